import { holdTo } from '../testing.ts';
// Written by test/oracles/crypto_ids.py.
import data from './testdata/ulid-decoder.json' with { type: 'json' };
import tool from './ulid-decoder.ts';

holdTo(tool, { vectors: data.vectors });
