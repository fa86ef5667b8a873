import { holdTo } from '../testing.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };
import tool from './treasury-bill-calculator.ts';

holdTo(tool, {
  vectors,
  invalid: [
    [{ days: 5 }, 'discountRatePercent'],
    [{ price: 99, settlementDate: '2026-01-01', maturityDate: '2027-01-03' }, 'maturityDate'],
  ],
});
