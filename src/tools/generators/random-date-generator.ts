import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { dayNumber, parseDate } from '../shared/dates/dates.ts';
import { parseInstantInUtc } from '../shared/dates/instants.ts';
import { Random } from '../shared/random/random.ts';
import { seedInput } from '../shared/random/seed.ts';

const DAY_SECONDS = 86_400;
const FIRST_YEAR = 1;

export default defineTool({
  slug: 'random-date-generator',
  name: 'Random Date Generator',
  category: 'generators',
  summary: 'Generates random dates or moments between two bounds, on the weekdays you want.',
  description:
    'Every date (or second) of the range that suits is equally likely, both ends included. start and end are both dates (YYYY-MM-DD) or both instants (ISO 8601 with an offset or Z), in the years 0001 to 9999. Weekdays of instants are those in UTC.',
  reference: 'Proleptic Gregorian calendar; ISO 8601 weekdays',
  keywords: ['random day', 'random time', 'timestamp', 'birthday', 'datetime', 'calendar'],
  random: true,
  heavyWhen: ({ count }) => count > 3000,
  inputs: z.strictObject({
    start: z.string().max(64).describe('First date (YYYY-MM-DD) or instant (ISO 8601 with offset) that can come up'),
    end: z.string().max(64).describe('Last one that can come up, written in the same form'),
    count: z.int().min(1).max(10_000).default(1).describe('Number of dates to draw'),
    unique: z.boolean().default(false).describe('Draw no date or second twice'),
    weekdays: z.array(z.int().min(1).max(7)).min(1).max(7).default([1, 2, 3, 4, 5, 6, 7]).describe('ISO weekdays that can come up: 1 is Monday, 7 is Sunday'),
    sort: z.boolean().default(false).describe('Put the result in order of time instead of the order drawn'),
    seed: seedInput,
  }),
  result: z.strictObject({
    dates: z.array(z.string()).describe('Dates as YYYY-MM-DD, or instants in whole seconds with Z'),
    count: z.int().describe('Number of such components'),
  }),
  pageInputs: { start: '2027-01-01', end: '2027-12-31', count: 5 },
  examples: [
    { inputs: { start: '2024-02-26', end: '2024-03-03', weekdays: [4], seed: 'a' }, result: { dates: ['2024-02-29'], count: 1 } },
    {
      inputs: { start: '2024-01-01', end: '2024-01-03', count: 3, unique: true, sort: true, seed: 'a' },
      result: { dates: ['2024-01-01', '2024-01-02', '2024-01-03'], count: 3 },
    },
  ],
  run({ start, end, count, unique, weekdays, sort, seed }) {
    const [first, last] = [readBound(start, 'start'), readBound(end, 'end')];
    if (first.isDate !== last.isDate) invalid('end', 'must have the same form as start: both dates or both instants');
    if (last.time < first.time) invalid('end', 'must not be before start');
    const unit = first.isDate ? 1 : DAY_SECONDS;
    const from = first.isDate ? first.time : Math.ceil(first.time / 1000);
    const to = first.isDate ? last.time : Math.floor(last.time / 1000);
    const suitable = suitableMoments(from, to, unit, weekdays);
    if (suitable.size <= 0) unprocessable('No date between start and end falls on one of the weekdays.', 'weekdays');
    if (unique && count > suitable.size) unprocessable(`Only ${suitable.size} different ones are between start and end; ${count} are asked for.`, 'count');
    const random = new Random(seed);
    const drawn = unique ? random.distinct(suitable.size, count) : Array.from({ length: count }, () => random.below(suitable.size));
    if (sort) drawn.sort((a, b) => a - b);
    const write = (moment: number): string => {
      const text = new Date(moment * (first.isDate ? DAY_SECONDS * 1000 : 1000)).toISOString();
      return first.isDate ? text.slice(0, 10) : `${text.slice(0, 19)}Z`;
    };
    return { dates: drawn.map((index) => write(suitable.at(index))), count };
  },
});

/** A date as days, an instant as milliseconds, both since 1970. */
function readBound(text: string, path: string): { isDate: boolean; time: number } {
  const date = parseDate(text, FIRST_YEAR);
  if (date) return { isDate: true, time: dayNumber(date) };
  const time = parseInstantInUtc(text);
  if (time === undefined) return invalid(path, 'must be a real date such as 2024-02-29 or an instant such as 2024-02-29T12:00:00Z, in the years 0001 to 9999');
  return { isDate: false, time };
}

/** The moments of a range whose days are on some weekdays, numbered from 0. @param unit moments per day */
function suitableMoments(from: number, to: number, unit: number, weekdays: readonly number[]): { size: number; at: (index: number) => number } {
  const [firstDay, lastDay] = [Math.floor(from / unit), Math.floor(to / unit)];
  const wanted = new Set(weekdays);
  // Day 0, 1970-01-01, was a Thursday.
  const offsets = [0, 1, 2, 3, 4, 5, 6].filter((offset) => wanted.has(((((firstDay + offset + 3) % 7) + 7) % 7) + 1));
  const dayAt = (index: number): number => firstDay + 7 * Math.floor(index / offsets.length) + (offsets[index % offsets.length] ?? 0);
  const span = lastDay - firstDay + 1;
  const days = Math.floor(span / 7) * offsets.length + offsets.filter((offset) => offset < span % 7).length;
  if (to < from || days === 0) return { size: 0, at: () => from };
  const before = dayAt(0) === firstDay ? from - firstDay * unit : 0;
  const after = dayAt(days - 1) === lastDay ? (lastDay + 1) * unit - 1 - to : 0;
  return {
    size: days * unit - before - after,
    at: (index) => dayAt(Math.floor((index + before) / unit)) * unit + ((index + before) % unit),
  };
}
