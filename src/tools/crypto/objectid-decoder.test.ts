import { holdTo } from '../testing.ts';
import tool from './objectid-decoder.ts';
// Written by test/oracles/crypto_ids.py.
import data from './testdata/objectid-decoder.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
