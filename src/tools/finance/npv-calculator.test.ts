import { holdTo } from '../testing.ts';
import tool from './npv-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  unprocessable: [[{ ratePercent: -99.99, cashFlows: Array.from({ length: 200 }, () => 1) }]],
  answers: [[{ ratePercent: 7, cashFlows: [-100, 107, -114.49] }, { profitabilityIndex: 0 }]],
});
