import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './churn-rate-calculator.ts';
import data from './testdata/churn-rate-calculator.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    // 1 - 0.5^4 = 93.75 %.
    [
      { customersAtStart: 2, customersLost: 1, period: 'quarter' },
      { churnPercent: 50, annualChurnPercent: 93.75, expectedLifetimePeriods: 2, customersAtEnd: 1 },
    ],
    [
      { customersAtStart: 5, customersLost: 5 },
      { churnPercent: 100, retentionPercent: 0, annualChurnPercent: 100 },
    ],
    [
      { customersAtStart: 5, customersLost: 0, revenueAtStart: 100, revenueLost: 25 },
      { grossRevenueChurnPercent: 25, netRevenueRetentionPercent: 75 },
    ],
  ],
  invalid: [
    [{ customersAtStart: 1, customersLost: 2 }, 'customersLost'],
    [{ customersAtStart: 1, customersLost: 0, revenueAtStart: 1 }, 'revenueLost'],
    [{ customersAtStart: 1, customersLost: 0, revenueLost: 1 }, 'revenueAtStart'],
    [{ customersAtStart: 1, customersLost: 0, period: 'week' }, 'period'],
  ],
  unprocessable: [
    [{ customersAtStart: 0, customersLost: 0 }, /above 0/],
    [{ customersAtStart: 1, customersLost: 0, revenueAtStart: 0, revenueLost: 0 }, /above 0/],
  ],
});

describe('churn-rate-calculator', () => {
  it('expects no lifetime without churn', async () =>
    expect(await run(tool, { customersAtStart: 3, customersLost: 0 })).not.toHaveProperty('expectedLifetimePeriods'));
});
