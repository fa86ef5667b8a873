import { holdTo } from '../testing.ts';
import tool from './public-key-extractor.ts';
// Written by test/oracles/crypto_keys.py.
import data from './testdata/public-key-extractor.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
