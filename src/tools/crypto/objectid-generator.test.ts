import { holdTo } from '../testing.ts';
import tool from './objectid-generator.ts';
// Written by test/oracles/crypto_ids.py.
import data from './testdata/objectid-generator.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
