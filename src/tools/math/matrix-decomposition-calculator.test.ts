import { holdTo } from '../testing.ts';
import tool from './matrix-decomposition-calculator.ts';
// Worked out by test/oracles/math_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ matrix: [[1, 2]], method: 'qr' }, 'matrix'],
    [
      {
        matrix: [
          [1, 2],
          [3, 4],
        ],
        method: 'cholesky',
      },
      'matrix',
    ],
  ],
  unprocessable: [
    [
      {
        matrix: [
          [1, 2],
          [2, 1],
        ],
        method: 'cholesky',
      },
      /positive definite/,
    ],
  ],
});
