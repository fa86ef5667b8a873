import { holdTo } from '../testing.ts';
// Written by test/oracles/crypto_ciphers.py.
import data from './testdata/variable-length-hash-generator.json' with { type: 'json' };
import tool from './variable-length-hash-generator.ts';

holdTo(tool, { vectors: data.vectors });
