import { holdTo } from '../testing.ts';
import tool from './object-identifier-converter.ts';
// Written by test/oracles/crypto_keys.py.
import data from './testdata/object-identifier-converter.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
