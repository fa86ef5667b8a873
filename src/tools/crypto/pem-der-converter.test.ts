import { holdTo } from '../testing.ts';
import tool from './pem-der-converter.ts';
// Written by test/oracles/crypto_keys.py.
import data from './testdata/pem-der-converter.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
