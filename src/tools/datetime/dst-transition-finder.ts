import { z } from 'zod';
import { defineTool } from '../define.ts';
import { offsetText, writeInstant, zoneOf, zoneText } from './lib/moments.ts';
import { nextTransition } from './lib/transitions.ts';

const NANOSECONDS_PER_MINUTE = 60e9;

export default defineTool({
  slug: 'dst-transition-finder',
  name: 'DST Transition Finder',
  category: 'datetime',
  summary: 'Lists when the clocks change in a time zone, year by year.',
  description:
    "Every change of the zone's offset in the years asked for, which are calendar years of the local time just before each change. A zone without changes gives an empty list.",
  reference: 'tz database of the runtime',
  keywords: ['daylight saving time', 'summer time', 'clock change', 'clocks go back', 'spring forward', 'fall back', 'dst start', 'dst end'],
  inputs: z.strictObject({
    timeZone: zoneText.describe('Time zone: an IANA name, UTC or an offset +HH:MM'),
    year: z.int().min(1850).max(2100).optional().describe('First year to list; this year if omitted'),
    years: z.int().min(1).max(100).default(1).describe('How many years to list'),
  }),
  result: z.strictObject({
    transitions: z
      .array(
        z.strictObject({
          instant: z.string().describe('When the change takes effect, in UTC'),
          before: z.string().describe('Local time the clock goes from'),
          after: z.string().describe('Local time the clock goes to'),
          offsetBefore: z.string().describe('Offset from UTC before the change, +HH:MM'),
          offsetAfter: z.string().describe('Offset from UTC after the change, +HH:MM'),
          changeMinutes: z.number().describe('Minutes the clock goes forward, negative for back'),
        }),
      )
      .describe('The clock changes in order of time'),
    count: z.int().describe('How many changes there are'),
  }),
  presentFields: ['year'],
  examples: [
    {
      inputs: {
        timeZone: 'America/New_York',
        year: 2024,
      },
      result: {
        transitions: [
          {
            instant: '2024-03-10T07:00:00Z',
            before: '2024-03-10T02:00:00',
            after: '2024-03-10T03:00:00',
            offsetBefore: '-05:00',
            offsetAfter: '-04:00',
            changeMinutes: 60,
          },
          {
            instant: '2024-11-03T06:00:00Z',
            before: '2024-11-03T02:00:00',
            after: '2024-11-03T01:00:00',
            offsetBefore: '-04:00',
            offsetAfter: '-05:00',
            changeMinutes: -60,
          },
        ],
        count: 2,
      },
    },
    {
      inputs: {
        timeZone: 'Asia/Tokyo',
        year: 2024,
        years: 5,
      },
      result: {
        transitions: [],
        count: 0,
      },
    },
  ],
  run({ timeZone, year, years }) {
    const zone = zoneOf(timeZone);
    const first = year ?? Temporal.Now.plainDateISO(zone).year;
    const transitions = [];
    // A change may belong to a year by the time before it and be in the next one by the time after it, or the other way round.
    let place = nextTransition(new Temporal.PlainDate(first, 1, 1).subtract({ days: 2 }).toZonedDateTime(zone));
    for (; place; place = nextTransition(place)) {
      const last = place.subtract({ nanoseconds: 1 });
      const before = place.toPlainDateTime().add({ nanoseconds: last.offsetNanoseconds - place.offsetNanoseconds });
      const yearBefore = last.year;
      if (yearBefore >= first + years) break;
      if (yearBefore < first) continue;
      transitions.push({
        instant: writeInstant(place.toInstant()),
        before: before.toString(),
        after: place.toPlainDateTime().toString(),
        offsetBefore: offsetText(last),
        offsetAfter: offsetText(place),
        changeMinutes: (place.offsetNanoseconds - last.offsetNanoseconds) / NANOSECONDS_PER_MINUTE,
      });
    }
    return { transitions, count: transitions.length };
  },
});
