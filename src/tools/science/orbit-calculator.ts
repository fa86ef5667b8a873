import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, PI, Precise } from '../shared/numbers/precise.ts';
import { GRAVITATION } from './lib/constants.ts';

/** GM in m³/s² and mean radius in kilometres. */
const BODIES = {
  sun: ['1.3271244e20', 695_700],
  mercury: ['2.2032e13', 2439.7],
  venus: ['3.24859e14', 6051.8],
  earth: ['3.986004418e14', 6371],
  moon: ['4.902800066e12', 1737.4],
  mars: ['4.282837e13', 3389.5],
  jupiter: ['1.26686534e17', 69_911],
  saturn: ['3.7931187e16', 58_232],
  uranus: ['5.793939e15', 25_362],
  neptune: ['6.836529e15', 24_622],
} as const;

/** By how much of the radius an orbit may be inside the body: what rounding the period to a double does. */
const ROUNDING = new Precise(2 ** -52);

export default defineTool({
  slug: 'orbit-calculator',
  name: 'Orbit Calculator',
  category: 'science',
  summary: 'Calculates the orbital speed, period and escape velocity of a circular orbit, from its altitude or period.',
  description:
    'Give exactly one of body and massKg, and exactly one of altitudeKm and periodSeconds. The mass of the satellite does not count. Mean radii in km: sun 695700, mercury 2439.7, venus 6051.8, earth 6371, moon 1737.4, mars 3389.5, jupiter 69911, saturn 58232, uranus 25362, neptune 24622.',
  reference: 'v = sqrt(GM/r), T = 2π sqrt(r³/GM), escape velocity sqrt(2GM/r), G = 6.6743e-11 m³/(kg s²) (CODATA 2022)',
  keywords: ['satellite', 'space', 'kepler', 'geostationary', 'planet', 'low earth orbit', 'astronomy', 'iss', 'orbital velocity'],
  inputs: z.strictObject({
    body: z
      .enum(['sun', 'mercury', 'venus', 'earth', 'moon', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune'])
      .optional()
      .describe('Body that is orbited: its GM and mean radius are known; or else give massKg'),
    massKg: z.number().min(1e-10).max(1e50).optional().describe('Mass of a body of your own that is orbited, in kilograms, in place of body'),
    bodyRadiusKm: z.number().min(0).max(1e15).optional().describe('Radius of a body of your own in kilometres, 0 if left out; not together with body'),
    altitudeKm: z.number().min(0).max(1e15).optional().describe("Altitude of the orbit above the body's radius in kilometres"),
    periodSeconds: z.number().min(1e-3).max(1e20).optional().describe('Time of one orbit in seconds'),
  }),
  result: z.strictObject({
    orbitRadiusKm: z.number().describe('Radius of the orbit, from the centre of the body, in kilometres'),
    altitudeKm: z.number().describe("Altitude of the orbit above the body's radius in kilometres"),
    speed: z.number().describe('Orbital speed in m/s'),
    periodSeconds: z.number().describe('Time of one orbit in seconds'),
    escapeVelocity: z.number().describe("Escape velocity at the orbit's radius in m/s"),
    surfaceEscapeVelocity: z.number().optional().describe("Escape velocity at the body's radius in m/s; absent for a radius of 0"),
  }),
  headline: 'speed',
  examples: [
    {
      inputs: { body: 'earth', altitudeKm: 400 },
      result: {
        orbitRadiusKm: 6771,
        altitudeKm: 400,
        speed: 7672.598648385013,
        periodSeconds: 5544.855095980793,
        escapeVelocity: 10850.693067191563,
        surfaceEscapeVelocity: 11186.135691389076,
      },
    },
    {
      inputs: { body: 'earth', periodSeconds: 86164.0905 },
      result: {
        orbitRadiusKm: 42164.16962408613,
        altitudeKm: 35793.16962408613,
        speed: 3074.6600995165822,
        periodSeconds: 86164.0905,
        escapeVelocity: 4348.226012423761,
        surfaceEscapeVelocity: 11186.135691389076,
      },
    },
  ],
  run({ body, massKg, bodyRadiusKm, altitudeKm, periodSeconds }) {
    giveExactly(1, { body, massKg }, ['body', 'massKg']);
    giveExactly(1, { altitudeKm, periodSeconds }, ['altitudeKm', 'periodSeconds']);
    if (body !== undefined && bodyRadiusKm !== undefined) invalid('bodyRadiusKm', 'must be left out with body, whose radius is known');
    const parameter = body === undefined ? new Precise(massKg ?? 1).times(GRAVITATION) : new Precise(BODIES[body][0]);
    const surface = new Precise(body === undefined ? (bodyRadiusKm ?? 0) : BODIES[body][1]).times(1000);
    const altitude = altitudeKm === undefined ? undefined : new Precise(altitudeKm);
    const radius = altitude ? surface.plus(altitude.times(1000)) : radiusOf(parameter, periodSeconds ?? 1, surface);
    if (radius.isZero()) unprocessable('The radius of the orbit is 0: give an altitude or a radius of the body above 0.', 'altitudeKm');
    const escapeFrom = (distance: Decimal) => doubleOf(parameter.times(2).div(distance).sqrt());
    return {
      orbitRadiusKm: doubleOf(radius.div(1000)),
      altitudeKm: doubleOf(altitude ?? radius.minus(surface).div(1000)),
      speed: doubleOf(parameter.div(radius).sqrt()),
      periodSeconds: doubleOf(radius.times(radius).times(radius).div(parameter).sqrt().times(PI).times(2)),
      escapeVelocity: escapeFrom(radius),
      ...(!surface.isZero() && { surfaceEscapeVelocity: escapeFrom(surface) }),
    };
  },
});

/** The radius of the orbit of a period, in metres. One inside the body is unprocessable. */
function radiusOf(parameter: Decimal, period: number, surface: Decimal): Decimal {
  const turn = new Precise(period).div(PI).div(2);
  const radius = turn.times(turn).times(parameter).cbrt();
  if (radius.gte(surface)) return radius;
  if (surface.minus(radius).lte(surface.times(ROUNDING))) return surface;
  return unprocessable('An orbit of this period would be inside the body: give a longer period.', 'periodSeconds');
}
