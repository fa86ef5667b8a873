import { holdTo } from '../testing.ts';
import tool from './password-entropy-calculator.ts';
// Written by test/oracles/crypto_ids.py.
import data from './testdata/password-entropy-calculator.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
