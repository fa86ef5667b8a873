import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { D, decimals, money, ratio } from '../shared/numbers/money.ts';

const price = z.number().min(1e-12).max(1e12);

export default defineTool({
  slug: 'pip-value-calculator',
  name: 'Pip Value Calculator',
  category: 'finance',
  summary: "Calculates the value of a forex pip, and the profit of a move, in the account's currency.",
  reference: 'Pip value = units · pip size · rate of quote to account currency',
  keywords: ['forex', 'lot', 'fx', 'trading', 'margin'],
  inputs: z.strictObject({
    units: z.number().min(1e-6).max(1e12).describe('Position size in base currency; a standard lot is 100000'),
    pipSize: z.number().min(1e-10).max(1e6).default(0.0001).describe('Size of a pip in the price; 0.01 for yen pairs'),
    quoteToAccountRate: price.default(1).describe('Value of a unit of quote currency in account currency'),
    entryPrice: price.optional().describe('Price at entry; with exitPrice for pips and profit'),
    exitPrice: price.optional().describe('Price at which the position is closed'),
    side: z.enum(['buy', 'sell']).default('buy').describe('Whether the position was bought or sold'),
    leverage: z.number().min(1).max(10_000).optional().describe('Leverage of the account; with entryPrice for the margin'),
    decimals,
  }),
  result: z.strictObject({
    pipValueQuote: z.number().describe('Value of a pip in quote currency, not rounded'),
    pipValue: z.number().describe('Value of a pip in account currency, not rounded'),
    pips: z.number().optional().describe('Pips gained, negative when lost, not rounded'),
    profit: z.number().optional().describe('Profit in account currency, negative for a loss'),
    marginRequired: z.number().optional().describe('Margin in account currency: units times entry over leverage'),
  }),
  headline: 'pipValue',
  examples: [
    {
      inputs: { units: 100000, entryPrice: 1.105, exitPrice: 1.1125, leverage: 50 },
      result: { pipValueQuote: 10, pipValue: 10, pips: 75, profit: 750, marginRequired: 2210 },
    },
  ],
  run({ units, pipSize, quoteToAccountRate: rate, entryPrice, exitPrice, side, leverage, decimals: places }) {
    if (entryPrice === undefined && (exitPrice !== undefined || leverage !== undefined)) invalid('entryPrice', 'is required with exitPrice or leverage');
    const quote = new D(units).times(pipSize);
    const gained = entryPrice === undefined || exitPrice === undefined ? undefined : new D(exitPrice).minus(entryPrice).times(side === 'buy' ? 1 : -1);
    return {
      pipValueQuote: ratio(quote),
      pipValue: ratio(quote.times(rate)),
      ...(gained && { pips: ratio(gained.div(pipSize)), profit: money(gained.times(units).times(rate), places) }),
      ...(entryPrice !== undefined && leverage !== undefined && { marginRequired: money(new D(units).times(entryPrice).times(rate).div(leverage), places) }),
    };
  },
});
