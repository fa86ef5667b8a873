import { holdTo } from '../testing.ts';
import tool from './scrypt-generator.ts';
// Written by test/oracles/crypto_ciphers.py.
import data from './testdata/scrypt-generator.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
