import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { doubleOf, preciseOf } from '../shared/numbers/precise.ts';
import {
  absolute,
  add,
  compare,
  divide,
  exactNumber,
  isZero,
  multiply,
  type Rational,
  rational,
  rationalOf,
  subtract,
  toNumber,
} from '../shared/numbers/rational.ts';
import { directionDegrees } from './lib/angles.ts';

const line = z.array(z.array(exactNumber).length(2)).length(2);

interface Vector {
  x: Rational;
  y: Rational;
}

export default defineTool({
  slug: 'line-intersection-calculator',
  name: 'Line Intersection Calculator',
  category: 'math',
  summary: 'Finds where two lines cross, at what angle, and whether their segments meet.',
  description: 'Each line goes through two points. Decided exactly, so that parallel is never a matter of rounding.',
  reference: 'Analytic geometry, by cross products',
  keywords: ['crossing point', 'intersect', 'parallel', 'segments'],
  inputs: z.strictObject({
    first: line.describe('Two points [x, y] of the first line: integers, decimals or fractions'),
    second: line.describe('Two points [x, y] of the second line'),
  }),
  result: z.strictObject({
    relation: z.enum(['intersecting', 'parallel', 'coincident']).describe('Relation of the full lines; coincident: they are one line'),
    x: z.number().optional().describe('Where the lines cross, x; only when intersecting'),
    y: z.number().optional().describe('Where the lines cross, y; only when intersecting'),
    onBothSegments: z.boolean().optional().describe('The crossing is on both segments, ends included; only when intersecting'),
    angleDegrees: z.number().describe('Angle between the lines in degrees, 0 to 90'),
    distance: z.number().describe('Distance between the lines, 0 unless parallel'),
  }),
  examples: [
    {
      inputs: {
        first: [
          [0, 0],
          [2, 2],
        ],
        second: [
          [0, 2],
          [2, 0],
        ],
      },
      result: { relation: 'intersecting', x: 1, y: 1, onBothSegments: true, angleDegrees: 90, distance: 0 },
    },
    {
      inputs: {
        first: [
          [0, 0],
          [1, 0],
        ],
        second: [
          [0, 3],
          [5, 3],
        ],
      },
      result: { relation: 'parallel', angleDegrees: 0, distance: 3 },
    },
  ],
  run(inputs) {
    const first = throughPoints(inputs.first, 'first');
    const second = throughPoints(inputs.second, 'second');
    const between = { x: subtract(second.start.x, first.start.x), y: subtract(second.start.y, first.start.y) };
    const turn = cross(first.direction, second.direction);
    if (isZero(turn)) {
      const offset = absolute(cross(first.direction, between));
      if (isZero(offset)) return { relation: 'coincident' as const, angleDegrees: 0, distance: 0 };
      return {
        relation: 'parallel' as const,
        angleDegrees: 0,
        distance: doubleOf(preciseOf(offset).div(preciseOf(dot(first.direction, first.direction)).sqrt())),
      };
    }
    const alongFirst = divide(cross(between, second.direction), turn);
    const alongSecond = divide(cross(between, first.direction), turn);
    return {
      relation: 'intersecting' as const,
      x: toNumber(add(first.start.x, multiply(alongFirst, first.direction.x))),
      y: toNumber(add(first.start.y, multiply(alongFirst, first.direction.y))),
      onBothSegments: isInside(alongFirst) && isInside(alongSecond),
      angleDegrees: doubleOf(directionDegrees(preciseOf(absolute(turn)), preciseOf(absolute(dot(first.direction, second.direction))))),
      distance: 0,
    };
  },
});

function throughPoints(points: readonly (readonly (number | string)[])[], path: string): { start: Vector; direction: Vector } {
  const [start, end] = points.map(([x = 0, y = 0], index) => ({ x: rationalOf(x, `${path}[${index}][0]`), y: rationalOf(y, `${path}[${index}][1]`) }));
  if (!start || !end) throw new Error('a line has two points');
  const direction = { x: subtract(end.x, start.x), y: subtract(end.y, start.y) };
  if (isZero(direction.x) && isZero(direction.y)) unprocessable('The two points are the same, so that no single line goes through them.', path);
  return { start, direction };
}

const cross = (a: Vector, b: Vector): Rational => subtract(multiply(a.x, b.y), multiply(a.y, b.x));
const dot = (a: Vector, b: Vector): Rational => add(multiply(a.x, b.x), multiply(a.y, b.y));
const isInside = (share: Rational): boolean => compare(share, rational(0n)) >= 0 && compare(share, rational(1n)) <= 0;
