import { holdTo } from '../testing.ts';
import tool from './data-entropy-calculator.ts';
// Written by test/oracles/crypto_ciphers.py.
import data from './testdata/data-entropy-calculator.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors.map((vector) => ({ ...vector, near: { relative: 1e-12 } })) });
