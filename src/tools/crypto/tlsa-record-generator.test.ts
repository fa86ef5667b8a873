import { holdTo } from '../testing.ts';
// Written by test/oracles/crypto_keys.py.
import data from './testdata/tlsa-record-generator.json' with { type: 'json' };
import tool from './tlsa-record-generator.ts';

holdTo(tool, { vectors: data.vectors });
