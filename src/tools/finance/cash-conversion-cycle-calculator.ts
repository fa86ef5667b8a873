import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, ratio } from '../shared/numbers/money.ts';

const balance = z.number().min(0).max(1e15);

export default defineTool({
  slug: 'cash-conversion-cycle-calculator',
  name: 'Cash Conversion Cycle Calculator',
  category: 'finance',
  summary: 'Calculates the days between paying suppliers and being paid by customers.',
  description: 'Nothing is rounded; the cycle may be negative.',
  reference: 'CCC = DIO + DSO − DPO',
  keywords: ['working capital', 'dso', 'dpo', 'dio', 'liquidity'],
  inputs: z.strictObject({
    averageInventory: balance.describe('Average value of stock'),
    averageReceivables: balance.describe('Average sum owed by customers'),
    averagePayables: balance.describe('Average sum owed to suppliers'),
    costOfGoodsSold: z.number().min(1e-6).max(1e15).describe('Cost of goods sold in the period'),
    revenue: z.number().min(1e-6).max(1e15).describe('Sales on credit in the period'),
    days: z.int().min(1).max(366).default(365).describe('Length of the period in days'),
  }),
  result: z.strictObject({
    daysInventoryOutstanding: z.number().describe('Days stock is held (DIO): inventory / cost of sales · days'),
    daysSalesOutstanding: z.number().describe('Days until customers pay (DSO): receivables / revenue · days'),
    daysPayablesOutstanding: z.number().describe('Days until suppliers are paid (DPO): payables / cost of sales · days'),
    cashConversionCycleDays: z.number().describe('Length of the cycle in days: DIO + DSO − DPO'),
  }),
  headline: 'cashConversionCycleDays',
  examples: [
    {
      inputs: { averageInventory: 50000, averageReceivables: 40000, averagePayables: 30000, costOfGoodsSold: 365000, revenue: 730000 },
      result: { daysInventoryOutstanding: 50, daysSalesOutstanding: 20, daysPayablesOutstanding: 30, cashConversionCycleDays: 40 },
    },
  ],
  run({ averageInventory, averageReceivables, averagePayables, costOfGoodsSold, revenue, days }) {
    const inventory = new D(averageInventory).times(days).div(costOfGoodsSold);
    const sales = new D(averageReceivables).times(days).div(revenue);
    const payables = new D(averagePayables).times(days).div(costOfGoodsSold);
    return {
      daysInventoryOutstanding: ratio(inventory),
      daysSalesOutstanding: ratio(sales),
      daysPayablesOutstanding: ratio(payables),
      cashConversionCycleDays: ratio(inventory.plus(sales).minus(payables)),
    };
  },
});
