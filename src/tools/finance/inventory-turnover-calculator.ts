import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { D, ratio } from '../shared/numbers/money.ts';

const figure = z.number().min(0).max(1e15);

export default defineTool({
  slug: 'inventory-turnover-calculator',
  name: 'Inventory Turnover Calculator',
  category: 'finance',
  summary: 'Calculates how often stock is sold in a period, and how long it lasts.',
  reference: 'Turnover = cost of goods sold / average inventory',
  keywords: ['stock turn', 'days of inventory', 'warehouse'],
  inputs: z.strictObject({
    costOfGoodsSold: figure.describe('Cost of goods sold in the period'),
    openingInventory: figure.describe('Value of stock at the start of the period'),
    closingInventory: figure.optional().describe('Value of stock at the end; if omitted, the opening figure is the average'),
    days: z.int().min(1).max(366).default(365).describe('Length of the period in days'),
  }),
  result: z.strictObject({
    averageInventory: z.number().describe('Mean of opening and closing inventory'),
    turnover: z.number().describe('How often stock is sold in the period: cost over average'),
    daysOfInventory: z.number().optional().describe('Days that stock lasts; absent for no turnover'),
  }),
  headline: 'turnover',
  examples: [
    {
      inputs: { costOfGoodsSold: 600000, openingInventory: 90000, closingInventory: 110000 },
      result: { averageInventory: 100000, turnover: 6, daysOfInventory: 60.833333333333336 },
    },
  ],
  run({ costOfGoodsSold, openingInventory, closingInventory, days }) {
    const average = new D(openingInventory).plus(closingInventory ?? openingInventory).div(2);
    if (average.isZero()) unprocessable('The average inventory is 0, so it is never turned over.', 'openingInventory');
    const turnover = new D(costOfGoodsSold).div(average);
    return {
      averageInventory: ratio(average),
      turnover: ratio(turnover),
      ...(!turnover.isZero() && { daysOfInventory: ratio(average.times(days).div(costOfGoodsSold)) }),
    };
  },
});
