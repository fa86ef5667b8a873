import { holdTo } from '../testing.ts';
import tool from './payback-period-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [[{ initialInvestment: 1000, cashFlows: [1150], ratePercent: 15 }, { discountedPaybackPeriods: 1 }]],
});
