import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { tan } from '../shared/numbers/elementary.ts';
import { dateOrToday, dateText, writeZoned, zoneOf, zoneText } from './lib/moments.ts';
import { arctangent, cosine, longitude, sine, withinSky } from './lib/sky.ts';

const HORIZON = -50 / 60;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const KAABA = { latitude: 21.4225, longitude: 39.8262 };
const METHODS = {
  muslimWorldLeague: { fajr: 18, isha: 17 },
  northAmerica: { fajr: 15, isha: 15 },
  egyptian: { fajr: 19.5, isha: 17.5 },
  karachi: { fajr: 18, isha: 18 },
  ummAlQura: { fajr: 18.5, ishaMinutes: 90 },
  tehran: { fajr: 17.7, isha: 14, maghrib: 4.5 },
} as const;

export default defineTool({
  slug: 'prayer-times-calculator',
  name: 'Prayer Times Calculator',
  category: 'datetime',
  summary: 'Calculates Islamic prayer times for a place and date by the customary conventions.',
  description:
    'Sunrise and sunset at -50 minutes of arc; maghrib is sunset except with tehran (4.5 degrees); asr is when a shadow is the noon shadow and one or two heights. Nothing is added for caution. middleOfNight and seventhOfNight bound fajr and isha where the Sun does not sink low enough. Years 1700 to 2200.',
  reference: 'Angles of the named authorities; Sun by Astronomy Engine (VSOP87); great-circle bearing to 21.4225 N, 39.8262 E',
  keywords: ['salah', 'namaz', 'adhan', 'fajr', 'maghrib', 'qibla', 'muslim prayer', 'ramadan timetable'],
  inputs: z.strictObject({
    date: dateText.optional().describe('Date in the time zone, YYYY-MM-DD; today there if omitted'),
    latitude: z.number().min(-65).max(65).describe('Latitude in degrees, north positive, up to 65'),
    longitude,
    timeZone: zoneText.default('UTC').describe('Time zone of the date and of the times given'),
    method: z
      .enum(['muslimWorldLeague', 'northAmerica', 'egyptian', 'karachi', 'ummAlQura', 'tehran', 'custom'])
      .default('muslimWorldLeague')
      .describe('Convention for the angles of fajr and isha'),
    asrShadow: z.enum(['standard', 'hanafi']).default('standard').describe('Shadow at asr beyond that of noon: one length, or two (hanafi)'),
    fajrAngleDegrees: z.number().min(5).max(25).optional().describe('Angle of the Sun below the horizon at fajr, with method custom'),
    ishaAngleDegrees: z.number().min(5).max(25).optional().describe('Angle of the Sun below the horizon at isha, with method custom'),
    highLatitudeRule: z
      .enum(['none', 'middleOfNight', 'seventhOfNight'])
      .default('middleOfNight')
      .describe('What bounds fajr and isha where the Sun does not sink low enough'),
  }),
  result: z.strictObject({
    fajr: z.string().optional().describe('Begin of fajr in the time zone, to the minute; absent where there is none'),
    sunrise: z.string().describe('Instant of sunrise in the time zone'),
    dhuhr: z.string().describe('Instant of solar noon in the time zone'),
    asr: z.string().describe('Begin of asr in the time zone'),
    sunset: z.string().describe('Instant of sunset in the time zone'),
    maghrib: z.string().describe('Begin of maghrib in the time zone'),
    isha: z.string().optional().describe('Begin of isha in the time zone; absent where there is none'),
    qiblaDegrees: z.number().describe('Direction of Mecca from true north over east, in degrees'),
  }),
  appliesWhen: {
    fajrAngleDegrees: { method: ['custom'] },
    ishaAngleDegrees: { method: ['custom'] },
  },
  examples: [
    {
      inputs: {
        date: '2024-03-20',
        latitude: 24.7136,
        longitude: 46.6753,
        timeZone: 'Asia/Riyadh',
        method: 'ummAlQura',
      },
      result: {
        fajr: '2024-03-20T04:39:00+03:00',
        sunrise: '2024-03-20T05:57:00+03:00',
        dhuhr: '2024-03-20T12:01:00+03:00',
        asr: '2024-03-20T15:27:00+03:00',
        sunset: '2024-03-20T18:05:00+03:00',
        maghrib: '2024-03-20T18:05:00+03:00',
        isha: '2024-03-20T19:35:00+03:00',
        qiblaDegrees: 243.79794579058614,
      },
    },
    {
      inputs: {
        date: '2024-06-01',
        latitude: 40.7128,
        longitude: -74.006,
        timeZone: 'America/New_York',
        method: 'northAmerica',
      },
      result: {
        fajr: '2024-06-01T03:50:00-04:00',
        sunrise: '2024-06-01T05:27:00-04:00',
        dhuhr: '2024-06-01T12:54:00-04:00',
        asr: '2024-06-01T16:53:00-04:00',
        sunset: '2024-06-01T20:21:00-04:00',
        maghrib: '2024-06-01T20:21:00-04:00',
        isha: '2024-06-01T21:58:00-04:00',
        qiblaDegrees: 58.48170103788371,
      },
    },
  ],
  async run(inputs) {
    const { latitude, longitude: east, highLatitudeRule } = inputs;
    const { altitude, crossing, noonOf } = await import('./lib/sun.ts');
    const angles = anglesOf(inputs);
    const zone = zoneOf(inputs.timeZone);
    const day = dateOrToday(inputs.date, zone);
    withinSky(day.year);
    const noon = noonOf(day, zone, east);
    const at = (direction: -1 | 1, angle: number): number | undefined => crossing(noon, direction, angle, latitude, east);
    const sunrise = at(-1, HORIZON);
    const sunset = at(1, HORIZON);
    if (sunrise === undefined || sunset === undefined) return unprocessable('The Sun does not rise and set there on that day.', 'latitude');
    const shadow = 1 / tan((altitude(noon, latitude, east) * Math.PI) / 180) + (inputs.asrShadow === 'hanafi' ? 2 : 1);
    const asr = at(1, arctangent(1, shadow));
    const maghrib = angles.maghrib === undefined ? sunset : at(1, -angles.maghrib);
    if (asr === undefined || maghrib === undefined) return unprocessable('The Sun does not reach the altitude of asr or maghrib on that day.', 'latitude');
    const night = DAY_MS - (sunset - sunrise);
    const longest = highLatitudeRule === 'none' ? undefined : night / (highLatitudeRule === 'middleOfNight' ? 2 : 7);
    const fajr = bounded(at(-1, -angles.fajr), longest === undefined ? undefined : sunrise - longest, Math.max);
    const isha =
      'ishaMinutes' in angles
        ? maghrib + angles.ishaMinutes * MINUTE_MS
        : bounded(at(1, -angles.isha), longest === undefined ? undefined : sunset + longest, Math.min);
    const write = (instant: number): string =>
      writeZoned(Temporal.Instant.fromEpochMilliseconds(Math.round(instant / MINUTE_MS) * MINUTE_MS).toZonedDateTimeISO(zone));
    return {
      ...(fajr !== undefined && { fajr: write(fajr) }),
      sunrise: write(sunrise),
      dhuhr: write(noon),
      asr: write(asr),
      sunset: write(sunset),
      maghrib: write(maghrib),
      ...(isha !== undefined && { isha: write(isha) }),
      qiblaDegrees: qibla(latitude, east),
    };
  },
});

type Angles = { fajr: number; isha: number; maghrib?: number } | { fajr: number; ishaMinutes: number; maghrib?: undefined };

function anglesOf({
  method,
  fajrAngleDegrees,
  ishaAngleDegrees,
}: {
  method: keyof typeof METHODS | 'custom';
  fajrAngleDegrees?: number | undefined;
  ishaAngleDegrees?: number | undefined;
}): Angles {
  if (method !== 'custom') {
    if (fajrAngleDegrees !== undefined) invalid('fajrAngleDegrees', 'must only be given with method custom');
    if (ishaAngleDegrees !== undefined) invalid('ishaAngleDegrees', 'must only be given with method custom');
    return METHODS[method];
  }
  if (fajrAngleDegrees === undefined) invalid('fajrAngleDegrees', 'must be given with method custom');
  if (ishaAngleDegrees === undefined) invalid('ishaAngleDegrees', 'must be given with method custom');
  return { fajr: fajrAngleDegrees, isha: ishaAngleDegrees };
}

/** A time held to a bound; the bound itself where the Sun does not sink low enough. */
function bounded(time: number | undefined, bound: number | undefined, choose: (a: number, b: number) => number): number | undefined {
  if (bound === undefined) return time;
  return time === undefined ? bound : choose(time, bound);
}

function qibla(latitude: number, east: number): number {
  const turn = KAABA.longitude - east;
  const bearing = arctangent(sine(turn), cosine(latitude) * tan((KAABA.latitude * Math.PI) / 180) - sine(latitude) * cosine(turn));
  return bearing < 0 ? bearing + 360 : bearing;
}
