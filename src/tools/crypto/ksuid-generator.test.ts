import { holdTo } from '../testing.ts';
import tool from './ksuid-generator.ts';
// Written by test/oracles/crypto_ids.py.
import data from './testdata/ksuid-generator.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
