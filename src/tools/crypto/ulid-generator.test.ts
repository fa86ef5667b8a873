import { holdTo } from '../testing.ts';
// Written by test/oracles/crypto_ids.py.
import data from './testdata/ulid-generator.json' with { type: 'json' };
import tool from './ulid-generator.ts';

holdTo(tool, { vectors: data.vectors });
