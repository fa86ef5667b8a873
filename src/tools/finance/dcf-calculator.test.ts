import { holdTo } from '../testing.ts';
import tool from './dcf-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  unprocessable: [[{ freeCashFlows: [1], discountRatePercent: 2, terminalGrowthPercent: 2 }]],
});
