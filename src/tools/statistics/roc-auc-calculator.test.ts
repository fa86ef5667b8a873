import { holdTo } from '../testing.ts';
import tool from './roc-auc-calculator.ts';
// Worked out by test/oracles/statistics_describing.py, apart from the tool.
import vectors from './testdata/describing.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [[{ labels: [true, false], scores: [1, 2, 3] }, 'scores']],
  unprocessable: [[{ labels: [true, true], scores: [1, 2] }, 'All labels are the same']],
});
