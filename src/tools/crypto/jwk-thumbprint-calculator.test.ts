import { holdTo } from '../testing.ts';
import tool from './jwk-thumbprint-calculator.ts';
// Written by test/oracles/crypto_keys.py.
import data from './testdata/jwk-thumbprint-calculator.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
