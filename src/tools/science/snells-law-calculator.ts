import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, PI, Precise } from '../shared/numbers/precise.ts';

/** A sine so near 1 is 1: what is left of the digits that it was worked out with. */
const NOISE = '1e-50';

const index = z.number().min(1).max(100);
const angle = z.number().min(0).max(90).optional();

export default defineTool({
  slug: 'snells-law-calculator',
  name: "Snell's Law Calculator",
  category: 'science',
  summary: 'Calculates the refraction of light between two media, with the critical and Brewster angles.',
  description:
    'Give exactly one of the two angles, both measured from the normal of the surface. Typical indexes: air 1.0003, water 1.333, glass 1.5, diamond 2.417.',
  reference: 'n1 sin θ1 = n2 sin θ2; critical angle = arcsin(n2/n1); Brewster angle = arctan(n2/n1)',
  keywords: [
    'refraction',
    'refractive index',
    'angle of incidence',
    'total internal reflection',
    'critical angle',
    'brewster angle',
    'optics',
    'bending of light',
  ],
  inputs: z.strictObject({
    index1: index.describe('Refractive index of medium 1, which the light comes from'),
    index2: index.describe('Refractive index of medium 2, which the light goes into'),
    angle1Degrees: angle.describe('Angle of incidence in medium 1, in degrees from the normal'),
    angle2Degrees: angle.describe('Angle of refraction in medium 2, in degrees from the normal'),
  }),
  result: z.strictObject({
    angle1Degrees: z.number().describe('Angle of incidence in medium 1, in degrees from the normal'),
    angle2Degrees: z.number().optional().describe('Angle of refraction in medium 2, in degrees from the normal; absent at total internal reflection'),
    totalInternalReflection: z.boolean().describe('Whether all light is reflected and none goes into medium 2'),
    criticalAngleDegrees: z
      .number()
      .optional()
      .describe('Angle of incidence in degrees beyond which all light is reflected; absent unless index1 is greater than index2'),
    brewsterAngleDegrees: z.number().describe('Angle of incidence in degrees at which reflected light is fully polarized'),
  }),
  headline: 'angle2Degrees',
  examples: [
    {
      inputs: { index1: 1, index2: 1.5, angle1Degrees: 30 },
      result: { angle1Degrees: 30, angle2Degrees: 19.47122063449069, totalInternalReflection: false, brewsterAngleDegrees: 56.309932474020215 },
    },
    {
      inputs: { index1: 1.5, index2: 1, angle1Degrees: 60 },
      result: { angle1Degrees: 60, totalInternalReflection: true, criticalAngleDegrees: 41.810314895778596, brewsterAngleDegrees: 33.690067525979785 },
    },
  ],
  run({ index1, index2, angle1Degrees, angle2Degrees }) {
    giveExactly(1, { angle1Degrees, angle2Degrees }, ['angle1Degrees', 'angle2Degrees']);
    const ratio = new Precise(index2).div(index1);
    const incidence = angle2Degrees === undefined ? undefined : angleOf(sineOf(angle2Degrees).times(index2).div(index1));
    if (angle2Degrees !== undefined && incidence === undefined) unprocessable('No angle of incidence gives this angle of refraction.', 'angle2Degrees');
    const refraction = angle1Degrees === undefined ? angle2Degrees : angleOf(sineOf(angle1Degrees).times(index1).div(index2));
    return {
      angle1Degrees: (angle1Degrees ?? incidence ?? 0) + 0,
      ...(refraction !== undefined && { angle2Degrees: refraction + 0 }),
      totalInternalReflection: refraction === undefined,
      ...(index1 > index2 && { criticalAngleDegrees: doubleOf(degrees(ratio.asin())) }),
      brewsterAngleDegrees: doubleOf(degrees(ratio.atan())),
    };
  },
});

const degrees = (radians: Decimal): Decimal => radians.times(180).div(PI);

/** Of an angle from 0 to 90 degrees. */
const sineOf = (angleDegrees: number): Decimal => new Precise(angleDegrees).times(PI).div(180).sin();

/** The angle of a sine in degrees; none beyond 1. */
function angleOf(sine: Decimal): number | undefined {
  if (sine.minus(1).abs().lt(NOISE)) return 90;
  return sine.gt(1) ? undefined : doubleOf(degrees(sine.asin()));
}
