import { holdTo } from '../testing.ts';
import tool from './credit-card-payoff-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    [
      { balance: 1000, annualRatePercent: 1000, strategy: 'deadline', months: 1200 },
      { months: 1200, totalPaid: 1_000_000 },
    ],
  ],
  invalid: [
    [{ balance: 100, annualRatePercent: 1 }, 'monthlyPayment'],
    [{ balance: 100, annualRatePercent: 1, strategy: 'deadline' }, 'months'],
  ],
});
