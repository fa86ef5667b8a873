import { holdTo } from '../testing.ts';
import tool from './jwt-generator.ts';
// Written by test/oracles/crypto_keys.py.
import data from './testdata/jwt-generator.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
