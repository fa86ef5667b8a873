import { holdTo } from '../testing.ts';
import tool from './ssh-public-key-parser.ts';
// Written by test/oracles/crypto_keys.py.
import data from './testdata/ssh-public-key-parser.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
