import { holdTo } from '../testing.ts';
import tool from './aes-key-wrap.ts';
// Written by test/oracles/crypto_ciphers.py.
import data from './testdata/aes-key-wrap.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
