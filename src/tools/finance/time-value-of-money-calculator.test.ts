import { holdTo } from '../testing.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };
import tool from './time-value-of-money-calculator.ts';

holdTo(tool, {
  vectors,
  invalid: [
    [{ solveFor: 'payment', periods: 5 }, 'ratePercent'],
    [{ solveFor: 'payment', payment: 1, periods: 5, ratePercent: 1 }, 'payment'],
  ],
  unprocessable: [[{ solveFor: 'periods', ratePercent: 1, presentValue: 100, payment: 10 }]],
  answers: [
    [{ solveFor: 'rate', periods: 2, presentValue: 1000, payment: -2200, futureValue: 3410 }, { ratePercent: 10 }],
    [{ solveFor: 'rate', periods: 1, presentValue: -1, futureValue: 1e12 }, { ratePercent: 99_999_999_999_900 }],
  ],
});
