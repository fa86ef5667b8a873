import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, decimals } from '../shared/numbers/money.ts';
import { amount, optional, optionalMoney, quotient } from './lib/figures.ts';

export default defineTool({
  slug: 'ad-campaign-calculator',
  name: 'Ad Campaign Calculator',
  category: 'web',
  summary: 'Calculates every common ratio of an ad campaign from impressions, clicks, conversions, cost and revenue.',
  description: 'A ratio whose parts are not all given, or whose divisor is 0, is left out. Rates are not rounded, sums of money are.',
  reference: 'cpm, cpc, cpa, ctr, conversion rate, roas and roi as quotients of the figures given',
  keywords: ['advertising', 'marketing', 'kpi', 'cpa', 'cpm', 'report', 'ads'],
  inputs: z.strictObject({
    cost: amount('What the campaign cost, in your currency'),
    impressions: amount('How often the advertisements were shown').optional(),
    clicks: amount('How often they were clicked').optional(),
    conversions: amount('How many clicks led to what was wanted').optional(),
    revenue: amount('What the campaign brought in, in your currency').optional(),
    decimals,
  }),
  result: z.strictObject({
    cpm: z.number().optional().describe('Cost per thousand impressions'),
    cpc: z.number().optional().describe('Cost per click'),
    cpa: z.number().optional().describe('Cost per conversion'),
    ctrPercent: z.number().optional().describe('Clicks in percent of impressions'),
    conversionRatePercent: z.number().optional().describe('Conversions in percent of clicks'),
    roas: z.number().optional().describe('Revenue per unit of cost'),
    roiPercent: z.number().optional().describe('Revenue less cost, in percent of cost'),
    profit: z.number().optional().describe('Revenue less cost'),
    revenuePerClick: z.number().optional().describe('Revenue for each click; absent without revenue or clicks'),
  }),
  examples: [
    {
      inputs: { cost: 500, impressions: 100_000, clicks: 2000, conversions: 80, revenue: 3200 },
      result: { cpm: 5, cpc: 0.25, cpa: 6.25, ctrPercent: 2, conversionRatePercent: 4, roas: 6.4, roiPercent: 540, profit: 2700, revenuePerClick: 1.6 },
    },
    { inputs: { cost: 0, clicks: 0, revenue: 10 }, result: { profit: 10 } },
  ],
  run({ cost, impressions, clicks, conversions, revenue, decimals: places }) {
    const profit = revenue === undefined ? undefined : new D(revenue).minus(cost);
    return {
      ...optionalMoney('cpm', quotient(cost, impressions)?.times(1000), places),
      ...optionalMoney('cpc', quotient(cost, clicks), places),
      ...optionalMoney('cpa', quotient(cost, conversions), places),
      ...optional('ctrPercent', quotient(clicks, impressions)?.times(100)),
      ...optional('conversionRatePercent', quotient(conversions, clicks)?.times(100)),
      ...optional('roas', quotient(revenue, cost)),
      ...optional('roiPercent', cost === 0 ? undefined : profit?.div(cost).times(100)),
      ...optionalMoney('profit', profit, places),
      ...optionalMoney('revenuePerClick', quotient(revenue, clicks), places),
    };
  },
});
