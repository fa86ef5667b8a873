import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, decimals, ratio } from '../shared/numbers/money.ts';
import { amount, divisor, optionalMoney, quotient, wholeCount } from './lib/figures.ts';

export default defineTool({
  slug: 'conversion-rate-calculator',
  name: 'Conversion Rate Calculator',
  category: 'web',
  summary: 'Calculates conversion rate, cost per conversion and revenue per visitor.',
  description: 'The rate is not rounded, sums of money are. A figure whose parts are missing or whose divisor is 0 is left out.',
  reference: 'rate = 100 × conversions / visitors',
  keywords: ['cro', 'sales', 'leads', 'shop', 'marketing', 'percentage'],
  inputs: z.strictObject({
    visitors: amount('How many visitors came'),
    conversions: amount('How many of them did what was wanted, such as buying'),
    cost: amount('What it cost to bring the visitors, in your currency').optional(),
    revenue: amount('What the conversions brought in, in your currency').optional(),
    targetRatePercent: amount('A rate in percent that you aim at', 100).optional(),
    decimals,
  }),
  result: z.strictObject({
    ratePercent: z.number().describe('Conversion rate in percent, not rounded'),
    costPerConversion: z.number().optional().describe('Cost per conversion; absent without cost or conversions'),
    revenuePerVisitor: z.number().optional().describe('Revenue per visitor; absent without revenue'),
    averageOrderValue: z.number().optional().describe('Revenue per conversion; absent without revenue or conversions'),
    conversionsAtTarget: z.number().optional().describe('Conversions that the target rate would give, whole'),
  }),
  examples: [
    {
      inputs: { visitors: 1200, conversions: 36, cost: 500, revenue: 2160 },
      result: { ratePercent: 3, costPerConversion: 13.89, revenuePerVisitor: 1.8, averageOrderValue: 60 },
    },
    { inputs: { visitors: 300, conversions: 0, targetRatePercent: 2.5, cost: 10 }, result: { ratePercent: 0, conversionsAtTarget: 8 } },
  ],
  run({ visitors, conversions, cost, revenue, targetRatePercent, decimals: places }) {
    return {
      ratePercent: ratio(new D(conversions).times(100).div(divisor(visitors, 'visitors'))),
      ...optionalMoney('costPerConversion', quotient(cost, conversions), places),
      ...optionalMoney('revenuePerVisitor', quotient(revenue, visitors), places),
      ...optionalMoney('averageOrderValue', quotient(revenue, conversions), places),
      ...(targetRatePercent !== undefined && { conversionsAtTarget: wholeCount(new D(visitors).times(targetRatePercent).div(100)) }),
    };
  },
});
