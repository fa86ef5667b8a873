import { holdTo } from '../testing.ts';
import tool from './amortization-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [[{ amount: 3, annualRatePercent: 2, termMonths: 1, roundPayments: true }, { payment: 3.01 }]],
  invalid: [
    [{ amount: 100, annualRatePercent: 1, termMonths: 12, interestOnlyMonths: 12 }, 'interestOnlyMonths'],
    [{ amount: 100, annualRatePercent: 1, termMonths: 12, startDate: '2026-02-30' }, 'startDate'],
  ],
});
