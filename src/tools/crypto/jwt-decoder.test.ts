import { holdTo } from '../testing.ts';
import tool from './jwt-decoder.ts';
// Written by test/oracles/crypto_keys.py.
import data from './testdata/jwt-decoder.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
