import { holdTo } from '../testing.ts';
import tool from './depreciation-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ cost: 100, salvageValue: 101, lifeYears: 5 }, 'salvageValue'],
    [{ cost: 100 }, 'lifeYears'],
    [{ cost: 100, lifeYears: 5, method: 'declining-balance', firstYearMonths: 6 }, 'firstYearMonths'],
  ],
});
