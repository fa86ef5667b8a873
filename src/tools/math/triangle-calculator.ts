import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { cosineOfDegrees, degreesOf, directionDegrees, sineOfDegrees } from './lib/angles.ts';
import { given, positive } from './lib/measures.ts';

const angle = z.number().gt(0).lt(180).optional();
/** Sides that differ by less than this share count as equal, and angles as right that differ by less than so many degrees. */
const EQUAL = 1e-9;
/** Differences below this share are rounding errors. */
const NOISE = '1e-50';

const number = z.number();

const solution = z.strictObject({
  a: number.describe('Length of side a'),
  b: number.describe('Length of side b'),
  c: number.describe('Length of side c'),
  angleADegrees: number.describe('Angle opposite side a, in degrees'),
  angleBDegrees: number.describe('Angle opposite side b, in degrees'),
  angleCDegrees: number.describe('Angle opposite side c, in degrees'),
  area: number.describe('Area of the triangle'),
  perimeter: number.describe('Sum of the three sides'),
  inradius: number.describe('Radius of the inscribed circle'),
  circumradius: number.describe('Radius of the circumscribed circle'),
  heightA: number.describe('Height on side a'),
  heightB: number.describe('Height on side b'),
  heightC: number.describe('Height on side c'),
  medianA: number.describe('Median from the middle of side a to the opposite corner'),
  medianB: number.describe('Median from the middle of side b to the opposite corner'),
  medianC: number.describe('Median from the middle of side c to the opposite corner'),
  sides: z.string().describe('Kind by sides: equilateral, isosceles or scalene'),
  angles: z.string().describe('Kind by angles: acute, right or obtuse'),
});

export default defineTool({
  slug: 'triangle-calculator',
  name: 'Triangle Calculator',
  category: 'math',
  summary: 'Solves a triangle from any three of its sides and angles.',
  description:
    'Give exactly three, at least one of them a side. Angle A is opposite side a. Two sides and an angle not between them may have two solutions; the one whose angle opposite the other given side is acute comes first.',
  reference: 'Laws of sines and cosines, half-angle formulas',
  keywords: ['sss', 'sas', 'asa', 'heron', 'law of cosines'],
  inputs: z.strictObject({
    a: positive.describe('Length of side a, above 0'),
    b: positive.describe('Length of side b, above 0'),
    c: positive.describe('Length of side c, above 0'),
    angleADegrees: angle.describe('Angle opposite side a in degrees, above 0 and below 180'),
    angleBDegrees: angle.describe('Angle opposite side b in degrees, above 0 and below 180'),
    angleCDegrees: angle.describe('Angle opposite side c in degrees, above 0 and below 180'),
  }),
  result: z.strictObject({
    solutions: z.array(solution).describe('Triangles that fit, one or two'),
    count: z.int().describe('Number of solutions, 1 or 2'),
  }),
  examples: [
    {
      inputs: { a: 3, b: 4, c: 5 },
      result: {
        solutions: [
          {
            a: 3,
            b: 4,
            c: 5,
            angleADegrees: 36.86989764584402,
            angleBDegrees: 53.13010235415598,
            angleCDegrees: 90,
            area: 6,
            perimeter: 12,
            inradius: 1,
            circumradius: 2.5,
            heightA: 4,
            heightB: 3,
            heightC: 2.4,
            medianA: 4.272001872658765,
            medianB: 3.605551275463989,
            medianC: 2.5,
            sides: 'scalene',
            angles: 'right',
          },
        ],
        count: 1,
      },
    },
  ],
  run(inputs) {
    const names = given(inputs, [...SIDES, ...ANGLES]);
    if (names.length !== 3) invalid(names[3] ?? 'a', `must be one of exactly three sides and angles; ${names.length} are given`);
    if (names.every((name) => name.startsWith('angle'))) invalid('a', 'must be given, or another side: three angles do not fix the size');
    const triangles = solved(
      SIDES.map((name) => decimal(inputs[name])),
      ANGLES.map((name) => decimal(inputs[name])),
    );
    return { solutions: triangles.map(described), count: triangles.length };
  },
});

const SIDES = ['a', 'b', 'c'] as const;
const ANGLES = ['angleADegrees', 'angleBDegrees', 'angleCDegrees'] as const;

type Three = readonly [Decimal, Decimal, Decimal];
interface Triangle {
  sides: Three;
  angles: Three;
}

const decimal = (value: number | undefined): Decimal | undefined => (value === undefined ? undefined : new Precise(value));

function solved(sides: readonly (Decimal | undefined)[], angles: readonly (Decimal | undefined)[]): Triangle[] {
  const knownSides = sides.filter((side) => side !== undefined);
  if (knownSides.length === 3) return [fromSides(three(knownSides))];
  if (knownSides.length === 1) return [fromAngles(sides, angles)];
  const missing = sides.indexOf(undefined);
  return angles[missing] ? [fromTwoSides(sides, angles, missing)] : fromOppositeAngle(sides, angles, missing);
}

function three([first, second, third]: readonly (Decimal | undefined)[]): Three {
  if (!first || !second || !third) throw new Error('a triangle has three parts');
  return [first, second, third];
}

function fromSides(sides: Three): Triangle {
  const half = sides.reduce((sum, side) => sum.plus(side)).div(2);
  // Kahan's order of the differences: the others less the side, halved, keeps the digits of needles.
  const rests = sides.map((side, index) => {
    const [p = side, q = side] = sides.filter((_, other) => other !== index);
    const [longer, shorter] = p.gt(q) ? [p, q] : [q, p];
    return longer.minus(side).plus(shorter).div(2);
  });
  const longest = rests.findIndex((rest) => rest.lte(0));
  if (longest >= 0) unprocessable(`There is no such triangle: side ${SIDES[longest]} is not shorter than the other two together.`, SIDES[longest]);
  const [a, b, c] = three(rests);
  const angleOf = (own: Decimal, others: Decimal): Decimal => directionDegrees(others.sqrt(), half.times(own).sqrt()).times(2);
  return { sides, angles: [angleOf(a, b.times(c)), angleOf(b, a.times(c)), angleOf(c, a.times(b))] };
}

/** A side and two angles. */
function fromAngles(sides: readonly (Decimal | undefined)[], angles: readonly (Decimal | undefined)[]): Triangle {
  const sum = angles.reduce<Decimal>((total, value) => (value ? total.plus(value) : total), new Precise(0));
  if (sum.gte(180)) unprocessable('There is no such triangle: the two angles make 180° or more.');
  const all = three(angles.map((value) => value ?? sum.negated().plus(180)));
  const known = sides.findIndex((side) => side !== undefined);
  // The sine of the third angle is that of the sum of the two.
  const sines = angles.map((value) => sineOfDegrees(value ?? sum));
  const ratio = sides[known]?.div(sines[known] ?? 1) ?? new Precise(1);
  return { angles: all, sides: three(sines.map((sine, index) => sides[index] ?? ratio.times(sine))) };
}

/** Two sides and the angle between them. */
function fromTwoSides(sides: readonly (Decimal | undefined)[], angles: readonly (Decimal | undefined)[], missing: number): Triangle {
  const between = angles[missing] ?? new Precise(90);
  const [first, second] = [(missing + 1) % 3, (missing + 2) % 3];
  const [p, q] = [sides[first] ?? between, sides[second] ?? between];
  const sine = sineOfDegrees(between.div(2));
  const difference = p.minus(q);
  const third = difference.times(difference).plus(p.times(q).times(sine).times(sine).times(4)).sqrt();
  const [rise, run] = [sineOfDegrees(between), cosineOfDegrees(between)];
  const solvedAngles: Decimal[] = [];
  solvedAngles[missing] = between;
  solvedAngles[first] = directionDegrees(p.times(rise), q.minus(p.times(run)));
  solvedAngles[second] = directionDegrees(q.times(rise), p.minus(q.times(run)));
  return { angles: three(solvedAngles), sides: three(sides.map((side) => side ?? third)) };
}

/** Two sides and the angle opposite one of them: none, one or two triangles. */
function fromOppositeAngle(sides: readonly (Decimal | undefined)[], angles: readonly (Decimal | undefined)[], missing: number): Triangle[] {
  const known = angles.findIndex((value) => value !== undefined);
  const other = 3 - known - missing;
  const [opposite, adjacent, value] = [sides[known], sides[other], angles[known]];
  if (!opposite || !adjacent || !value) throw new Error('two sides and an angle are known');
  const sine = adjacent.times(sineOfDegrees(value)).div(opposite);
  const excess = sine.minus(1);
  if (excess.gt(NOISE) || (value.gte(90) && adjacent.gte(opposite))) {
    unprocessable(`There is no such triangle: side ${SIDES[known]} is too short for the angle opposite it.`, SIDES[known]);
  }
  const right = excess.abs().lte(NOISE);
  const acute = right ? new Precise(90) : degreesOf(Precise.asin(sine));
  const candidates = right || adjacent.lte(opposite) ? [acute] : [acute, acute.negated().plus(180)];
  return candidates.map((otherAngle) => {
    const all: Decimal[] = [];
    all[known] = value;
    all[other] = otherAngle;
    all[missing] = value.plus(otherAngle).negated().plus(180);
    const third = opposite.times(sineOfDegrees(all[missing] ?? value)).div(sineOfDegrees(value));
    return { angles: three(all), sides: three(sides.map((side) => side ?? third)) };
  });
}

function described({ sides, angles }: Triangle): z.infer<typeof solution> {
  const [a, b, c] = sides;
  const [angleA, angleB, angleC] = angles;
  const perimeter = a.plus(b).plus(c);
  const area = b.times(c).times(sineOfDegrees(angleA)).div(2);
  const height = (side: Decimal): number => doubleOf(area.times(2).div(side));
  // Half the diagonal of the parallelogram of two sides: 4m² = (p − q)² + 4pq·cos²(angle / 2), a sum without cancellation.
  const median = (angle: Decimal, first: Decimal, second: Decimal): number => {
    const [difference, cosine] = [first.minus(second), cosineOfDegrees(angle.div(2))];
    return doubleOf(difference.times(difference).plus(first.times(second).times(cosine).times(cosine).times(4)).sqrt().div(2));
  };
  return {
    a: doubleOf(a),
    b: doubleOf(b),
    c: doubleOf(c),
    angleADegrees: doubleOf(angleA),
    angleBDegrees: doubleOf(angleB),
    angleCDegrees: doubleOf(angleC),
    area: doubleOf(area),
    perimeter: doubleOf(perimeter),
    inradius: doubleOf(area.times(2).div(perimeter)),
    circumradius: doubleOf(a.div(sineOfDegrees(angleA)).div(2)),
    heightA: height(a),
    heightB: height(b),
    heightC: height(c),
    medianA: median(angleA, b, c),
    medianB: median(angleB, a, c),
    medianC: median(angleC, a, b),
    sides: kindOfSides(sides),
    angles: kindOfAngles(angles),
  };
}

function kindOfSides([a, b, c]: Three): string {
  const equal = (first: Decimal, second: Decimal): boolean => first.minus(second).abs().lte(Precise.max(first, second).times(EQUAL));
  const pairs = [equal(a, b), equal(b, c), equal(a, c)].filter(Boolean).length;
  return pairs === 3 ? 'equilateral' : pairs > 0 ? 'isosceles' : 'scalene';
}

function kindOfAngles(angles: Three): string {
  const greatest = Precise.max(...angles);
  if (greatest.minus(90).abs().lte(EQUAL)) return 'right';
  return greatest.gt(90) ? 'obtuse' : 'acute';
}
