import { z } from 'zod';
import { defineTool } from '../define.ts';
import { momentOf, momentText, weekdayName, writeDate, writeInstant, writeLocal, writeZoned, zonedOf, zoneOf, zoneText } from './lib/moments.ts';

const amount = (most: number, unit: string) => z.int().min(-most).max(most).default(0).describe(`Whole ${unit} to move by; negative turns the direction`);

export default defineTool({
  slug: 'date-calculator',
  name: 'Date Calculator',
  category: 'datetime',
  summary: 'Adds years, months, weeks, days, hours, minutes and seconds to a date, or subtracts them.',
  description:
    'Years and months come first, the day held to the end of the month (2024-02-29 plus 1 year is 2025-02-28), then weeks and days on the calendar, then hours, minutes and seconds as elapsed time. Adding and then subtracting the same need not come back to the same date.',
  reference: 'ECMAScript Temporal.ZonedDateTime.add',
  keywords: ['add days', 'subtract days', 'date plus days', 'days from today', 'add months', 'date math', 'add days to date', 'subtract days from date'],
  inputs: z.strictObject({
    date: momentText.describe('Date, local time or instant to start from'),
    operation: z.enum(['add', 'subtract']).default('add').describe('Whether to move forward or back'),
    years: amount(10_000, 'years'),
    months: amount(120_000, 'months'),
    weeks: amount(600_000, 'weeks'),
    days: amount(4_000_000, 'days'),
    hours: amount(100_000_000, 'hours'),
    minutes: amount(6_000_000_000, 'minutes'),
    seconds: amount(400_000_000_000, 'seconds'),
    timeZone: zoneText
      .optional()
      .describe('Time zone of a date or local time, or that an instant is moved to; without it a local time has none and an instant keeps its offset'),
  }),
  result: z.strictObject({
    date: z.string().describe('The date reached, YYYY-MM-DD'),
    dateTime: z
      .string()
      .optional()
      .describe('The moment reached, in the form of the input or with the offset of the zone; absent for a date with no hours, minutes or seconds added'),
    weekday: z.int().describe('Weekday reached, from 1 for Monday to 7 for Sunday'),
    weekdayName: z.string().describe('English name of the weekday reached'),
    dayOfYear: z.int().describe('Day of the year reached, from 1'),
  }),
  headline: 'dateTime',
  examples: [
    {
      inputs: {
        date: '2024-01-31',
        months: 1,
        days: 1,
      },
      result: {
        date: '2024-03-01',
        weekday: 5,
        weekdayName: 'Friday',
        dayOfYear: 61,
      },
    },
    {
      inputs: {
        date: '2024-03-09T12:00',
        days: 1,
        hours: 24,
        timeZone: 'America/New_York',
      },
      result: {
        date: '2024-03-11',
        dateTime: '2024-03-11T12:00:00-04:00',
        weekday: 1,
        weekdayName: 'Monday',
        dayOfYear: 71,
      },
    },
  ],
  run({ date, operation, timeZone, ...amounts }) {
    const sign = operation === 'add' ? 1 : -1;
    const moment = momentOf(date);
    const months = sign * (amounts.years * 12 + amounts.months);
    const days = sign * (amounts.weeks * 7 + amounts.days);
    const seconds = sign * (amounts.hours * 3_600 + amounts.minutes * 60 + amounts.seconds);
    const timed = amounts.hours !== 0 || amounts.minutes !== 0 || amounts.seconds !== 0;
    const zone = timeZone === undefined ? undefined : zoneOf(timeZone);
    const place = zonedOf(moment, zone ?? (moment.kind === 'instant' ? moment.offset : 'UTC'));
    const wall = place.toPlainDateTime().add({ months }).add({ days });
    const reached = (months === 0 && days === 0 ? place : wall.toZonedDateTime(place.timeZoneId)).add({ seconds });
    const day = reached.toPlainDate();
    return {
      date: writeDate(day),
      ...((moment.kind !== 'date' || timed) && { dateTime: writeLike(date, reached, zone === undefined) }),
      weekday: day.dayOfWeek,
      weekdayName: weekdayName(day.dayOfWeek),
      dayOfYear: day.dayOfYear,
    };
  },
});

/** A moment in the form of the text that it was reached from, or with the offset of its zone. */
function writeLike(text: string, reached: Temporal.ZonedDateTime, keepsForm: boolean): string {
  if (keepsForm && momentOf(text).kind !== 'instant') return writeLocal(reached.toPlainDateTime());
  return keepsForm && text.endsWith('Z') ? writeInstant(reached.toInstant()) : writeZoned(reached);
}
