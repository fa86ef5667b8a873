import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, PI, Precise } from '../shared/numbers/precise.ts';

/** The astronomical unit in metres (IAU 2012), and how many of them a parsec is (IAU 2015). */
const METERS_PER_AU = 149_597_870_700;
const AU_PER_PARSEC = new Precise(648_000).div(PI);
const METERS_PER_LIGHT_YEAR = 9_460_730_472_580_800;
const MAS_PER_ARCSECOND = 1000;

export default defineTool({
  slug: 'stellar-distance-calculator',
  name: 'Stellar Distance Calculator',
  category: 'science',
  summary: 'Calculates the distance of a star from its magnitudes (distance modulus) or parallax, or one magnitude from the other.',
  description:
    'Give exactly two of apparentMagnitude, absoluteMagnitude and the distance, which is distanceParsecs or parallaxMas. Light lost to dust on the way is not counted, and makes stars seem farther away.',
  reference: 'm − M = 5 log10(d/pc) − 5; d = 1000 pc/(parallax in mas); IAU 2015 parsec of 648000/π au',
  keywords: [
    'parallax',
    'light years',
    'absolute magnitude',
    'apparent magnitude',
    'parsec',
    'astronomy',
    'how far is a star',
    'brightness',
    'distance modulus',
  ],
  inputs: z.strictObject({
    apparentMagnitude: z.number().min(-60).max(60).optional().describe('Apparent magnitude m, how bright the star seems; smaller is brighter'),
    absoluteMagnitude: z.number().min(-60).max(60).optional().describe('Absolute magnitude M, how bright it would seem from 10 parsecs'),
    distanceParsecs: z.number().min(1e-12).max(1e15).optional().describe('Distance in parsecs; give at most one of this and parallaxMas'),
    parallaxMas: z.number().min(1e-12).max(1e15).optional().describe('Parallax in milliarcseconds, in place of the distance'),
  }),
  result: z.strictObject({
    apparentMagnitude: z.number().describe('Apparent magnitude m, how bright the star seems; smaller is brighter'),
    absoluteMagnitude: z.number().describe('Absolute magnitude M, how bright it would seem from 10 parsecs'),
    distanceParsecs: z.number().describe('Distance of the star in parsecs'),
    distanceLightYears: z.number().describe('Distance of the star in light years'),
    parallaxMas: z.number().describe('Parallax in milliarcseconds'),
    distanceModulus: z.number().describe('Distance modulus m − M in magnitudes'),
  }),
  headline: 'distanceParsecs',
  examples: [
    {
      inputs: { apparentMagnitude: 0.03, parallaxMas: 130.23 },
      result: {
        apparentMagnitude: 0.03,
        absoluteMagnitude: 0.6035552027918117,
        distanceParsecs: 7.678722260615833,
        distanceLightYears: 25.04464238015383,
        parallaxMas: 130.23,
        distanceModulus: -0.5735552027918117,
      },
    },
    {
      inputs: { apparentMagnitude: 12, absoluteMagnitude: -3 },
      result: {
        apparentMagnitude: 12,
        absoluteMagnitude: -3,
        distanceParsecs: 10_000,
        distanceLightYears: 32615.637771674337,
        parallaxMas: 0.1,
        distanceModulus: 15,
      },
    },
  ],
  run({ apparentMagnitude, absoluteMagnitude, distanceParsecs, parallaxMas }) {
    if (distanceParsecs !== undefined && parallaxMas !== undefined) invalid('parallaxMas', 'must be left out when distanceParsecs is given');
    giveExactly(2, { apparentMagnitude, absoluteMagnitude, distanceParsecs: distanceParsecs ?? parallaxMas }, [
      'apparentMagnitude',
      'absoluteMagnitude',
      'distanceParsecs',
    ]);
    const distance =
      distanceOf(distanceParsecs, parallaxMas) ??
      Precise.pow(
        10,
        new Precise(apparentMagnitude ?? 0)
          .minus(absoluteMagnitude ?? 0)
          .plus(5)
          .div(5),
      );
    const modulus = Precise.log10(distance).times(5).minus(5);
    return {
      apparentMagnitude: apparentMagnitude === undefined ? doubleOf(modulus.plus(absoluteMagnitude ?? 0)) : apparentMagnitude + 0,
      absoluteMagnitude: absoluteMagnitude === undefined ? doubleOf(new Precise(apparentMagnitude ?? 0).minus(modulus)) : absoluteMagnitude + 0,
      distanceParsecs: doubleOf(distance),
      distanceLightYears: doubleOf(distance.times(AU_PER_PARSEC).times(METERS_PER_AU).div(METERS_PER_LIGHT_YEAR)),
      parallaxMas: doubleOf(new Precise(MAS_PER_ARCSECOND).div(distance)),
      distanceModulus: doubleOf(modulus),
    };
  },
});

/** The distance in parsecs, undefined where neither it nor the parallax is given. */
function distanceOf(parsecs: number | undefined, parallax: number | undefined): Decimal | undefined {
  if (parsecs !== undefined) return new Precise(parsecs);
  return parallax === undefined ? undefined : new Precise(MAS_PER_ARCSECOND).div(parallax);
}
