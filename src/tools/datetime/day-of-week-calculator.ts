import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { weekdayName } from './lib/moments.ts';
import { dayNames, localeOf } from './lib/names.ts';
import { dayToGregorian, dayToJulian, gregorianToDay, julianToDay, writeYmd } from './lib/plain-calendars.ts';

export default defineTool({
  slug: 'day-of-week-calculator',
  name: 'Day of the Week Calculator',
  category: 'datetime',
  summary: 'Finds the weekday of any date, and which one of its kind it is in the month.',
  description: 'Both calendars are proleptic: they also count before they were introduced. 1900-02-29 exists in the Julian calendar.',
  reference: 'ISO 8601 weekdays; names by Intl (CLDR)',
  keywords: ['what day is it', 'what day was I born', 'weekday', 'day name', 'doomsday'],
  inputs: z.strictObject({
    date: z.string().max(64).describe('Date in the chosen calendar, YYYY-MM-DD'),
    calendar: z.enum(['gregorian', 'julian']).default('gregorian').describe('The calendar the date is given in'),
    locale: z.string().min(1).max(100).default('en').describe('Language tag (BCP 47) of localName'),
  }),
  result: z.strictObject({
    weekday: z.int().describe('Weekday from 1 for Monday to 7 for Sunday'),
    weekdayName: z.string().describe('English name of the weekday'),
    localName: z.string().describe('Name of the weekday in the locale'),
    isWeekend: z.boolean().describe('Whether it is a Saturday or Sunday'),
    occurrence: z.int().describe('Which such weekday of the month it is, 1 for the first'),
    isLastOfMonth: z.boolean().describe('Whether no such weekday follows in the month'),
    previous: z.string().optional().describe('The same weekday a week before, in the same calendar'),
    next: z.string().optional().describe('The same weekday a week later, in the same calendar'),
  }),
  headline: 'weekdayName',
  examples: [
    {
      inputs: {
        date: '1969-07-20',
      },
      result: {
        weekday: 7,
        weekdayName: 'Sunday',
        localName: 'Sunday',
        isWeekend: true,
        occurrence: 3,
        isLastOfMonth: false,
        previous: '1969-07-13',
        next: '1969-07-27',
      },
    },
    {
      inputs: {
        date: '1582-10-04',
        calendar: 'julian',
      },
      result: {
        weekday: 4,
        weekdayName: 'Thursday',
        localName: 'Thursday',
        isWeekend: false,
        occurrence: 1,
        isLastOfMonth: false,
        previous: '1582-09-27',
        next: '1582-10-11',
      },
    },
  ],
  run({ date, calendar, locale }) {
    const [toDay, fromDay] = calendar === 'julian' ? [julianToDay, dayToJulian] : [gregorianToDay, dayToGregorian];
    const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
    const parts = { year: Number(match?.[1] ?? 0), month: Number(match?.[2]), day: Number(match?.[3]) };
    const day = match && parts.year >= 1 ? toDay(parts) : undefined;
    if (day === undefined)
      invalid('date', `must be a date of the ${calendar === 'julian' ? 'Julian' : 'Gregorian'} calendar, written YYYY-MM-DD, from 0001-01-01 to 9999-12-31`);
    const weekday = ((((day + 3) % 7) + 7) % 7) + 1;
    const before = fromDay(day - 7);
    const after = fromDay(day + 7);
    return {
      weekday,
      weekdayName: weekdayName(weekday),
      localName: dayNames(localeOf(locale), 'long')[weekday - 1] ?? '',
      isWeekend: weekday > 5,
      occurrence: Math.ceil(parts.day / 7),
      isLastOfMonth: after.month !== parts.month,
      ...(before.year >= 1 && { previous: writeYmd(before) }),
      ...(after.year <= 9999 && { next: writeYmd(after) }),
    };
  },
});
