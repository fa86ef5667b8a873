import { holdTo } from '../testing.ts';
import tool from './rsa-cipher.ts';
// Written by test/oracles/crypto_keys.py.
import data from './testdata/rsa-cipher.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
