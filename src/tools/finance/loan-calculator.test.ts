import { holdTo } from '../testing.ts';
import tool from './loan-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [[{ amount: 1_728_000, annualRatePercent: 1, termMonths: 1, balloon: 1_729_440 }, { payment: 0 }]],
  invalid: [
    [{ amount: 1, annualRatePercent: 1, termMonths: 12, payment: 5 }, 'payment'],
    [{ amount: 1, termMonths: 12 }, 'annualRatePercent'],
    [{ solveFor: 'term', amount: 100, annualRatePercent: 1, payment: 5, balloon: 1 }, 'balloon'],
    [{ amount: 0, annualRatePercent: 1, termMonths: 12 }, 'amount'],
  ],
  unprocessable: [[{ solveFor: 'term', amount: 1000, annualRatePercent: 12, payment: 10 }], [{ solveFor: 'rate', amount: 1000, termMonths: 10, payment: 99 }]],
});
