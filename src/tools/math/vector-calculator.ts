import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { directionDegrees } from './lib/angles.ts';

const components = z.array(z.number()).min(1).max(1000);

export default defineTool({
  slug: 'vector-calculator',
  name: 'Vector Calculator',
  category: 'math',
  summary: 'Calculates the lengths, sum, dot and cross product, angle and projection of vectors.',
  description: 'Fields from magnitudeB on come only with b. The angle is accurate for nearly parallel vectors too.',
  reference: 'Kahan: angle = 2·atan2(‖u·|v| − v·|u|‖, ‖u·|v| + v·|u|‖); decimals of 60 digits, rounded once',
  keywords: ['dot product', 'cross product', 'norm', 'unit vector'],
  heavyWhen: ({ a }) => a.length > 300,
  inputs: z.strictObject({
    a: components.describe('Components of the first vector'),
    b: components.optional().describe('Components of the second vector, as many as in a'),
  }),
  result: z.strictObject({
    magnitudeA: z.number().describe('Length of a'),
    unitA: z.array(z.number()).optional().describe('Vector of length 1 in the direction of a; absent for the zero vector'),
    magnitudeB: z.number().optional().describe('Length of b'),
    sum: z.array(z.number()).optional().describe('Sum of the vectors, a + b'),
    difference: z.array(z.number()).optional().describe('Difference of the vectors, a − b'),
    dot: z.number().optional().describe('Dot product (scalar product) of a and b'),
    cross: z.array(z.number()).optional().describe('Cross product (vector product); only for three components'),
    angleDegrees: z.number().optional().describe('Angle between the vectors in degrees, 0 to 180; absent when one is the zero vector'),
    distance: z.number().optional().describe('Distance between the vectors, the length of a − b'),
    projection: z.array(z.number()).optional().describe('Projection of a on b; absent when b is zero'),
    orthogonal: z.boolean().optional().describe('Whether the dot product is exactly 0'),
  }),
  headline: 'dot',
  examples: [
    {
      inputs: { a: [1, 2, 3], b: [4, -5, 6] },
      result: {
        magnitudeA: 3.7416573867739413,
        unitA: [0.2672612419124244, 0.5345224838248488, 0.8017837257372732],
        magnitudeB: 8.774964387392123,
        sum: [5, -3, 9],
        difference: [-3, 7, -3],
        dot: 12,
        cross: [27, 6, -13],
        angleDegrees: 68.56244696639715,
        distance: 8.18535277187245,
        projection: [0.6233766233766234, -0.7792207792207793, 0.935064935064935],
        orthogonal: false,
      },
    },
    { inputs: { a: [3, 4] }, result: { magnitudeA: 5, unitA: [0.6, 0.8] } },
  ],
  run(inputs) {
    const a = inputs.a.map((value) => new Precise(value));
    const magnitude = length(a);
    const own = { magnitudeA: doubleOf(magnitude), ...(!magnitude.isZero() && { unitA: doubles(a.map((value) => value.div(magnitude))) }) };
    if (!inputs.b) return own;
    if (inputs.b.length !== a.length) invalid('b', `must have as many components as a: ${a.length}, not ${inputs.b.length}`);
    return {
      ...own,
      ...ofTwo(
        a,
        inputs.b.map((value) => new Precise(value)),
      ),
    };
  },
});

type Vector = readonly Decimal[];

const doubles = (vector: Vector): number[] => vector.map(doubleOf);
const component = (vector: Vector, index: number): Decimal => vector[index] ?? new Precise(0);
const plus = (a: Vector, b: Vector): Decimal[] => a.map((value, index) => value.plus(component(b, index)));
const times = (a: Vector, factor: Decimal): Decimal[] => a.map((value) => value.times(factor));
const minus = (a: Vector, b: Vector): Decimal[] => a.map((value, index) => value.minus(component(b, index)));
const dotOf = (a: Vector, b: Vector): Decimal => a.reduce((sum, value, index) => sum.plus(value.times(component(b, index))), new Precise(0));
const length = (a: Vector): Decimal => dotOf(a, a).sqrt();

function ofTwo(a: Vector, b: Vector) {
  const [lengthA, lengthB] = [length(a), length(b)];
  const dot = dotOf(a, b);
  const [stretchedA, stretchedB] = [times(a, lengthB), times(b, lengthA)];
  const angle = directionDegrees(length(minus(stretchedA, stretchedB)), length(plus(stretchedA, stretchedB))).times(2);
  return {
    magnitudeB: doubleOf(lengthB),
    sum: doubles(plus(a, b)),
    difference: doubles(minus(a, b)),
    dot: doubleOf(dot),
    ...(a.length === 3 && { cross: doubles(crossOf(a, b)) }),
    ...(!lengthA.isZero() && !lengthB.isZero() && { angleDegrees: doubleOf(angle) }),
    distance: doubleOf(length(minus(a, b))),
    ...(!lengthB.isZero() && { projection: doubles(times(b, dot.div(dotOf(b, b)))) }),
    orthogonal: dot.isZero(),
  };
}

function crossOf(a: Vector, b: Vector): Decimal[] {
  const part = (i: number, j: number): Decimal =>
    component(a, i)
      .times(component(b, j))
      .minus(component(a, j).times(component(b, i)));
  return [part(1, 2), part(2, 0), part(0, 1)];
}
