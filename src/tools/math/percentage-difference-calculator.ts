import { z } from 'zod';
import { defineTool } from '../define.ts';
import { absolute, add, divide, isZero, multiply, rational, subtract, toNumber } from '../shared/numbers/rational.ts';
import { exactly, HUNDRED } from './lib/percent.ts';

const HALF = rational(1n, 2n);

export default defineTool({
  slug: 'percentage-difference-calculator',
  name: 'Percentage Difference Calculator',
  category: 'math',
  summary: 'Calculates the difference between two values as a percentage of their mean, with neither as the reference.',
  description: 'Symmetric in a and b; two zeros differ by 0 percent.',
  reference: '100 · |a − b| / ((|a| + |b|)/2)',
  keywords: ['relative difference', 'compare'],
  inputs: z.strictObject({ a: z.number().describe('First value to compare'), b: z.number().describe('Second value to compare') }),
  result: z.strictObject({
    percentDifference: z.number().describe('Difference in percent of the mean: 100·|a − b| / ((|a| + |b|)/2)'),
    difference: z.number().describe('Size of the difference: |a − b|'),
    mean: z.number().describe('Mean of both: (a + b)/2'),
  }),
  examples: [
    { inputs: { a: 23, b: 31 }, result: { percentDifference: 29.62962962962963, difference: 8, mean: 27 } },
    { inputs: { a: -5, b: 5 }, result: { percentDifference: 200, difference: 10, mean: 0 } },
  ],
  run(inputs) {
    const [a, b] = [exactly(inputs.a), exactly(inputs.b)];
    const difference = absolute(subtract(a, b));
    const size = multiply(add(absolute(a), absolute(b)), HALF);
    return {
      percentDifference: isZero(size) ? 0 : toNumber(multiply(divide(difference, size), HUNDRED)),
      difference: toNumber(difference),
      mean: toNumber(multiply(add(a, b), HALF)),
    };
  },
});
