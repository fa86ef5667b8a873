import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { instantAt, quotient, readDate, readInstant, SECOND, writeInstant } from './lib/moments.ts';

const DAY = 86_400n * SECOND;
const MAX_OVERLAPS = 10_000;
const rangeOf = (first: string, last: string) => z.strictObject({ start: z.string().describe(first), end: z.string().describe(last) });

/** A range of nanoseconds since 1970, its end not included. */
interface Range {
  start: bigint;
  end: bigint;
}

export default defineTool({
  slug: 'date-range-overlap-calculator',
  name: 'Date Range Overlap Calculator',
  category: 'datetime',
  summary: 'Merges date or time ranges and finds where they overlap and where the gaps between them are.',
  description:
    'All ranges are dates (the end included) or all instants (the end not included). Dates of adjacent days merge; instants that touch merge but do not overlap. At most 10,000 overlapping pairs are listed.',
  reference: 'Interval arithmetic on half-open ranges',
  keywords: ['overlapping dates', 'merge intervals', 'double booking', 'free time', 'gaps between dates', 'conflicts'],
  cost: 'heavy',
  inputs: z.strictObject({
    ranges: z
      .array(
        z.strictObject({
          start: z.string().max(64).describe('First date, or the instant it begins'),
          end: z.string().max(64).describe('Last date (included), or the instant it ends (not included)'),
          name: z.string().max(200).optional().describe('Name of the range, for your own use'),
        }),
      )
      .min(1)
      .max(1000)
      .describe('Ranges to compare, all of dates or all of instants'),
  }),
  result: z.strictObject({
    merged: z.array(rangeOf('First date or instant of the stretch', 'Last date, or end, of the stretch')).describe('The union of the ranges, in order of time'),
    gaps: z
      .array(rangeOf('First date or instant of the gap', 'Last date, or end, of the gap'))
      .describe('The free time between the first start and the last end'),
    overlaps: z
      .array(
        z.strictObject({
          first: z.int().describe('Place of the first range in ranges, from 0'),
          second: z.int().describe('Place of the second range in ranges, from 0'),
          start: z.string().describe('First date or instant they share'),
          end: z.string().describe('Last date, or end, of what they share'),
        }),
      )
      .describe('Every pair that overlaps, in order of first and then second'),
    common: rangeOf('First date or instant all share', 'Last date, or end, of what all share').optional().describe('What all ranges share; absent for nothing'),
    maximumConcurrent: z.int().describe('The most ranges that overlap at one time'),
    coveredDays: z.number().describe('Length of the union in days (of 24 hours for instants)'),
  }),
  headline: 'overlaps',
  examples: [
    {
      inputs: {
        ranges: [
          {
            start: '2024-03-01',
            end: '2024-03-10',
          },
          {
            start: '2024-03-08',
            end: '2024-03-15',
          },
          {
            start: '2024-03-20',
            end: '2024-03-21',
          },
        ],
      },
      result: {
        merged: [
          {
            start: '2024-03-01',
            end: '2024-03-15',
          },
          {
            start: '2024-03-20',
            end: '2024-03-21',
          },
        ],
        gaps: [
          {
            start: '2024-03-16',
            end: '2024-03-19',
          },
        ],
        overlaps: [
          {
            first: 0,
            second: 1,
            start: '2024-03-08',
            end: '2024-03-10',
          },
        ],
        maximumConcurrent: 2,
        coveredDays: 17,
      },
    },
    {
      inputs: {
        ranges: [
          {
            start: '2024-03-01T10:00:00Z',
            end: '2024-03-01T12:00:00Z',
          },
          {
            start: '2024-03-01T14:00:00+02:00',
            end: '2024-03-01T15:00:00+02:00',
          },
        ],
      },
      result: {
        merged: [
          {
            start: '2024-03-01T10:00:00Z',
            end: '2024-03-01T13:00:00Z',
          },
        ],
        gaps: [],
        overlaps: [],
        maximumConcurrent: 1,
        coveredDays: 0.125,
      },
    },
  ],
  run({ ranges }) {
    const dates = readDate(ranges[0]?.start ?? '') !== undefined;
    const read = ranges.map(({ start, end }, index) => readRange(start, end, dates, `ranges[${index}]`));
    const write = ({ start, end }: Range) => ({ start: writeEnd(start, dates), end: writeEnd(dates ? end - DAY : end, dates) });
    const merged = union(read);
    const gaps = merged.slice(1).map(({ start }, index) => ({ start: merged[index]?.end ?? start, end: start }));
    const common = read.reduce(shared);
    return {
      merged: merged.map(write),
      gaps: gaps.map(write),
      overlaps: overlaps(read).map(({ first, second, range }) => ({ first, second, ...write(range) })),
      ...(common.start < common.end && { common: write(common) }),
      maximumConcurrent: mostAtOnce(read),
      coveredDays: quotient(
        merged.reduce((sum, { start, end }) => sum + end - start, 0n),
        DAY,
      ),
    };
  },
});

function readRange(start: string, end: string, dates: boolean, path: string): Range {
  const read = (text: string, field: string): bigint => {
    const nanoseconds = dates ? readDate(text)?.toZonedDateTime('UTC').epochNanoseconds : readInstant(text)?.instant.epochNanoseconds;
    return (
      nanoseconds ??
      invalid(
        `${path}.${field}`,
        dates
          ? 'must be a date YYYY-MM-DD, as the first range has'
          : 'must be a date YYYY-MM-DD (all of them) or an instant such as 2024-03-05T15:04:05Z (all of them)',
      )
    );
  };
  const range = { start: read(start, 'start'), end: read(end, 'end') + (dates ? DAY : 0n) };
  if (range.end < range.start || (dates && range.end === range.start)) invalid(`${path}.end`, 'must not be before its start');
  if (range.end === range.start) invalid(`${path}.end`, 'must be after its start, or the range is empty');
  return range;
}

const writeEnd = (nanoseconds: bigint, dates: boolean): string => {
  const text = writeInstant(instantAt(nanoseconds));
  return dates ? text.slice(0, 10) : text;
};

const byStart = (a: Range, b: Range): number => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0);
const shared = (a: Range, b: Range): Range => ({ start: a.start > b.start ? a.start : b.start, end: a.end < b.end ? a.end : b.end });

function union(ranges: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const { start, end } of [...ranges].sort(byStart)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = end > last.end ? end : last.end;
    else merged.push({ start, end });
  }
  return merged;
}

function overlaps(ranges: readonly Range[]): { first: number; second: number; range: Range }[] {
  const found: { first: number; second: number; range: Range }[] = [];
  for (const [first, a] of ranges.entries())
    for (const [offset, b] of ranges.slice(first + 1).entries()) {
      const range = shared(a, b);
      if (range.start >= range.end) continue;
      if (found.length === MAX_OVERLAPS) return found;
      found.push({ first, second: first + 1 + offset, range });
    }
  return found;
}

function mostAtOnce(ranges: readonly Range[]): number {
  const events = ranges.flatMap(({ start, end }) => [
    { at: start, change: 1 },
    { at: end, change: -1 },
  ]);
  events.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.change - b.change));
  let now = 0;
  let most = 0;
  for (const { change } of events) {
    now += change;
    most = Math.max(most, now);
  }
  return most;
}
