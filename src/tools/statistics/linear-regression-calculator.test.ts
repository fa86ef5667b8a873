import { holdTo } from '../testing.ts';
import tool from './linear-regression-calculator.ts';
// Worked out by test/oracles/statistics_relations.py, apart from the tool.
import vectors from './testdata/relations.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [[{ x: [1, 2], y: [1] }, 'y']],
  unprocessable: [
    [{ x: [1, 1], y: [1, 2] }, 'all equal'],
    [{ x: [0, 0], y: [1, 2], throughOrigin: true }, 'all 0'],
  ],
});
