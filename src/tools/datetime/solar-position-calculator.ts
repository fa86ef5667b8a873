import { z } from 'zod';
import { defineTool } from '../define.ts';
import { hypot } from '../shared/numbers/elementary.ts';
import { arctangent, cosine, latitude, longitude, sine, skyMoment, skyTime, wrapped, wrappedHalf } from './lib/sky.ts';

const MIN_REFRACTED = -1;
const MINUTES_PER_DEGREE = 4;
const DAY_MS = 86_400_000;

export default defineTool({
  slug: 'solar-position-calculator',
  name: 'Solar Position Calculator',
  category: 'datetime',
  summary: "Calculates the Sun's altitude and azimuth at a place and moment, with declination and the equation of time.",
  description: 'Apparent position against the true equator of date; the parallax of the Sun (below 0.003 degrees) is left out. Years 1700 to 2200.',
  reference: 'Astronomy Engine (VSOP87, nutation, aberration); refraction by Saemundsson (Meeus 16.4) at 1010 hPa and 10 degrees Celsius',
  keywords: ['sun angle', 'sun altitude', 'azimuth', 'solar elevation', 'equation of time', 'shadow length', 'solar panel'],
  inputs: z.strictObject({
    date: skyMoment,
    latitude,
    longitude,
    refraction: z.boolean().default(true).describe('Give the altitude as the air bends it, for a Sun above -1 degree'),
  }),
  result: z.strictObject({
    altitudeDegrees: z.number().describe('Altitude above the horizon in degrees'),
    azimuthDegrees: z.number().describe('Direction from north over east, 0 to 360 degrees'),
    zenithDegrees: z.number().describe('Distance from the zenith in degrees, 90 minus the altitude'),
    declinationDegrees: z.number().describe('Declination of date in degrees'),
    rightAscensionHours: z.number().describe('Right ascension of date in hours'),
    hourAngleDegrees: z.number().describe('Hour angle in degrees, -180 to 180, positive after noon'),
    equationOfTimeMinutes: z.number().describe('Apparent minus mean solar time in minutes'),
    subsolarLatitude: z.number().describe('Latitude the Sun is overhead at, in degrees'),
    subsolarLongitude: z.number().describe('Longitude the Sun is overhead at, in degrees'),
    shadowLengthRatio: z.number().optional().describe('Length of a shadow per height; absent with the Sun down'),
    distanceAu: z.number().describe('Distance of the Sun in astronomical units'),
  }),
  examples: [
    {
      inputs: {
        date: '2024-06-20T12:00:00Z',
        latitude: 51.5,
        longitude: 0,
        refraction: false,
      },
      result: {
        altitudeDegrees: 61.93604999154281,
        azimuthDegrees: 179.16866300077731,
        zenithDegrees: 28.06395000845719,
        declinationDegrees: 23.43797511321912,
        rightAscensionHours: 5.974433708856936,
        hourAngleDegrees: -0.42626893662941256,
        equationOfTimeMinutes: -1.7050757465176503,
        subsolarLatitude: 23.43797511321912,
        subsolarLongitude: 0.42626893662941256,
        shadowLengthRatio: 0.5331419695390761,
        distanceAu: 1.0161733096960857,
      },
    },
  ],
  async run({ date, latitude: north, longitude: east, refraction }) {
    const { sunAt } = await import('./lib/sun.ts');
    const at = skyTime(date);
    const { rightAscensionHours, declination, distanceAu, siderealHours } = sunAt(at);
    const greenwich = wrappedHalf((siderealHours - rightAscensionHours) * 15);
    const hour = wrappedHalf(greenwich + east);
    const up = sine(north) * sine(declination) + cosine(north) * cosine(declination) * cosine(hour);
    const toEast = -cosine(declination) * sine(hour);
    const toNorth = cosine(north) * sine(declination) - sine(north) * cosine(declination) * cosine(hour);
    const geometric = arctangent(up, hypot(toEast, toNorth));
    const altitude = refraction && geometric > MIN_REFRACTED ? geometric + refracted(geometric) : geometric;
    const meanHour = wrappedHalf(((((at % DAY_MS) + DAY_MS) % DAY_MS) / DAY_MS) * 360 - 180);
    return {
      altitudeDegrees: altitude,
      azimuthDegrees: wrapped(arctangent(toEast, toNorth)),
      zenithDegrees: 90 - altitude,
      declinationDegrees: declination,
      rightAscensionHours,
      hourAngleDegrees: hour,
      equationOfTimeMinutes: wrappedHalf(greenwich - meanHour) * MINUTES_PER_DEGREE,
      subsolarLatitude: declination,
      subsolarLongitude: wrappedHalf(-greenwich),
      ...(altitude > 0 && { shadowLengthRatio: cosine(altitude) / sine(altitude) }),
      distanceAu,
    };
  },
});

/** How far the air lifts the Sun, in degrees. @param altitude without refraction, above -1 degree */
function refracted(altitude: number): number {
  const bent = altitude + 10.3 / (altitude + 5.11);
  return (1.02 * cosine(bent)) / sine(bent) / 60;
}
