import { z } from 'zod';
import { defineTool } from '../define.ts';
import { factorize } from '../shared/numbers/primes.ts';

export default defineTool({
  slug: 'divisor-calculator',
  name: 'Divisor Calculator',
  category: 'math',
  summary: "Lists all divisors (factors) of an integer, in pairs, with their sum and the number's class.",
  description: 'A number is deficient, perfect or abundant as the sum of its divisors without itself is below, equal to or above it.',
  reference: 'Divisor function of elementary number theory, from the prime factorization',
  keywords: ['factors of', 'factor pairs', 'perfect number'],
  cost: 'heavy',
  inputs: z.strictObject({ number: z.int().min(1).max(1e15).describe('Integer from 1 to 10^15') }),
  result: z.strictObject({
    divisors: z.array(z.int()).describe('The divisors ascending, 1 and the number included'),
    pairs: z.array(z.array(z.int())).describe('Pairs [d, number/d] with d not above the square root, ascending'),
    count: z.int().describe('Number of divisors'),
    sum: z.int().describe('Sum of all divisors'),
    properSum: z.int().describe('Sum of the divisors without the number itself'),
    kind: z.enum(['deficient', 'perfect', 'abundant']).describe('properSum below, equal to or above the number'),
  }),
  examples: [
    {
      inputs: { number: 28 },
      result: {
        divisors: [1, 2, 4, 7, 14, 28],
        pairs: [
          [1, 28],
          [2, 14],
          [4, 7],
        ],
        count: 6,
        sum: 56,
        properSum: 28,
        kind: 'perfect',
      },
    },
    { inputs: { number: 1 }, result: { divisors: [1], pairs: [[1, 1]], count: 1, sum: 1, properSum: 0, kind: 'deficient' } },
  ],
  run({ number }) {
    let divisors = [1];
    for (const [prime, exponent] of factorize(BigInt(number))) {
      const powers = Array.from({ length: exponent + 1 }, (_, power) => Number(prime) ** power);
      divisors = divisors.flatMap((divisor) => powers.map((power) => divisor * power));
    }
    divisors.sort((a, b) => a - b);
    const sum = divisors.reduce((total, divisor) => total + divisor, 0);
    const properSum = sum - number;
    return {
      divisors,
      pairs: divisors.slice(0, Math.ceil(divisors.length / 2)).map((divisor, index) => [divisor, divisors[divisors.length - 1 - index] ?? divisor]),
      count: divisors.length,
      sum,
      properSum,
      kind: properSum < number ? ('deficient' as const) : properSum === number ? ('perfect' as const) : ('abundant' as const),
    };
  },
});
