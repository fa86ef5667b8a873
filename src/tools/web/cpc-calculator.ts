import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, decimals, money } from '../shared/numbers/money.ts';
import { amount, divisor, wholeCount } from './lib/figures.ts';
import { missingOf } from './lib/two-of-three.ts';

export default defineTool({
  slug: 'cpc-calculator',
  name: 'CPC Calculator',
  category: 'web',
  summary: 'Calculates cost, clicks or cost per click (CPC) from the other two.',
  description: 'Give exactly two of the three; what was given comes back unchanged.',
  reference: 'cpc = cost / clicks',
  keywords: ['advertising', 'cost per click', 'ads', 'ppc', 'marketing'],
  inputs: z.strictObject({
    cost: amount('What the clicks cost, in your currency').optional(),
    clicks: amount('How often the advertisement was clicked').optional(),
    cpc: amount('Cost per click', 1e9).optional(),
    decimals,
  }),
  result: z.strictObject({
    cost: z.number().describe('What the clicks cost'),
    clicks: z.number().describe('How often the advertisement was clicked; whole when computed'),
    cpc: z.number().describe('Cost per click'),
  }),
  headline: 'cpc',
  examples: [
    { inputs: { cost: 100, clicks: 3 }, result: { cost: 100, clicks: 3, cpc: 33.33 } },
    { inputs: { clicks: 1200, cpc: 0.35 }, result: { cost: 420, clicks: 1200, cpc: 0.35 } },
  ],
  run({ decimals: places, cost, clicks, cpc }) {
    const missing = missingOf({ cost, clicks, cpc });
    const [c, n, each] = [cost ?? 0, clicks ?? 0, cpc ?? 0];
    if (missing === 'cpc') return { cost: c, clicks: n, cpc: money(new D(c).div(divisor(n, 'clicks')), places) };
    if (missing === 'clicks') return { cost: c, clicks: wholeCount(new D(c).div(divisor(each, 'cpc'))), cpc: each };
    return { cost: money(new D(each).times(n), places), clicks: n, cpc: each };
  },
});
