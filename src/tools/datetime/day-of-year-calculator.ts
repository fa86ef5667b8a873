import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { dateOrToday, dateText, weekdayName, writeDate } from './lib/moments.ts';

export default defineTool({
  slug: 'day-of-year-calculator',
  name: 'Day of the Year Calculator',
  category: 'datetime',
  summary: 'Finds the number of a date within its year, or the date of a day number.',
  reference: 'ISO 8601 ordinal dates',
  keywords: ['ordinal date', 'julian day of year', 'day number', 'yday', 'days left in the year'],
  inputs: z.strictObject({
    date: dateText.optional().describe('Date to number, YYYY-MM-DD; today in UTC when neither it nor year and dayOfYear are given'),
    year: z.int().min(1).max(9999).optional().describe('Year of the day number, given together with dayOfYear'),
    dayOfYear: z.int().min(1).max(366).optional().describe('Day number to find the date of, given together with year'),
  }),
  result: z.strictObject({
    date: z.string().describe('The date in question, YYYY-MM-DD'),
    dayOfYear: z.int().describe('Number of the day in its year, from 1'),
    daysInYear: z.int().describe('Days of that year, 365 or 366'),
    daysRemaining: z.int().describe('Days of the year after this one'),
    percentOfYear: z.number().describe('Day of the year over the days of the year, in percent'),
    ordinalDate: z.string().describe('Ordinal date of ISO 8601, such as 2024-061'),
    weekdayName: z.string().describe('English weekday of the date'),
  }),
  headline: 'dayOfYear',
  examples: [
    {
      inputs: {
        date: '2024-03-01',
      },
      result: {
        date: '2024-03-01',
        dayOfYear: 61,
        daysInYear: 366,
        daysRemaining: 305,
        percentOfYear: 16.666666666666668,
        ordinalDate: '2024-061',
        weekdayName: 'Friday',
      },
    },
    {
      inputs: {
        year: 2023,
        dayOfYear: 256,
      },
      result: {
        date: '2023-09-13',
        dayOfYear: 256,
        daysInYear: 365,
        daysRemaining: 109,
        percentOfYear: 70.13698630136986,
        ordinalDate: '2023-256',
        weekdayName: 'Wednesday',
      },
    },
  ],
  run({ date, year, dayOfYear }) {
    const day = dayAsked(date, year, dayOfYear);
    const { daysInYear } = day;
    return {
      date: writeDate(day),
      dayOfYear: day.dayOfYear,
      daysInYear,
      daysRemaining: daysInYear - day.dayOfYear,
      percentOfYear: (day.dayOfYear * 100) / daysInYear,
      ordinalDate: `${String(day.year).padStart(4, '0')}-${String(day.dayOfYear).padStart(3, '0')}`,
      weekdayName: weekdayName(day.dayOfWeek),
    };
  },
});

function dayAsked(date: string | undefined, year: number | undefined, dayOfYear: number | undefined): Temporal.PlainDate {
  if (date !== undefined && (year !== undefined || dayOfYear !== undefined)) invalid('date', 'must not be given together with year and dayOfYear');
  if (year === undefined && dayOfYear === undefined) return dateOrToday(date);
  if (year === undefined || dayOfYear === undefined) invalid(year === undefined ? 'year' : 'dayOfYear', 'must be given: year and dayOfYear go together');
  const first = new Temporal.PlainDate(year, 1, 1);
  if (dayOfYear > first.daysInYear) unprocessable(`The year ${year} has 365 days, not 366.`, 'dayOfYear');
  return first.add({ days: dayOfYear - 1 });
}
