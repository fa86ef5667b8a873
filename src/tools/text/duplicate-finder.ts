import { z } from 'zod';
import { defineTool } from '../define.ts';
import { isBlank, trim } from '../shared/text/segments.ts';
import { itemsOf } from './lib/items.ts';

export default defineTool({
  slug: 'duplicate-finder',
  name: 'Duplicate Finder',
  category: 'text',
  summary: 'Finds lines or list items that occur more than once, with their counts and positions.',
  description:
    'Items are lines, or what is between separators. Positions are item numbers from 1, blank ones included in the numbering. An item is listed as it first appears.',
  keywords: ['repeated', 'uniq', 'dedupe', 'doubles'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The lines or list to look through'),
    separator: z.string().min(1).max(100).optional().describe('Text that separates the items; if omitted, each line is an item'),
    caseSensitive: z.boolean().default(true).describe('true: A and a are different; false: case is ignored'),
    trim: z.boolean().default(true).describe('Ignore white space around an item'),
    ignoreBlank: z.boolean().default(true).describe('Leave out blank items'),
    minCount: z.int().min(1).max(1_000_000).default(2).describe('List items that occur at least this often (1 lists every item)'),
  }),
  result: z.strictObject({
    total: z.int().describe('Number of items examined'),
    unique: z.int().describe('Number of different items among them'),
    duplicates: z
      .array(
        z.strictObject({
          item: z.string().describe('The item as it first appears'),
          count: z.int().describe('How often the item occurs'),
          positions: z.array(z.int()).describe('Item numbers where it occurs, from 1, ascending'),
        }),
      )
      .describe('Most frequent first, equal counts in order of first appearance'),
  }),
  headline: 'duplicates',
  examples: [
    {
      inputs: { text: 'apple\npear\n\napple \nfig\npear\napple' },
      result: {
        total: 6,
        unique: 3,
        duplicates: [
          { item: 'apple', count: 3, positions: [1, 4, 7] },
          { item: 'pear', count: 2, positions: [2, 6] },
        ],
      },
    },
    {
      inputs: { text: 'a,B,b,c', separator: ',', caseSensitive: false },
      result: { total: 4, unique: 3, duplicates: [{ item: 'B', count: 2, positions: [2, 3] }] },
    },
  ],
  run({ text, separator, caseSensitive, trim: trimmed, ignoreBlank, minCount }) {
    const found = new Map<string, { item: string; positions: number[] }>();
    let total = 0;
    itemsOf(text, separator).forEach((written, index) => {
      if (ignoreBlank && isBlank(written)) return;
      const item = trimmed ? trim(written) : written;
      const key = caseSensitive ? item : item.toLowerCase();
      const known = found.get(key);
      if (known) known.positions.push(index + 1);
      else found.set(key, { item, positions: [index + 1] });
      total++;
    });
    const duplicates = [...found.values()]
      .filter(({ positions }) => positions.length >= minCount)
      .map(({ item, positions }) => ({ item, count: positions.length, positions }))
      .sort((a, b) => b.count - a.count);
    return { total, unique: found.size, duplicates };
  },
});
