import { z } from 'zod';
import { defineTool } from '../define.ts';
import { momentText, offsetText, writeInstant, writeZoned, zonedOrNow, zoneName, zoneOf, zoneText } from './lib/moments.ts';
import { nextTransition, previousTransition } from './lib/transitions.ts';

const YEARS_AHEAD = 10;
const NANOSECONDS_PER_MINUTE = 60e9;

export default defineTool({
  slug: 'time-zone-information',
  name: 'Time Zone Information',
  category: 'datetime',
  summary: 'Shows the offset of a time zone at a moment, its names, and the clock changes before and after.',
  description:
    'A transition is a change of the whole offset, at the instant it takes effect; changes of name alone do not count. Fixed offsets and UTC have none. Offsets are from UTC, east positive.',
  reference: 'tz database of the runtime; names by Intl (CLDR, en-US)',
  keywords: ['utc offset', 'dst', 'daylight saving', 'summer time', 'gmt offset', 'tz', 'abbreviation'],
  inputs: z.strictObject({
    timeZone: zoneText.describe('Time zone: an IANA name, UTC or an offset +HH:MM'),
    at: momentText.optional().describe('Date, local time (of the zone) or instant to describe; now if omitted'),
  }),
  result: z.strictObject({
    timeZone: z.string().describe('Time zone as the tz database spells it'),
    dateTime: z.string().describe('The moment in the zone, with its offset'),
    offset: z.string().describe('Offset from UTC in force, +HH:MM'),
    offsetMinutes: z.number().describe('Offset from UTC in minutes, east positive'),
    name: z.string().describe('English long name of the time in force'),
    abbreviation: z.string().describe('English short name such as EST or GMT+1'),
    previousTransition: z.string().optional().describe('Instant of the last change of offset at or before the moment; absent where there was none'),
    nextTransition: z.string().optional().describe('Instant of the next change of offset, if it falls within 10 years'),
    hasDaylightSaving: z.boolean().describe('Whether more than one offset is in force in the calendar year of the moment'),
  }),
  headline: 'offset',
  examples: [
    {
      inputs: {
        timeZone: 'Europe/Berlin',
        at: '2024-07-01T00:00:00Z',
      },
      result: {
        timeZone: 'Europe/Berlin',
        dateTime: '2024-07-01T02:00:00+02:00',
        offset: '+02:00',
        offsetMinutes: 120,
        name: 'Central European Summer Time',
        abbreviation: 'GMT+2',
        previousTransition: '2024-03-31T01:00:00Z',
        nextTransition: '2024-10-27T01:00:00Z',
        hasDaylightSaving: true,
      },
    },
    {
      inputs: {
        timeZone: 'asia/kolkata',
        at: '2024-01-01',
      },
      result: {
        timeZone: 'Asia/Kolkata',
        dateTime: '2024-01-01T00:00:00+05:30',
        offset: '+05:30',
        offsetMinutes: 330,
        name: 'India Standard Time',
        abbreviation: 'GMT+5:30',
        previousTransition: '1945-10-14T17:30:00Z',
        hasDaylightSaving: false,
      },
    },
  ],
  run({ timeZone, at }) {
    const zone = zoneOf(timeZone);
    const place = zonedOrNow(at, zone);
    const instant = place.toInstant();
    const previous = previousTransition(place);
    const next = nextTransition(place);
    const soon = next && Temporal.ZonedDateTime.compare(next, place.add({ years: YEARS_AHEAD })) <= 0 ? next : undefined;
    const yearStart = place.toPlainDate().with({ month: 1, day: 1 });
    const yearEnd = yearStart.add({ years: 1 }).toZonedDateTime(zone);
    const change = nextTransition(yearStart.toZonedDateTime(zone));
    return {
      timeZone: zone,
      dateTime: writeZoned(place),
      offset: offsetText(place),
      offsetMinutes: place.offsetNanoseconds / NANOSECONDS_PER_MINUTE,
      name: zoneName(instant, zone, 'long'),
      abbreviation: zoneName(instant, zone, 'short'),
      ...(previous && { previousTransition: writeInstant(previous.toInstant()) }),
      ...(soon && { nextTransition: writeInstant(soon.toInstant()) }),
      hasDaylightSaving: change !== undefined && Temporal.ZonedDateTime.compare(change, yearEnd) < 0,
    };
  },
});
