import { holdTo } from '../testing.ts';
import tool from './chacha20-cipher.ts';
// Written by test/oracles/crypto_ciphers.py.
import data from './testdata/chacha20-cipher.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
