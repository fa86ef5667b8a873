import { holdTo } from '../testing.ts';
import tool from './matrix-inverse-calculator.ts';
// Worked out by test/oracles/math_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  unprocessable: [
    [
      {
        matrix: [
          [1, 2],
          [2, 4],
        ],
      },
      /singular/,
    ],
  ],
});
