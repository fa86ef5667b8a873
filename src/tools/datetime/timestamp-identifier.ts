import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, Unprocessable } from '../errors.ts';
import { excelInstant, julianInstant } from './lib/day-counts.ts';
import { dateOf, dateText, floorDivide, instantAt, instantOrNow, instantText } from './lib/moments.ts';
import { type ExactNumber, readNumber, SYSTEMS } from './lib/systems.ts';

const FORMATS: Record<string, (value: ExactNumber) => bigint | undefined> = {
  unixSeconds: SYSTEMS.unixSeconds,
  unixMilliseconds: SYSTEMS.unixMilliseconds,
  unixMicroseconds: SYSTEMS.unixMicroseconds,
  unixNanoseconds: SYSTEMS.unixNanoseconds,
  windowsFiletime: SYSTEMS.windowsFiletime,
  dotNetTicks: SYSTEMS.dotNetTicks,
  webkit: SYSTEMS.webkit,
  cocoa: SYSTEMS.cocoa,
  macHfs: SYSTEMS.macHfs,
  gps: SYSTEMS.gps,
  ntp: SYSTEMS.ntp,
  ole: SYSTEMS.ole,
  dosFat: SYSTEMS.dosFat,
  excel1900: excelInstant,
  julianDate: julianInstant,
};
const WHOLE = new Set(['windowsFiletime', 'dotNetTicks', 'webkit', 'dosFat']);

export default defineTool({
  slug: 'timestamp-identifier',
  name: 'Timestamp Identifier',
  category: 'datetime',
  summary: 'Shows which timestamp formats a bare number could be, and what instant each would mean.',
  description:
    'Tries Unix times of four units, Windows FILETIME, .NET ticks, WebKit, Cocoa, HFS+, GPS, NTP, OLE, DOS/FAT, Excel serial dates and Julian dates, all in UTC, and keeps what falls between `from` and `until`. Formats of whole numbers are not offered for a number with decimals.',
  reference: 'The epochs of system-timestamp-converter, excel-date-converter and julian-date-converter',
  keywords: ['what timestamp is this', 'detect epoch', 'unknown date number', 'forensics', 'decode time'],
  inputs: z.strictObject({
    value: z.union([z.number(), z.string().min(1).max(100)]).describe('A number, text of digits with optional decimals, or 0x and hexadecimal digits'),
    from: dateText.default('1990-01-01').describe('Earliest date worth offering, YYYY-MM-DD'),
    until: dateText.default('2050-01-01').describe('The day after the last date worth offering, YYYY-MM-DD'),
    now: instantText.optional().describe('Candidates nearest to this instant come first; now if omitted'),
  }),
  result: z.strictObject({
    candidates: z
      .array(
        z.strictObject({
          format: z.string().describe('Name of the timestamp format'),
          iso: z.string().describe('The instant it would mean, in UTC, rounded down to the millisecond'),
        }),
      )
      .describe('What the number could be, nearest to now first'),
    count: z.int().describe('How many candidates there are'),
  }),
  examples: [
    {
      inputs: {
        value: 1700000000,
        now: '2024-01-01T00:00:00Z',
      },
      result: {
        candidates: [
          {
            format: 'unixSeconds',
            iso: '2023-11-14T22:13:20Z',
          },
          {
            format: 'gps',
            iso: '2033-11-18T22:13:02Z',
          },
        ],
        count: 2,
      },
    },
  ],
  run({ value, from, until, now }) {
    const number = readNumber(value);
    if (!number) invalid('value', 'must be a number, digits with optional decimals, or 0x and hexadecimal digits');
    const present = instantOrNow(now).epochNanoseconds;
    const first = dateOf(from).toZonedDateTime('UTC').epochNanoseconds;
    const end = dateOf(until).toZonedDateTime('UTC').epochNanoseconds;
    if (end < first) invalid('until', 'must not be before from');
    const whole = number.digits % 10n ** BigInt(number.decimals) === 0n;
    const candidates = Object.entries(FORMATS)
      .filter(([format]) => whole || !WHOLE.has(format))
      .map(([format, read]) => ({ format, instant: attempt(() => read(number)) }))
      .filter((row): row is { format: string; instant: bigint } => row.instant !== undefined && row.instant >= first && row.instant < end)
      .map((row) => ({ ...row, distance: row.instant > present ? row.instant - present : present - row.instant }))
      .sort((a, b) => (a.distance < b.distance ? -1 : a.distance > b.distance ? 1 : 0))
      .map(({ format, instant }) => ({ format, iso: instantAt(floorDivide(instant, 1_000_000n) * 1_000_000n).toString() }));
    return { candidates, count: candidates.length };
  },
});

function attempt(read: () => bigint | undefined): bigint | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unprocessable) return undefined;
    throw error;
  }
}
