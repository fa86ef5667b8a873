import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { D, decimals, fraction, money, ratio } from '../shared/numbers/money.ts';

export default defineTool({
  slug: 'fire-calculator',
  name: 'FIRE Calculator',
  category: 'finance',
  summary: 'Calculates the savings that make work optional, and the years until then.',
  description: "Everything is in today's money, with a return after inflation; savings are invested at each year's end.",
  reference: 'Years = ln((F·i + A)/(S·i + A))/ln(1+i), F = expenses / withdrawal rate',
  keywords: ['financial independence', 'early retirement', '4 percent rule', 'coast fire'],
  inputs: z.strictObject({
    annualExpenses: z.number().min(0.01).max(1e12).describe("Yearly expenses in retirement, in today's money"),
    withdrawalRatePercent: z.number().min(0.1).max(100).default(4).describe('Share of the savings withdrawn each year, in percent'),
    currentSavings: z.number().min(0).max(1e12).default(0).describe('Amount invested at present'),
    annualSavings: z.number().min(0).max(1e12).describe('Amount invested at the end of each year'),
    realReturnPercent: z.number().min(-50).max(100).default(5).describe('Yearly return after inflation, in percent'),
    decimals,
  }),
  result: z.strictObject({
    fireNumber: z.number().describe('Savings needed: expenses over the withdrawal rate'),
    yearsToFire: z.number().describe('Years until the savings are reached, not rounded; 0 when already there'),
    progressPercent: z.number().describe('Current savings in percent of fireNumber, not rounded'),
    coastYears: z.number().optional().describe('Years until current savings reach it without further contributions; absent when they never do'),
  }),
  examples: [
    {
      inputs: { annualExpenses: 40000, currentSavings: 100000, annualSavings: 30000 },
      result: { fireNumber: 1000000, yearsToFire: 16.943549735018074, progressPercent: 10, coastYears: 47.19363281906439 },
    },
  ],
  run(inputs) {
    const target = new D(inputs.annualExpenses).div(fraction(inputs.withdrawalRatePercent));
    const rate = fraction(inputs.realReturnPercent);
    const savings = new D(inputs.currentSavings);
    const reached = savings.gte(target);
    const coasts = reached || (savings.gt(0) && rate.gt(0));
    return {
      fireNumber: money(target, inputs.decimals),
      yearsToFire: reached ? 0 : ratio(yearsUntil(target, savings, new D(inputs.annualSavings), rate)),
      progressPercent: ratio(savings.div(target).times(100)),
      ...(coasts && { coastYears: reached ? 0 : ratio(target.div(savings).ln().div(rate.plus(1).ln())) }),
    };
  },
});

function yearsUntil(target: D, savings: D, yearly: D, rate: D): D {
  const never = () => unprocessable('The target is never reached with these savings and this return.', 'annualSavings');
  if (rate.isZero()) return yearly.isZero() ? never() : target.minus(savings).div(yearly);
  const [top, bottom] = [target.times(rate).plus(yearly), savings.times(rate).plus(yearly)];
  return top.lte(0) || bottom.lte(0) ? never() : top.div(bottom).ln().div(rate.plus(1).ln());
}
