import { holdTo } from '../testing.ts';
import tool from './sri-hash-generator.ts';
// Written by test/oracles/crypto_ids.py.
import data from './testdata/sri-hash-generator.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
