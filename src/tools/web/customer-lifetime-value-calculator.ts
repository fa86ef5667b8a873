import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { D, decimals, fraction, money, ratio } from '../shared/numbers/money.ts';
import { amount, optional, optionalMoney } from './lib/figures.ts';

export default defineTool({
  slug: 'customer-lifetime-value-calculator',
  name: 'Customer Lifetime Value Calculator',
  category: 'web',
  summary: 'Calculates the lifetime value (CLV) of shop customers or subscribers.',
  description: 'Give the lifespan in years or the annual churn. The discounted value takes payments at the start of each year. Money is rounded at the end.',
  reference: 'Annuity due with a lifespan; geometric series of retention with churn',
  keywords: ['clv', 'ltv', 'customer value', 'subscription', 'saas', 'marketing', 'retention'],
  inputs: z.strictObject({
    averageOrderValue: amount('Value of an order, or revenue per customer and period', 1e9),
    ordersPerYear: amount('Orders or periods per year', 100_000),
    lifespanYears: z.number().min(0.01).max(200).optional().describe('How many years a customer stays; give this or the churn'),
    annualChurnPercent: z.number().min(0.01).max(100).optional().describe('Customers lost per year, in percent; give this or the lifespan'),
    grossMarginPercent: amount('Gross margin of the revenue, in percent', 100).default(100),
    annualDiscountPercent: amount('Discount rate per year, in percent', 1000).default(0),
    acquisitionCost: amount('What it costs to win a customer, in your currency', 1e9).optional(),
    decimals,
  }),
  result: z.strictObject({
    annualValue: z.number().describe('Revenue of a customer per year'),
    lifespanYears: z.number().describe('How many years a customer stays; 100 divided by the churn where that is given'),
    lifetimeRevenue: z.number().describe('Revenue of a customer in all'),
    lifetimeValue: z.number().describe('Gross profit of a customer in all'),
    discountedValue: z.number().describe('Present value of that gross profit'),
    netValue: z.number().optional().describe('Lifetime value less acquisition cost'),
    ltvToCac: z.number().optional().describe('Lifetime value per acquisition cost; absent where that is 0'),
  }),
  headline: 'lifetimeValue',
  examples: [
    {
      inputs: { averageOrderValue: 50, ordersPerYear: 4, lifespanYears: 3, grossMarginPercent: 60, acquisitionCost: 90 },
      result: { annualValue: 200, lifespanYears: 3, lifetimeRevenue: 600, lifetimeValue: 360, discountedValue: 360, netValue: 270, ltvToCac: 4 },
    },
    {
      inputs: { averageOrderValue: 30, ordersPerYear: 12, annualChurnPercent: 25, grossMarginPercent: 80, annualDiscountPercent: 10 },
      result: { annualValue: 360, lifespanYears: 4, lifetimeRevenue: 1440, lifetimeValue: 1152, discountedValue: 905.14 },
    },
  ],
  run(inputs) {
    const { lifespanYears, annualChurnPercent, acquisitionCost, decimals: places } = inputs;
    if ((lifespanYears === undefined) === (annualChurnPercent === undefined)) {
      invalid(lifespanYears === undefined ? 'lifespanYears' : 'annualChurnPercent', 'give either lifespanYears or annualChurnPercent, exactly one of the two');
    }
    const years = lifespanYears === undefined ? new D(100).div(annualChurnPercent ?? 100) : new D(lifespanYears);
    const annual = new D(inputs.averageOrderValue).times(inputs.ordersPerYear);
    const margin = fraction(inputs.grossMarginPercent);
    const value = annual.times(years).times(margin);
    const discounted = annual.times(margin).times(presentYears(fraction(inputs.annualDiscountPercent), years, annualChurnPercent));
    return {
      annualValue: money(annual, places),
      lifespanYears: ratio(years),
      lifetimeRevenue: money(annual.times(years), places),
      lifetimeValue: money(value, places),
      discountedValue: money(discounted, places),
      ...optionalMoney('netValue', acquisitionCost === undefined ? undefined : value.minus(acquisitionCost), places),
      ...optional('ltvToCac', acquisitionCost === undefined || acquisitionCost === 0 ? undefined : value.div(acquisitionCost)),
    };
  },
});

/** How many years of today's value the years to come are worth. */
function presentYears(discount: D, years: D, churnPercent: number | undefined): D {
  const growth = discount.plus(1);
  if (churnPercent !== undefined) return growth.div(discount.plus(fraction(churnPercent)));
  if (discount.isZero()) return years;
  return new D(1).minus(growth.pow(years.neg())).div(discount).times(growth);
}
