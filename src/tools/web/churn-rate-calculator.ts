import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { D, ratio } from '../shared/numbers/money.ts';
import { amount, divisor, optional } from './lib/figures.ts';

const PERIODS_PER_YEAR = { month: 12, quarter: 4, year: 1 };

export default defineTool({
  slug: 'churn-rate-calculator',
  name: 'Churn Rate Calculator',
  category: 'web',
  summary: 'Calculates customer and revenue churn, retention and expected lifetime.',
  description: 'Revenue at the start and revenue lost are given together or not at all. Rates are not rounded.',
  reference: 'churn = lost / start; annual = 1 - (1 - churn)^n for n periods a year',
  keywords: ['retention', 'saas', 'subscription', 'nrr', 'attrition', 'mrr'],
  inputs: z.strictObject({
    customersAtStart: amount('Customers at the start of the period'),
    customersLost: amount('How many of them left in the period'),
    newCustomers: amount('Customers won in the period').default(0),
    revenueAtStart: amount('Recurring revenue at the start of the period, in your currency').optional(),
    revenueLost: amount('Recurring revenue lost to churn and smaller plans').optional(),
    revenueExpanded: amount('Recurring revenue gained from customers who were there').default(0),
    period: z.enum(['month', 'quarter', 'year']).default('month').describe('Length of the period the counts are of'),
  }),
  result: z.strictObject({
    churnPercent: z.number().describe('Customers lost in percent of those at the start'),
    retentionPercent: z.number().describe('Customers kept in percent of those at the start'),
    annualChurnPercent: z.number().describe('The churn compounded over a year, in percent'),
    expectedLifetimePeriods: z.number().optional().describe('How many periods a customer stays on average; absent without churn'),
    customersAtEnd: z.number().describe('Customers at the end of the period'),
    grossRevenueChurnPercent: z.number().optional().describe('Revenue lost in percent of that at the start'),
    netRevenueRetentionPercent: z.number().optional().describe('Revenue kept and expanded in percent of that at the start'),
  }),
  examples: [
    {
      inputs: { customersAtStart: 400, customersLost: 12, newCustomers: 30 },
      result: { churnPercent: 3, retentionPercent: 97, annualChurnPercent: 30.6157639004562, expectedLifetimePeriods: 33.333333333333336, customersAtEnd: 418 },
    },
    {
      inputs: { customersAtStart: 50, customersLost: 5, revenueAtStart: 10_000, revenueLost: 800, revenueExpanded: 1200, period: 'year' },
      result: {
        churnPercent: 10,
        retentionPercent: 90,
        annualChurnPercent: 10,
        expectedLifetimePeriods: 10,
        customersAtEnd: 45,
        grossRevenueChurnPercent: 8,
        netRevenueRetentionPercent: 104,
      },
    },
  ],
  run({ customersAtStart, customersLost, newCustomers, revenueAtStart, revenueLost, revenueExpanded, period }) {
    if (customersLost > customersAtStart) invalid('customersLost', `must not be above customersAtStart, which is ${customersAtStart}`);
    if ((revenueAtStart === undefined) !== (revenueLost === undefined)) {
      invalid(revenueAtStart === undefined ? 'revenueAtStart' : 'revenueLost', 'revenueAtStart and revenueLost are needed together');
    }
    const churn = new D(customersLost).div(divisor(customersAtStart, 'customersAtStart'));
    const start = revenueAtStart === undefined ? undefined : divisor(revenueAtStart, 'revenueAtStart');
    const lost = revenueLost ?? 0;
    return {
      churnPercent: ratio(churn.times(100)),
      retentionPercent: ratio(new D(1).minus(churn).times(100)),
      annualChurnPercent: ratio(new D(1).minus(new D(1).minus(churn).pow(PERIODS_PER_YEAR[period])).times(100)),
      ...optional('expectedLifetimePeriods', churn.isZero() ? undefined : churn.pow(-1)),
      customersAtEnd: ratio(new D(customersAtStart).minus(customersLost).plus(newCustomers)),
      ...optional('grossRevenueChurnPercent', start && new D(lost).div(start).times(100)),
      ...optional('netRevenueRetentionPercent', start?.minus(lost).plus(revenueExpanded).div(start).times(100)),
    };
  },
});
