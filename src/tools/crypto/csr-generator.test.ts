import { holdTo } from '../testing.ts';
import tool from './csr-generator.ts';
// Written by test/oracles/crypto_keys.py.
import data from './testdata/csr-generator.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
