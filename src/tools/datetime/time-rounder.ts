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
  keywords: ['round to 15 minutes', 'quarter hour', 'nearest hour', 'round up time', 'timesheet rounding', 'truncate time', 'cut seconds'],
  inputs: z.strictObject({
    times: z.array(z.string().max(64)).min(1).max(10_000).describe('Times HH:MM[:SS[.fraction]], local times or instants'),
    stepSeconds: z.int().min(1).max(DAY).default(900).describe('Step in seconds, which must divide 86400; 900 is a quarter of an hour'),
    mode: z.enum(['nearest', 'down', 'up']).default('nearest').describe('Which step to take: the nearest, the one before or the next'),
    precision: z
      .enum(['second', 'minute', 'hour'])
      .default('second')
      .describe('Finest part that is written; the step must be whole minutes or hours for less than seconds'),
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
    {
      inputs: { times: ['01:28:45', '2024-12-31T10:29:59Z'], stepSeconds: 60, mode: 'down', precision: 'minute' },
      result: { times: ['01:28', '2024-12-31T10:29Z'], count: 2 },
    },
  ],
  run({ times, stepSeconds, mode, precision }) {
    if (DAY % stepSeconds !== 0) invalid('stepSeconds', 'must divide 86400, the seconds of a day, without a remainder');
    const whole = { second: 1, minute: 60, hour: 3600 }[precision];
    if (stepSeconds % whole !== 0) invalid('precision', `must be finer: ${stepSeconds} seconds are not whole ${precision}s`);
    const step = BigInt(stepSeconds) * SECOND;
    const round = (nanoseconds: bigint): number => {
      const added = mode === 'down' ? 0n : mode === 'up' ? step - 1n : step / 2n;
      return Number(((nanoseconds + added) / step) * BigInt(stepSeconds));
    };
    const rounded = times.map(
      (text, index) =>
        cut(roundedTime(text, round), precision) ?? invalid(`times[${index}]`, 'must be a time HH:MM[:SS], a local time or an instant that exists'),
    );
    return { times: rounded, count: rounded.length };
  },
});

/** A time without the parts that are finer than those wanted, which are 0. */
function cut(time: string | undefined, precision: 'second' | 'minute' | 'hour'): string | undefined {
  const zeros = { second: 0, minute: 1, hour: 2 }[precision];
  return time?.replace(/(\d\d)(:\d\d)(:\d\d)(?=Z|[+-]\d\d:|$)/, (_, hour: string, minute: string, second: string) =>
    [hour, minute, second].slice(0, 3 - zeros).join(''),
  );
}

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
