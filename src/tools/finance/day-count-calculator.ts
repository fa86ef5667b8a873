import { z } from 'zod';
import { defineTool } from '../define.ts';
import { type CalendarDate, checkedDate, dateText, isLeapYear } from '../shared/dates/dates.ts';
import { actualDays, days30European, days30US } from '../shared/dates/day-count.ts';
import { D, ratio } from '../shared/numbers/money.ts';

type Convention = 'actual/360' | 'actual/365' | 'actual/365l' | 'actual/actual-isda' | '30/360' | '30e/360';

export default defineTool({
  slug: 'day-count-calculator',
  name: 'Day Count Fraction Calculator',
  category: 'finance',
  summary: 'Calculates the days and year fraction between two dates by the day-count conventions for interest.',
  description: 'When the end is before the start, the result is that of the swapped dates, negated.',
  reference: 'ISDA 2006 definitions, section 4.16; NASD rule 30/360',
  keywords: ['30/360', 'actual/365', 'accrual', 'interest days'],
  inputs: z.strictObject({
    startDate: dateText.describe('First date, YYYY-MM-DD'),
    endDate: dateText.describe('Second date, YYYY-MM-DD; may be earlier'),
    convention: z
      .enum(['actual/360', 'actual/365', 'actual/365l', 'actual/actual-isda', '30/360', '30e/360'])
      .default('actual/365')
      .describe('Day-count convention to use'),
  }),
  result: z.strictObject({
    days: z.int().describe('Days between the dates by the convention'),
    actualDays: z.int().describe('Calendar days between the dates'),
    yearFraction: z.number().describe('Time between the dates in years, not rounded'),
  }),
  examples: [
    {
      inputs: { startDate: '2003-11-01', endDate: '2004-05-01', convention: 'actual/actual-isda' },
      result: { days: 182, actualDays: 182, yearFraction: 0.49772438056740775 },
    },
    {
      inputs: { startDate: '2024-01-31', endDate: '2024-03-31', convention: '30/360' },
      result: { days: 60, actualDays: 60, yearFraction: 0.16666666666666666 },
    },
  ],
  run({ startDate, endDate, convention }) {
    const [first, second] = [checkedDate(startDate), checkedDate(endDate)];
    const sign = startDate > endDate ? -1 : 1;
    const [start, end] = sign < 0 ? [second, first] : [first, second];
    const actual = actualDays(start, end);
    const days = convention === '30/360' ? days30US(start, end) : convention === '30e/360' ? days30European(start, end) : actual;
    return { days: sign * days + 0, actualDays: sign * actual + 0, yearFraction: ratio(yearsBetween(start, end, days, convention).times(sign)) };
  },
});

function yearsBetween(start: CalendarDate, end: CalendarDate, days: number, convention: Convention): D {
  switch (convention) {
    case 'actual/actual-isda':
      return isdaYears(start, end, days);
    case 'actual/365':
      return new D(days).div(365);
    case 'actual/365l':
      return new D(days).div(isLeapYear(end.year) ? 366 : 365);
    default:
      return new D(days).div(360);
  }
}

/** Days in leap years over 366, the others over 365. */
function isdaYears(start: CalendarDate, end: CalendarDate, days: number): D {
  let leapDays = 0;
  for (let year = start.year; year <= end.year; year++) {
    if (!isLeapYear(year)) continue;
    const from = year === start.year ? start : { year, month: 1, day: 1 };
    const to = year === end.year ? end : { year: year + 1, month: 1, day: 1 };
    leapDays += actualDays(from, to);
  }
  return new D(leapDays).div(366).plus(new D(days - leapDays).div(365));
}
