import { z } from 'zod';
import { defineTool } from '../define.ts';
import { isPrime, nextPrime, previousPrime, primesUpTo } from '../shared/numbers/primes.ts';
import { bigIntegerOf, integerOf } from '../shared/numbers/rational.ts';

const FACTOR_LIMIT = 1_000_000;

export default defineTool({
  slug: 'prime-checker',
  name: 'Prime Checker',
  category: 'math',
  summary: 'Checks whether an integer is prime, and finds the primes before and after it.',
  description: 'Exact below 2^64; beyond, no composite number is known to pass. Numbers below 2 are not prime and have no smallest factor.',
  reference: 'Baillie and Wagstaff, Lucas Pseudoprimes (1980): Baillie-PSW',
  keywords: ['is prime', 'next prime', 'primality test', 'prime number check', 'is it a prime number'],
  cost: 'heavy',
  inputs: z.strictObject({ number: bigIntegerOf(100).describe('Integer of up to 100 digits') }),
  result: z.strictObject({
    prime: z.boolean().describe('Whether the number is prime'),
    smallestFactor: z.string().optional().describe('Smallest prime factor of a composite number, when below 1,000,000'),
    nextPrime: z.string().describe('Smallest prime above the number'),
    previousPrime: z.string().optional().describe('Largest prime below the number; absent for 2 and less'),
  }),
  examples: [
    { inputs: { number: 91 }, result: { prime: false, smallestFactor: '7', nextPrime: '97', previousPrime: '89' } },
    { inputs: { number: '2305843009213693951' }, result: { prime: true, nextPrime: '2305843009213693967', previousPrime: '2305843009213693921' } },
  ],
  run(inputs) {
    const number = integerOf(inputs.number);
    const prime = isPrime(number);
    const factor = prime || number < 2n ? undefined : primesUpTo(FACTOR_LIMIT).find((candidate) => number % BigInt(candidate) === 0n);
    const previous = previousPrime(number);
    return {
      prime,
      ...(factor !== undefined && { smallestFactor: String(factor) }),
      nextPrime: String(nextPrime(number)),
      ...(previous !== undefined && { previousPrime: String(previous) }),
    };
  },
});
