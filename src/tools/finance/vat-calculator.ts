import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, decimals, fraction, money, ratio, rounded } from '../shared/numbers/money.ts';

export default defineTool({
  slug: 'vat-calculator',
  name: 'VAT, GST and Sales Tax Calculator',
  category: 'finance',
  summary: 'Adds VAT or sales tax to a net amount, or takes it out of a gross one.',
  description: 'net + taxes is always gross: adding, gross is the sum of the rounded parts; removing, net is the rounded gross less the rounded taxes.',
  reference: 'Gross = net·(1 + rate)',
  keywords: ['value added tax', 'gst', 'hst', 'net', 'gross'],
  inputs: z.strictObject({
    amount: z.number().min(-1e15).max(1e15).describe('Net amount for add, gross amount for remove'),
    ratePercent: z.number().min(0).max(1000).describe('Tax rate, in percent'),
    mode: z.enum(['add', 'remove']).default('add').describe('add puts the tax on a net amount, remove takes it out of a gross one'),
    additionalRatesPercent: z.array(z.number().min(0).max(1000)).max(10).optional().describe('Further taxes in percent, each 0 to 1000'),
    compound: z.boolean().default(false).describe('true: each further tax is on net plus the taxes before it; false: on net'),
    decimals,
  }),
  result: z.strictObject({
    net: z.number().describe('Amount without tax'),
    tax: z.number().describe('Sum of all taxes'),
    gross: z.number().describe('Amount with tax'),
    taxes: z.array(z.number()).describe('Tax of each rate, in order'),
    effectiveRatePercent: z.number().describe('All taxes in percent of net, not rounded'),
  }),
  headline: 'gross',
  examples: [
    { inputs: { amount: 100, ratePercent: 19 }, result: { net: 100, tax: 19, gross: 119, taxes: [19], effectiveRatePercent: 19 } },
    {
      inputs: { amount: 114.98, ratePercent: 5, additionalRatesPercent: [9.975], mode: 'remove' },
      result: { net: 100, tax: 14.98, gross: 114.98, taxes: [5, 9.98], effectiveRatePercent: 14.975 },
    },
  ],
  run({ amount, ratePercent, mode, additionalRatesPercent = [], compound, decimals: places }) {
    let effective = new D(0);
    const shares = [ratePercent, ...additionalRatesPercent].map((percent) => {
      const share = compound ? effective.plus(1).times(fraction(percent)) : fraction(percent);
      effective = effective.plus(share);
      return share;
    });
    const round = (sum: D): D => rounded(sum, places);
    const unroundedNet = mode === 'add' ? new D(amount) : new D(amount).div(effective.plus(1));
    const taxes = shares.map((share) => round(unroundedNet.times(share)));
    const tax = taxes.reduce((sum, one) => sum.plus(one), new D(0));
    const gross = mode === 'add' ? round(unroundedNet).plus(tax) : round(new D(amount));
    return {
      net: money(gross.minus(tax), places),
      tax: money(tax, places),
      gross: money(gross, places),
      taxes: taxes.map((one) => money(one, places)),
      effectiveRatePercent: ratio(effective.times(100)),
    };
  },
});
