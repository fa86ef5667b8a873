import { holdTo } from '../testing.ts';
import tool from './refinance-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    [{ balance: 1000, currentAnnualRatePercent: 0, remainingMonths: 3, newAnnualRatePercent: 0, newTermMonths: 6, closingCosts: 500 }, { breakEvenMonths: 3 }],
    [{ balance: 12, currentAnnualRatePercent: 0, remainingMonths: 12, newAnnualRatePercent: 0, newTermMonths: 24, closingCosts: 5 }, { breakEvenMonths: 10 }],
  ],
});
