import { holdTo } from '../testing.ts';
import tool from './hash-comparer.ts';
// Written by test/oracles/crypto_ciphers.py.
import data from './testdata/hash-comparer.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
