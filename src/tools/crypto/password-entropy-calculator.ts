import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { log2 } from '../shared/numbers/elementary.ts';
import { secretText } from './lib/fields.ts';

const POOLS: readonly (readonly [pattern: RegExp, size: number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[ !-/:-@[-`{-~]/, 33],
  [/[^ -~]/u, 100],
];

export default defineTool({
  slug: 'password-entropy-calculator',
  name: 'Password Entropy Calculator',
  category: 'crypto',
  summary: 'Calculates the entropy of a password from its length and kinds of characters, and how long trying them all would take.',
  description:
    'The pool is 26 for a-z, 26 for A-Z, 10 for digits, 33 for the other printable ASCII with space, and 100 for anything else, each where it occurs. This is the upper bound, reached by random passwords; words and patterns are weaker. A time beyond the largest double is given as that.',
  reference: 'length * log2(pool size)',
  keywords: ['password strength', 'bits', 'brute force', 'crack time', 'combinations', 'keyspace'],
  inputs: z.strictObject({
    password: secretText(0, 1000, 'The password to measure').optional(),
    length: z.int().min(1).max(1000).optional().describe('Instead of password, with poolSize: how many characters'),
    poolSize: z.int().min(2).max(1_114_112).optional().describe('Instead of password, with length: how many different characters'),
    guessesPerSecond: z.number().min(1).max(1e30).default(10_000_000_000).describe('How many passwords are tried per second'),
  }),
  result: z.strictObject({
    length: z.int().describe('Characters of the password, as code points'),
    poolSize: z.int().describe('How many different characters each could be'),
    entropyBits: z.number().describe('length times log2 of poolSize, in bits; 0 for an empty password'),
    combinations: z.string().describe('poolSize to the power of length, exact'),
    secondsToExhaust: z.number().describe('Seconds to try them all'),
    averageSeconds: z.number().describe('Seconds to find it on average, half of all'),
    rating: z.enum(['very weak', 'weak', 'reasonable', 'strong', 'very strong']).describe('By entropy: below 28, 36, 60, 128 bits, and from 128'),
  }),
  headline: 'entropyBits',
  views: [{ kind: 'meter', field: 'entropyBits', most: 128, low: 50, high: 80 }],
  examples: [
    {
      inputs: { password: 'ABCabc123' },
      result: {
        length: 9,
        poolSize: 62,
        entropyBits: 53.587766793481876,
        combinations: '13537086546263552',
        secondsToExhaust: 1353708.6546263553,
        averageSeconds: 676854.3273131776,
        rating: 'reasonable',
      },
    },
    {
      inputs: { length: 6, poolSize: 7776 },
      result: {
        length: 6,
        poolSize: 7776,
        entropyBits: 77.54887502163469,
        combinations: '221073919720733357899776',
        secondsToExhaust: 22107391972073.336,
        averageSeconds: 11053695986036.668,
        rating: 'strong',
      },
    },
  ],
  run({ password, guessesPerSecond, ...given }) {
    const { length, poolSize } = password === undefined ? sizesGiven(given) : sizesOf(password, given);
    const combinations = BigInt(poolSize) ** BigInt(length);
    const entropyBits = length === 0 ? 0 : length * log2(poolSize);
    const seconds = Math.min(quotient(combinations, guessesPerSecond), Number.MAX_VALUE);
    return {
      length,
      poolSize,
      entropyBits,
      combinations: combinations.toString(),
      secondsToExhaust: seconds,
      averageSeconds: Math.min(quotient(combinations, guessesPerSecond * 2), Number.MAX_VALUE),
      rating: rate(entropyBits),
    };
  },
});

function sizesGiven({ length, poolSize }: { length?: number | undefined; poolSize?: number | undefined }): { length: number; poolSize: number } {
  if (length === undefined) return invalid('length', 'and poolSize are required, or password in their place');
  if (poolSize === undefined) return invalid('poolSize', 'is required together with length');
  return { length, poolSize };
}

function sizesOf(password: string, given: { length?: number | undefined; poolSize?: number | undefined }): { length: number; poolSize: number } {
  if (given.length !== undefined) invalid('length', 'and password exclude each other');
  if (given.poolSize !== undefined) invalid('poolSize', 'and password exclude each other');
  return { length: Array.from(password).length, poolSize: POOLS.reduce((sum, [pattern, size]) => sum + (pattern.test(password) ? size : 0), 0) };
}

/** A quotient whose dividend may be beyond the doubles; infinite when it does itself. */
function quotient(dividend: bigint, divisor: number): number {
  const shift = Math.max(0, dividend.toString(2).length - 1000);
  return (Number(dividend >> BigInt(shift)) / divisor) * 2 ** Math.min(shift, 1023) * 2 ** Math.max(0, shift - 1023);
}

function rate(bits: number): 'very weak' | 'weak' | 'reasonable' | 'strong' | 'very strong' {
  if (bits < 28) return 'very weak';
  if (bits < 36) return 'weak';
  if (bits < 60) return 'reasonable';
  return bits < 128 ? 'strong' : 'very strong';
}
