import { holdTo } from '../testing.ts';
import tool from './definite-integral-calculator.ts';
// Worked out by test/oracles/math_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [[{ expression: 'x^2', from: 0, to: -1e100 }, { value: -1e300 / 3 }]],
  unprocessable: [
    [{ expression: '1/x', from: 0, to: 1 }, /diverges/],
    [{ expression: '1/x', from: -1, to: 1 }, /diverges/],
    [{ expression: 'x', from: 'y', to: 1 }, /not constant/],
  ],
});
