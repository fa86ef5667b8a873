import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { cosineOfDegrees, directionDegrees, sineOfDegrees } from './lib/angles.ts';
import { given, positive } from './lib/measures.ts';

const angle = z.number().gt(0).lt(90).optional();
const names = ['a', 'b', 'c', 'angleADegrees', 'angleBDegrees'] as const;

export default defineTool({
  slug: 'right-triangle-calculator',
  name: 'Right Triangle (Pythagorean Theorem) Calculator',
  category: 'math',
  summary: 'Solves a right triangle from two of its legs, hypotenuse and acute angles.',
  description: 'Give exactly two, at least one of them a side. The hypotenuse is c, and angle A is opposite leg a.',
  reference: 'Pythagorean theorem, a² + b² = c²',
  keywords: ['pythagoras', 'hypotenuse', 'leg', 'sohcahtoa'],
  inputs: z.strictObject({
    a: positive.describe('Length of leg a, above 0'),
    b: positive.describe('Length of leg b, above 0'),
    c: positive.describe('Length of the hypotenuse c'),
    angleADegrees: angle.describe('Angle opposite leg a in degrees, above 0 and below 90'),
    angleBDegrees: angle.describe('Angle opposite leg b in degrees, above 0 and below 90'),
  }),
  result: z.strictObject({
    a: z.number().describe('Length of leg a'),
    b: z.number().describe('Length of leg b'),
    c: z.number().describe('Length of the hypotenuse'),
    angleADegrees: z.number().describe('Angle opposite leg a, in degrees'),
    angleBDegrees: z.number().describe('Angle opposite leg b, in degrees'),
    area: z.number().describe('Area of the triangle, a·b/2'),
    perimeter: z.number().describe('Perimeter, a + b + c'),
    height: z.number().describe('Height on the hypotenuse'),
    inradius: z.number().describe('Radius of the inscribed circle'),
    circumradius: z.number().describe('Radius of the circumscribed circle, half the hypotenuse'),
  }),
  headline: 'c',
  examples: [
    {
      inputs: { a: 3, b: 4 },
      result: {
        a: 3,
        b: 4,
        c: 5,
        angleADegrees: 36.86989764584402,
        angleBDegrees: 53.13010235415598,
        area: 6,
        perimeter: 12,
        height: 2.4,
        inradius: 1,
        circumradius: 2.5,
      },
    },
    {
      inputs: { c: 10, angleADegrees: 30 },
      result: {
        a: 5,
        b: 8.660254037844387,
        c: 10,
        angleADegrees: 30,
        angleBDegrees: 60,
        area: 21.650635094610966,
        perimeter: 23.660254037844386,
        height: 4.330127018922194,
        inradius: 1.8301270189221932,
        circumradius: 5,
      },
    },
  ],
  run(inputs) {
    const known = given(inputs, names);
    if (known.length !== 2) invalid(known[2] ?? 'a', `must be one of exactly two sides and angles; ${known.length} are given`);
    if (known.every((name) => name.startsWith('angle'))) invalid('a', 'must be given, or another side: two angles do not fix the size');
    const { a, b, c, angleA, angleB } = solved(inputs);
    const perimeter = a.plus(b).plus(c);
    return {
      a: doubleOf(a),
      b: doubleOf(b),
      c: doubleOf(c),
      angleADegrees: doubleOf(angleA),
      angleBDegrees: doubleOf(angleB),
      area: doubleOf(a.times(b).div(2)),
      perimeter: doubleOf(perimeter),
      height: doubleOf(a.times(b).div(c)),
      inradius: doubleOf(a.times(b).div(perimeter)),
      circumradius: doubleOf(c.div(2)),
    };
  },
});

interface Solved {
  a: Decimal;
  b: Decimal;
  c: Decimal;
  angleA: Decimal;
  angleB: Decimal;
}

function solved(inputs: { readonly [Name in (typeof names)[number]]?: number | undefined }): Solved {
  const [a, b, c] = [inputs.a, inputs.b, inputs.c].map((side) => (side === undefined ? undefined : new Precise(side)));
  const givenA = inputs.angleADegrees;
  const angle = givenA ?? inputs.angleBDegrees;
  if (angle !== undefined) {
    const [own, other] = [new Precise(angle), new Precise(90).minus(angle)];
    const [sine, cosine] = givenA === undefined ? [cosineOfDegrees(own), sineOfDegrees(own)] : [sineOfDegrees(own), cosineOfDegrees(own)];
    const hypotenuse = c ?? a?.div(sine) ?? b?.div(cosine) ?? new Precise(1);
    const angles = givenA === undefined ? { angleA: other, angleB: own } : { angleA: own, angleB: other };
    return { a: a ?? hypotenuse.times(sine), b: b ?? hypotenuse.times(cosine), c: hypotenuse, ...angles };
  }
  const legs = { a: a ?? otherLeg(c, b, 'b'), b: b ?? otherLeg(c, a, 'a') };
  const hypotenuse = c ?? legs.a.times(legs.a).plus(legs.b.times(legs.b)).sqrt();
  return { ...legs, c: hypotenuse, angleA: directionDegrees(legs.a, legs.b), angleB: directionDegrees(legs.b, legs.a) };
}

function otherLeg(hypotenuse: Decimal | undefined, leg: Decimal | undefined, name: string): Decimal {
  if (!hypotenuse || !leg) throw new Error('a hypotenuse and a leg are known');
  if (leg.gte(hypotenuse)) unprocessable(`There is no such triangle: leg ${name} is not shorter than the hypotenuse c.`, name);
  return hypotenuse.minus(leg).times(hypotenuse.plus(leg)).sqrt();
}
