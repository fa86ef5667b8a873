import { holdTo } from '../testing.ts';
import tool from './fernet-cipher.ts';
// Written by test/oracles/crypto_ciphers.py.
import data from './testdata/fernet-cipher.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
