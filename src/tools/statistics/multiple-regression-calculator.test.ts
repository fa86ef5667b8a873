import { holdTo } from '../testing.ts';
import tool from './multiple-regression-calculator.ts';
// Worked out by test/oracles/statistics_relations.py, apart from the tool.
import vectors from './testdata/relations.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ x: [[1], [2]], y: [1] }, 'y'],
    [{ x: [[1], [2, 3]], y: [1, 2] }, 'x[1]'],
  ],
  unprocessable: [
    [
      {
        x: [
          [1, 2],
          [2, 4],
          [3, 6],
        ],
        y: [1, 2, 4],
      },
      'linearly dependent',
    ],
    [
      {
        x: [
          [1, 2],
          [3, 4],
        ],
        y: [1, 2],
      },
      'fewer observations',
    ],
  ],
});
