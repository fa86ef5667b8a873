import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { D, decimals, money, ratio } from '../shared/numbers/money.ts';

interface Given {
  cost?: number | undefined;
  price?: number | undefined;
  profit?: number | undefined;
  marginPercent?: number | undefined;
  markupPercent?: number | undefined;
}

export default defineTool({
  slug: 'profit-margin-calculator',
  name: 'Profit Margin and Markup Calculator',
  category: 'finance',
  summary: 'Calculates cost, price, profit, margin and markup from any two of them.',
  description: 'Give exactly two of the five, but not margin together with markup.',
  reference: 'Margin = profit / price; markup = profit / cost',
  keywords: ['gross margin', 'selling price', 'retail'],
  inputs: z.strictObject({
    cost: z.number().min(0).max(1e15).optional().describe('What the product costs you'),
    price: z.number().min(0).max(1e15).optional().describe('Selling price of the product'),
    profit: z.number().min(-1e15).max(1e15).optional().describe('Profit: price less cost'),
    marginPercent: z.number().min(-1e6).max(100).optional().describe('Margin: profit in percent of the price'),
    markupPercent: z.number().min(-100).max(1e9).optional().describe('Markup: profit in percent of the cost'),
    decimals,
  }),
  result: z.strictObject({
    cost: z.number().describe('Cost of the product'),
    price: z.number().describe('Selling price of the product'),
    profit: z.number().describe('Profit: price less cost'),
    marginPercent: z.number().optional().describe('Profit in percent of the price, not rounded; absent when the price is 0'),
    markupPercent: z.number().optional().describe('Profit in percent of the cost, not rounded; absent when the cost is 0'),
  }),
  headline: 'marginPercent',
  examples: [
    { inputs: { cost: 80, marginPercent: 20 }, result: { cost: 80, price: 100, profit: 20, marginPercent: 20, markupPercent: 25 } },
    { inputs: { cost: 80, markupPercent: 25 }, result: { cost: 80, price: 100, profit: 20, marginPercent: 20, markupPercent: 25 } },
  ],
  run({ decimals: places, ...given }) {
    const named = Object.entries(given).filter(([, value]) => value !== undefined);
    if (named.length !== 2) invalid('', 'give exactly two of cost, price, profit, marginPercent and markupPercent');
    if (given.marginPercent !== undefined && given.markupPercent !== undefined)
      invalid('markupPercent', 'must not be given together with marginPercent: the two say the same');
    const { cost, price } = costAndPrice(given);
    if (cost.isNeg() && !cost.isZero()) unprocessable('The cost comes out below 0.');
    if (price.isNeg() && !price.isZero()) unprocessable('The price comes out below 0.');
    const profit = price.minus(cost);
    return {
      cost: money(cost, places),
      price: money(price, places),
      profit: money(profit, places),
      ...(!price.isZero() && { marginPercent: ratio(profit.div(price).times(100)) }),
      ...(!cost.isZero() && { markupPercent: ratio(profit.div(cost).times(100)) }),
    };
  },
});

interface CostAndPrice {
  cost: D;
  price: D;
}

function costAndPrice({ cost, price, profit, marginPercent, markupPercent }: Given): CostAndPrice {
  if (cost !== undefined && price !== undefined) return { cost: new D(cost), price: new D(price) };
  if (cost !== undefined && profit !== undefined) return { cost: new D(cost), price: new D(cost).plus(profit) };
  if (price !== undefined && profit !== undefined) return { cost: new D(price).minus(profit), price: new D(price) };
  const known = { cost, price, profit };
  return marginPercent !== undefined ? byMargin(new D(marginPercent).div(100), known) : byMarkup(new D(markupPercent ?? 0).div(100), known);
}

/** From the margin and one of the amounts. */
function byMargin(margin: D, { cost = 0, price, profit }: Given): CostAndPrice {
  if (profit !== undefined) {
    if (margin.isZero()) unprocessable('The price cannot be found from a margin of 0.', 'marginPercent');
    const found = new D(profit).div(margin);
    return { cost: found.minus(profit), price: found };
  }
  const kept = D.sub(1, margin);
  if (price !== undefined) return { cost: kept.times(price), price: new D(price) };
  if (kept.isZero()) unprocessable('With a margin of 100 percent nothing of the price is cost, so no price follows from it.', 'marginPercent');
  return { cost: new D(cost), price: new D(cost).div(kept) };
}

/** From the markup and one of the amounts. */
function byMarkup(markup: D, { cost, price = 0, profit }: Given): CostAndPrice {
  if (profit !== undefined) {
    if (markup.isZero()) unprocessable('The cost cannot be found from a markup of 0.', 'markupPercent');
    const found = new D(profit).div(markup);
    return { cost: found, price: found.plus(profit) };
  }
  const growth = markup.plus(1);
  if (cost !== undefined) return { cost: new D(cost), price: growth.times(cost) };
  if (growth.isZero()) unprocessable('With a markup of −100 percent everything is given away, so no cost follows from the price.', 'markupPercent');
  return { cost: new D(price).div(growth), price: new D(price) };
}
