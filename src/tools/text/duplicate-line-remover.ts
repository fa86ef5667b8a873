import { z } from 'zod';
import { defineTool } from '../define.ts';
import { isBlank, trim } from '../shared/text/segments.ts';
import { itemsOf, joinItems, separatorInput } from './lib/items.ts';

type Keep = 'first' | 'last' | 'none';

export default defineTool({
  slug: 'duplicate-line-remover',
  name: 'Duplicate Line Remover',
  category: 'text',
  summary: 'Removes repeated lines, keeping the first, the last or none of each.',
  description: 'The lines kept stay as they are and in order. adjacentOnly treats each run of equal lines by itself, as Unix uniq does.',
  keywords: ['unique', 'uniq', 'dedupe', 'distinct', 'delete double lines', 'double'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The lines to clean of repeats'),
    keep: z.enum(['first', 'last', 'none']).default('first').describe('Which of equal lines to keep; none leaves only lines that occur once'),
    caseSensitive: z.boolean().default(true).describe('true: A and a are different; false: case is ignored'),
    trim: z.boolean().default(false).describe('Compare without white space at the ends'),
    adjacentOnly: z.boolean().default(false).describe('Only repeats directly below each other count'),
    separator: separatorInput,
    ignoreBlank: z.boolean().default(false).describe('Never remove blank lines'),
  }),
  result: z.strictObject({
    text: z.string().describe('The lines that were kept, in their order'),
    kept: z.int().describe('Number of lines kept'),
    removed: z.int().describe('Number of lines removed'),
  }),
  examples: [
    { inputs: { text: 'b\na\nb\nA\n', caseSensitive: false }, result: { text: 'b\na\n', kept: 2, removed: 2 } },
    { inputs: { text: 'a\na\nb\na', keep: 'none', adjacentOnly: true }, result: { text: 'b\na', kept: 2, removed: 2 } },
    { inputs: { text: 'b;a;b', separator: ';' }, result: { text: 'b;a', kept: 2, removed: 1 } },
  ],
  run({ text, keep, caseSensitive, trim: trimmed, adjacentOnly, ignoreBlank, separator }) {
    const all = itemsOf(text, separator);
    const keys = all.map((line) => {
      if (ignoreBlank && isBlank(line)) return undefined;
      const compared = trimmed ? trim(line) : line;
      return caseSensitive ? compared : compared.toLowerCase();
    });
    const isKept = adjacentOnly ? keepInRuns(keys, keep) : keepOverall(keys, keep);
    const kept = all.filter((_, index) => keys[index] === undefined || isKept(index));
    return { text: joinItems(kept, text, separator), kept: kept.length, removed: all.length - kept.length };
  },
});

function keepInRuns(keys: (string | undefined)[], keep: Keep): (index: number) => boolean {
  return (index) => {
    const isFirst = index === 0 || keys[index - 1] !== keys[index];
    const isLast = index === keys.length - 1 || keys[index + 1] !== keys[index];
    return keep === 'first' ? isFirst : keep === 'last' ? isLast : isFirst && isLast;
  };
}

function keepOverall(keys: (string | undefined)[], keep: Keep): (index: number) => boolean {
  const first = new Map<string | undefined, number>();
  const last = new Map<string | undefined, number>();
  keys.forEach((key, index) => {
    if (!first.has(key)) first.set(key, index);
    last.set(key, index);
  });
  return (index) => {
    const isFirst = first.get(keys[index]) === index;
    const isLast = last.get(keys[index]) === index;
    return keep === 'first' ? isFirst : keep === 'last' ? isLast : isFirst && isLast;
  };
}
