import { z } from 'zod';
import { defineTool } from '../define.ts';
import { limitResult, lines } from '../shared/text/segments.ts';

export default defineTool({
  slug: 'line-merger',
  name: 'Line Merger',
  category: 'text',
  summary: 'Merges texts line by line, side by side or interleaved.',
  description:
    'join is as long as the longest text, with the fill for lines a shorter one lacks; interleave writes the lines in turn and skips texts that have run out. Lines are joined with LF.',
  keywords: ['paste', 'zip', 'combine columns', 'alternate'],
  heavyWhen: ({ texts, separator, fill }) => texts.length * (separator.length + fill.length) > 300,
  inputs: z.strictObject({
    texts: z.array(z.string().max(200_000)).min(2).max(20).describe('The texts to merge, in order'),
    separator: z.string().max(100).default(',').describe('Text between the parts of a merged line, for join'),
    fill: z.string().max(100).default('').describe('Text for the lines that a shorter text lacks, for join'),
    mode: z.enum(['join', 'interleave']).default('join').describe('join puts lines of one number side by side; interleave writes them one after another'),
  }),
  result: z.strictObject({
    text: z.string().describe('The merged lines with LF between them, none at the end'),
    lines: z.int().describe('Number of lines in the result'),
  }),
  appliesWhen: {
    separator: { mode: ['join'] },
    fill: { mode: ['join'] },
  },
  examples: [
    { inputs: { texts: ['a\nb\nc', '1\n2'], separator: '=' }, result: { text: 'a=1\nb=2\nc=', lines: 3 } },
    { inputs: { texts: ['a\nb\nc\n', '1\n2\n'], mode: 'interleave' }, result: { text: 'a\n1\nb\n2\nc', lines: 5 } },
  ],
  run({ texts, separator, fill, mode }) {
    const columns = texts.map(lines);
    const height = columns.reduce((most, column) => Math.max(most, column.length), 0);
    if (mode === 'join')
      limitResult(texts.reduce((total, text) => total + text.length, 0) + height * columns.length * separator.length + missing(columns, height) * fill.length);
    const merged: string[] = [];
    for (let row = 0; row < height; row++) {
      if (mode === 'join') merged.push(columns.map((column) => column[row] ?? fill).join(separator));
      else for (const column of columns) if (row < column.length) merged.push(column[row] ?? '');
    }
    return { text: merged.join('\n'), lines: merged.length };
  },
});

const missing = (columns: string[][], height: number): number => columns.reduce((total, column) => total + height - column.length, 0);
