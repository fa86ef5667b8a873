import { z } from 'zod';
import { defineTool } from '../define.ts';
import { exactNumber, rationalOf, toNumber } from '../shared/numbers/rational.ts';

export default defineTool({
  slug: 'arithmetic-sequence-calculator',
  name: 'Arithmetic Sequence Calculator',
  category: 'math',
  summary: 'Calculates the terms, nth term and sum of a sequence with a constant difference.',
  description: 'Exact arithmetic, each number rounded once.',
  reference: 'a_n = a_1 + (n − 1)d; S_n = n(a_1 + a_n)/2',
  keywords: ['progression', 'series'],
  inputs: z.strictObject({
    first: exactNumber.describe('First term: an integer, decimal or fraction'),
    difference: exactNumber.describe('Difference from each term to the next: an integer, decimal or fraction'),
    count: z.int().min(1).max(10_000).describe('Number of terms; the last of them is the nth'),
  }),
  result: z.strictObject({
    terms: z.array(z.number()).describe('All terms in order'),
    nthTerm: z.number().describe('The last term'),
    sum: z.number().describe('Sum of all terms'),
  }),
  examples: [
    { inputs: { first: 1.5, difference: 0.1, count: 5 }, result: { terms: [1.5, 1.6, 1.7, 1.8, 1.9], nthTerm: 1.9, sum: 8.5 } },
    { inputs: { first: 10, difference: -2, count: 5 }, result: { terms: [10, 8, 6, 4, 2], nthTerm: 2, sum: 30 } },
  ],
  run(inputs) {
    const [first, difference] = [rationalOf(inputs.first, 'first'), rationalOf(inputs.difference, 'difference')];
    const denominator = first.denominator * difference.denominator;
    const start = first.numerator * difference.denominator;
    const step = difference.numerator * first.denominator;
    const numerators = Array.from({ length: inputs.count }, (_, index) => start + BigInt(index) * step);
    const last = numerators.at(-1) ?? start;
    return {
      terms: numerators.map((numerator) => toNumber({ numerator, denominator })),
      nthTerm: toNumber({ numerator: last, denominator }),
      sum: toNumber({ numerator: BigInt(inputs.count) * (start + last), denominator: 2n * denominator }),
    };
  },
});
