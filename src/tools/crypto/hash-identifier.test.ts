import { holdTo } from '../testing.ts';
import tool from './hash-identifier.ts';
// Written by test/oracles/crypto_ciphers.py.
import data from './testdata/hash-identifier.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
