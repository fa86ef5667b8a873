import { z } from 'zod';
import { defineTool } from '../define.ts';
import { countGraphemes, graphemes, joinLines, limitResult, lines } from '../shared/text/segments.ts';

export default defineTool({
  slug: 'text-padder',
  name: 'Text Padder',
  category: 'text',
  summary: 'Pads lines to a given length with spaces, zeros or any other text.',
  description:
    'The padding is repeated from its beginning and cut to fit, on each side by itself. Empty text is padded as one empty line. Results of more than 5,000,000 characters are refused.',
  keywords: ['pad left', 'pad right', 'leading zeros', 'zfill', 'fixed width', 'center'],
  inputs: z.strictObject({
    text: z.string().max(100_000).describe('The text to pad'),
    length: z.int().min(0).max(10_000).describe('Length wanted, in characters (grapheme clusters)'),
    side: z.enum(['start', 'end', 'both']).default('start').describe('Side on which to pad; both puts half at the start, rounded down'),
    padding: z.string().min(1).max(100).default(' ').describe('Text to pad with, repeated as needed'),
    perLine: z.boolean().default(true).describe('true: pad each line; false: pad the text as a whole'),
  }),
  result: z.strictObject({ text: z.string().describe('The padded text') }),
  examples: [
    { inputs: { text: '7\n42\n1234', length: 3, padding: '0' }, result: { text: '007\n042\n1234' } },
    { inputs: { text: 'abc', length: 8, side: 'both', padding: '12' }, result: { text: '12abc121' } },
  ],
  run({ text, length, side, padding, perLine }) {
    const pieces = graphemes(padding);
    const fill = (count: number): string => padding.repeat(Math.floor(count / pieces.length)) + pieces.slice(0, count % pieces.length).join('');
    let total = 0;
    const pad = (line: string): string => {
      const missing = Math.max(0, length - countGraphemes(line));
      const before = side === 'start' ? missing : side === 'both' ? Math.floor(missing / 2) : 0;
      total += line.length + Math.ceil((missing * padding.length) / pieces.length) + 1;
      limitResult(total);
      return fill(before) + line + fill(missing - before);
    };
    if (!perLine || text === '') return { text: pad(text) };
    return { text: joinLines(lines(text).map(pad), text) };
  },
});
