import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { checkedDate, dateText, dayNumber } from '../shared/dates/dates.ts';
import { D, decimals, money, ratio } from '../shared/numbers/money.ts';

export default defineTool({
  slug: 'proration-calculator',
  name: 'Proration Calculator',
  category: 'finance',
  summary: 'Calculates the share of a rent, salary or subscription for the days used.',
  description: 'Both ends of a period count. Days used outside the period do not; without overlap the share is 0.',
  reference: 'Share = amount · days used / days of the period',
  keywords: ['partial month', 'rent', 'move in', 'pro rata'],
  inputs: z.strictObject({
    amount: z.number().min(0).max(1e15).describe('Price or pay for the whole period'),
    periodStart: dateText.describe('First day of the period, YYYY-MM-DD'),
    periodEnd: dateText.describe('Last day of the period, YYYY-MM-DD'),
    useStart: dateText.describe('First day used, YYYY-MM-DD'),
    useEnd: dateText.describe('Last day used, YYYY-MM-DD'),
    decimals,
  }),
  result: z.strictObject({
    periodDays: z.int().describe('Days in the period, both ends counted'),
    usedDays: z.int().describe('Days used inside the period'),
    dailyRate: z.number().describe('Amount for a day, not rounded'),
    prorated: z.number().describe('Amount for the days used'),
    unused: z.number().describe('Amount less prorated, both rounded'),
  }),
  headline: 'prorated',
  examples: [
    {
      inputs: { amount: 1500, periodStart: '2026-03-01', periodEnd: '2026-03-31', useStart: '2026-03-12', useEnd: '2026-03-31' },
      result: { periodDays: 31, usedDays: 20, dailyRate: 48.38709677419355, prorated: 967.74, unused: 532.26 },
    },
  ],
  run(inputs) {
    const { decimals: places } = inputs;
    const day = (date: string): number => dayNumber(checkedDate(date));
    const [start, end, from, to] = [day(inputs.periodStart), day(inputs.periodEnd), day(inputs.useStart), day(inputs.useEnd)];
    if (end < start) invalid('periodEnd', 'must not be before periodStart');
    if (to < from) invalid('useEnd', 'must not be before useStart');
    const periodDays = end - start + 1;
    const usedDays = Math.max(0, Math.min(end, to) - Math.max(start, from) + 1);
    const amount = new D(inputs.amount);
    const prorated = new D(money(amount.times(usedDays).div(periodDays), places));
    return {
      periodDays,
      usedDays,
      dailyRate: ratio(amount.div(periodDays)),
      prorated: money(prorated, places),
      unused: money(new D(money(amount, places)).minus(prorated), places),
    };
  },
});
