import { holdTo } from '../testing.ts';
import tool from './sum-calculator.ts';
// Worked out by test/oracles/math_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ values: [] }, 'values'],
    [{ values: [1, 'two'] }, 'values[1]'],
  ],
  unprocessable: [
    [{ values: [1, 0], operation: 'quotient' }, /zero/],
    [{ values: [1e308, 1e308] }, /too large/],
    [{ values: ['1/0'] }, /denominator/],
  ],
});
