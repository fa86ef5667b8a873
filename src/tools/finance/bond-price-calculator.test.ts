import { holdTo } from '../testing.ts';
import tool from './bond-price-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ couponRatePercent: 5, yieldPercent: 5, years: 0.3 }, 'years'],
    [{ couponRatePercent: 5, yieldPercent: 5, settlementDate: '2026-01-01', maturityDate: '2026-01-01' }, 'maturityDate'],
  ],
});
