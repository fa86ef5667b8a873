import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { dateOrToday, dateText, writeDate } from './lib/moments.ts';

export default defineTool({
  slug: 'week-number-calculator',
  name: 'Week Number Calculator',
  category: 'datetime',
  summary: 'Finds the ISO and US week numbers of a date, or the dates of an ISO week.',
  description:
    "ISO weeks begin on Monday, and week 1 has the year's first Thursday. US weeks run from Sunday to Saturday, the one with 1 January is week 1, counted within the date's own calendar year.",
  reference: "ISO 8601 week dates; Excel's WEEKNUM type 1 for the US week",
  keywords: ['calendar week', 'kw', 'iso week', 'what week is it', 'weeknum', 'week of the year'],
  inputs: z.strictObject({
    date: dateText.optional().describe('Date to number, YYYY-MM-DD; today in UTC when neither it nor year and week are given'),
    year: z.int().min(1).max(9999).optional().describe('ISO week year, given together with week'),
    week: z.int().min(1).max(53).optional().describe('ISO week of that year, given together with year'),
  }),
  result: z.strictObject({
    week: z.int().describe('ISO 8601 week, 1 to 53'),
    weekYear: z.int().describe('Year the ISO week belongs to'),
    isoWeekDate: z.string().describe("Week date such as 2024-W09-4; of the week's Monday when year and week were given"),
    weekStart: z.string().describe('Monday of the ISO week, YYYY-MM-DD'),
    weekEnd: z.string().describe('Sunday of the ISO week, YYYY-MM-DD'),
    weeksInYear: z.int().describe('Weeks of the week year, 52 or 53'),
    usWeek: z.int().describe('US week of the date (or the Monday), from Sunday to Saturday'),
    usWeekYear: z.int().describe('Calendar year the US week is counted in'),
  }),
  examples: [
    {
      inputs: {
        date: '2024-12-30',
      },
      result: {
        week: 1,
        weekYear: 2025,
        isoWeekDate: '2025-W01-1',
        weekStart: '2024-12-30',
        weekEnd: '2025-01-05',
        weeksInYear: 52,
        usWeek: 53,
        usWeekYear: 2024,
      },
    },
    {
      inputs: {
        year: 2020,
        week: 53,
      },
      result: {
        week: 53,
        weekYear: 2020,
        isoWeekDate: '2020-W53-1',
        weekStart: '2020-12-28',
        weekEnd: '2021-01-03',
        weeksInYear: 53,
        usWeek: 53,
        usWeekYear: 2020,
      },
    },
  ],
  run({ date, year, week }) {
    const day = dayAsked(date, year, week);
    const weekYear = day.yearOfWeek ?? day.year;
    const monday = day.subtract({ days: day.dayOfWeek - 1 });
    const number = day.weekOfYear ?? 0;
    const firstWeekday = day.with({ month: 1, day: 1 }).dayOfWeek % 7;
    return {
      week: number,
      weekYear,
      isoWeekDate: `${String(weekYear).padStart(4, '0')}-W${String(number).padStart(2, '0')}-${day.dayOfWeek}`,
      weekStart: writeDate(monday),
      weekEnd: writeDate(monday.add({ days: 6 })),
      weeksInYear: new Temporal.PlainDate(weekYear, 12, 28).weekOfYear ?? 0,
      usWeek: Math.floor((day.dayOfYear - 1 + firstWeekday) / 7) + 1,
      usWeekYear: day.year,
    };
  },
});

function dayAsked(date: string | undefined, year: number | undefined, week: number | undefined): Temporal.PlainDate {
  if (date !== undefined && (year !== undefined || week !== undefined)) invalid('date', 'must not be given together with year and week');
  if (year === undefined && week === undefined) return dateOrToday(date);
  if (year === undefined || week === undefined) invalid(year === undefined ? 'year' : 'week', 'must be given: year and week go together');
  const fourth = new Temporal.PlainDate(year, 1, 4);
  const monday = fourth.add({ days: (week - 1) * 7 + 1 - fourth.dayOfWeek });
  if (monday.yearOfWeek !== year) unprocessable(`The year ${year} has 52 ISO weeks, not 53.`, 'week');
  return monday;
}
