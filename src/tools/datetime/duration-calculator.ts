import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { durationTexts, held, inUnits, readDuration } from './lib/durations.ts';
import { SECOND } from './lib/moments.ts';
import { readNumber } from './lib/systems.ts';

export default defineTool({
  slug: 'duration-calculator',
  name: 'Duration Calculator',
  category: 'datetime',
  summary: 'Adds and subtracts a list of durations, and gives their average, shortest and longest.',
  description: 'Each duration is read as in duration-converter; a minus in front subtracts it. Years and months are refused.',
  reference: 'ISO 8601-1:2019 durations; exact arithmetic in nanoseconds',
  keywords: ['add hours and minutes', 'sum times', 'total time', 'add times', 'time calculator', 'average time', 'stopwatch', 'chronometer'],
  inputs: z.strictObject({
    durations: z.array(z.string().min(1).max(200)).min(1).max(10_000).describe('Durations such as 1:30:00, 45m or PT20M; a minus in front subtracts'),
    multiplyBy: z.number().min(-1_000_000).max(1_000_000).default(1).describe('Factor applied to the total'),
    unit: z.enum(['seconds', 'minutes', 'hours', 'days']).default('seconds').describe('Unit of bare numbers in the list'),
  }),
  result: z.strictObject({
    totalSeconds: z.number().describe('The total in seconds, after multiplying'),
    iso: z.string().describe('The total as an ISO 8601 duration'),
    clock: z.string().describe('The total as hours, minutes and seconds with colons'),
    text: z.string().describe('The total in words'),
    averageSeconds: z.number().describe('Total before multiplying, over the count, in seconds'),
    minimumSeconds: z.number().describe('The shortest duration in seconds'),
    maximumSeconds: z.number().describe('The longest duration in seconds'),
    count: z.int().describe('How many durations there are'),
  }),
  headline: 'text',
  examples: [
    {
      inputs: {
        durations: ['1:30:00', '45m', 'PT20M30S', '-10m'],
      },
      result: {
        totalSeconds: 8730,
        iso: 'PT2H25M30S',
        clock: '02:25:30',
        text: '2 hours 25 minutes 30 seconds',
        averageSeconds: 2182.5,
        minimumSeconds: -600,
        maximumSeconds: 5400,
        count: 4,
      },
    },
    {
      inputs: {
        durations: ['8:15', '7:50', '8:05'],
        multiplyBy: 2,
      },
      result: {
        totalSeconds: 174000,
        iso: 'P2DT20M',
        clock: '48:20:00',
        text: '2 days 20 minutes',
        averageSeconds: 29000,
        minimumSeconds: 28200,
        maximumSeconds: 29700,
        count: 3,
      },
    },
  ],
  run({ durations, multiplyBy, unit }) {
    const read = durations.map((text, index) => {
      const duration = readDuration(text, unit);
      return typeof duration === 'bigint' ? duration : unprocessable(`The duration at position ${index + 1} ${duration.problem}.`, `durations[${index}]`);
    });
    const sum = held(read.reduce((total, duration) => total + duration, 0n));
    const factor = readNumber(multiplyBy) ?? { digits: 1n, decimals: 0 };
    const total = held((sum * factor.digits) / 10n ** BigInt(factor.decimals));
    const { iso, clock, text } = durationTexts(total);
    return {
      totalSeconds: inUnits(total, SECOND),
      iso,
      clock,
      text,
      averageSeconds: inUnits(sum, BigInt(read.length) * SECOND),
      minimumSeconds: inUnits(
        read.reduce((least, duration) => (duration < least ? duration : least)),
        SECOND,
      ),
      maximumSeconds: inUnits(
        read.reduce((most, duration) => (duration > most ? duration : most)),
        SECOND,
      ),
      count: read.length,
    };
  },
});
