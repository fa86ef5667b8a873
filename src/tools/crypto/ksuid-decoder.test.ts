import { holdTo } from '../testing.ts';
import tool from './ksuid-decoder.ts';
// Written by test/oracles/crypto_ids.py.
import data from './testdata/ksuid-decoder.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
