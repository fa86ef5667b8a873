import { holdTo } from '../testing.ts';
import tool from './confusion-matrix-calculator.ts';
// Worked out by test/oracles/statistics_describing.py, apart from the tool.
import vectors from './testdata/describing.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [[{ truePositives: 1, falsePositives: 0, trueNegatives: 0, falseNegatives: -1 }, 'falseNegatives']],
  unprocessable: [[{ truePositives: 0, falsePositives: 0, trueNegatives: 0, falseNegatives: 0 }, 'All four counts are 0']],
});
