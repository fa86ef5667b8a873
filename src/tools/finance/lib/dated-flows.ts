import { z } from 'zod';
import { checkedDate, dateText, dayNumber } from '../../shared/dates/dates.ts';
import { D } from '../../shared/numbers/money.ts';
import type { Flow } from './discount-roots.ts';

/** The input of one dated cash flow. */
export const datedFlow = z.strictObject({
  date: dateText.describe('Date of the flow, YYYY-MM-DD'),
  amount: z.number().describe('Amount of the flow; negative is paid, positive received'),
});

/** Dated flows in order of time, counted in days from the earliest. */
export function byDay(flows: readonly { date: string; amount: number }[]): { baseDate: string; flows: Flow[]; days: number } {
  const dates = flows.map(({ date }) => date).sort();
  const baseDate = dates[0] ?? '';
  const base = dayNumber(checkedDate(baseDate));
  const inDays = flows.map(({ date, amount }) => ({ amount: new D(amount), time: dayNumber(checkedDate(date)) - base })).sort((a, b) => a.time - b.time);
  return { baseDate, flows: inDays, days: inDays.at(-1)?.time ?? 0 };
}
