import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { isoDuration } from './lib/duration-parts.ts';
import { momentOf, momentText, quotient, SECOND, zonedOf, zoneOf, zoneText } from './lib/moments.ts';

export default defineTool({
  slug: 'date-difference-calculator',
  name: 'Date Difference Calculator',
  category: 'datetime',
  summary: 'Calculates the time between two dates in years, months and days, and in total days, weeks, hours or seconds.',
  description:
    'Years, months, days, hours, minutes and seconds are those from the earlier to the later moment on the wall clock of the time zone. Totals are elapsed time, so a day on which clocks change has 23 or 25 hours; for two dates totalDays and weeks count calendar days.',
  reference: 'ECMAScript Temporal.ZonedDateTime.until',
  keywords: ['days between dates', 'time between', 'how many days', 'date duration', 'subtract dates', 'weeks between', 'timeanddate'],
  inputs: z.strictObject({
    start: momentText.describe('First date, local time or instant'),
    end: momentText.describe('Second date, local time or instant'),
    timeZone: zoneText.default('UTC').describe('Time zone of dates and local times, and of the wall clock the parts are counted on'),
    includeEndDay: z.boolean().default(false).describe('Count the later day too; only with two dates'),
  }),
  result: z.strictObject({
    sign: z.int().describe('1 where end is after start, -1 before it, 0 for none'),
    years: z.int().describe('Whole years between them'),
    months: z.int().describe('Whole months left after the years'),
    days: z.int().describe('Whole days left after the months'),
    hours: z.int().describe('Whole hours left after the days'),
    minutes: z.int().describe('Whole minutes left after the hours'),
    seconds: z.number().describe('Seconds left after the minutes, with decimals'),
    weeks: z.int().describe('Whole weeks of the total, to say "n weeks and m days"'),
    remainingDays: z.int().describe('Whole days left after those weeks'),
    totalDays: z.number().describe('Total seconds over 86400; calendar days for two dates'),
    totalHours: z.number().describe('Elapsed time in hours'),
    totalMinutes: z.number().describe('Elapsed time in minutes'),
    totalSeconds: z.number().describe('Elapsed time in seconds'),
    iso: z.string().describe('The calendar parts as an ISO 8601 duration, a minus in front where end is before start; PT0S for none'),
  }),
  headline: 'totalDays',
  examples: [
    {
      inputs: {
        start: '2024-01-31',
        end: '2025-03-01',
      },
      result: {
        sign: 1,
        years: 1,
        months: 1,
        days: 1,
        hours: 0,
        minutes: 0,
        seconds: 0,
        weeks: 56,
        remainingDays: 3,
        totalDays: 395,
        totalHours: 9480,
        totalMinutes: 568800,
        totalSeconds: 34128000,
        iso: 'P1Y1M1D',
      },
    },
    {
      inputs: {
        start: '2024-12-25T08:00',
        end: '2024-12-24T20:30',
      },
      result: {
        sign: -1,
        years: 0,
        months: 0,
        days: 0,
        hours: 11,
        minutes: 30,
        seconds: 0,
        weeks: 0,
        remainingDays: 0,
        totalDays: 0.4791666666666667,
        totalHours: 11.5,
        totalMinutes: 690,
        totalSeconds: 41400,
        iso: '-PT11H30M',
      },
    },
  ],
  run({ start, end, timeZone, includeEndDay }) {
    const zone = zoneOf(timeZone);
    const [first, second] = [momentOf(start), momentOf(end)];
    const dates = first.kind === 'date' && second.kind === 'date';
    if (includeEndDay && !dates) invalid('includeEndDay', 'must be false unless start and end are both dates');
    const from = zonedOf(first, zone);
    const to = zonedOf(second, zone);
    const sign = Temporal.ZonedDateTime.compare(to, from);
    const earlier = sign < 0 ? to : from;
    const last = sign < 0 ? from : to;
    const later = includeEndDay ? last.toPlainDate().add({ days: 1 }).toZonedDateTime(zone) : last;
    const span = earlier.until(later, { largestUnit: 'years' });
    const elapsed = later.epochNanoseconds - earlier.epochNanoseconds;
    const wholeDays = dates ? earlier.toPlainDate().until(later.toPlainDate()).days : Number(elapsed / (86_400n * SECOND));
    const seconds = span.seconds + span.milliseconds / 1e3 + span.microseconds / 1e6 + span.nanoseconds / 1e9;
    const parts = {
      years: span.years,
      months: span.months,
      days: span.days,
      hours: span.hours,
      minutes: span.minutes,
      seconds: Number(seconds.toFixed(9)),
    };
    const direction = sign === 0 && includeEndDay ? 1 : sign;
    return {
      sign: direction,
      ...parts,
      weeks: Math.floor(wholeDays / 7),
      remainingDays: wholeDays % 7,
      totalDays: dates ? wholeDays : quotient(elapsed, 86_400n * SECOND),
      totalHours: quotient(elapsed, 3_600n * SECOND),
      totalMinutes: quotient(elapsed, 60n * SECOND),
      totalSeconds: quotient(elapsed, SECOND),
      iso: isoDuration(parts, direction),
    };
  },
});
