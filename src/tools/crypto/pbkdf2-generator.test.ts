import { holdTo } from '../testing.ts';
import tool from './pbkdf2-generator.ts';
// Written by test/oracles/crypto_ciphers.py.
import data from './testdata/pbkdf2-generator.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
