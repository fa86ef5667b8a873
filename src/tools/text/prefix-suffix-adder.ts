import { z } from 'zod';
import { defineTool } from '../define.ts';
import { isBlank, limitResult } from '../shared/text/segments.ts';
import { itemsOf, joinItems, separatorInput } from './lib/items.ts';

export default defineTool({
  slug: 'prefix-suffix-adder',
  name: 'Prefix and Suffix Adder',
  category: 'text',
  summary: 'Adds text before and after every line, or removes it.',
  description: 'Literal and case-sensitive. remove takes one prefix, then one suffix from what is left, each from the lines that have it.',
  keywords: ['prepend', 'append', 'quote lines', 'wrap lines', 'strip prefix'],
  heavyWhen: ({ text, prefix, suffix }) => text.length * (prefix.length + suffix.length) > 500_000,
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The lines to change'),
    prefix: z.string().max(1000).default('').describe('Text before every line, taken literally'),
    suffix: z.string().max(1000).default('').describe('Text after every line, taken literally'),
    mode: z.enum(['add', 'remove']).default('add').describe('Whether to add or to remove'),
    skipBlank: z.boolean().default(false).describe('Leave blank lines alone'),
    repeated: z.boolean().default(false).describe('Removing: take the prefix and the suffix off as often as they are there'),
    separator: separatorInput,
  }),
  result: z.strictObject({ text: z.string().describe('The changed lines'), changed: z.int().describe('Number of lines that changed') }),
  appliesWhen: { repeated: { mode: ['remove'] } },
  examples: [
    { inputs: { text: 'a\nb', prefix: '"', suffix: '",' }, result: { text: '"a",\n"b",', changed: 2 } },
    { inputs: { text: '"a", ""b""', prefix: '"', suffix: '"', mode: 'remove', repeated: true, separator: ', ' }, result: { text: 'a, b', changed: 2 } },
    { inputs: { text: '> quoted\nplain\n', prefix: '> ', mode: 'remove' }, result: { text: 'quoted\nplain\n', changed: 1 } },
  ],
  run({ text, prefix, suffix, mode, skipBlank, repeated, separator }) {
    const items = itemsOf(text, separator);
    if (mode === 'add') limitResult(text.length + items.length * (prefix.length + suffix.length));
    let changed = 0;
    const rewritten = items.map((line) => {
      if (skipBlank && isBlank(line)) return line;
      const result = mode === 'add' ? prefix + line + suffix : without(line, prefix, suffix, repeated);
      if (result !== line) changed++;
      return result;
    });
    return { text: joinItems(rewritten, text, separator), changed };
  },
});

function without(line: string, prefix: string, suffix: string, repeated: boolean): string {
  let start = 0;
  while (prefix !== '' && line.startsWith(prefix, start)) {
    start += prefix.length;
    if (!repeated) break;
  }
  let end = line.length;
  while (suffix !== '' && end - suffix.length >= start && line.startsWith(suffix, end - suffix.length)) {
    end -= suffix.length;
    if (!repeated) break;
  }
  return line.slice(start, end);
}
