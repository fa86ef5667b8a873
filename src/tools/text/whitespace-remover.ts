import { z } from 'zod';
import { defineTool } from '../define.ts';
import { countCodePoints, isBlank, joinLines, lines, trim } from '../shared/text/segments.ts';

export default defineTool({
  slug: 'whitespace-remover',
  name: 'Whitespace Remover',
  category: 'text',
  summary: 'Trims lines, collapses runs of spaces, and drops blank lines or all white space.',
  description:
    "White space is Unicode's, no-break and ideographic spaces included; zero-width spaces are not. Lines are joined again with the text's first line ending.",
  reference: 'Unicode White_Space property',
  keywords: ['trim', 'strip', 'spaces', 'tabs', 'clean up', 'squeeze', 'text cleaner'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to clean'),
    trimLines: z.boolean().default(true).describe('Remove white space at both ends of every line'),
    collapse: z.boolean().default(true).describe('Make each run of white space inside a line one space'),
    blankLines: z
      .enum(['keep', 'collapse', 'remove'])
      .default('keep')
      .describe('What happens to blank lines; collapse leaves one empty line for a run of them'),
    removeAll: z.boolean().default(false).describe('Remove every white space character, line endings included; the other options then do nothing'),
  }),
  result: z.strictObject({
    text: z.string().describe('The cleaned text'),
    removed: z.int().describe('Number of code points by which the text became shorter'),
  }),
  appliesWhen: { trimLines: { removeAll: [false] }, collapse: { removeAll: [false] }, blankLines: { removeAll: [false] } },
  examples: [
    { inputs: { text: '  a   b \n\n\n c\td  ', blankLines: 'collapse' }, result: { text: 'a b\n\nc d', removed: 9 } },
    { inputs: { text: 'a b\u00a0c\r\nd', removeAll: true }, result: { text: 'abcd', removed: 4 } },
  ],
  run({ text, trimLines, collapse, blankLines, removeAll }) {
    const clean = removeAll ? text.replace(/\p{White_Space}+/gu, '') : joinLines(cleanLines(lines(text), { trimLines, collapse, blankLines }), text);
    return { text: clean, removed: countCodePoints(text) - countCodePoints(clean) };
  },
});

function cleanLines(all: string[], options: { trimLines: boolean; collapse: boolean; blankLines: 'keep' | 'collapse' | 'remove' }): string[] {
  const kept: string[] = [];
  let blankBefore = false;
  for (const line of all) {
    const blank = isBlank(line);
    if (blank && options.blankLines !== 'keep') {
      if (options.blankLines === 'collapse' && !blankBefore) kept.push('');
    } else {
      const trimmed = options.trimLines ? trim(line) : line;
      kept.push(options.collapse ? trimmed.replace(/\p{White_Space}+/gu, ' ') : trimmed);
    }
    blankBefore = blank;
  }
  return kept;
}
