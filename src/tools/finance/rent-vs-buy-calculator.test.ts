import { holdTo } from '../testing.ts';
import tool from './rent-vs-buy-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [[{ homePrice: 100, downPayment: 101, annualRatePercent: 1, monthlyRent: 1, years: 1 }, 'downPayment']],
});
