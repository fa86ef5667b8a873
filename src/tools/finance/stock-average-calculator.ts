import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { D, decimals, money, ratio } from '../shared/numbers/money.ts';

const price = z.number().min(0).max(1e12);

export default defineTool({
  slug: 'stock-average-calculator',
  name: 'Stock Average Calculator',
  category: 'finance',
  summary: 'Calculates the average price of several purchases, and what to buy to reach a target average.',
  description: 'targetAverage needs currentPrice and must be between it and the present average.',
  reference: 'Average = total cost / total quantity',
  keywords: ['dollar cost averaging', 'average down', 'shares'],
  inputs: z.strictObject({
    purchases: z
      .array(
        z.strictObject({
          price: price.describe('Price of one share'),
          quantity: z.number().min(1e-12).max(1e15).describe('Number of units bought'),
          fee: z.number().min(0).max(1e12).default(0).describe('Fee charged for the purchase'),
        }),
      )
      .min(1)
      .max(1000)
      .describe('Purchases of the share'),
    currentPrice: price.optional().describe('Price of a unit now, for the present value'),
    targetAverage: price.optional().describe('Average price wanted by buying more at currentPrice'),
    decimals,
  }),
  result: z.strictObject({
    totalQuantity: z.number().describe('Units bought in all, not rounded'),
    totalCost: z.number().describe('Cost of all purchases, fees included'),
    averagePrice: z.number().describe('Average price of a unit: total cost over total quantity'),
    currentValue: z.number().optional().describe('Value at currentPrice; only with it'),
    profit: z.number().optional().describe('Current value less cost; only with currentPrice'),
    profitPercent: z.number().optional().describe('Profit in percent of the cost, not rounded; absent when the cost is 0'),
    quantityToTarget: z.number().optional().describe('Units to buy at currentPrice, not rounded; 0 when already there'),
  }),
  headline: 'averagePrice',
  examples: [
    {
      inputs: {
        purchases: [
          { price: 100, quantity: 10 },
          { price: 80, quantity: 15 },
        ],
        currentPrice: 70,
        targetAverage: 80,
      },
      result: {
        totalQuantity: 25,
        totalCost: 2200,
        averagePrice: 88,
        currentValue: 1750,
        profit: -450,
        profitPercent: -20.454545454545453,
        quantityToTarget: 20,
      },
    },
  ],
  run({ purchases, currentPrice, targetAverage, decimals: places }) {
    if (targetAverage !== undefined && currentPrice === undefined) invalid('currentPrice', 'is required with targetAverage');
    let quantity = new D(0);
    let cost = new D(0);
    for (const purchase of purchases) {
      quantity = quantity.plus(purchase.quantity);
      cost = cost.plus(new D(purchase.price).times(purchase.quantity)).plus(purchase.fee);
    }
    const value = currentPrice === undefined ? undefined : quantity.times(currentPrice);
    const profit = value?.minus(cost);
    return {
      totalQuantity: ratio(quantity),
      totalCost: money(cost, places),
      averagePrice: money(cost.div(quantity), places),
      ...(value && { currentValue: money(value, places) }),
      ...(profit && { profit: money(profit, places) }),
      ...(profit && cost.gt(0) && { profitPercent: ratio(profit.div(cost).times(100)) }),
      ...(targetAverage !== undefined &&
        currentPrice !== undefined && { quantityToTarget: ratio(toTarget(quantity, cost, new D(targetAverage), new D(currentPrice))) }),
    };
  },
});

function toTarget(quantity: D, cost: D, target: D, current: D): D {
  const missing = cost.minus(target.times(quantity));
  if (missing.isZero()) return missing;
  const perUnit = target.minus(current);
  if (perUnit.isZero() || perUnit.isPos() !== missing.isPos()) {
    unprocessable('Buying at the current price cannot reach this average: it must be between the current price and the present average.', 'targetAverage');
  }
  return missing.div(perUnit);
}
