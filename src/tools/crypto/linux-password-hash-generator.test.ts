import { holdTo } from '../testing.ts';
import tool from './linux-password-hash-generator.ts';
// Written by test/oracles/crypto_ciphers.py.
import data from './testdata/linux-password-hash-generator.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
