import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { grouped } from '../shared/text/counts.ts';
import { dateText, instantAt, momentOf, momentText, quotient, SECOND, writeZoned, zonedOf, zoneOf, zoneText } from './lib/moments.ts';
import { clockMinutes, closingTime, openingTime } from './lib/working-hours.ts';

const MAX_DAYS = 3660;
const MINUTE = 60n * SECOND;
const DAY = 1_440n * MINUTE;
const OFFICE = [{ weekdays: [1, 2, 3, 4, 5], open: '09:00', close: '17:00' }];

interface Hours {
  weekdays: number[];
  open: string;
  close: string;
}

export default defineTool({
  slug: 'business-hours-calculator',
  name: 'Business Hours Calculator',
  category: 'datetime',
  summary: 'Calculates the working time between two moments, or a deadline in working time, by opening hours and holidays.',
  description:
    'The opening hours of each day become spans of time in the time zone, which clock changes shorten or lengthen; spans that overlap count once. The deadline is the earliest instant by which the working time has passed. Write a night shift as two rows. At most 3,660 days.',
  reference: 'Opening hours as half-open intervals of instants; clock changes by the tz database of the runtime',
  keywords: ['working hours', 'sla', 'response time', 'office hours', 'ticket deadline', 'opening hours'],
  inputs: z.strictObject({
    start: momentText.describe('Moment to measure from'),
    end: momentText.optional().describe('Moment to measure up to; exactly one of end and addMinutes'),
    addMinutes: z.int().min(1).max(1_000_000).optional().describe('Working minutes to add to start instead; exactly one of end and addMinutes'),
    timeZone: zoneText.default('UTC').describe('Time zone of the opening hours and holidays, and of dates and local times'),
    openingHours: z
      .array(
        z.strictObject({
          weekdays: z.array(z.int().min(1).max(7)).max(7).describe('Weekdays on which these hours apply, from 1 for Monday to 7 for Sunday'),
          open: openingTime.describe('Time of day work begins, HH:MM'),
          close: closingTime.describe('Time of day work ends, HH:MM up to 24:00'),
        }),
      )
      .min(1)
      .max(50)
      .default(OFFICE)
      .describe('When there is working time; Monday to Friday 09:00 to 17:00 if omitted'),
    holidays: z.array(dateText).max(1000).default([]).describe('Dates without working time, each YYYY-MM-DD'),
  }),
  result: z.strictObject({
    businessMinutes: z.number().describe('Working time in minutes, negative where end is before start'),
    businessHours: z.number().describe('Working time in hours, negative where end is before start'),
    elapsedMinutes: z.number().describe('Minutes from start to end with every hour counted'),
    end: z.string().describe('The end, or the deadline, with the offset of the time zone'),
  }),
  headline: 'businessHours',
  examples: [
    {
      inputs: {
        start: '2024-03-08T16:00',
        end: '2024-03-11T10:30',
      },
      result: {
        businessMinutes: 150,
        businessHours: 2.5,
        elapsedMinutes: 3990,
        end: '2024-03-11T10:30:00+00:00',
      },
    },
    {
      inputs: {
        start: '2024-03-08T16:00',
        addMinutes: 480,
        timeZone: 'America/New_York',
        holidays: ['2024-03-11'],
      },
      result: {
        businessMinutes: 480,
        businessHours: 8,
        elapsedMinutes: 5700,
        end: '2024-03-12T16:00:00-04:00',
      },
    },
  ],
  run(inputs) {
    const { openingHours, addMinutes } = inputs;
    if ((inputs.end === undefined) === (addMinutes === undefined)) invalid('end', 'exactly one of end and addMinutes must be given');
    openingHours.forEach(({ open, close }, index) => {
      if (clockMinutes(close) <= clockMinutes(open)) invalid(`openingHours[${index}].close`, 'must be after open; write a night shift as two rows');
    });
    const zone = zoneOf(inputs.timeZone);
    const off = new Set(inputs.holidays);
    const start = zonedOf(momentOf(inputs.start), zone);
    const from = start.epochNanoseconds;
    const answer = (work: bigint, to: bigint) => ({
      businessMinutes: quotient(work, MINUTE),
      businessHours: quotient(work, 60n * MINUTE),
      elapsedMinutes: quotient(to - from, MINUTE),
      end: writeZoned(instantAt(to).toZonedDateTimeISO(zone)),
    });
    if (inputs.end === undefined) {
      const wanted = BigInt(addMinutes ?? 0) * MINUTE;
      return answer(wanted, deadline(start, wanted, openingHours, off));
    }
    const to = zonedOf(momentOf(inputs.end), zone).epochNanoseconds;
    const [low, high] = to < from ? [to, from] : [from, to];
    if (high - low > BigInt(MAX_DAYS) * DAY) unprocessable(`The moments are more than ${grouped(MAX_DAYS)} days apart.`, 'end');
    const work = workBetween(instantAt(low).toZonedDateTimeISO(zone), high, openingHours, off);
    return answer(to < from ? -work : work, to);
  },
});

/** The spans of working time of a day, joined where they overlap, as nanoseconds since 1970. @param start the day's first moment @param end the next day's */
function spansOf(day: Temporal.PlainDate, zone: string, start: bigint, end: bigint, hours: readonly Hours[]): [bigint, bigint][] {
  const unchanged = end - start === DAY;
  const at = (time: string): bigint => {
    if (time === '24:00') return end;
    return unchanged ? start + BigInt(clockMinutes(time)) * MINUTE : day.toZonedDateTime({ timeZone: zone, plainTime: time }).epochNanoseconds;
  };
  const spans = hours
    .filter(({ weekdays }) => weekdays.includes(day.dayOfWeek))
    .map(({ open, close }): [bigint, bigint] => [at(open), at(close)])
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const joined: [bigint, bigint][] = [];
  for (const [open, close] of spans) {
    const last = joined.at(-1);
    if (last && open <= last[1]) last[1] = close > last[1] ? close : last[1];
    else joined.push([open, close]);
  }
  return joined;
}

function* workingSpans(start: Temporal.ZonedDateTime, days: number, hours: readonly Hours[], off: ReadonlySet<string>): Generator<[bigint, bigint]> {
  const from = start.epochNanoseconds;
  const zone = start.timeZoneId;
  let day = start.toPlainDate();
  let dayStart = day.toZonedDateTime(zone).epochNanoseconds;
  for (let n = 0; n <= days; n++) {
    const next = day.add({ days: 1 });
    const dayEnd = next.toZonedDateTime(zone).epochNanoseconds;
    const spans = off.has(day.toString()) ? [] : spansOf(day, zone, dayStart, dayEnd, hours);
    for (const [open, close] of spans) if (close > from) yield [open > from ? open : from, close];
    day = next;
    dayStart = dayEnd;
  }
}

function workBetween(start: Temporal.ZonedDateTime, end: bigint, hours: readonly Hours[], off: ReadonlySet<string>): bigint {
  let work = 0n;
  for (const [open, close] of workingSpans(start, MAX_DAYS + 1, hours, off)) {
    if (open >= end) break;
    work += (close < end ? close : end) - open;
  }
  return work;
}

function deadline(start: Temporal.ZonedDateTime, wanted: bigint, hours: readonly Hours[], off: ReadonlySet<string>): bigint {
  let left = wanted;
  for (const [open, close] of workingSpans(start, MAX_DAYS, hours, off)) {
    if (close - open >= left) return open + left;
    left -= close - open;
  }
  return unprocessable(`There is not enough working time within ${grouped(MAX_DAYS)} days.`, 'addMinutes');
}
