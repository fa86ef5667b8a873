import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { combinations, combinationsWithRepetition, permutations } from './lib/counting.ts';

const MAX_CHARACTERS = 20_000_000;

const kinds = ['combinations', 'permutations', 'combinations-with-repetition', 'permutations-with-repetition', 'subsets'] as const;
type Kind = Exclude<(typeof kinds)[number], 'subsets'>;

export default defineTool({
  slug: 'combination-generator',
  name: 'Combination and Permutation Generator',
  category: 'math',
  summary: 'Lists the combinations, permutations or subsets of a list of items.',
  description:
    'Items are distinguished by position, so equal items give equal results. Results are in lexicographic order of positions, subsets by size first. What is listed may hold 20 million characters in all.',
  reference: 'Lexicographic generation (Knuth, The Art of Computer Programming 7.2.1)',
  keywords: ['power set', 'arrangements', 'anagram'],
  cost: 'heavy',
  inputs: z.strictObject({
    items: z.array(z.string().max(1000)).max(100).describe('Up to 100 items of up to 1,000 characters'),
    kind: z.enum(kinds).default('combinations').describe('Kind of selections to list'),
    size: z.int().min(0).max(100).optional().describe('Items in each result; required except for subsets, which take none'),
    limit: z.int().min(1).max(10_000).default(1000).describe('Maximum number of results to list'),
  }),
  result: z.strictObject({
    results: z.array(z.array(z.string())).describe('The results in order, each a list of items'),
    total: z.string().describe('Number of results in all, whatever the limit'),
    truncated: z.boolean().describe('Whether there are more results than listed'),
  }),
  appliesWhen: {
    size: { kind: ['combinations', 'permutations', 'combinations-with-repetition', 'permutations-with-repetition'] },
  },
  examples: [
    {
      inputs: { items: ['a', 'b', 'c'], size: 2 },
      result: {
        results: [
          ['a', 'b'],
          ['a', 'c'],
          ['b', 'c'],
        ],
        total: '3',
        truncated: false,
      },
    },
    { inputs: { items: ['x', 'y'], kind: 'subsets' }, result: { results: [[], ['x'], ['y'], ['x', 'y']], total: '4', truncated: false } },
  ],
  run({ items, kind, size, limit }) {
    if (kind === 'subsets' && size !== undefined) invalid('size', 'must be left out for subsets');
    if (kind !== 'subsets' && size === undefined) invalid('size', `must be given for ${kind}`);
    const results: string[][] = [];
    let room = MAX_CHARACTERS;
    const take = (positions: readonly number[]): boolean => {
      const result = positions.map((position) => items[position] ?? '');
      for (const item of result) room -= item.length + 3;
      if (room < 0) unprocessable('The results are too long to be listed: lower the limit or the size, or shorten the items.', 'limit');
      results.push(result);
      return results.length < limit;
    };
    if (kind === 'subsets') {
      for (let length = 0; length <= items.length; length += 1) {
        if (!walk('combinations', items.length, length, take)) break;
      }
    } else walk(kind, items.length, size ?? 0, take);
    const total = kind === 'subsets' ? 2n ** BigInt(items.length) : totalOf(kind, items.length, size ?? 0);
    return { results, total: String(total), truncated: total > BigInt(limit) };
  },
});

function totalOf(kind: Kind, count: number, size: number): bigint {
  switch (kind) {
    case 'combinations':
      return combinations(count, size);
    case 'permutations':
      return permutations(count, size);
    case 'combinations-with-repetition':
      return combinationsWithRepetition(count, size);
    case 'permutations-with-repetition':
      return BigInt(count) ** BigInt(size);
  }
}

/** Hands over each choice of positions in lexicographic order, until `take` wants no more; whether it would take another. */
function walk(kind: Kind, count: number, size: number, take: (positions: readonly number[]) => boolean): boolean {
  const repeats = kind.endsWith('with-repetition');
  const ordered = kind.startsWith('permutations');
  if (!repeats && size > count) return true;
  const chosen: number[] = [];
  const extend = (): boolean => {
    if (chosen.length === size) return take(chosen);
    const last = chosen.at(-1) ?? -1;
    const first = ordered ? 0 : repeats ? Math.max(last, 0) : last + 1;
    const end = ordered || repeats ? count : count - (size - chosen.length) + 1;
    for (let position = first; position < end; position += 1) {
      if (ordered && !repeats && chosen.includes(position)) continue;
      chosen.push(position);
      const more = extend();
      chosen.pop();
      if (!more) return false;
    }
    return true;
  };
  return extend();
}
