import { holdTo } from '../testing.ts';
import tool from './apr-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [[{ amount: 1_000_000, annualRatePercent: 5, termMonths: 360, upfrontFees: 1e-300 }, { aprPercent: 5 }]],
  unprocessable: [[{ amount: 100, annualRatePercent: 1, termMonths: 12, upfrontFees: 100 }]],
});
