import { holdTo } from '../testing.ts';
import tool from './simple-interest-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [[{ solveFor: 'principal', annualRatePercent: -5, years: 2, interest: 0 }, { principal: 0 }]],
  invalid: [
    [{ principal: 1, annualRatePercent: 1 }, 'years'],
    [{ principal: 1, annualRatePercent: 1, years: 1, days: 5 }, 'years'],
  ],
  unprocessable: [[{ solveFor: 'rate', principal: 0, years: 1, interest: 5 }]],
});
