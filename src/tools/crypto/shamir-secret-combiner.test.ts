import { holdTo } from '../testing.ts';
import tool from './shamir-secret-combiner.ts';
// Written by test/oracles/crypto_ids.py.
import data from './testdata/shamir-secret-combiner.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
