import { holdTo } from '../testing.ts';
import tool from './special-function-calculator.ts';
// Worked out by test/oracles/math_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ function: 'gamma', x: 1, a: 2 }, 'a'],
    [{ function: 'beta', x: 1 }, 'a'],
  ],
  unprocessable: [
    [{ function: 'gamma', x: -2 }, /pole/],
    [{ function: 'zeta', x: 1 }, /pole/],
    [{ function: 'inverse-erf', x: 1 }, /-1 and 1/],
    [{ function: 'lambert-w', x: -1 }, /-1\/e/],
    [{ function: 'gamma', x: 172 }, /too large/],
  ],
  answers: [[{ function: 'regularized-beta', x: 0.5, a: 1e15, b: 1e15 }, { result: 0.5 }]],
});
