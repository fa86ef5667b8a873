import { z } from 'zod';
import { defineTool } from '../define.ts';
import { combinations, combinationsWithRepetition, permutations } from './lib/counting.ts';

export default defineTool({
  slug: 'permutation-combination-calculator',
  name: 'Permutation and Combination Calculator',
  category: 'math',
  summary: 'Counts arrangements and selections of r out of n, with and without repetition.',
  description: 'Exact. Without repetition there are none when r is above n; choosing nothing counts as 1.',
  reference: 'Enumerative combinatorics: nPr, nCr, n^r and C(n + r − 1, r)',
  keywords: ['npr', 'ncr', 'binomial coefficient', 'choose', 'n choose k', 'permutations', 'combinations'],
  cost: 'heavy',
  inputs: z.strictObject({
    n: z.int().min(0).max(10_000).describe('Number of things to choose from'),
    r: z.int().min(0).max(10_000).describe('Number of things chosen'),
  }),
  result: z.strictObject({
    permutations: z.string().describe('Ordered selections without repetition, n!/(n − r)!'),
    combinations: z.string().describe('Unordered selections without repetition, n!/(r!(n − r)!)'),
    permutationsWithRepetition: z.string().describe('Ordered selections with repetition, n^r'),
    combinationsWithRepetition: z.string().describe('Unordered selections with repetition, C(n + r − 1, r)'),
  }),
  examples: [
    {
      inputs: { n: 52, r: 5 },
      result: { permutations: '311875200', combinations: '2598960', permutationsWithRepetition: '380204032', combinationsWithRepetition: '3819816' },
    },
    { inputs: { n: 3, r: 4 }, result: { permutations: '0', combinations: '0', permutationsWithRepetition: '81', combinationsWithRepetition: '15' } },
  ],
  run({ n, r }) {
    return {
      permutations: String(permutations(n, r)),
      combinations: String(combinations(n, r)),
      permutationsWithRepetition: String(BigInt(n) ** BigInt(r)),
      combinationsWithRepetition: String(combinationsWithRepetition(n, r)),
    };
  },
});
