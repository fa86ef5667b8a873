import { holdTo } from '../testing.ts';
// Written by test/oracles/crypto_ids.py.
import data from './testdata/typeid-converter.json' with { type: 'json' };
import tool from './typeid-converter.ts';

holdTo(tool, { vectors: data.vectors });
