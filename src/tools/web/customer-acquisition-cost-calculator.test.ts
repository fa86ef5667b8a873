import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './customer-acquisition-cost-calculator.ts';

holdTo(tool, {
  answers: [
    [
      { marketingCost: 1, salesCost: 2, otherCost: 3, newCustomers: 4 },
      { totalCost: 6, cac: 1.5 },
    ],
    // From the unrounded CAC: 1000 / 3.
    [
      { marketingCost: 1000, newCustomers: 3, lifetimeValue: 1000, decimals: 0 },
      { cac: 333, ltvToCac: 3 },
    ],
  ],
  invalid: [
    [{ marketingCost: 1 }, 'newCustomers'],
    [{ marketingCost: 1, newCustomers: 1, grossMarginPercent: 101 }, 'grossMarginPercent'],
  ],
  unprocessable: [[{ marketingCost: 1, newCustomers: 0 }, /above 0/]],
});

describe('customer-acquisition-cost-calculator', () => {
  it('leaves out what would divide by 0', async () => {
    const result = await run(tool, { marketingCost: 0, newCustomers: 5, lifetimeValue: 10, monthlyRevenuePerCustomer: 10, grossMarginPercent: 0 });
    expect(result).toEqual({ totalCost: 0, cac: 0 });
  });
});
