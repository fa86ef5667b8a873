import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './conversion-rate-calculator.ts';

holdTo(tool, {
  answers: [
    [{ visitors: 3, conversions: 1 }, { ratePercent: 100 / 3 }],
    [
      { visitors: 10, conversions: 4, cost: 1, revenue: 2, decimals: 3 },
      { costPerConversion: 0.25, revenuePerVisitor: 0.2, averageOrderValue: 0.5 },
    ],
    [{ visitors: 1000, conversions: 1, targetRatePercent: 0.05 }, { conversionsAtTarget: 1 }],
  ],
  invalid: [
    [{ visitors: 1 }, 'conversions'],
    [{ visitors: 1, conversions: 1, targetRatePercent: 101 }, 'targetRatePercent'],
  ],
  unprocessable: [[{ visitors: 0, conversions: 0 }, /above 0/]],
});

describe('conversion-rate-calculator', () => {
  it('leaves out what would divide by no conversions', async () => {
    expect(Object.keys(await run(tool, { visitors: 5, conversions: 0, cost: 3, revenue: 0 }))).toEqual(['ratePercent', 'revenuePerVisitor']);
  });
});
