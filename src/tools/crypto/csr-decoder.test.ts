import { holdTo } from '../testing.ts';
import tool from './csr-decoder.ts';
// Written by test/oracles/crypto_keys.py.
import data from './testdata/csr-decoder.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
