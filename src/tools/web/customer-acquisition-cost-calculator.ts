import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, decimals, fraction, money } from '../shared/numbers/money.ts';
import { amount, divisor, optional } from './lib/figures.ts';

export default defineTool({
  slug: 'customer-acquisition-cost-calculator',
  name: 'Customer Acquisition Cost Calculator',
  category: 'web',
  summary: 'Calculates CAC from marketing and sales costs, with LTV ratio and payback time.',
  description: 'The ratio and the payback time come from the unrounded CAC and are left out where they would divide by 0.',
  reference: 'cac = all costs / new customers; payback = cac / (monthly revenue × margin)',
  keywords: ['cac', 'ltv', 'marketing', 'saas', 'startup', 'payback'],
  inputs: z.strictObject({
    marketingCost: amount('What marketing cost, in your currency'),
    salesCost: amount('What sales cost, in your currency').default(0),
    otherCost: amount('Further costs of winning customers, in your currency').default(0),
    newCustomers: amount('How many customers were won'),
    lifetimeValue: amount('What a customer brings in all, in your currency').optional(),
    monthlyRevenuePerCustomer: amount('Revenue of a customer per month, for the payback time', 1e9).optional(),
    grossMarginPercent: amount('Gross margin of that revenue, in percent', 100).default(100),
    decimals,
  }),
  result: z.strictObject({
    totalCost: z.number().describe('All costs together'),
    cac: z.number().describe('Cost of winning one customer'),
    ltvToCac: z.number().optional().describe('Lifetime value per cost of winning a customer; absent when that is 0'),
    paybackMonths: z.number().optional().describe('Months until a customer has paid for being won, not rounded'),
  }),
  headline: 'cac',
  examples: [
    {
      inputs: { marketingCost: 20_000, salesCost: 10_000, newCustomers: 120, lifetimeValue: 900, monthlyRevenuePerCustomer: 40, grossMarginPercent: 75 },
      result: { totalCost: 30_000, cac: 250, ltvToCac: 3.6, paybackMonths: 8.333333333333334 },
    },
    { inputs: { marketingCost: 1000, newCustomers: 3 }, result: { totalCost: 1000, cac: 333.33 } },
  ],
  run(inputs) {
    const total = new D(inputs.marketingCost).plus(inputs.salesCost).plus(inputs.otherCost);
    const cac = total.div(divisor(inputs.newCustomers, 'newCustomers'));
    const monthly = fraction(inputs.grossMarginPercent).times(inputs.monthlyRevenuePerCustomer ?? 0);
    return {
      totalCost: money(total, inputs.decimals),
      cac: money(cac, inputs.decimals),
      ...optional('ltvToCac', inputs.lifetimeValue === undefined || cac.isZero() ? undefined : new D(inputs.lifetimeValue).div(cac)),
      ...optional('paybackMonths', monthly.isZero() ? undefined : cac.div(monthly)),
    };
  },
});
