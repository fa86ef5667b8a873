import { z } from 'zod';
import { defineTool } from '../define.ts';
import { dateOrToday, dateText, writeZoned, zoneOf, zoneText } from './lib/moments.ts';
import { latitude, longitude, nearestSecond, withinSky } from './lib/sky.ts';

const HORIZON = -50 / 60;
const DIP_MINUTES = 1.76;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
const TWILIGHTS = { civil: -6, nautical: -12, astronomical: -18 } as const;
const event = (text: string) => z.string().optional().describe(`${text}; absent where the Sun does not get there`);

export default defineTool({
  slug: 'sunrise-sunset-calculator',
  name: 'Sunrise and Sunset Calculator',
  category: 'datetime',
  summary: 'Calculates sunrise, sunset, solar noon, twilights and day length for a place and date.',
  description:
    'Sunrise and sunset are those of the upper limb: the middle of the Sun at -50 minutes of arc, lower by the dip of the horizon for an observer above it. Dawn and sunrise are the last before solar noon of the local day, sunset and dusk the first after it. Within a minute up to 65 degrees of latitude. Years 1700 to 2200.',
  reference: "Astronomy Engine (VSOP87); 34' refraction, 16' radius, dip 1.76' x sqrt(metres); twilights at -6, -12 and -18 degrees",
  keywords: ['sun times', 'dawn', 'dusk', 'golden hour', 'twilight', 'daylight hours', 'day length', 'solar noon'],
  inputs: z.strictObject({
    date: dateText.optional().describe('Date in the time zone, YYYY-MM-DD; today there if omitted'),
    latitude,
    longitude,
    timeZone: zoneText.default('UTC').describe('Time zone of the date and of the times given'),
    elevationMetres: z.number().min(0).max(10_000).default(0).describe("Height of the observer over the horizon's ground in metres"),
  }),
  result: z.strictObject({
    sunrise: event('Instant of sunrise'),
    sunset: event('Instant of sunset'),
    solarNoon: z.string().describe('Instant of the upper transit of the Sun'),
    civilDawn: event('Instant civil twilight begins'),
    civilDusk: event('Instant civil twilight ends'),
    nauticalDawn: event('Instant nautical twilight begins'),
    nauticalDusk: event('Instant nautical twilight ends'),
    astronomicalDawn: event('Instant astronomical twilight begins'),
    astronomicalDusk: event('Instant astronomical twilight ends'),
    dayLengthMinutes: z.number().describe('Minutes from sunrise to sunset, 0 in polar night and 1440 in polar day'),
    polar: z.enum(['none', 'day', 'night']).describe('Whether the Sun stays up or down all that day'),
    noonAltitudeDegrees: z.number().describe('Altitude of the Sun at solar noon without refraction, in degrees'),
  }),
  examples: [
    {
      inputs: {
        date: '2024-06-20',
        latitude: 51.5074,
        longitude: -0.1278,
        timeZone: 'Europe/London',
      },
      result: {
        sunrise: '2024-06-20T04:42:58+01:00',
        sunset: '2024-06-20T21:21:28+01:00',
        solarNoon: '2024-06-20T13:02:13+01:00',
        civilDawn: '2024-06-20T03:55:12+01:00',
        civilDusk: '2024-06-20T22:09:15+01:00',
        nauticalDawn: '2024-06-20T02:40:33+01:00',
        nauticalDusk: '2024-06-20T23:23:55+01:00',
        dayLengthMinutes: 998.4979248046875,
        polar: 'none',
        noonAltitudeDegrees: 61.93057900510904,
      },
    },
    {
      inputs: {
        date: '2024-12-21',
        latitude: 78.2232,
        longitude: 15.6267,
        timeZone: 'Europe/Oslo',
      },
      result: {
        solarNoon: '2024-12-21T11:55:46+01:00',
        nauticalDawn: '2024-12-21T10:58:39+01:00',
        nauticalDusk: '2024-12-21T12:52:53+01:00',
        astronomicalDawn: '2024-12-21T07:37:21+01:00',
        astronomicalDusk: '2024-12-21T16:14:11+01:00',
        dayLengthMinutes: 0,
        polar: 'night',
        noonAltitudeDegrees: -11.661556845385263,
      },
    },
  ],
  async run({ date, latitude: north, longitude: east, timeZone, elevationMetres }) {
    const { altitude, crossing, noonOf } = await import('./lib/sun.ts');
    const zone = zoneOf(timeZone);
    const day = dateOrToday(date, zone);
    withinSky(day.year);
    const noon = noonOf(day, zone, east);
    const horizon = HORIZON - (DIP_MINUTES * Math.sqrt(elevationMetres)) / 60;
    const write = (at: number): string => writeZoned(nearestSecond(at).toZonedDateTimeISO(zone));
    const named = (name: string, at: number | undefined) => (at === undefined ? {} : { [name]: write(at) });
    const [rise, set] = [crossing(noon, -1, horizon, north, east), crossing(noon, 1, horizon, north, east)];
    const noonAltitude = altitude(noon, north, east);
    const up = noonAltitude > horizon;
    const polar = rise === undefined && set === undefined ? (up ? 'day' : 'night') : 'none';
    const dayLength =
      polar === 'night' ? 0 : polar === 'day' ? DAY_MINUTES : ((set ?? noon + 12 * 60 * MINUTE_MS) - (rise ?? noon - 12 * 60 * MINUTE_MS)) / MINUTE_MS;
    const twilights = Object.entries(TWILIGHTS).map(([name, angle]) => ({
      ...named(`${name}Dawn`, crossing(noon, -1, angle, north, east)),
      ...named(`${name}Dusk`, crossing(noon, 1, angle, north, east)),
    }));
    return {
      ...named('sunrise', rise),
      ...named('sunset', set),
      solarNoon: write(noon),
      ...Object.assign({}, ...twilights),
      dayLengthMinutes: dayLength,
      polar,
      noonAltitudeDegrees: noonAltitude,
    };
  },
});
