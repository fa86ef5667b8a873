import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { weekdayName } from './lib/moments.ts';

const MAX_YEARS = 200;

export default defineTool({
  slug: 'nth-weekday-calculator',
  name: 'Nth Weekday Calculator',
  category: 'datetime',
  summary: 'Finds the date of, say, the third Monday or the last Friday of a month, for one month or every month of several years.',
  description: 'Months without a fifth such weekday are left out; with one single month asked for that is an error.',
  reference: 'Gregorian calendar, ISO 8601 weekdays',
  keywords: ['third monday', 'last friday', 'first sunday', 'thanksgiving date', 'second tuesday', 'patch tuesday'],
  inputs: z.strictObject({
    year: z.int().min(1).max(9999).describe('Year, or first year of a range'),
    month: z.int().min(1).max(12).optional().describe('Month from 1 to 12; every month if omitted'),
    weekday: z.int().min(1).max(7).describe('Weekday to find, from 1 for Monday to 7 for Sunday'),
    occurrence: z.int().min(-5).max(5).describe('Which one of the month: 1 the first, -1 the last; 0 is refused'),
    toYear: z.int().min(1).max(9999).optional().describe('Last year of a range of at most 200 years'),
  }),
  result: z.strictObject({
    dates: z.array(z.string()).describe('The dates found, YYYY-MM-DD, in order of time'),
    count: z.int().describe('How many dates were found'),
  }),
  examples: [
    {
      inputs: {
        year: 2024,
        month: 11,
        weekday: 4,
        occurrence: 4,
        toYear: 2026,
      },
      result: {
        dates: ['2024-11-28', '2025-11-27', '2026-11-26'],
        count: 3,
      },
    },
    {
      inputs: {
        year: 2024,
        weekday: 1,
        occurrence: 5,
      },
      result: {
        dates: ['2024-01-29', '2024-04-29', '2024-07-29', '2024-09-30', '2024-12-30'],
        count: 5,
      },
    },
  ],
  run({ year, month, weekday, occurrence, toYear = year }) {
    if (occurrence === 0) invalid('occurrence', 'must be 1 to 5 from the beginning of the month or -1 to -5 from its end, not 0');
    if (toYear < year) invalid('toYear', 'must not be before year');
    if (toYear - year + 1 > MAX_YEARS) invalid('toYear', `must not make more than ${MAX_YEARS} years`);
    const months = month === undefined ? Array.from({ length: 12 }, (_, index) => index + 1) : [month];
    const dates: string[] = [];
    for (let one = year; one <= toYear; one++) for (const number of months) dates.push(...nth(one, number, weekday, occurrence));
    if (dates.length === 0 && month !== undefined && toYear === year)
      unprocessable(`The month ${year}-${String(month).padStart(2, '0')} has only four days named ${weekdayName(weekday)}.`, 'occurrence');
    return { dates, count: dates.length };
  },
});

/** The date as a list of one, or none. */
function nth(year: number, month: number, weekday: number, occurrence: number): string[] {
  const first = new Temporal.PlainDate(year, month, 1);
  const days = first.daysInMonth;
  const earliest = 1 + ((weekday - first.dayOfWeek + 7) % 7);
  const latest = earliest + Math.floor((days - earliest) / 7) * 7;
  const day = occurrence > 0 ? earliest + (occurrence - 1) * 7 : latest + (occurrence + 1) * 7;
  return day >= 1 && day <= days ? [first.with({ day }).toString()] : [];
}
