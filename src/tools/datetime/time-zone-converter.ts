import { z } from 'zod';
import { defineTool } from '../define.ts';
import { momentOf, momentText, offsetText, weekdayName, writeInstant, writeZoned, zonedOf, zoneName, zoneOf, zoneText } from './lib/moments.ts';

const NANOSECONDS_PER_MINUTE = 60e9;

export default defineTool({
  slug: 'time-zone-converter',
  name: 'Time Zone Converter',
  category: 'datetime',
  summary: 'Shows one moment in as many time zones as you like.',
  description:
    'A local time that the zone skips is moved forward by the length of the gap; one that comes twice is the first unless repeatedTime says second. An instant with its own offset is shown there as the source.',
  reference: 'tz database of the runtime; gaps and overlaps as in RFC 5545; zone names by Intl (CLDR)',
  keywords: ['world clock', 'convert time', 'utc to local', 'pst to est', 'gmt', 'time in another country'],
  heavyWhen: ({ toZones }) => toZones.length > 30,
  inputs: z.strictObject({
    dateTime: momentText.optional().describe('Date, local time or instant to show; now if omitted'),
    fromZone: zoneText.default('UTC').describe('Time zone of a local time or date'),
    toZones: z.array(zoneText).min(1).max(100).describe('Time zones to show the moment in'),
    repeatedTime: z.enum(['first', 'second']).default('first').describe('Which one is meant where the local time comes twice'),
  }),
  result: z.strictObject({
    instant: z.string().describe('The moment in UTC, written with Z'),
    source: z
      .strictObject({
        timeZone: z.string().describe('Time zone the moment came in'),
        dateTime: z.string().describe('The moment there, with its offset'),
        offset: z.string().describe('Offset from UTC there, +HH:MM'),
      })
      .describe('The moment where it came from'),
    times: z
      .array(
        z.strictObject({
          timeZone: z.string().describe('Time zone as the tz database spells it'),
          dateTime: z.string().describe('The moment there, with its offset'),
          offset: z.string().describe('Offset from UTC there, +HH:MM'),
          offsetMinutes: z.number().describe('Offset from UTC in minutes, east positive'),
          weekdayName: z.string().describe('English weekday of the date there'),
          dayDifference: z.int().describe('Calendar days the date there is ahead of the source'),
          name: z.string().describe('English name of the time then in force'),
        }),
      )
      .describe('The moment in each zone, in the order asked'),
    localTime: z.enum(['unique', 'skipped', 'repeated']).describe('What the local time was in its zone; unique for instants'),
  }),
  headline: 'times',
  views: [{ kind: 'hours', field: 'times', zone: 'timeZone', at: 'dateTime', home: 'source' }],
  examples: [
    {
      inputs: {
        dateTime: '2024-07-04T09:00',
        fromZone: 'America/New_York',
        toZones: ['Asia/Kolkata', 'Pacific/Auckland'],
      },
      result: {
        instant: '2024-07-04T13:00:00Z',
        source: {
          timeZone: 'America/New_York',
          dateTime: '2024-07-04T09:00:00-04:00',
          offset: '-04:00',
        },
        times: [
          {
            timeZone: 'Asia/Kolkata',
            dateTime: '2024-07-04T18:30:00+05:30',
            offset: '+05:30',
            offsetMinutes: 330,
            weekdayName: 'Thursday',
            dayDifference: 0,
            name: 'India Standard Time',
          },
          {
            timeZone: 'Pacific/Auckland',
            dateTime: '2024-07-05T01:00:00+12:00',
            offset: '+12:00',
            offsetMinutes: 720,
            weekdayName: 'Friday',
            dayDifference: 1,
            name: 'New Zealand Standard Time',
          },
        ],
        localTime: 'unique',
      },
    },
    {
      inputs: {
        dateTime: '2024-03-10T02:30',
        fromZone: 'America/New_York',
        toZones: ['UTC'],
      },
      result: {
        instant: '2024-03-10T07:30:00Z',
        source: {
          timeZone: 'America/New_York',
          dateTime: '2024-03-10T03:30:00-04:00',
          offset: '-04:00',
        },
        times: [
          {
            timeZone: 'UTC',
            dateTime: '2024-03-10T07:30:00+00:00',
            offset: '+00:00',
            offsetMinutes: 0,
            weekdayName: 'Sunday',
            dayDifference: 0,
            name: 'Coordinated Universal Time',
          },
        ],
        localTime: 'skipped',
      },
    },
  ],
  run({ dateTime, fromZone, toZones, repeatedTime }) {
    const moment = dateTime === undefined ? undefined : momentOf(dateTime);
    const zone = moment?.kind === 'instant' ? moment.offset : zoneOf(fromZone);
    const local = moment?.kind === 'local' ? moment.local : moment?.kind === 'date' ? moment.date.toPlainDateTime() : undefined;
    const localTime = local ? kindOf(local, zone) : 'unique';
    const first = moment ? zonedOf(moment, zone) : Temporal.Now.zonedDateTimeISO(zone);
    const source = local && localTime === 'repeated' && repeatedTime === 'second' ? local.toZonedDateTime(zone, { disambiguation: 'later' }) : first;
    const instant = source.toInstant();
    const named = moment?.kind === 'instant' && moment.offset === '+00:00' ? 'UTC' : zone;
    return {
      instant: writeInstant(instant),
      source: { timeZone: named, dateTime: writeZoned(source), offset: offsetText(source) },
      times: toZones.map((text) => {
        const there = instant.toZonedDateTimeISO(zoneOf(text));
        return {
          timeZone: there.timeZoneId,
          dateTime: writeZoned(there),
          offset: offsetText(there),
          offsetMinutes: there.offsetNanoseconds / NANOSECONDS_PER_MINUTE,
          weekdayName: weekdayName(there.dayOfWeek),
          dayDifference: source.toPlainDate().until(there.toPlainDate()).days,
          name: zoneName(instant, there.timeZoneId, 'long'),
        };
      }),
      localTime,
    };
  },
});

/** Whether a zone's clock shows a local time once, never or twice. */
function kindOf(local: Temporal.PlainDateTime, zone: string): 'unique' | 'skipped' | 'repeated' {
  const earlier = local.toZonedDateTime(zone, { disambiguation: 'earlier' });
  const later = local.toZonedDateTime(zone, { disambiguation: 'later' });
  if (earlier.equals(later)) return 'unique';
  return earlier.toPlainDateTime().equals(local) ? 'repeated' : 'skipped';
}
