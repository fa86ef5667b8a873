import { holdTo } from '../testing.ts';
import tool from './jwk-pem-converter.ts';
// Written by test/oracles/crypto_keys.py.
import data from './testdata/jwk-pem-converter.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
