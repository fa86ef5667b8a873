import { holdTo } from '../testing.ts';
import tool from './polynomial-regression-calculator.ts';
// Worked out by test/oracles/statistics_relations.py, apart from the tool.
import vectors from './testdata/relations.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ x: [1, 2], y: [1] }, 'y'],
    [{ x: [1, 2], y: [1, 2], degree: 11 }, 'degree'],
  ],
  unprocessable: [[{ x: [1, 1, 2], y: [1, 2, 3] }, 'needs 3']],
});
