import { holdTo } from '../testing.ts';
import tool from './crl-decoder.ts';
// Written by test/oracles/crypto_keys.py.
import data from './testdata/crl-decoder.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
