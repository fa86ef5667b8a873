import { holdTo } from '../testing.ts';
import tool from './summation-calculator.ts';
// Worked out by test/oracles/math_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [[{ expression: 'n', from: 0, to: 200000 }, 'to']],
  unprocessable: [[{ expression: '1/n', from: -2, to: 2 }, /n = 0/]],
});
