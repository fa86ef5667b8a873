import { holdTo } from '../testing.ts';
// Worked out by test/oracles/statistics_describing.py, apart from the tool.
import vectors from './testdata/describing.json' with { type: 'json' };
import tool from './weighted-mean-calculator.ts';

holdTo(tool, {
  vectors,
  invalid: [
    [{ values: [1, 2], weights: [1] }, 'weights'],
    [{ values: [1], weights: [-1] }, 'weights[0]'],
  ],
  unprocessable: [[{ values: [1, 2], weights: [0, 0] }, 'All weights are 0']],
});
