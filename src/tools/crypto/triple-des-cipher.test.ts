import { holdTo } from '../testing.ts';
// Written by test/oracles/crypto_ciphers.py.
import data from './testdata/triple-des-cipher.json' with { type: 'json' };
import tool from './triple-des-cipher.ts';

holdTo(tool, { vectors: data.vectors });
