import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { grouped } from '../shared/text/counts.ts';
import { patternWriter, readPattern } from './lib/ldml-format.ts';
import { dateOf, dateText, withinYears } from './lib/moments.ts';

const MAX_DATES = 10_000;
const MAX_STEPS = 100_000;
const DAYS_PER_WEEK = 7;
const UNITS = { day: 'days', week: 'weeks', month: 'months', year: 'years' } as const;

export default defineTool({
  slug: 'date-range-generator',
  name: 'Date Range Generator',
  category: 'datetime',
  summary: 'Lists the dates from one day to another, by day, week, month or year, on the weekdays you want.',
  description:
    'The n-th date is the start plus n steps, its day held to the end of the month (31 January, 29 February, 31 March), so nothing drifts; then weekdays filters. An end before the start gives dates going backwards. At most 10,000 dates.',
  reference: 'ECMAScript Temporal.PlainDate.add; Unicode LDML (UTS #35) for the pattern',
  keywords: ['list of dates', 'date sequence', 'date series', 'every monday', 'dates between', 'days between two dates'],
  heavyWhen: ({ end, count = 0, weekdays, unit }) => end !== undefined || count > 200 || (weekdays.length < 7 && (unit === 'month' || unit === 'year')),
  inputs: z.strictObject({
    start: dateText.describe('First date, YYYY-MM-DD'),
    end: dateText.optional().describe('Last date, included; exactly one of end and count'),
    count: z.int().min(1).max(MAX_DATES).optional().describe('How many dates to list; exactly one of end and count'),
    unit: z.enum(['day', 'week', 'month', 'year']).default('day').describe('What the steps are counted in'),
    step: z.int().min(1).max(1000).default(1).describe('Units from one date to the next'),
    weekdays: z
      .array(z.int().min(1).max(7))
      .min(1)
      .max(7)
      .default([1, 2, 3, 4, 5, 6, 7])
      .describe('Keep only these weekdays, from 1 for Monday to 7 for Sunday'),
    pattern: z.string().min(1).max(100).default('yyyy-MM-dd').describe('LDML pattern to write the dates in, with English names'),
  }),
  result: z.strictObject({
    dates: z.array(z.string()).describe('The dates, in order of the steps'),
    count: z.int().describe('How many dates there are'),
  }),
  examples: [
    {
      inputs: {
        start: '2024-01-31',
        count: 4,
        unit: 'month',
      },
      result: {
        dates: ['2024-01-31', '2024-02-29', '2024-03-31', '2024-04-30'],
        count: 4,
      },
    },
    {
      inputs: {
        start: '2024-03-01',
        end: '2024-03-12',
        weekdays: [1, 5],
        pattern: 'EEE d',
      },
      result: {
        dates: ['Fri 1', 'Mon 4', 'Fri 8', 'Mon 11'],
        count: 4,
      },
    },
  ],
  run({ start, end, count, unit, step, weekdays, pattern }) {
    if ((end === undefined) === (count === undefined)) invalid('end', 'exactly one of end and count must be given');
    const write = patternWriter(readPattern(pattern, 'pattern'), ['en-US']);
    const first = dateOf(start);
    const last = end === undefined ? undefined : dateOf(end);
    const direction = last && Temporal.PlainDate.compare(last, first) < 0 ? -1 : 1;
    const kept = new Set(weekdays);
    const repeats = unit === 'day' || unit === 'week';
    const dates: string[] = [];
    for (let n = 0; ; n++) {
      const date = first.add({ [UNITS[unit]]: n * step * direction });
      if (last && Temporal.PlainDate.compare(date, last) * direction > 0) break;
      if (last === undefined && (n > MAX_STEPS || (repeats && n === DAYS_PER_WEEK && dates.length === 0)))
        unprocessable(`The start and ${grouped(MAX_STEPS)} steps do not give ${count} dates on these weekdays.`, 'count');
      if (!kept.has(withinYears(date).dayOfWeek)) continue;
      if (dates.length === MAX_DATES) unprocessable(`There are more than ${grouped(MAX_DATES)} dates.`, 'end');
      dates.push(write(date.toZonedDateTime('UTC')));
      if (dates.length === count) break;
    }
    return { dates, count: dates.length };
  },
});
