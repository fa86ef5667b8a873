import { holdTo } from '../testing.ts';
import tool from './merkle-root-calculator.ts';
// Written by test/oracles/crypto_ids.py.
import data from './testdata/merkle-root-calculator.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
