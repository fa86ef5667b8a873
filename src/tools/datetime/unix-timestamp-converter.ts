import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { floorDivide, instantAt, readMoment, SECOND, weekdayName, writeInstant, writeZoned, zonedOf, zoneOf, zoneText } from './lib/moments.ts';
import { type ExactNumber, readNumber, scaled } from './lib/systems.ts';

const FACTORS = { seconds: SECOND, milliseconds: 1_000_000n, microseconds: 1_000n, nanoseconds: 1n } as const;
type Unit = keyof typeof FACTORS;

export default defineTool({
  slug: 'unix-timestamp-converter',
  name: 'Unix Timestamp Converter',
  category: 'datetime',
  summary: 'Converts a Unix timestamp to a date, and a date to a Unix timestamp.',
  description:
    'A number below 1e11 (without its sign) is read as seconds, below 1e14 as milliseconds, below 1e17 as microseconds, else as nanoseconds, unless `unit` says which. Decimals below a nanosecond are cut off towards the past.',
  reference: 'POSIX.1-2024 "Seconds Since the Epoch": 86,400 seconds a day, no leap seconds',
  keywords: ['epoch', 'posix time', 'unixtime', 'milliseconds', 'date to timestamp', 'current timestamp'],
  inputs: z.strictObject({
    value: z
      .union([z.number(), z.string().min(1).max(100)])
      .optional()
      .describe('A timestamp (a number, or text of digits with an optional sign and decimals) or a date, local time or instant; now if omitted'),
    unit: z
      .enum(['auto', 'seconds', 'milliseconds', 'microseconds', 'nanoseconds'])
      .default('auto')
      .describe('Unit of a numeric value; auto decides by its size'),
    epoch: z.string().min(1).max(100).optional().describe('Date, local time or instant that a numeric value counts from; 1970-01-01T00:00:00Z if omitted'),
    timeZone: zoneText.default('UTC').describe('Time zone of a date or local time without an offset, and of `local`'),
  }),
  result: z.strictObject({
    iso: z.string().describe('The instant in UTC, written with Z'),
    local: z.string().describe('The instant in the time zone, with its offset'),
    seconds: z.int().describe('Unix timestamp in seconds, rounded down'),
    milliseconds: z.int().describe('Unix timestamp in milliseconds, rounded down'),
    microseconds: z.string().describe('Digits of the timestamp in microseconds, rounded down'),
    nanoseconds: z.string().describe('Digits of the timestamp in nanoseconds'),
    sinceEpoch: z.string().optional().describe('Seconds from the epoch given to the instant, with decimals where there are some; only with epoch'),
    unit: z.enum(['seconds', 'milliseconds', 'microseconds', 'nanoseconds']).optional().describe('Unit a numeric value was read in; absent for a date'),
    weekdayName: z.string().describe('English weekday of the local date'),
  }),
  everySecond: true,
  examples: [
    {
      inputs: {
        value: 1700000000,
        timeZone: 'America/New_York',
      },
      result: {
        iso: '2023-11-14T22:13:20Z',
        local: '2023-11-14T17:13:20-05:00',
        seconds: 1700000000,
        milliseconds: 1700000000000,
        microseconds: '1700000000000000',
        nanoseconds: '1700000000000000000',
        unit: 'seconds',
        weekdayName: 'Tuesday',
      },
    },
    {
      inputs: {
        value: '2024-02-29T12:00:00.25+05:30',
      },
      result: {
        iso: '2024-02-29T06:30:00.25Z',
        local: '2024-02-29T06:30:00.25+00:00',
        seconds: 1709188200,
        milliseconds: 1709188200250,
        microseconds: '1709188200250000',
        nanoseconds: '1709188200250000000',
        weekdayName: 'Thursday',
      },
    },
  ],
  run({ value, unit, epoch, timeZone }) {
    const zone = zoneOf(timeZone);
    const number = value === undefined ? undefined : readNumber(value);
    const read = number && (unit === 'auto' ? unitOf(number) : unit);
    const start = epoch === undefined ? 0n : instantOf(epoch, zone, 'epoch').epochNanoseconds;
    const instant = number && read ? instantAt(start + scaled(number, FACTORS[read])) : instantOf(value, zone, 'value');
    const local = instant.toZonedDateTimeISO(zone);
    const nanoseconds = instant.epochNanoseconds;
    return {
      iso: writeInstant(instant),
      local: writeZoned(local),
      seconds: Number(floorDivide(nanoseconds, SECOND)),
      milliseconds: Number(floorDivide(nanoseconds, 1_000_000n)),
      microseconds: String(floorDivide(nanoseconds, 1_000n)),
      nanoseconds: String(nanoseconds),
      ...(epoch !== undefined && { sinceEpoch: inSeconds(nanoseconds - start) }),
      ...(read && { unit: read }),
      weekdayName: weekdayName(local.dayOfWeek),
    };
  },
});

function unitOf({ digits, decimals }: ExactNumber): Unit {
  const size = (digits < 0n ? -digits : digits) / 10n ** BigInt(decimals);
  if (size < 10n ** 11n) return 'seconds';
  if (size < 10n ** 14n) return 'milliseconds';
  return size < 10n ** 17n ? 'microseconds' : 'nanoseconds';
}

/** Nanoseconds as seconds, with no more decimals than they need. */
function inSeconds(nanoseconds: bigint): string {
  const size = nanoseconds < 0n ? -nanoseconds : nanoseconds;
  const decimals = String(size % SECOND)
    .padStart(9, '0')
    .replace(/0+$/, '');
  return `${nanoseconds < 0n ? '-' : ''}${size / SECOND}${decimals === '' ? '' : `.${decimals}`}`;
}

function instantOf(value: number | string | undefined, zone: string, path: 'value' | 'epoch'): Temporal.Instant {
  if (value === undefined) return Temporal.Now.instant();
  const moment = readMoment(String(value));
  if (!moment) invalid(path, `must be ${path === 'value' ? 'a number, or ' : ''}a date, local time or instant that exists, such as 2024-03-05T15:04:05Z`);
  return zonedOf(moment, zone).toInstant();
}
