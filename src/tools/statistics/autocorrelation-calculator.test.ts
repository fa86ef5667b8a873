import { holdTo } from '../testing.ts';
import tool from './autocorrelation-calculator.ts';
// Worked out by test/oracles/statistics_relations.py, apart from the tool.
import vectors from './testdata/relations.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [[{ values: [1] }, 'values']],
  unprocessable: [[{ values: [1, 1] }, 'all equal']],
});
