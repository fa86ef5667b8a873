import { holdTo } from '../testing.ts';
import tool from './rc4-cipher.ts';
// Written by test/oracles/crypto_ciphers.py.
import data from './testdata/rc4-cipher.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
