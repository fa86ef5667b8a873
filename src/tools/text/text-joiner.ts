import { z } from 'zod';
import { defineTool } from '../define.ts';
import { limitResult, trim } from '../shared/text/segments.ts';

export default defineTool({
  slug: 'text-joiner',
  name: 'Text Joiner',
  category: 'text',
  summary: 'Joins items into one text with a separator, a last separator, and text around each item.',
  description: 'No items give empty text. With two items the last separator stands alone between them.',
  keywords: ['concatenate', 'implode', 'comma separated', 'list to text', 'quote', 'join lines'],
  inputs: z.strictObject({
    items: z.array(z.string().max(100_000)).max(100_000).describe('The items, in order'),
    separator: z.string().max(100).default(', ').describe('Text between the items'),
    lastSeparator: z.string().max(100).optional().describe('Text between the last two items; if omitted, the separator'),
    prefix: z.string().max(100).default('').describe('Text written before each item'),
    suffix: z.string().max(100).default('').describe('Text written after each item'),
    trim: z.boolean().default(false).describe('Remove white space around each item'),
    skipEmpty: z.boolean().default(false).describe('Leave out items that are empty (after trimming)'),
  }),
  result: z.strictObject({ text: z.string().describe('The joined items'), count: z.int().describe('Number of items joined') }),
  examples: [
    { inputs: { items: ['red', 'green', 'blue'], lastSeparator: ' and ' }, result: { text: 'red, green and blue', count: 3 } },
    {
      inputs: { items: [' a ', '', 'b'], prefix: "'", suffix: "'", trim: true, skipEmpty: true },
      result: { text: "'a', 'b'", count: 2 },
    },
  ],
  run({ items, separator, lastSeparator = separator, prefix, suffix, trim: trimmed, skipEmpty }) {
    const all = trimmed ? items.map(trim) : items;
    const kept = (skipEmpty ? all.filter((item) => item !== '') : all).map((item) => prefix + item + suffix);
    limitResult(kept.reduce((total, item) => total + item.length + separator.length, 0));
    const last = kept.at(-1) ?? '';
    const text = kept.length < 2 ? last : kept.slice(0, -1).join(separator) + lastSeparator + last;
    return { text, count: kept.length };
  },
});
