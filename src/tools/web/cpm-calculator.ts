import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, decimals, money } from '../shared/numbers/money.ts';
import { amount, divisor, wholeCount } from './lib/figures.ts';
import { missingOf } from './lib/two-of-three.ts';

export default defineTool({
  slug: 'cpm-calculator',
  name: 'CPM Calculator',
  category: 'web',
  summary: 'Calculates cost, impressions or cost per thousand impressions (CPM) from the other two.',
  description: 'Give exactly two of the three; what was given comes back unchanged.',
  reference: 'cpm = cost × 1000 / impressions',
  keywords: ['advertising', 'cost per mille', 'ads', 'media', 'marketing'],
  inputs: z.strictObject({
    cost: amount('What the impressions cost, in your currency').optional(),
    impressions: amount('How often the advertisement was shown').optional(),
    cpm: amount('Cost per thousand impressions', 1e9).optional(),
    decimals,
  }),
  result: z.strictObject({
    cost: z.number().describe('What the impressions cost'),
    impressions: z.number().describe('How often the advertisement was shown; whole when computed'),
    cpm: z.number().describe('Cost per thousand impressions'),
  }),
  headline: 'cpm',
  examples: [
    { inputs: { cost: 250, impressions: 80_000 }, result: { cost: 250, impressions: 80_000, cpm: 3.13 } },
    { inputs: { cost: 100, cpm: 3 }, result: { cost: 100, impressions: 33_333, cpm: 3 } },
  ],
  run({ decimals: places, cost, impressions, cpm }) {
    const missing = missingOf({ cost, impressions, cpm });
    const [c, i, m] = [cost ?? 0, impressions ?? 0, cpm ?? 0];
    if (missing === 'cpm') return { cost: c, impressions: i, cpm: money(new D(c).times(1000).div(divisor(i, 'impressions')), places) };
    if (missing === 'impressions') return { cost: c, impressions: wholeCount(new D(c).times(1000).div(divisor(m, 'cpm'))), cpm: m };
    return { cost: money(new D(m).times(i).div(1000), places), impressions: i, cpm: m };
  },
});
