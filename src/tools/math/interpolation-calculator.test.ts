import { holdTo } from '../testing.ts';
import tool from './interpolation-calculator.ts';
// Worked out by test/oracles/math_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ x: [1, 1], y: [1, 2], at: [1] }, 'x[1]'],
    [{ x: [1, 2], y: [1], at: [1] }, 'y'],
  ],
  unprocessable: [[{ x: [1, 2], y: [1, 2], at: [3] }, /outside/]],
});
