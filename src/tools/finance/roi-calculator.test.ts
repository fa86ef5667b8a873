import { holdTo } from '../testing.ts';
import tool from './roi-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ amountInvested: 1, amountReturned: 1, startDate: '2026-01-02', endDate: '2026-01-01' }, 'endDate'],
    [{ amountInvested: 1, amountReturned: 1, startDate: '2026-01-02' }, 'endDate'],
  ],
});
