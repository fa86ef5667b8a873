import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, ratio } from '../shared/numbers/money.ts';
import { amount, divisor, wholeCount } from './lib/figures.ts';
import { missingOf } from './lib/two-of-three.ts';

export default defineTool({
  slug: 'ctr-calculator',
  name: 'CTR Calculator',
  category: 'web',
  summary: 'Calculates click-through rate (CTR), clicks or impressions from the other two.',
  description: 'Give exactly two of the three. Computed counts are whole; the rate is not rounded. More clicks than impressions are allowed.',
  reference: 'ctr = 100 × clicks / impressions',
  keywords: ['advertising', 'click through', 'ads', 'percentage', 'marketing', 'seo'],
  inputs: z.strictObject({
    clicks: amount('How often it was clicked').optional(),
    impressions: amount('How often it was shown').optional(),
    ctrPercent: amount('Click-through rate in percent', 100).optional(),
  }),
  result: z.strictObject({
    clicks: z.number().describe('How often it was clicked; whole when computed'),
    impressions: z.number().describe('How often it was shown; whole when computed'),
    ctrPercent: z.number().describe('Click-through rate in percent'),
  }),
  headline: 'ctrPercent',
  examples: [
    { inputs: { clicks: 37, impressions: 1500 }, result: { clicks: 37, impressions: 1500, ctrPercent: 2.466666666666667 } },
    { inputs: { clicks: 50, ctrPercent: 1.6 }, result: { clicks: 50, impressions: 3125, ctrPercent: 1.6 } },
  ],
  run({ clicks, impressions, ctrPercent }) {
    const missing = missingOf({ clicks, impressions, ctrPercent });
    const [c, i, rate] = [clicks ?? 0, impressions ?? 0, ctrPercent ?? 0];
    if (missing === 'ctrPercent') return { clicks: c, impressions: i, ctrPercent: ratio(new D(c).times(100).div(divisor(i, 'impressions'))) };
    if (missing === 'impressions') return { clicks: c, impressions: wholeCount(new D(c).times(100).div(divisor(rate, 'ctrPercent'))), ctrPercent: rate };
    return { clicks: wholeCount(new D(rate).times(i).div(100)), impressions: i, ctrPercent: rate };
  },
});
