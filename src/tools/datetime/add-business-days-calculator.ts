import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { dateOf, dateText, weekdayName, writeDate } from './lib/moments.ts';
import { countWeekdays, dateOfDay, epochDay, holidays, weekdayOf, weekendDays, workingHolidays } from './lib/working-days.ts';

export default defineTool({
  slug: 'add-business-days-calculator',
  name: 'Add Business Days Calculator',
  category: 'datetime',
  summary: 'Finds the date a number of working days before or after a given date.',
  description:
    'Every day after (or before) the date counts when it is neither a weekend day nor a holiday, until as many as asked for are reached; 0 gives the date itself, whatever day it is.',
  reference: "Excel's WORKDAY.INTL",
  keywords: ['working days from now', 'workday', 'deadline', 'due date', 'delivery date', 'subtract business days'],
  inputs: z.strictObject({
    date: dateText.describe('Date to count from, YYYY-MM-DD'),
    days: z.int().min(-100_000).max(100_000).describe('Working days to go forward, or back where negative'),
    weekendDays: weekendDays(6),
    holidays,
  }),
  result: z.strictObject({
    date: z.string().describe('The date reached, YYYY-MM-DD'),
    weekday: z.int().describe('Weekday reached, from 1 for Monday to 7 for Sunday'),
    weekdayName: z.string().describe('English name of the weekday reached'),
    calendarDays: z.int().describe('Calendar days moved, negative going back'),
    skippedWeekendDays: z.int().describe('Weekend days passed on the way'),
    skippedHolidays: z.int().describe('Holidays passed that were not weekend days'),
  }),
  examples: [
    {
      inputs: {
        date: '2024-12-23',
        days: 5,
        holidays: ['2024-12-25', '2024-12-26', '2025-01-01'],
      },
      result: {
        date: '2025-01-02',
        weekday: 4,
        weekdayName: 'Thursday',
        calendarDays: 10,
        skippedWeekendDays: 2,
        skippedHolidays: 3,
      },
    },
    {
      inputs: {
        date: '2024-03-03',
        days: -1,
      },
      result: {
        date: '2024-03-01',
        weekday: 5,
        weekdayName: 'Friday',
        calendarDays: -2,
        skippedWeekendDays: 1,
        skippedHolidays: 0,
      },
    },
  ],
  run(inputs) {
    const weekend = new Set(inputs.weekendDays);
    if (weekend.size === 7) invalid('weekendDays', 'must leave at least one weekday to work on');
    const start = epochDay(dateOf(inputs.date));
    const step = inputs.days < 0 ? -1 : 1;
    const off = new Set(workingHolidays(inputs.holidays, weekend));
    let day = start;
    for (let left = Math.abs(inputs.days); left > 0; ) {
      day += step;
      if (!weekend.has(weekdayOf(day)) && !off.has(day)) left -= 1;
    }
    const date = dateOfDay(day);
    const [low, high] = step > 0 ? [start + 1, day] : [day, start - 1];
    return {
      date: writeDate(date),
      weekday: date.dayOfWeek,
      weekdayName: weekdayName(date.dayOfWeek),
      calendarDays: day - start,
      skippedWeekendDays: countWeekdays(low, high, weekend),
      skippedHolidays: [...off].filter((holiday) => holiday >= low && holiday <= high).length,
    };
  },
});
