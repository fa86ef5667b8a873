import { holdTo } from '../testing.ts';
import tool from './ntlm-hash-generator.ts';
// Written by test/oracles/crypto_ciphers.py.
import data from './testdata/ntlm-hash-generator.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
