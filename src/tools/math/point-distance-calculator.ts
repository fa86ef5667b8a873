import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

const coordinates = z.array(z.number()).min(1).max(1000);

export default defineTool({
  slug: 'point-distance-calculator',
  name: 'Distance and Midpoint Calculator',
  category: 'math',
  summary: 'Calculates the Euclidean, Manhattan and Chebyshev distance between two points in any dimension, and their midpoint.',
  description: 'Both points have the same number of coordinates.',
  reference: 'Minkowski distances of order 2, 1 and ∞',
  keywords: ['taxicab', 'between points', 'metric', 'distance formula'],
  inputs: z.strictObject({
    a: coordinates.describe('Coordinates of the first point'),
    b: coordinates.describe('Coordinates of the second point, as many as of the first'),
  }),
  result: z.strictObject({
    euclidean: z.number().describe('Distance in a straight line'),
    manhattan: z.number().describe('Sum of the distances along the axes'),
    chebyshev: z.number().describe('Largest of the distances along the axes'),
    midpoint: z.array(z.number()).describe('Coordinates of the point halfway between'),
  }),
  examples: [
    { inputs: { a: [1, 2], b: [4, 6] }, result: { euclidean: 5, manhattan: 7, chebyshev: 4, midpoint: [2.5, 4] } },
    { inputs: { a: [0, 0, 0], b: [1, -2, 2] }, result: { euclidean: 3, manhattan: 5, chebyshev: 2, midpoint: [0.5, -1, 1] } },
  ],
  run({ a, b }) {
    if (a.length !== b.length) invalid('b', `must have as many coordinates as a: ${a.length}, not ${b.length}`);
    const pairs = a.map((value, index) => [new Precise(value), new Precise(b[index] ?? 0)] as const);
    const zero = new Precise(0);
    const distances = pairs.map(([first, second]) => second.minus(first).abs());
    return {
      euclidean: doubleOf(distances.reduce((sum, distance) => sum.plus(distance.times(distance)), zero).sqrt()),
      manhattan: doubleOf(distances.reduce((sum, distance) => sum.plus(distance), zero)),
      chebyshev: doubleOf(distances.reduce((most, distance) => (distance.gt(most) ? distance : most), zero)),
      midpoint: pairs.map(([first, second]) => doubleOf(first.plus(second).div(2))),
    };
  },
});
