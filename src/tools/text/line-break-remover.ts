import { z } from 'zod';
import { defineTool } from '../define.ts';
import { countLineEndings, limitResult, paragraphs, trim } from '../shared/text/segments.ts';

const SPLIT_WORD = /[\p{L}\p{M}][-\u2010]$/u;
const LOWER_START = /^\p{Ll}/u;

export default defineTool({
  slug: 'line-break-remover',
  name: 'Line Break Remover',
  category: 'text',
  summary: 'Joins broken lines into flowing text, for example text copied from a PDF or an e-mail.',
  description: 'Lines are trimmed, blank lines dropped and the rest joined. With keepParagraphs the paragraphs stay, separated by one empty line (two LF).',
  keywords: ['unwrap', 'join lines', 'paragraph', 'pdf', 'carriage return', 'remove newlines'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to join'),
    replacement: z.string().max(100).default(' ').describe('Text that replaces each line break'),
    keepParagraphs: z.boolean().default(false).describe('Keep paragraphs, separated by one empty line'),
    joinHyphenated: z.boolean().default(false).describe("Rejoin a word split by a hyphen at the line's end"),
  }),
  result: z.strictObject({
    text: z.string().describe('The text with its lines joined'),
    removed: z.int().describe('Line endings of the text minus line endings of the result'),
  }),
  examples: [
    {
      inputs: { text: 'A soft-\nware line\nends here.\n\nNext one.', keepParagraphs: true, joinHyphenated: true },
      result: { text: 'A software line ends here.\n\nNext one.', removed: 2 },
    },
    { inputs: { text: 'a\r\nb\n\nc', replacement: ', ' }, result: { text: 'a, b, c', removed: 3 } },
  ],
  run({ text, replacement, keepParagraphs, joinHyphenated }) {
    const found = paragraphs(text).map((paragraph) => paragraph.map(trim));
    limitResult(text.length + replacement.length * found.reduce((total, paragraph) => total + paragraph.length, 0));
    const parts = keepParagraphs ? found : [found.flat()];
    const joined = parts.map((part) => (joinHyphenated ? joinWords(part, replacement) : part.join(replacement))).join('\n\n');
    return { text: joined, removed: countLineEndings(text) - countLineEndings(joined) };
  },
});

function joinWords(part: string[], replacement: string): string {
  return part
    .map((line, index) => {
      const next = part[index + 1];
      if (next === undefined) return line;
      return SPLIT_WORD.test(line.slice(-4)) && LOWER_START.test(next) ? line.slice(0, -1) : line + replacement;
    })
    .join('');
}
