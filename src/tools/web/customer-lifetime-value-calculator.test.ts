import { holdTo } from '../testing.ts';
import tool from './customer-lifetime-value-calculator.ts';
import data from './testdata/customer-lifetime-value-calculator.json' with { type: 'json' };

const order = { averageOrderValue: 100, ordersPerYear: 1 };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    // An annuity due of 3 payments at 10 %: 100 (1 + 1/1.1 + 1/1.21) = 273.55.
    [
      { ...order, lifespanYears: 3, annualDiscountPercent: 10 },
      { discountedValue: 273.55, lifetimeRevenue: 300 },
    ],
    // Churn of all: one payment, whatever the discount.
    [
      { ...order, annualChurnPercent: 100, annualDiscountPercent: 50 },
      { lifespanYears: 1, discountedValue: 100 },
    ],
    // Without discount, churn sums to 1 / c.
    [
      { ...order, annualChurnPercent: 8 },
      { lifespanYears: 12.5, discountedValue: 1250, lifetimeValue: 1250 },
    ],
    [{ ...order, lifespanYears: 2, acquisitionCost: 0 }, { netValue: 200 }],
  ],
  invalid: [
    [order, 'lifespanYears'],
    [{ ...order, lifespanYears: 1, annualChurnPercent: 1 }, 'annualChurnPercent'],
    [{ ...order, annualChurnPercent: 0 }, 'annualChurnPercent'],
  ],
});
