import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { dateOf, dateText, instantAt, SECOND, writeInstant, writeZoned, zoneOf, zoneText } from './lib/moments.ts';
import { closingTime, openingTime } from './lib/working-hours.ts';

const MINUTE = 60n * SECOND;

interface Span {
  start: bigint;
  end: bigint;
}

export default defineTool({
  slug: 'meeting-planner',
  name: 'Meeting Planner',
  category: 'datetime',
  summary: "Finds the times of a day that fall within everyone's working hours across time zones.",
  description:
    "Times tried are the first participant's local midnight of the date and every step after it, before that day ends. A time suits someone when the whole meeting is inside one of their working spans; a span that begins on a weekend day of theirs does not count. Where no time suits all, best is the earliest with the fewest participant-minutes outside working hours.",
  reference: 'tz database of the runtime',
  keywords: ['meeting time', 'international meeting', 'schedule call', 'overlapping working hours', 'world meeting', 'best time to meet'],
  inputs: z.strictObject({
    date: dateText.describe("Date of the meeting in the first participant's zone, YYYY-MM-DD"),
    participants: z
      .array(
        z.strictObject({
          timeZone: zoneText.describe('Time zone of the participant'),
          start: openingTime.default('09:00').describe('Time of day their work begins, HH:MM'),
          end: closingTime.default('17:00').describe('Time of day their work ends, up to 24:00; before start it is on the next day'),
          name: z.string().max(200).optional().describe('Name of the participant or place'),
        }),
      )
      .min(1)
      .max(20)
      .describe('Who takes part, with their working hours'),
    durationMinutes: z.int().min(5).max(1440).default(60).describe('Length of the meeting in minutes'),
    stepMinutes: z.int().min(5).max(240).default(30).describe('Minutes from one tried time to the next'),
    weekendDays: z.array(z.int().min(1).max(7)).max(7).default([6, 7]).describe('Weekdays no one works on, each by their own calendar, from 1 for Monday'),
  }),
  result: z.strictObject({
    slots: z
      .array(
        z.strictObject({
          start: z.string().describe('Instant the meeting begins, in UTC'),
          end: z.string().describe('Instant the meeting ends, in UTC'),
          local: z
            .array(
              z.strictObject({
                timeZone: z.string().describe('Time zone of the participant'),
                name: z.string().optional().describe('Name of the participant, where one was given'),
                start: z.string().describe('Begin of the meeting on their clock'),
                end: z.string().describe('End of the meeting on their clock'),
              }),
            )
            .describe('The meeting on the clock of each participant'),
        }),
      )
      .describe('Times that suit everyone, in order of time'),
    count: z.int().describe('How many times suit everyone'),
    best: z
      .strictObject({
        start: z.string().describe('Instant the meeting begins, in UTC'),
        end: z.string().describe('Instant the meeting ends, in UTC'),
        minutesOutside: z.int().describe('Participant-minutes outside working hours'),
      })
      .optional()
      .describe('The least bad time; only where none suits everyone'),
  }),
  presentFields: ['date'],
  views: [{ kind: 'hours', field: 'slots', zone: 'timeZone', at: 'start', within: 'local' }],
  examples: [
    {
      inputs: {
        date: '2024-06-12',
        participants: [
          {
            timeZone: 'Europe/London',
          },
          {
            timeZone: 'America/New_York',
          },
        ],
        durationMinutes: 60,
        stepMinutes: 60,
      },
      result: {
        slots: [
          {
            start: '2024-06-12T13:00:00Z',
            end: '2024-06-12T14:00:00Z',
            local: [
              {
                timeZone: 'Europe/London',
                start: '2024-06-12T14:00:00+01:00',
                end: '2024-06-12T15:00:00+01:00',
              },
              {
                timeZone: 'America/New_York',
                start: '2024-06-12T09:00:00-04:00',
                end: '2024-06-12T10:00:00-04:00',
              },
            ],
          },
          {
            start: '2024-06-12T14:00:00Z',
            end: '2024-06-12T15:00:00Z',
            local: [
              {
                timeZone: 'Europe/London',
                start: '2024-06-12T15:00:00+01:00',
                end: '2024-06-12T16:00:00+01:00',
              },
              {
                timeZone: 'America/New_York',
                start: '2024-06-12T10:00:00-04:00',
                end: '2024-06-12T11:00:00-04:00',
              },
            ],
          },
          {
            start: '2024-06-12T15:00:00Z',
            end: '2024-06-12T16:00:00Z',
            local: [
              {
                timeZone: 'Europe/London',
                start: '2024-06-12T16:00:00+01:00',
                end: '2024-06-12T17:00:00+01:00',
              },
              {
                timeZone: 'America/New_York',
                start: '2024-06-12T11:00:00-04:00',
                end: '2024-06-12T12:00:00-04:00',
              },
            ],
          },
        ],
        count: 3,
      },
    },
    {
      inputs: {
        date: '2024-06-12',
        participants: [
          {
            timeZone: 'America/Los_Angeles',
          },
          {
            timeZone: 'Asia/Kolkata',
          },
        ],
      },
      result: {
        slots: [],
        count: 0,
        best: {
          start: '2024-06-12T07:00:00Z',
          end: '2024-06-12T08:00:00Z',
          minutesOutside: 60,
        },
      },
    },
  ],
  run({ date, participants, durationMinutes, stepMinutes, weekendDays }) {
    participants.forEach(({ start, end }, index) => {
      if (start === end) invalid(`participants[${index}].end`, 'must differ from start; round the clock is 00:00 to 24:00');
    });
    const day = dateOf(date);
    const people = participants.map((person) => ({ ...person, timeZone: zoneOf(person.timeZone), spans: spansOf(day, person, new Set(weekendDays)) }));
    const zone = people[0]?.timeZone ?? 'UTC';
    const dayEnd = day.add({ days: 1 }).toZonedDateTime(zone).epochNanoseconds;
    const length = BigInt(durationMinutes) * MINUTE;
    const slots: Span[] = [];
    let best: { start: bigint; outside: bigint } | undefined;
    for (let start = day.toZonedDateTime(zone).epochNanoseconds; start < dayEnd; start += BigInt(stepMinutes) * MINUTE) {
      const meeting = { start, end: start + length };
      if (people.every(({ spans }) => spans.some((span) => span.start <= meeting.start && span.end >= meeting.end))) slots.push(meeting);
      const outside = people.reduce((sum, { spans }) => sum + length - covered(spans, meeting), 0n);
      if (best === undefined || outside < best.outside) best = { start, outside };
    }
    const instant = (at: bigint): string => writeInstant(instantAt(at));
    const local = ({ start, end }: Span) =>
      people.map(({ timeZone, name }) => ({
        timeZone,
        ...(name !== undefined && { name }),
        start: writeZoned(instantAt(start).toZonedDateTimeISO(timeZone)),
        end: writeZoned(instantAt(end).toZonedDateTimeISO(timeZone)),
      }));
    return {
      slots: slots.map((slot) => ({ start: instant(slot.start), end: instant(slot.end), local: local(slot) })),
      count: slots.length,
      ...(slots.length === 0 &&
        best && { best: { start: instant(best.start), end: instant(best.start + length), minutesOutside: Number(best.outside / MINUTE) } }),
    };
  },
});

/** The working spans that a meeting begun on the date somewhere may touch. */
function spansOf(day: Temporal.PlainDate, { timeZone, start, end }: { timeZone: string; start: string; end: string }, weekend: ReadonlySet<number>): Span[] {
  const at = (date: Temporal.PlainDate, time: string): bigint =>
    (time === '24:00' ? date.add({ days: 1 }).toZonedDateTime(timeZone) : date.toZonedDateTime({ timeZone, plainTime: time })).epochNanoseconds;
  return [-3, -2, -1, 0, 1, 2, 3, 4]
    .map((days) => day.add({ days }))
    .filter((date) => !weekend.has(date.dayOfWeek))
    .map((date) => ({ start: at(date, start), end: at(end < start ? date.add({ days: 1 }) : date, end) }));
}

/** How much of a meeting is in spans, what two of them share counted once. Spans are in order of time. */
function covered(spans: readonly Span[], { start, end }: Span): bigint {
  let sum = 0n;
  let reached = start;
  for (const span of spans) {
    const from = span.start > reached ? span.start : reached;
    const to = span.end < end ? span.end : end;
    if (to > from) {
      sum += to - from;
      reached = to;
    }
  }
  return sum;
}
