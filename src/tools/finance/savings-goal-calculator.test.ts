import { holdTo } from '../testing.ts';
import tool from './savings-goal-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [[{ solveFor: 'time', goal: 1_729_450, currentSavings: 1_728_000, annualRatePercent: 1, monthlyContribution: 10 }, { months: 1 }]],
  invalid: [
    [{ goal: 100 }, 'months'],
    [{ goal: 100, months: 5, monthlyContribution: 1 }, 'monthlyContribution'],
  ],
  unprocessable: [[{ solveFor: 'time', goal: 100, monthlyContribution: 0 }]],
});
