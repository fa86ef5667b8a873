import { holdTo } from '../testing.ts';
import tool from './mirr-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  unprocessable: [[{ cashFlows: [1, 2], financeRatePercent: 1, reinvestRatePercent: 1 }]],
});
