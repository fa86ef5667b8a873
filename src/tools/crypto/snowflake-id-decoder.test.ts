import { holdTo } from '../testing.ts';
import tool from './snowflake-id-decoder.ts';
// Written by test/oracles/crypto_ids.py.
import data from './testdata/snowflake-id-decoder.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
