import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { CALENDARS, type CalendarName, dateIn, ERAS, inCalendar } from './lib/calendars.ts';
import { dateOrToday, weekdayName, writeDate } from './lib/moments.ts';
import { epochDay } from './lib/working-days.ts';

const JULIAN_DAY_1970 = 2_440_588;

/** 1 Tishri 5785 in every calendar. */
const JEWISH_NEW_YEAR = {
  gregorian: '2024-10-03',
  julianDayNumber: 2460587,
  weekdayName: 'Thursday',
  calendars: [
    {
      calendar: 'gregorian',
      year: 2024,
      month: 10,
      day: 3,
      monthName: 'October',
      leapMonth: false,
    },
    {
      calendar: 'julian',
      year: 2024,
      month: 9,
      day: 20,
      monthName: 'September',
      leapMonth: false,
    },
    {
      calendar: 'hebrew',
      year: 5785,
      month: 1,
      day: 1,
      monthName: 'Tishri',
      leapMonth: false,
    },
    {
      calendar: 'islamicCivil',
      year: 1446,
      month: 3,
      day: 29,
      monthName: "Rabi' I",
      leapMonth: false,
    },
    {
      calendar: 'islamicUmalqura',
      year: 1446,
      month: 3,
      day: 30,
      monthName: "Rabi' I",
      leapMonth: false,
    },
    {
      calendar: 'persian',
      year: 1403,
      month: 7,
      day: 12,
      monthName: 'Mehr',
      leapMonth: false,
    },
    {
      calendar: 'chinese',
      year: 2024,
      month: 9,
      day: 1,
      monthName: 'Ninth Month',
      leapMonth: false,
    },
    {
      calendar: 'indian',
      year: 1946,
      month: 7,
      day: 11,
      monthName: 'Asvina',
      leapMonth: false,
    },
    {
      calendar: 'coptic',
      year: 1741,
      month: 1,
      day: 23,
      monthName: 'Tout',
      leapMonth: false,
    },
    {
      calendar: 'ethiopian',
      year: 2017,
      month: 1,
      day: 23,
      monthName: 'Meskerem',
      leapMonth: false,
    },
    {
      calendar: 'japanese',
      year: 6,
      month: 10,
      day: 3,
      monthName: 'October',
      leapMonth: false,
      era: 'reiwa',
    },
    {
      calendar: 'buddhist',
      year: 2567,
      month: 10,
      day: 3,
      monthName: 'October',
      leapMonth: false,
    },
    {
      calendar: 'minguo',
      year: 113,
      month: 10,
      day: 3,
      monthName: 'October',
      leapMonth: false,
    },
  ],
};

export default defineTool({
  slug: 'calendar-converter',
  name: 'Calendar Converter',
  category: 'datetime',
  summary: 'Converts dates between the Gregorian, Julian, Hebrew, Islamic, Persian, Chinese, Indian and other calendars.',
  description:
    'Days run from midnight to midnight. Hebrew months count from Tishri 1 to Elul 12, or 13 in a leap year with Adar I 6 and Adar II 7. Chinese years bear the Gregorian year their New Year falls in. Japanese years are Gregorian unless an era is given. Julian years are astronomical.',
  reference: 'Calendars of ECMAScript Temporal (ICU data of the runtime); Julian calendar by its rule; GB/T 33661-2017 for the Chinese one, 1900 to 2100',
  keywords: ['hijri', 'jewish date', 'jalali', 'lunar calendar', 'solar hijri', 'nepali', 'saka', 'reiwa', 'umm al-qura', 'gregorian to hebrew'],
  inputs: z.strictObject({
    calendar: z.enum(CALENDARS).default('gregorian').describe('Calendar of the date given'),
    date: z.string().max(64).optional().describe('Date YYYY-MM-DD in that calendar; today in UTC when neither it nor year, month and day are given'),
    year: z.int().min(-9999).max(9999).optional().describe('Year in that calendar, instead of date and with month and day'),
    month: z.int().min(1).max(13).optional().describe('Month in that calendar, with year and day'),
    day: z.int().min(1).max(32).optional().describe('Day of the month in that calendar, with year and month'),
    leapMonth: z.boolean().default(false).describe('Whether the Chinese leap month that follows the month is meant'),
    era: z.enum(ERAS).optional().describe('Era of a Japanese year, which is a Gregorian year without it'),
  }),
  result: z.strictObject({
    gregorian: z.string().describe('Gregorian date, YYYY-MM-DD'),
    julianDayNumber: z.int().describe('Julian day number of noon of that day'),
    weekdayName: z.string().describe('English weekday of that day'),
    calendars: z
      .array(
        z.strictObject({
          calendar: z.string().describe('Name of the calendar'),
          year: z.int().describe('Year in the calendar (of its era for Japanese dates)'),
          month: z.int().describe('Month in the calendar, from 1'),
          day: z.int().describe('Day of the month in the calendar'),
          monthName: z.string().describe('English name of the month'),
          leapMonth: z.boolean().describe('Whether it is a Chinese leap month'),
          era: z.string().optional().describe('Era of a Japanese year'),
        }),
      )
      .describe('The day in every calendar that covers it'),
  }),
  headline: 'calendars',
  examples: [
    {
      inputs: {
        date: '2024-10-03',
      },
      result: JEWISH_NEW_YEAR,
    },
    {
      inputs: {
        calendar: 'hebrew',
        year: 5785,
        month: 1,
        day: 1,
      },
      result: JEWISH_NEW_YEAR,
    },
  ],
  run(inputs) {
    if (inputs.era !== undefined && inputs.calendar !== 'japanese') invalid('era', 'must only be given with the calendar japanese');
    if (inputs.leapMonth && inputs.calendar !== 'chinese') invalid('leapMonth', 'must only be true with the calendar chinese');
    const day = dayAsked(inputs);
    return {
      gregorian: writeDate(day),
      julianDayNumber: epochDay(day) + JULIAN_DAY_1970,
      weekdayName: weekdayName(day.dayOfWeek),
      calendars: CALENDARS.flatMap((calendar) => inCalendar(day, calendar) ?? []),
    };
  },
});

interface Asked {
  calendar: CalendarName;
  date?: string | undefined;
  year?: number | undefined;
  month?: number | undefined;
  day?: number | undefined;
  leapMonth: boolean;
  era?: (typeof ERAS)[number] | undefined;
}

function dayAsked({ calendar, date, year, month, day, leapMonth, era }: Asked): Temporal.PlainDate {
  const given = [year, month, day].filter((part) => part !== undefined).length;
  if (date !== undefined && given > 0) invalid('date', 'must not be given together with year, month and day');
  if (date === undefined && given === 0) return dateOrToday(undefined);
  const match = date === undefined ? undefined : /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (match === null) invalid('date', 'must be written YYYY-MM-DD');
  if (match === undefined && given < 3)
    invalid(year === undefined ? 'year' : month === undefined ? 'month' : 'day', 'must be given: year, month and day go together');
  const parts = match ? { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) } : { year: year ?? 0, month: month ?? 0, day: day ?? 0 };
  const found = dateIn(calendar, parts, leapMonth, era);
  if (found) return found;
  const message = `The day does not exist in the ${calendar} calendar, or is outside the years it covers.`;
  return calendar === 'gregorian' && date !== undefined ? invalid('date', 'must be a real date from 0001-01-01 to 9999-12-31') : unprocessable(message);
}
