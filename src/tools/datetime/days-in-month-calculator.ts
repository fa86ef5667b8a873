import { z } from 'zod';
import { defineTool } from '../define.ts';
import { MONTHS } from './lib/moments.ts';
import { countWeekdays, epochDay, weekendDays } from './lib/working-days.ts';

export default defineTool({
  slug: 'days-in-month-calculator',
  name: 'Days in Month Calculator',
  category: 'datetime',
  summary: 'Shows how many days a month has and on which weekdays it begins and ends, or all months of a year.',
  description: 'The proleptic Gregorian calendar. weekdays and weekendDays count the days of the month off and on the weekend days.',
  reference: 'Gregorian calendar, ISO 8601 weekdays',
  keywords: ['month length', 'how many days in february', 'last day of month', 'weekdays in month', 'number of days'],
  inputs: z.strictObject({
    year: z.int().min(1).max(9999).describe('Year of the month or months'),
    month: z.int().min(1).max(12).optional().describe('Month from 1 to 12; all twelve if omitted'),
    weekendDays: weekendDays(7),
  }),
  result: z.strictObject({
    months: z
      .array(
        z.strictObject({
          month: z.int().describe('Number of the month, 1 to 12'),
          name: z.string().describe('English name of the month'),
          days: z.int().describe('Days that the month has'),
          firstWeekday: z.int().describe('Weekday of the first day, from 1 for Monday to 7 for Sunday'),
          lastWeekday: z.int().describe('Weekday of the last day, from 1 for Monday to 7 for Sunday'),
          weekdays: z.int().describe('Days of the month that are not weekend days'),
          weekendDays: z.int().describe('Days of the month that are weekend days'),
        }),
      )
      .describe('The month asked for, or all twelve in order'),
    daysInYear: z.int().describe('Days of the year, 365 or 366'),
    leapYear: z.boolean().describe('Whether the year is a leap year'),
  }),
  presentFields: ['year', 'month'],
  examples: [
    {
      inputs: {
        year: 2024,
        month: 2,
      },
      result: {
        months: [
          {
            month: 2,
            name: 'February',
            days: 29,
            firstWeekday: 4,
            lastWeekday: 4,
            weekdays: 21,
            weekendDays: 8,
          },
        ],
        daysInYear: 366,
        leapYear: true,
      },
    },
    {
      inputs: {
        year: 1900,
        month: 2,
      },
      result: {
        months: [
          {
            month: 2,
            name: 'February',
            days: 28,
            firstWeekday: 4,
            lastWeekday: 3,
            weekdays: 20,
            weekendDays: 8,
          },
        ],
        daysInYear: 365,
        leapYear: false,
      },
    },
  ],
  run({ year, month, weekendDays: weekdaysOff }) {
    const weekend = new Set(weekdaysOff);
    const asked = month === undefined ? MONTHS.map((_, index) => index + 1) : [month];
    const first = new Temporal.PlainDate(year, 1, 1);
    const months = asked.map((number) => {
      const start = first.with({ month: number });
      const days = start.daysInMonth;
      const firstDay = epochDay(start);
      const off = countWeekdays(firstDay, firstDay + days - 1, weekend);
      return {
        month: number,
        name: MONTHS[number - 1] ?? '',
        days,
        firstWeekday: start.dayOfWeek,
        lastWeekday: start.with({ day: days }).dayOfWeek,
        weekdays: days - off,
        weekendDays: off,
      };
    });
    return { months, daysInYear: first.daysInYear, leapYear: first.inLeapYear };
  },
});
