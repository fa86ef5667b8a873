import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { optionalField } from '../shared/json/optional-field.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { cosineOfDegrees, degreesOf, radiansOf, sineOfDegrees } from './lib/angles.ts';

const MAX_ANGLE = 1e9;
const BELOW_360 = 359.99999999999994;

/** Degrees in a unit, which is reduced exactly. */
const DEGREES_IN = { degrees: 1, gradians: 0.9, turns: 360 };

export default defineTool({
  slug: 'trigonometry-calculator',
  name: 'Trigonometry Calculator',
  category: 'math',
  summary: 'Calculates the sine, cosine, tangent and their reciprocals of an angle, with its quadrant and reference angle.',
  description:
    'Degrees, gradians and turns are reduced exactly, so that multiples of 30 and 45 degrees are exact. Radians are taken as the double they are: π itself cannot be given. A function that is undefined at the angle is absent.',
  reference: 'NIST Digital Library of Mathematical Functions, chapter 4',
  keywords: ['sin', 'cos', 'tan', 'cosecant', 'secant', 'cotangent', 'sine cosine', 'unit circle'],
  inputs: z.strictObject({
    angle: z.number().min(-MAX_ANGLE).max(MAX_ANGLE).describe('Angle in the unit chosen, from -1,000,000,000 to 1,000,000,000'),
    unit: z.enum(['degrees', 'radians', 'gradians', 'turns']).default('degrees').describe('Unit of the angle'),
  }),
  result: z.strictObject({
    sin: z.number().describe('Sine of the angle'),
    cos: z.number().describe('Cosine of the angle'),
    tan: z.number().optional().describe('Tangent; absent where it is undefined'),
    cot: z.number().optional().describe('Cotangent; absent where it is undefined'),
    sec: z.number().optional().describe('Secant; absent where it is undefined'),
    csc: z.number().optional().describe('Cosecant; absent where it is undefined'),
    degrees: z.number().describe('The angle in degrees'),
    radians: z.number().describe('The angle in radians'),
    normalizedDegrees: z.number().describe('The angle in degrees, from 0 up to but not 360'),
    referenceAngleDegrees: z.number().describe('Angle to the nearer half of the x axis in degrees, from 0 to 90'),
    quadrant: z.int().describe('Quadrant of the angle, 1 to 4; 0 on an axis'),
  }),
  examples: [
    {
      inputs: { angle: 150 },
      result: {
        sin: 0.5,
        cos: -0.8660254037844386,
        tan: -0.5773502691896257,
        cot: -1.7320508075688772,
        sec: -1.1547005383792515,
        csc: 2,
        degrees: 150,
        radians: 2.6179938779914944,
        normalizedDegrees: 150,
        referenceAngleDegrees: 30,
        quadrant: 2,
      },
    },
    {
      inputs: { angle: 0.25, unit: 'turns' },
      result: {
        sin: 1,
        cos: 0,
        cot: 0,
        csc: 1,
        degrees: 90,
        radians: Math.PI / 2,
        normalizedDegrees: 90,
        referenceAngleDegrees: 90,
        quadrant: 0,
      },
    },
  ],
  run({ angle, unit }) {
    // π is not a decimal: a double near it stands for itself, and not for the shortest decimal that reads as it.
    const value = unit === 'radians' ? exactValueOf(angle) : new Precise(angle);
    const degrees = unit === 'radians' ? degreesOf(value) : value.times(DEGREES_IN[unit]);
    const [sine, cosine] = unit === 'radians' ? [Precise.sin(value), Precise.cos(value)] : [sineOfDegrees(degrees), cosineOfDegrees(degrees)];
    const remainder = degrees.mod(360);
    const turn = remainder.isNeg() && !remainder.isZero() ? remainder.plus(360) : remainder.abs();
    const half = turn.mod(180);
    const one = new Precise(1);
    return {
      sin: doubleOf(sine),
      cos: doubleOf(cosine),
      ...ratio('tan', sine, cosine),
      ...ratio('cot', cosine, sine),
      ...ratio('sec', one, cosine),
      ...ratio('csc', one, sine),
      degrees: doubleOf(degrees),
      radians: unit === 'radians' ? angle + 0 : doubleOf(radiansOf(degrees)),
      normalizedDegrees: Math.min(doubleOf(turn), BELOW_360),
      referenceAngleDegrees: doubleOf(half.gt(90) ? half.negated().plus(180) : half),
      quadrant: turn.mod(90).isZero() ? 0 : turn.div(90).floor().toNumber() + 1,
    };
  },
});

/** The value of a double, all its bits counted: a whole number over a power of 2. */
function exactValueOf(double: number): Decimal {
  let [whole, halvings] = [double, 0];
  for (; !Number.isInteger(whole); halvings++) whole *= 2;
  return new Precise(whole).div(new Precise(2).pow(halvings));
}

function ratio<Name extends string>(name: Name, top: Decimal, bottom: Decimal): { [Key in Name]?: number } {
  return optionalField(name, bottom.isZero() ? undefined : doubleOf(top.div(bottom)));
}
