import { holdTo } from '../testing.ts';
import tool from './blowfish-cipher.ts';
// Written by test/oracles/crypto_ciphers.py.
import data from './testdata/blowfish-cipher.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
