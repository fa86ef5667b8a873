import { holdTo } from '../testing.ts';
import tool from './correlation-calculator.ts';
// Worked out by test/oracles/statistics_relations.py, apart from the tool.
import vectors from './testdata/relations.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ x: [1, 2, 3], y: [1, 2] }, 'y'],
    [{ x: [1, 2, 3], y: [1, 2, 4], confidencePercent: 100 }, 'confidencePercent'],
  ],
  unprocessable: [[{ x: [1, 2, 3], y: [5, 5, 5] }, 'all equal']],
});
