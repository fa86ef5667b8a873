import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { readDate, readInstant } from './lib/moments.ts';
import { FREQUENCIES, readRule, ruleText, WEEKDAY_CODES } from './lib/rrule.ts';

const signed = (most: number) =>
  z
    .int()
    .min(-most)
    .max(most)
    .refine((value) => value !== 0, { error: `must be 1 to ${most}, or -1 to -${most} from the end` });

export default defineTool({
  slug: 'rrule-generator',
  name: 'RRULE Generator',
  category: 'datetime',
  summary: 'Generates an iCalendar recurrence rule (RRULE) from plain choices.',
  description:
    'Parts are in the order FREQ, INTERVAL, COUNT or UNTIL, BYMONTH, BYWEEKNO, BYYEARDAY, BYMONTHDAY, BYDAY, BYHOUR, BYMINUTE, BYSETPOS, WKST; INTERVAL=1 and WKST=MO are left out. Lists keep the order given, doubles dropped.',
  reference: 'RFC 5545, section 3.3.10',
  keywords: ['recurring event', 'repeat rule', 'ical recurrence', 'every second tuesday', 'recurrence rule builder'],
  inputs: z.strictObject({
    frequency: z.enum(['secondly', 'minutely', 'hourly', 'daily', 'weekly', 'monthly', 'yearly']).describe('How often the event repeats'),
    interval: z.int().min(1).max(1000).default(1).describe('Periods from one repeat to the next'),
    count: z.int().min(1).max(100_000).optional().describe('How many times it takes place; not together with until'),
    until: z
      .string()
      .min(1)
      .max(64)
      .refine((text) => readDate(text) !== undefined || readInstant(text) !== undefined, {
        error: 'must be a date YYYY-MM-DD or an instant such as 2024-12-24T00:00:00Z',
      })
      .optional()
      .describe('Last date or instant it may take place; not together with count'),
    weekdays: z
      .array(
        z.string().regex(/^(?:[+-]?(?:[1-9]|[1-4]\d|5[0-3]))?(?:MO|TU|WE|TH|FR|SA|SU)$/, {
          error: 'must be MO to SU, with a number in front for the n-th, such as -1FR',
        }),
      )
      .min(1)
      .max(60)
      .optional()
      .describe('Weekdays MO to SU, with a number in front for monthly and yearly (-1FR)'),
    monthDays: z.array(signed(31)).min(1).max(62).optional().describe('Days of the month, negative from its end'),
    months: z.array(z.int().min(1).max(12)).min(1).max(12).optional().describe('Months in which the event recurs, from 1 to 12'),
    yearDays: z.array(signed(366)).min(1).max(732).optional().describe('Days of the year, negative from its end; not with daily, weekly or monthly'),
    weekNumbers: z.array(signed(53)).min(1).max(106).optional().describe('ISO weeks, negative from the end of the year; only with yearly'),
    setPositions: z.array(signed(366)).min(1).max(732).optional().describe('Which of the dates in a period are kept; needs another BY part'),
    hours: z.array(z.int().min(0).max(23)).min(1).max(24).optional().describe('Hours of the day, 0 to 23'),
    minutes: z.array(z.int().min(0).max(59)).min(1).max(60).optional().describe('Minutes of the hour, 0 to 59'),
    weekStart: z.enum(WEEKDAY_CODES).default('MO').describe('Day that weeks begin on'),
  }),
  result: z.strictObject({
    rrule: z.string().describe('The recurrence rule, without "RRULE:" in front'),
    text: z.string().describe('The rule in English words'),
  }),
  appliesWhen: {
    weekNumbers: { frequency: ['yearly'] },
    yearDays: { frequency: ['yearly', 'hourly', 'minutely', 'secondly'] },
  },
  examples: [
    {
      inputs: {
        frequency: 'monthly',
        weekdays: ['-1FR'],
        count: 12,
      },
      result: {
        rrule: 'FREQ=MONTHLY;COUNT=12;BYDAY=-1FR',
        text: 'every month on the last Friday, 12 times',
      },
    },
    {
      inputs: {
        frequency: 'weekly',
        interval: 2,
        weekdays: ['TU', 'TH'],
        until: '2024-12-24T00:00:00Z',
        weekStart: 'SU',
      },
      result: {
        rrule: 'FREQ=WEEKLY;INTERVAL=2;UNTIL=20241224T000000Z;BYDAY=TU,TH;WKST=SU',
        text: 'every 2 weeks on Tuesday and Thursday, until 2024-12-24T00:00:00Z',
      },
    },
  ],
  run(inputs) {
    holdToRfc(inputs);
    const list = (name: string, values: readonly (number | string)[] | undefined): string[] =>
      values === undefined ? [] : [`${name}=${[...new Set(values)].join(',')}`];
    const freq = FREQUENCIES.find((one) => one.toLowerCase() === inputs.frequency) ?? 'DAILY';
    const rrule = [
      `FREQ=${freq}`,
      ...(inputs.interval === 1 ? [] : [`INTERVAL=${inputs.interval}`]),
      ...(inputs.count === undefined ? [] : [`COUNT=${inputs.count}`]),
      ...(inputs.until === undefined ? [] : [`UNTIL=${untilText(inputs.until)}`]),
      ...list('BYMONTH', inputs.months),
      ...list('BYWEEKNO', inputs.weekNumbers),
      ...list('BYYEARDAY', inputs.yearDays),
      ...list('BYMONTHDAY', inputs.monthDays),
      ...list(
        'BYDAY',
        inputs.weekdays?.map((day) => day.replace(/^\+/, '')),
      ),
      ...list('BYHOUR', inputs.hours),
      ...list('BYMINUTE', inputs.minutes),
      ...list('BYSETPOS', inputs.setPositions),
      ...(inputs.weekStart === 'MO' ? [] : [`WKST=${inputs.weekStart}`]),
    ].join(';');
    return { rrule, text: ruleText(readRule(rrule)) };
  },
});

interface Choices {
  frequency: string;
  count?: number | undefined;
  until?: string | undefined;
  weekdays?: string[] | undefined;
  monthDays?: number[] | undefined;
  months?: number[] | undefined;
  yearDays?: number[] | undefined;
  weekNumbers?: number[] | undefined;
  setPositions?: number[] | undefined;
  hours?: number[] | undefined;
  minutes?: number[] | undefined;
}

function holdToRfc({ frequency, count, until, weekdays, monthDays, months, yearDays, weekNumbers, setPositions, hours, minutes }: Choices): void {
  if (count !== undefined && until !== undefined) invalid('until', 'must not be given together with count');
  const numbered = weekdays?.some((day) => day.length > 2) === true;
  if (numbered && frequency !== 'monthly' && frequency !== 'yearly') invalid('weekdays', 'may have numbers with monthly and yearly only');
  if (numbered && weekNumbers) invalid('weekdays', 'must not have numbers together with weekNumbers');
  if (monthDays && frequency === 'weekly') invalid('monthDays', 'must not be given with weekly');
  if (yearDays && ['daily', 'weekly', 'monthly'].includes(frequency)) invalid('yearDays', 'must not be given with daily, weekly or monthly');
  if (weekNumbers && frequency !== 'yearly') invalid('weekNumbers', 'must only be given with yearly');
  const others = [weekdays, monthDays, months, yearDays, weekNumbers, hours, minutes];
  if (setPositions && others.every((part) => part === undefined)) invalid('setPositions', 'must be given together with another choice such as weekdays');
}

function untilText(text: string): string {
  const date = readDate(text);
  if (date) return text.replaceAll('-', '');
  const instant = readInstant(text)?.instant.round({ smallestUnit: 'second', roundingMode: 'floor' });
  return `${instant}`.replace(/[-:]/g, '');
}
