import { holdTo } from '../testing.ts';
import tool from './outlier-detector.ts';
// Worked out by test/oracles/statistics_relations.py, apart from the tool.
import vectors from './testdata/relations.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [[{ values: [1, 2] }, 'values']],
  unprocessable: [
    [{ values: [1, 1, 1], method: 'z-score' }, 'standard deviation'],
    [{ values: [1, 1, 2], method: 'modified-z-score' }, 'median absolute deviation'],
    [{ values: [1, 1, 1], method: 'grubbs' }, 'standard deviation'],
  ],
});
