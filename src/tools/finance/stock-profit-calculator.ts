import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, decimals, fraction, money, ratio } from '../shared/numbers/money.ts';

const price = z.number().min(0).max(1e12);
const fee = z.number().min(0).max(1e12).default(0);
const feePercent = z.number().min(0).max(99.99).default(0);

export default defineTool({
  slug: 'stock-profit-calculator',
  name: 'Stock and Crypto Profit Calculator',
  category: 'finance',
  summary: 'Calculates the profit, return and break-even price of a trade after fees and tax.',
  reference: 'Net profit = proceeds + dividends − cost − tax on a positive profit',
  keywords: ['shares', 'bitcoin', 'trade', 'gain', 'break even'],
  inputs: z.strictObject({
    buyPrice: price.describe('Purchase price of a unit'),
    sellPrice: price.describe('Selling price of a unit'),
    quantity: z.number().min(1e-12).max(1e15).describe('Number of units, fractions allowed'),
    buyFee: fee.describe('Fixed fee of the purchase'),
    sellFee: fee.describe('Fixed fee of the sale'),
    buyFeePercent: feePercent.describe('Fee in percent of the purchase'),
    sellFeePercent: feePercent.describe('Fee in percent of the sale'),
    dividends: fee.describe('Dividends received while held'),
    taxPercent: z.number().min(0).max(100).default(0).describe('Tax on a positive profit, in percent'),
    decimals,
  }),
  result: z.strictObject({
    totalCost: z.number().describe('Cost of the purchase, fees included'),
    netProceeds: z.number().describe('Proceeds of the sale, after fees'),
    grossProfit: z.number().describe('Proceeds and dividends less cost'),
    tax: z.number().describe('Tax on a positive profit'),
    netProfit: z.number().describe('Profit after tax, negative for a loss'),
    returnPercent: z.number().optional().describe('Net profit in percent of the cost, not rounded; absent when the cost is 0'),
    breakEvenPrice: z.number().describe('Sell price without profit or loss, at least 0'),
  }),
  headline: 'netProfit',
  examples: [
    {
      inputs: { buyPrice: 10, sellPrice: 12.5, quantity: 100, buyFee: 5, sellFee: 5 },
      result: { totalCost: 1005, netProceeds: 1245, grossProfit: 240, tax: 0, netProfit: 240, returnPercent: 23.880597014925375, breakEvenPrice: 10.1 },
    },
  ],
  run(inputs) {
    const { decimals: places } = inputs;
    const bought = new D(inputs.buyPrice).times(inputs.quantity);
    const sold = new D(inputs.sellPrice).times(inputs.quantity);
    const kept = D.sub(1, fraction(inputs.sellFeePercent));
    const cost = bought.times(fraction(inputs.buyFeePercent).plus(1)).plus(inputs.buyFee);
    const proceeds = sold.times(kept).minus(inputs.sellFee);
    const gross = proceeds.plus(inputs.dividends).minus(cost);
    const tax = D.max(0, gross).times(fraction(inputs.taxPercent));
    const net = gross.minus(tax);
    const breakEven = cost.minus(inputs.dividends).plus(inputs.sellFee).div(kept.times(inputs.quantity));
    return {
      totalCost: money(cost, places),
      netProceeds: money(proceeds, places),
      grossProfit: money(gross, places),
      tax: money(tax, places),
      netProfit: money(net, places),
      ...(cost.gt(0) && { returnPercent: ratio(net.div(cost).times(100)) }),
      breakEvenPrice: money(D.max(0, breakEven), places),
    };
  },
});
