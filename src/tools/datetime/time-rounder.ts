import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { readInstant, readLocal, SECOND, writeLocal } from './lib/moments.ts';

const DAY = 86_400;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,9}))?)?$/;

export default defineTool({
  slug: 'time-rounder',
  name: 'Time Rounder',
  category: 'datetime',
  summary: 'Rounds times of day or moments to the nearest, next or previous step, such as a quarter of an hour.',
  description:
    "Steps are counted from midnight of the time as written (of an instant's own offset); nearest takes halves up. A time of day rounded up to midnight is 24:00:00, a local time or instant goes to the next date.",
  reference: 'Rounding on the wall clock, days of 86,400 seconds',
  keywords: ['round to 15 minutes', 'quarter hour', 'nearest hour', 'round up time', 'timesheet rounding'],
  inputs: z.strictObject({
    times: z.array(z.string().max(64)).min(1).max(10_000).describe('Times HH:MM[:SS[.fraction]], local times or instants'),
    stepSeconds: z.int().min(1).max(DAY).default(900).describe('Step in seconds, which must divide 86400; 900 is a quarter of an hour'),
    mode: z.enum(['nearest', 'down', 'up']).default('nearest').describe('Which step to take: the nearest, the one before or the next'),
  }),
  result: z.strictObject({
    times: z.array(z.string()).describe('The rounded times, each in the form it came in, with seconds'),
    count: z.int().describe('How many times there are'),
  }),
  examples: [
    {
      inputs: {
        times: ['09:07', '09:08', '23:59:59'],
      },
      result: {
        times: ['09:00:00', '09:15:00', '24:00:00'],
        count: 3,
      },
    },
    {
      inputs: {
        times: ['2024-12-31T23:30:01Z', '2024-12-31T10:29:59.9+05:30'],
        stepSeconds: 3600,
        mode: 'up',
      },
      result: {
        times: ['2025-01-01T00:00:00Z', '2024-12-31T11:00:00+05:30'],
        count: 2,
      },
    },
  ],
  run({ times, stepSeconds, mode }) {
    if (DAY % stepSeconds !== 0) invalid('stepSeconds', 'must divide 86400, the seconds of a day, without a remainder');
    const step = BigInt(stepSeconds) * SECOND;
    const round = (nanoseconds: bigint): number => {
      const added = mode === 'down' ? 0n : mode === 'up' ? step - 1n : step / 2n;
      return Number(((nanoseconds + added) / step) * BigInt(stepSeconds));
    };
    const rounded = times.map(
      (text, index) => roundedTime(text, round) ?? invalid(`times[${index}]`, 'must be a time HH:MM[:SS], a local time or an instant that exists'),
    );
    return { times: rounded, count: rounded.length };
  },
});

function roundedTime(text: string, round: (nanoseconds: bigint) => number): string | undefined {
  const match = TIME.exec(text);
  if (match) {
    const seconds = round(nanosecondsOf(Number(match[1]), Number(match[2]), Number(match[3] ?? 0), Number((match[4] ?? '').padEnd(9, '0'))));
    const two = (value: number): string => String(value).padStart(2, '0');
    return `${two(Math.floor(seconds / 3_600))}:${two(Math.floor((seconds % 3_600) / 60))}:${two(seconds % 60)}`;
  }
  const suffix = text.endsWith('Z') ? 'Z' : readInstant(text) ? text.slice(-6) : '';
  const local = readLocal(text.slice(0, text.length - suffix.length));
  if (!local) return undefined;
  const { hour, minute, second, millisecond, microsecond, nanosecond } = local;
  const seconds = round(nanosecondsOf(hour, minute, second, millisecond * 1e6 + microsecond * 1e3 + nanosecond));
  return `${writeLocal(local.toPlainDate().toPlainDateTime().add({ seconds }))}${suffix}`;
}

const nanosecondsOf = (hour: number, minute: number, second: number, rest: number): bigint =>
  BigInt(hour * 3_600 + minute * 60 + second) * SECOND + BigInt(rest);
