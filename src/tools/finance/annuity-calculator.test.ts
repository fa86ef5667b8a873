import { holdTo } from '../testing.ts';
import tool from './annuity-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ ratePercent: 5, payment: 1, presentValue: 1 }, 'payment'],
    [{ ratePercent: 5, futureValue: 1 }, 'futureValue'],
  ],
  unprocessable: [[{ payment: 1, ratePercent: 3, growthPercent: 3 }]],
});
