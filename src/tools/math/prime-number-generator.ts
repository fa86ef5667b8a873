import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { primesUpTo } from '../shared/numbers/primes.ts';
import { grouped } from '../shared/text/counts.ts';

const MAX_RANGE = 10_000_000;
const MAX_PRIMES = 10_000;
const SEGMENT = 1 << 18;

export default defineTool({
  slug: 'prime-number-generator',
  name: 'Prime Number Generator',
  category: 'math',
  summary: 'Lists the primes in a range, or the first primes from a given number on.',
  description: 'Give either to or count. A range may span 10,000,000 numbers and hold 10,000 primes.',
  reference: 'Segmented sieve of Eratosthenes',
  keywords: ['list of primes', 'sieve'],
  cost: 'heavy',
  inputs: z.strictObject({
    from: z.int().min(0).max(1e12).default(2).describe('Smallest number considered'),
    to: z.int().min(0).max(1e12).optional().describe('Largest number considered, at most from + 10000000; not with count'),
    count: z.int().min(1).max(MAX_PRIMES).optional().describe('Number of primes to list; not with to'),
  }),
  result: z.strictObject({ primes: z.array(z.int()).describe('The primes, ascending'), count: z.int().describe('Number of primes listed') }),
  examples: [
    { inputs: { from: 10, to: 50 }, result: { primes: [11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47], count: 11 } },
    { inputs: { from: 1000000000, count: 3 }, result: { primes: [1000000007, 1000000009, 1000000021], count: 3 } },
  ],
  run({ from, to, count }) {
    if (to === undefined && count === undefined) invalid('to', 'must be given unless count is: to ends the range, count the list');
    if (to !== undefined && count !== undefined) invalid('count', 'must be left out when to is given');
    if (to !== undefined && to < from) invalid('to', `must not be below from (${from})`);
    if (to !== undefined && to > from + MAX_RANGE) invalid('to', `must be at most from + ${grouped(MAX_RANGE)} (${from + MAX_RANGE})`);
    const primes: number[] = [];
    let found = 0;
    for (let start = from; to === undefined || start <= to; start += SEGMENT) {
      for (const prime of primesBetween(start, Math.min(start + SEGMENT - 1, to ?? Number.MAX_SAFE_INTEGER))) {
        found += 1;
        if (found <= MAX_PRIMES) primes.push(prime);
        if (found === count) return { primes, count: found };
      }
    }
    if (found > MAX_PRIMES) unprocessable(`The range contains ${grouped(found)} primes, more than the ${grouped(MAX_PRIMES)} that can be listed.`, 'to');
    return { primes, count: found };
  },
});

/** The primes from `first` to `last`, both included. */
function* primesBetween(first: number, last: number): Generator<number> {
  const composite = new Uint8Array(last - first + 1);
  for (const prime of primesUpTo(Math.floor(Math.sqrt(last)) + 1)) {
    const start = Math.max(prime * prime, Math.ceil(first / prime) * prime);
    for (let multiple = start; multiple <= last; multiple += prime) composite[multiple - first] = 1;
  }
  for (let number = Math.max(first, 2); number <= last; number += 1) {
    if (!composite[number - first]) yield number;
  }
}
