import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { durationTexts, inUnits, readDuration } from './lib/durations.ts';
import { SECOND } from './lib/moments.ts';

export default defineTool({
  slug: 'duration-converter',
  name: 'Duration Converter',
  category: 'datetime',
  summary: 'Reads a duration in almost any form (ISO 8601, 1h 30m, 01:30:00, decimal hours, seconds) and writes it in all of them.',
  description:
    'A clock with one colon is hours and minutes. Units: ms, s, m, h, d, w, mo, y and their longer names, each once, separated by spaces, commas, "and" or nothing. A minus in front makes it negative. Days have 86,400 seconds; years and months are refused unless averageCalendarUnits. Exact to the nanosecond, what is finer is cut.',
  reference: 'ISO 8601-1:2019 durations; mean Gregorian year of 365.2425 days',
  keywords: ['seconds to hours', 'hours to minutes', 'decimal hours', 'hh:mm:ss', 'iso 8601 duration', 'parse duration'],
  inputs: z.strictObject({
    value: z.union([z.number(), z.string().min(1).max(200)]).describe('A number of the unit, or text such as PT1H30M, 1h 30m or 01:30:00'),
    unit: z.enum(['milliseconds', 'seconds', 'minutes', 'hours', 'days']).default('seconds').describe('Unit of a bare number'),
    averageCalendarUnits: z.boolean().default(false).describe('Read years as 365.2425 days and months as 30.436875 days instead of refusing them'),
  }),
  result: z.strictObject({
    seconds: z.number().describe('The duration in seconds'),
    milliseconds: z.number().describe('The duration in milliseconds'),
    minutes: z.number().describe('The duration in minutes'),
    hours: z.number().describe('The duration in decimal hours'),
    days: z.number().describe('The duration in days of 86,400 seconds'),
    weeks: z.number().describe('The duration in weeks of 7 days'),
    iso: z.string().describe('ISO 8601 in days, hours, minutes and seconds; PT0S for none'),
    clock: z.string().describe('Hours, minutes and seconds with colons, hours not bounded'),
    text: z.string().describe('In words, such as "1 day 2 hours"'),
    short: z.string().describe('With letters, such as "1d 2h"'),
  }),
  examples: [
    {
      inputs: {
        value: '1h 30m 15s',
      },
      result: {
        seconds: 5415,
        milliseconds: 5415000,
        minutes: 90.25,
        hours: 1.5041666666666667,
        days: 0.06267361111111111,
        weeks: 0.008953373015873015,
        iso: 'PT1H30M15S',
        clock: '01:30:15',
        text: '1 hour 30 minutes 15 seconds',
        short: '1h 30m 15s',
      },
    },
    {
      inputs: {
        value: 'P1DT12H',
      },
      result: {
        seconds: 129600,
        milliseconds: 129600000,
        minutes: 2160,
        hours: 36,
        days: 1.5,
        weeks: 0.21428571428571427,
        iso: 'P1DT12H',
        clock: '36:00:00',
        text: '1 day 12 hours',
        short: '1d 12h',
      },
    },
  ],
  run({ value, unit, averageCalendarUnits }) {
    const duration = readDuration(value, unit, averageCalendarUnits);
    if (typeof duration !== 'bigint') return unprocessable(`The value ${duration.problem}.`, 'value');
    return {
      seconds: inUnits(duration, SECOND),
      milliseconds: inUnits(duration, 1_000_000n),
      minutes: inUnits(duration, 60n * SECOND),
      hours: inUnits(duration, 3_600n * SECOND),
      days: inUnits(duration, 86_400n * SECOND),
      weeks: inUnits(duration, 604_800n * SECOND),
      ...durationTexts(duration),
    };
  },
});
