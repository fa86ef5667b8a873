import { holdTo } from '../testing.ts';
import tool from './nanoid-generator.ts';
// Written by test/oracles/crypto_ids.py.
import data from './testdata/nanoid-generator.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
