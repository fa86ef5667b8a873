import { z } from 'zod';
import { defineTool } from '../define.ts';
import { instantOrNow, instantText, offsetText, writeZoned, zoneOf } from './lib/moments.ts';
import { latitude, longitude } from './lib/sky.ts';

export default defineTool({
  slug: 'time-zone-finder',
  name: 'Time Zone Finder',
  category: 'datetime',
  summary: 'Finds the time zone of a place from its coordinates.',
  description: 'Boundaries on land are simplified by a few kilometres. The open sea has nautical zones: Etc/GMT-n is n hours east, Etc/GMT+n west.',
  reference: '@photostructure/tz-lookup (boundaries of timezone-boundary-builder)',
  keywords: ['time zone by location', 'latitude longitude', 'coordinates', 'gps', 'where am i'],
  inputs: z.strictObject({
    latitude,
    longitude,
    at: instantText.optional().describe('Instant for which to give the offset; now if omitted'),
  }),
  result: z.strictObject({
    timeZone: z.string().describe('IANA name of the time zone'),
    offset: z.string().describe('Offset from UTC at the instant, +HH:MM'),
    dateTime: z.string().describe('The instant on the clock there'),
  }),
  examples: [
    {
      inputs: {
        latitude: 48.8566,
        longitude: 2.3522,
        at: '2024-07-01T12:00:00Z',
      },
      result: {
        timeZone: 'Europe/Paris',
        offset: '+02:00',
        dateTime: '2024-07-01T14:00:00+02:00',
      },
    },
    {
      inputs: {
        latitude: -33.8688,
        longitude: 151.2093,
        at: '2024-01-01T00:00:00Z',
      },
      result: {
        timeZone: 'Australia/Sydney',
        offset: '+11:00',
        dateTime: '2024-01-01T11:00:00+11:00',
      },
    },
  ],
  async run({ latitude: north, longitude: east, at }) {
    const { default: lookup } = await import('@photostructure/tz-lookup');
    const found = lookup(north, east);
    const there = instantOrNow(at).toZonedDateTimeISO(found.startsWith('Etc/') ? nautical(east) : zoneOf(found));
    return { timeZone: there.timeZoneId, offset: offsetText(there), dateTime: writeZoned(there) };
  },
});

/** The zone of the open sea: as many hours as the longitude has steps of 15 degrees, its sign turned round as POSIX has it. */
function nautical(east: number): string {
  const hours = Math.round(east / 15);
  if (hours === 0) return 'Etc/GMT';
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}
