import { z } from 'zod';
import { defineTool } from '../define.ts';
import { momentText, quotient, SECOND, zonedOrNow, zoneOf, zoneText } from './lib/moments.ts';
import { localeOf } from './lib/names.ts';

const UNITS = [
  ['year', 31_556_952n],
  ['month', 2_629_746n],
  ['week', 604_800n],
  ['day', 86_400n],
  ['hour', 3_600n],
  ['minute', 60n],
  ['second', 1n],
] as const;

export default defineTool({
  slug: 'relative-time-formatter',
  name: 'Relative Time Formatter',
  category: 'datetime',
  summary: 'Says how long ago or how far ahead a moment is, in words of any language.',
  description:
    'Elapsed time is cut towards zero to the unit. auto takes the largest unit that is not zero: second, minute, hour, day (24 hours), week, month (30.436875 days) or year (365.2425 days). A zero value is written as the future.',
  reference: 'ECMA-402 Intl.RelativeTimeFormat (CLDR)',
  keywords: ['time ago', 'how long ago', 'from now', 'timeago', 'yesterday', 'humanize date'],
  inputs: z.strictObject({
    date: momentText.describe('Date, local time or instant to speak of'),
    now: momentText.optional().describe('The moment to measure from; now if omitted'),
    timeZone: zoneText.default('UTC').describe('Time zone of dates and local times'),
    locale: z.string().min(1).max(100).default('en').describe('Language tag (BCP 47) of the words'),
    style: z.enum(['long', 'short', 'narrow']).default('long').describe('How long the words are'),
    numeric: z.enum(['always', 'auto']).default('always').describe('auto says yesterday instead of 1 day ago'),
    unit: z
      .enum(['auto', 'second', 'minute', 'hour', 'day', 'week', 'month', 'year'])
      .default('auto')
      .describe('Unit to count in; auto takes the largest that is not zero'),
  }),
  result: z.strictObject({
    text: z.string().describe('The distance in words'),
    value: z.int().describe('Count of the unit, negative for the past'),
    unit: z.string().describe('The unit that was counted in'),
    seconds: z.number().describe('Date minus now in seconds'),
  }),
  examples: [
    {
      inputs: {
        date: '2024-01-01T00:00:00Z',
        now: '2024-01-01T03:25:00Z',
      },
      result: {
        text: '3 hours ago',
        value: -3,
        unit: 'hour',
        seconds: -12300,
      },
    },
    {
      inputs: {
        date: '2024-01-02',
        now: '2024-01-01',
        numeric: 'auto',
      },
      result: {
        text: 'tomorrow',
        value: 1,
        unit: 'day',
        seconds: 86400,
      },
    },
  ],
  run({ date, now, timeZone, locale, style, numeric, unit }) {
    const zone = zoneOf(timeZone);
    const locales = localeOf(locale);
    const elapsed = zonedOrNow(date, zone).epochNanoseconds - zonedOrNow(now, zone).epochNanoseconds;
    const whole = elapsed / SECOND;
    const [name, seconds] = UNITS.find(([candidate, size]) => (unit === 'auto' ? whole / size !== 0n : candidate === unit)) ?? UNITS[6];
    const value = Number(whole / seconds);
    const text = new Intl.RelativeTimeFormat(locales, { style, numeric }).format(value, name);
    return { text, value, unit: name, seconds: quotient(elapsed, SECOND) };
  },
});
