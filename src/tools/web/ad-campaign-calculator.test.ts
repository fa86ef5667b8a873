import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './ad-campaign-calculator.ts';

holdTo(tool, {
  answers: [
    [
      { cost: 10, impressions: 3000, clicks: 7 },
      { cpm: 3.33, cpc: 1.43, ctrPercent: 7 / 30 },
    ],
    [
      { cost: 10, revenue: 5 },
      { profit: -5, roas: 0.5, roiPercent: -50 },
    ],
  ],
  invalid: [
    [{}, 'cost'],
    [{ cost: 1, clicks: -1 }, 'clicks'],
  ],
});

describe('ad-campaign-calculator', () => {
  it('leaves out every ratio that has no parts', async () => {
    expect(await run(tool, { cost: 5 })).toEqual({});
    expect(Object.keys(await run(tool, { cost: 5, clicks: 0, impressions: 0, conversions: 0 }))).toEqual([]);
  });
});
