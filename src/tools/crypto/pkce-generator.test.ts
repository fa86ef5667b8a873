import { holdTo } from '../testing.ts';
import tool from './pkce-generator.ts';
// Written by test/oracles/crypto_ids.py.
import data from './testdata/pkce-generator.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
