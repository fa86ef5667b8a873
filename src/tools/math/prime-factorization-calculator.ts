import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { factorize } from '../shared/numbers/primes.ts';
import { bigInteger, integerOf } from '../shared/numbers/rational.ts';

const MAX_NUMBER = 10n ** 24n;

export default defineTool({
  slug: 'prime-factorization-calculator',
  name: 'Prime Factorization Calculator',
  category: 'math',
  summary: "Splits an integer into primes, with Euler's totient and the divisor functions.",
  description: 'For integers from 1 to 10^24.',
  reference: "Trial division, then Pollard's rho (Brent 1980) with Baillie-PSW",
  keywords: ['prime factors', 'phi', 'mobius', 'radical'],
  cost: 'heavy',
  inputs: z.strictObject({ number: bigInteger.describe('Integer from 1 to 10^24') }),
  result: z.strictObject({
    factors: z
      .array(z.strictObject({ prime: z.string().describe('The prime factor'), exponent: z.int().describe('How often the prime divides the number') }))
      .describe('Prime powers, by prime ascending'),
    expression: z.string().describe('The product, such as "2^3 × 3 × 5"; "1" for 1'),
    prime: z.boolean().describe('Whether the number is prime'),
    divisorCount: z.string().describe('Number of divisors'),
    divisorSum: z.string().describe('Sum of all divisors'),
    totient: z.string().describe("Euler's totient φ: how many numbers up to it are coprime to it"),
    mobius: z.int().describe('Möbius function μ: -1, 0 or 1'),
    radical: z.string().describe('Product of the different primes'),
    distinctPrimes: z.int().describe('Number of different prime factors, ω'),
    totalPrimes: z.int().describe('Number of prime factors counted with exponents, Ω'),
  }),
  headline: 'expression',
  examples: [
    {
      inputs: { number: 360 },
      result: {
        factors: [
          { prime: '2', exponent: 3 },
          { prime: '3', exponent: 2 },
          { prime: '5', exponent: 1 },
        ],
        expression: '2^3 × 3^2 × 5',
        prime: false,
        divisorCount: '24',
        divisorSum: '1170',
        totient: '96',
        mobius: 0,
        radical: '30',
        distinctPrimes: 3,
        totalPrimes: 6,
      },
    },
    {
      inputs: { number: '1000000016000000063' },
      result: {
        factors: [
          { prime: '1000000007', exponent: 1 },
          { prime: '1000000009', exponent: 1 },
        ],
        expression: '1000000007 × 1000000009',
        prime: false,
        divisorCount: '4',
        divisorSum: '1000000018000000080',
        totient: '1000000014000000048',
        mobius: 1,
        radical: '1000000016000000063',
        distinctPrimes: 2,
        totalPrimes: 2,
      },
    },
  ],
  run(inputs) {
    const number = integerOf(inputs.number);
    if (number < 1n || number > MAX_NUMBER) invalid('number', 'must be from 1 to 10^24');
    const factors = [...factorize(number)];
    const total = factors.reduce((sum, [, exponent]) => sum + exponent, 0);
    const product = (of: (prime: bigint, exponent: number) => bigint): string =>
      String(factors.reduce((value, [prime, exponent]) => value * of(prime, exponent), 1n));
    const square = factors.some(([, exponent]) => exponent > 1);
    return {
      factors: factors.map(([prime, exponent]) => ({ prime: String(prime), exponent })),
      expression: factors.map(([prime, exponent]) => (exponent === 1 ? `${prime}` : `${prime}^${exponent}`)).join(' × ') || '1',
      prime: total === 1,
      divisorCount: product((_, exponent) => BigInt(exponent) + 1n),
      divisorSum: product((prime, exponent) => (prime ** BigInt(exponent + 1) - 1n) / (prime - 1n)),
      totient: product((prime, exponent) => prime ** BigInt(exponent - 1) * (prime - 1n)),
      mobius: square ? 0 : factors.length % 2 === 0 ? 1 : -1,
      radical: product((prime) => prime),
      distinctPrimes: factors.length,
      totalPrimes: total,
    };
  },
});
