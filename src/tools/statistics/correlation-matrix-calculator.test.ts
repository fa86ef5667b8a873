import { holdTo } from '../testing.ts';
import tool from './correlation-matrix-calculator.ts';
// Worked out by test/oracles/statistics_relations.py, apart from the tool.
import vectors from './testdata/relations.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [
      {
        variables: [
          [1, 2],
          [1, 2, 3],
        ],
      },
      'variables[1]',
    ],
    [{ variables: [[1, 2]] }, 'variables'],
  ],
  unprocessable: [
    [
      {
        variables: [
          [1, 2],
          [1, 1],
        ],
      },
      'variable 1',
    ],
  ],
});
