import { z } from 'zod';
import { defineTool } from '../define.ts';

const sequences = [
  'triangular',
  'square',
  'cube',
  'pentagonal',
  'hexagonal',
  'tetrahedral',
  'catalan',
  'bell',
  'partition',
  'derangement',
  'motzkin',
  'happy',
  'powers-of-two',
  'central-binomial',
] as const;

interface Sequence {
  oeis: string;
  /** The first `count` terms. */
  terms(count: number): bigint[];
}

const formula = (term: (n: bigint) => bigint) => (count: number) => Array.from({ length: count }, (_, index) => term(BigInt(index)));

/** Each term from the one before and its index. */
const recurrence = (first: bigint, next: (previous: bigint, n: bigint) => bigint) => (count: number) => {
  const terms = [first];
  while (terms.length < count) terms.push(next(terms.at(-1) ?? 0n, BigInt(terms.length)));
  return terms;
};

const bySequence: Record<(typeof sequences)[number], Sequence> = {
  triangular: { oeis: 'A000217', terms: formula((n) => (n * (n + 1n)) / 2n) },
  square: { oeis: 'A000290', terms: formula((n) => n * n) },
  cube: { oeis: 'A000578', terms: formula((n) => n ** 3n) },
  pentagonal: { oeis: 'A000326', terms: formula((n) => (n * (3n * n - 1n)) / 2n) },
  hexagonal: { oeis: 'A000384', terms: formula((n) => n * (2n * n - 1n)) },
  tetrahedral: { oeis: 'A000292', terms: formula((n) => (n * (n + 1n) * (n + 2n)) / 6n) },
  catalan: { oeis: 'A000108', terms: recurrence(1n, (previous, n) => (previous * 2n * (2n * n - 1n)) / (n + 1n)) },
  bell: { oeis: 'A000110', terms: bellNumbers },
  partition: { oeis: 'A000041', terms: partitionNumbers },
  derangement: { oeis: 'A000166', terms: recurrence(1n, (previous, n) => n * previous + (n % 2n === 0n ? 1n : -1n)) },
  motzkin: { oeis: 'A001006', terms: motzkinNumbers },
  happy: { oeis: 'A007770', terms: happyNumbers },
  'powers-of-two': { oeis: 'A000079', terms: formula((n) => 2n ** n) },
  'central-binomial': { oeis: 'A000984', terms: recurrence(1n, (previous, n) => (previous * 2n * (2n * n - 1n)) / n) },
};

export default defineTool({
  slug: 'integer-sequence-generator',
  name: 'Integer Sequence Generator',
  category: 'math',
  summary: 'Lists the terms of well-known integer sequences from the OEIS.',
  description: 'Term 0 is the first one the OEIS lists.',
  reference: 'The On-Line Encyclopedia of Integer Sequences',
  keywords: ['oeis', 'happy numbers', 'partitions', 'catalan'],
  cost: 'heavy',
  inputs: z.strictObject({
    sequence: z.enum(sequences).describe('Name of the sequence'),
    start: z.int().min(0).max(500).default(0).describe('Number of terms to skip at the beginning'),
    count: z.int().min(1).max(500).default(10).describe('Number of terms to give'),
  }),
  result: z.strictObject({
    numbers: z.array(z.string()).describe('The terms in order'),
    oeis: z.string().describe('Number of the sequence in the OEIS, such as A000108'),
  }),
  examples: [
    { inputs: { sequence: 'catalan', count: 6 }, result: { numbers: ['1', '1', '2', '5', '14', '42'], oeis: 'A000108' } },
    { inputs: { sequence: 'happy', start: 2, count: 3 }, result: { numbers: ['10', '13', '19'], oeis: 'A007770' } },
  ],
  run({ sequence, start, count }) {
    const { oeis, terms } = bySequence[sequence];
    return {
      numbers: terms(start + count)
        .slice(start, start + count)
        .map(String),
      oeis,
    };
  },
});

/** By the Bell triangle: each row begins with the end of the one before, each number adds the one before it to the one above that. */
function bellNumbers(count: number): bigint[] {
  const terms: bigint[] = [];
  let row = [1n];
  while (terms.length < count) {
    terms.push(row[0] ?? 1n);
    const next = [row.at(-1) ?? 1n];
    for (const above of row) next.push((next.at(-1) ?? 0n) + above);
    row = next;
  }
  return terms;
}

/** By Euler's pentagonal number theorem. */
function partitionNumbers(count: number): bigint[] {
  const terms = [1n];
  while (terms.length < count) {
    const n = terms.length;
    let sum = 0n;
    for (let k = 1; (k * (3 * k - 1)) / 2 <= n; k += 1) {
      const pair = (terms[n - (k * (3 * k - 1)) / 2] ?? 0n) + (terms[n - (k * (3 * k + 1)) / 2] ?? 0n);
      sum += k % 2 === 1 ? pair : -pair;
    }
    terms.push(sum);
  }
  return terms;
}

/** M(n) = ((2n + 1)M(n−1) + (3n − 3)M(n−2)) / (n + 2) */
function motzkinNumbers(count: number): bigint[] {
  const terms = [1n, 1n];
  while (terms.length < count) {
    const n = BigInt(terms.length);
    terms.push(((2n * n + 1n) * (terms.at(-1) ?? 0n) + (3n * n - 3n) * (terms.at(-2) ?? 0n)) / (n + 2n));
  }
  return terms;
}

/** Numbers from which repeated sums of squared digits lead to 1. Every other number leads to 4. */
function happyNumbers(count: number): bigint[] {
  const terms: bigint[] = [];
  for (let candidate = 1; terms.length < count; candidate += 1) {
    let sum = candidate;
    while (sum !== 1 && sum !== 4) {
      let squares = 0;
      for (let rest = sum; rest > 0; rest = Math.floor(rest / 10)) squares += (rest % 10) ** 2;
      sum = squares;
    }
    if (sum === 1) terms.push(BigInt(candidate));
  }
  return terms;
}
