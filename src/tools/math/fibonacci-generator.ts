import { z } from 'zod';
import { defineTool } from '../define.ts';

const kinds = ['fibonacci', 'lucas', 'pell', 'tribonacci'] as const;

/** The first terms, and how many times each of the last terms counts in the next, the latest last. */
const recurrences: Record<(typeof kinds)[number], { first: readonly bigint[]; weights: readonly bigint[] }> = {
  fibonacci: { first: [0n, 1n], weights: [1n, 1n] },
  lucas: { first: [2n, 1n], weights: [1n, 1n] },
  pell: { first: [0n, 1n], weights: [1n, 2n] },
  tribonacci: { first: [0n, 0n, 1n], weights: [1n, 1n, 1n] },
};

export default defineTool({
  slug: 'fibonacci-generator',
  name: 'Fibonacci Generator',
  category: 'math',
  summary: 'Lists the terms of the Fibonacci, Lucas, Pell and tribonacci sequences.',
  description: 'Term 0 comes first: 0, 1, 1, 2 for fibonacci, 2, 1, 3 for lucas, 0, 1, 2, 5 for pell, 0, 0, 1, 1, 2 for tribonacci.',
  reference: 'OEIS A000045, A000032, A000129, A000073',
  keywords: ['golden ratio sequence', 'recurrence'],
  cost: 'heavy',
  inputs: z.strictObject({
    kind: z.enum(kinds).default('fibonacci').describe('Name of the sequence'),
    start: z.int().min(0).max(10_000).default(0).describe('Index of the first term wanted'),
    count: z.int().min(1).max(500).default(10).describe('Number of terms to give'),
  }),
  result: z.strictObject({
    numbers: z.array(z.string()).describe('The terms in order'),
    last: z.string().describe('The last term given'),
    digits: z.int().describe('Number of digits of the last term'),
  }),
  examples: [
    { inputs: { count: 8 }, result: { numbers: ['0', '1', '1', '2', '3', '5', '8', '13'], last: '13', digits: 2 } },
    { inputs: { kind: 'lucas', start: 100, count: 1 }, result: { numbers: ['792070839848372253127'], last: '792070839848372253127', digits: 21 } },
  ],
  run({ kind, start, count }) {
    const { first, weights } = recurrences[kind];
    const numbers: string[] = [];
    let window = first;
    for (let index = 0; index < start + count; index += 1) {
      if (index >= start) numbers.push(String(window[0]));
      window = [...window.slice(1), window.reduce((sum, term, position) => sum + term * (weights[position] ?? 0n), 0n)];
    }
    const last = numbers.at(-1) ?? '';
    return { numbers, last, digits: last.length };
  },
});
