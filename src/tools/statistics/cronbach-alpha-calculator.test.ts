import { holdTo } from '../testing.ts';
import tool from './cronbach-alpha-calculator.ts';
// Worked out by test/oracles/statistics_describing.py, apart from the tool.
import vectors from './testdata/describing.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    // Items that do not correlate: Σ(x − 26/7)(y − 3) is 0.
    [
      {
        scores: [
          [5, 5],
          [4, 2],
          [3, 2],
          [5, 1],
          [2, 5],
          [2, 2],
          [5, 4],
        ],
      },
      { alpha: 0, standardizedAlpha: 0 },
    ],
  ],
  invalid: [
    [
      {
        scores: [
          [1, 2],
          [1, 2, 3],
        ],
      },
      'scores[1]',
    ],
    [{ scores: [[1], [2]] }, 'scores[0]'],
  ],
  unprocessable: [
    [
      {
        scores: [
          [1, 2],
          [2, 1],
        ],
      },
      'totals of all people are equal',
    ],
  ],
});
