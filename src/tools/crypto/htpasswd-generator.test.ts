import { holdTo } from '../testing.ts';
import tool from './htpasswd-generator.ts';
// Written by test/oracles/crypto_ciphers.py.
import data from './testdata/htpasswd-generator.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
