import { holdTo } from '../testing.ts';
import tool from './argon2-generator.ts';
// Written by test/oracles/crypto_ciphers.py.
import data from './testdata/argon2-generator.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
