import { holdTo } from '../testing.ts';
import tool from './cronbach-alpha-calculator.ts';
// Worked out by test/oracles/statistics_describing.py, apart from the tool.
import vectors from './testdata/describing.json' with { type: 'json' };

holdTo(tool, {
  vectors,
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
