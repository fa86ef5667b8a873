import { holdTo } from '../testing.ts';
import tool from './auto-loan-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  unprocessable: [[{ price: 100, downPayment: 101, annualRatePercent: 1, termMonths: 12 }]],
});
