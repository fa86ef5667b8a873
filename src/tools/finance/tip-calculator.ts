import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { D, decimals, fraction, money, ratio } from '../shared/numbers/money.ts';

export default defineTool({
  slug: 'tip-calculator',
  name: 'Tip Calculator',
  category: 'finance',
  summary: 'Calculates the tip and total of a bill, shared between people.',
  reference: 'Tip = (bill − tax)·percent; rounding up works on the unrounded figures',
  keywords: ['restaurant', 'gratuity', 'split bill'],
  inputs: z.strictObject({
    bill: z.number().min(0).max(1e12).describe('Sum of the bill, with tax'),
    tipPercent: z.number().min(0).max(1000).default(15).describe('Tip in percent of the bill'),
    people: z.int().min(1).max(1000).default(1).describe('Number of people who share the bill'),
    taxAmount: z.number().min(0).max(1e12).default(0).describe('Part of the bill that gets no tip'),
    roundUp: z.enum(['none', 'total', 'perPerson']).default('none').describe('Amount that is raised to a whole number by a greater tip'),
    decimals,
  }),
  result: z.strictObject({
    tip: z.number().describe('Amount of the tip'),
    total: z.number().describe('Bill and tip'),
    tipPerPerson: z.number().describe('Tip for each person'),
    totalPerPerson: z.number().describe('Bill and tip for each person'),
    effectiveTipPercent: z.number().optional().describe('Tip in percent of bill less tax, not rounded; absent when that is 0'),
  }),
  examples: [
    {
      inputs: { bill: 86.4, tipPercent: 18, people: 4 },
      result: { tip: 15.55, total: 101.95, tipPerPerson: 3.89, totalPerPerson: 25.49, effectiveTipPercent: 18 },
    },
    {
      inputs: { bill: 50, tipPercent: 20, people: 3, roundUp: 'perPerson' },
      result: { tip: 10, total: 60, tipPerPerson: 3.33, totalPerPerson: 20, effectiveTipPercent: 20 },
    },
  ],
  run({ bill, tipPercent, people, taxAmount, roundUp, decimals: places }) {
    const tipped = new D(bill).minus(taxAmount);
    if (tipped.isNeg()) invalid('taxAmount', 'must be at most the bill');
    const plain = tipped.times(fraction(tipPercent)).plus(bill);
    const total = roundUp === 'none' ? plain : roundUp === 'total' ? plain.ceil() : plain.div(people).ceil().times(people);
    const tip = total.minus(bill);
    return {
      tip: money(tip, places),
      total: money(total, places),
      tipPerPerson: money(tip.div(people), places),
      totalPerPerson: money(total.div(people), places),
      ...(!tipped.isZero() && { effectiveTipPercent: ratio(tip.div(tipped).times(100)) }),
    };
  },
});
