import { z } from 'zod';
import { defineTool } from '../define.ts';
import { isBlank, joinLines, lines } from '../shared/text/segments.ts';

export default defineTool({
  slug: 'empty-line-remover',
  name: 'Empty Line Remover',
  category: 'text',
  summary: 'Removes empty lines, or leaves one where there were several.',
  description: "Other lines are untouched, white space included. A run that is collapsed becomes one line without white space, at the text's ends too.",
  keywords: ['blank lines', 'delete', 'compact', 'newline'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to clean'),
    mode: z.enum(['remove', 'collapse']).default('remove').describe('remove drops all empty lines; collapse leaves one for each run'),
    whitespaceOnly: z.boolean().default(true).describe('Lines of white space count as empty'),
  }),
  result: z.strictObject({ text: z.string().describe('The text without those empty lines'), removed: z.int().describe('Number of lines removed') }),
  examples: [
    { inputs: { text: 'a\n\n  \nb\n' }, result: { text: 'a\nb\n', removed: 2 } },
    { inputs: { text: 'a\n\n  \n\nb', mode: 'collapse' }, result: { text: 'a\n\nb', removed: 2 } },
  ],
  run({ text, mode, whitespaceOnly }) {
    const all = lines(text);
    const kept: string[] = [];
    let emptyBefore = false;
    for (const line of all) {
      const empty = whitespaceOnly ? isBlank(line) : line === '';
      if (!empty) kept.push(line);
      else if (mode === 'collapse' && !emptyBefore) kept.push('');
      emptyBefore = empty;
    }
    return { text: joinLines(kept, text), removed: all.length - kept.length };
  },
});
