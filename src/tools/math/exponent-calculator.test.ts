import { holdTo } from '../testing.ts';
import tool from './exponent-calculator.ts';
// Worked out by test/oracles/math_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  unprocessable: [
    [{ base: -8, exponent: 0.5 }, /even/],
    [{ base: 0, exponent: -1 }, /zero/],
  ],
});
