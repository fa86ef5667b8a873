import { holdTo } from '../testing.ts';
import tool from './jwt-verifier.ts';
// Written by test/oracles/crypto_keys.py.
import data from './testdata/jwt-verifier.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
