import { holdTo } from '../testing.ts';
import tool from './gini-coefficient-calculator.ts';
// Worked out by test/oracles/statistics_describing.py, apart from the tool.
import vectors from './testdata/describing.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [[{ values: [1, -1] }, 'values[1]']],
  unprocessable: [[{ values: [0, 0] }, 'All values are 0']],
});
