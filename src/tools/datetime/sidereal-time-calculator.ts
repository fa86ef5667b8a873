import { z } from 'zod';
import { defineTool } from '../define.ts';
import { longitude, skyMoment, skyTime, wrapped } from './lib/sky.ts';

const DAY_MS = 86_400_000;
const J2000_MS = 946_728_000_000;
const CENTURY_DAYS = 36_525;

export default defineTool({
  slug: 'sidereal-time-calculator',
  name: 'Sidereal Time Calculator',
  category: 'datetime',
  summary: 'Calculates Greenwich and local sidereal time at a given moment.',
  description: 'Universal time (UT1) is taken as UTC. Written times are rounded to the hundredth of a second. Years 1700 to 2200.',
  reference: 'IAU 1982 mean sidereal time (Meeus 12.4); IAU 2000 Earth rotation angle',
  keywords: ['gmst', 'lst', 'local sidereal time', 'star time', 'earth rotation angle', 'astronomy'],
  inputs: z.strictObject({
    date: skyMoment,
    longitude: longitude.default(0),
  }),
  result: z.strictObject({
    gmstHours: z.number().describe('Greenwich mean sidereal time in hours'),
    lmstHours: z.number().describe('Local mean sidereal time in hours'),
    gmst: z.string().describe('Greenwich mean sidereal time as HH:MM:SS.ss'),
    lmst: z.string().describe('Local mean sidereal time as HH:MM:SS.ss'),
    gmstDegrees: z.number().describe('Greenwich mean sidereal time as an angle in degrees'),
    earthRotationAngleDegrees: z.number().describe('Earth rotation angle in degrees'),
  }),
  headline: 'lmst',
  examples: [
    {
      inputs: {
        date: '1987-04-10T00:00:00Z',
      },
      result: {
        gmstHours: 13.17954633939377,
        lmstHours: 13.17954633939377,
        gmst: '13:10:46.37',
        lmst: '13:10:46.37',
        gmstDegrees: 197.69319509090656,
        earthRotationAngleDegrees: 197.85628491168427,
      },
    },
    {
      inputs: {
        date: '2000-01-01T12:00:00Z',
        longitude: -75,
      },
      result: {
        gmstHours: 18.697374558,
        lmstHours: 13.697374558000002,
        gmst: '18:41:50.55',
        lmst: '13:41:50.55',
        gmstDegrees: 280.46061837,
        earthRotationAngleDegrees: 280.46061837504,
      },
    },
  ],
  run({ date, longitude: east }) {
    const days = (skyTime(date) - J2000_MS) / DAY_MS;
    const turned = days % 1;
    const centuries = days / CENTURY_DAYS;
    // Whole turns are left out before the small rate is added, so that no digits are lost to them.
    const gmstDegrees = wrapped(280.46061837 + 360 * turned + 0.98564736629 * days + 0.000387933 * centuries ** 2 - centuries ** 3 / 38_710_000);
    const local = wrapped(gmstDegrees + east);
    return {
      gmstHours: gmstDegrees / 15,
      lmstHours: local / 15,
      gmst: clock(gmstDegrees / 15),
      lmst: clock(local / 15),
      gmstDegrees,
      earthRotationAngleDegrees: wrapped(360 * (0.779057273264 + turned + 0.00273781191135448 * days)),
    };
  },
});

function clock(hours: number): string {
  const hundredths = Math.round(hours * 360_000) % 8_640_000;
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  return `${two(hundredths / 360_000)}:${two((hundredths / 6_000) % 60)}:${two((hundredths / 100) % 60)}.${two(hundredths % 100)}`;
}
