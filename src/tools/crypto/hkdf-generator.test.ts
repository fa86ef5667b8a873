import { holdTo } from '../testing.ts';
import tool from './hkdf-generator.ts';
// Written by test/oracles/crypto_ciphers.py.
import data from './testdata/hkdf-generator.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
