import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, decimals, fraction, money, ratio } from '../shared/numbers/money.ts';
import { amount, divisor, optional, quotient } from './lib/figures.ts';

export default defineTool({
  slug: 'roas-calculator',
  name: 'ROAS Calculator',
  category: 'web',
  summary: 'Calculates return on ad spend (ROAS), with the break-even point and the profit at a given margin.',
  description: 'Ratios and percentages are not rounded, the profit is.',
  reference: 'roas = revenue / ad spend; break-even = 100 / margin percent',
  keywords: ['advertising', 'return', 'ads', 'acos', 'profit', 'roi', 'marketing'],
  inputs: z.strictObject({
    revenue: amount('What the advertisements brought in, in your currency'),
    adSpend: amount('What the advertisements cost, in your currency'),
    marginPercent: z.number().min(0.01).max(100).optional().describe('Gross margin before advertising, in percent'),
    decimals,
  }),
  result: z.strictObject({
    roas: z.number().describe('Revenue per unit of ad spend'),
    roasPercent: z.number().describe('Revenue in percent of ad spend'),
    roiPercent: z.number().optional().describe('Gross profit less spend, in percent of spend; with a margin'),
    breakEvenRoas: z.number().optional().describe('The return at which nothing is lost; with a margin'),
    profit: z.number().optional().describe('Gross profit less ad spend; with a margin'),
    acosPercent: z.number().optional().describe('Ad spend in percent of revenue; absent without revenue'),
  }),
  examples: [
    {
      inputs: { revenue: 5000, adSpend: 1250, marginPercent: 40 },
      result: { roas: 4, roasPercent: 400, acosPercent: 25, roiPercent: 60, breakEvenRoas: 2.5, profit: 750 },
    },
    { inputs: { revenue: 0, adSpend: 100 }, result: { roas: 0, roasPercent: 0 } },
  ],
  run({ revenue, adSpend, marginPercent, decimals: places }) {
    const spend = divisor(adSpend, 'adSpend');
    const roas = new D(revenue).div(spend);
    const profit = marginPercent === undefined ? undefined : fraction(marginPercent).times(revenue).minus(spend);
    return {
      roas: ratio(roas),
      roasPercent: ratio(roas.times(100)),
      ...optional('acosPercent', quotient(adSpend, revenue)?.times(100)),
      ...optional('roiPercent', profit?.div(spend).times(100)),
      ...optional('breakEvenRoas', quotient(100, marginPercent)),
      ...(profit && { profit: money(profit, places) }),
    };
  },
});
