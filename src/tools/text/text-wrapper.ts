import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { countGraphemes, isBlank, joinLines, limitResult, lines, paragraphs, trim } from '../shared/text/segments.ts';
import { type WrapOptions, wrapCharacters, wrapWords } from '../shared/text/wrap.ts';

export default defineTool({
  slug: 'text-wrapper',
  name: 'Text Wrapper',
  category: 'text',
  summary: 'Wraps the long lines of a text at a given width, between words or exactly.',
  description:
    "Lines are filled greedily with words (runs of non-white space). White space inside a line stays, at a break it goes; at a line's beginning it stays, at its end it goes. Blank lines become empty lines without indent. Widths are in characters (grapheme clusters).",
  keywords: ['word wrap', 'fold', 'fill', 'reflow', 'line length', 'hard wrap', 'wrap text'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to wrap'),
    width: z.int().min(1).max(10_000).default(80).describe('Characters per line, indents included'),
    mode: z.enum(['word', 'character']).default('word').describe('word breaks between words; character cuts exactly at the width'),
    breakLongWords: z.boolean().default(true).describe('Cut words longer than a line; else they stick out'),
    reflow: z.boolean().default(false).describe('Join the lines of each paragraph first, trimmed, with a space'),
    indent: z.string().max(100).default('').describe('Text before the first output line of each input line (each paragraph with reflow)'),
    hangingIndent: z.string().max(100).default('').describe('Text before the further output lines of an input line'),
  }),
  result: z.strictObject({ text: z.string().describe('The wrapped lines'), lines: z.int().describe('Number of lines in the result') }),
  pageInputs: { text: 'The quick brown fox jumps over the lazy dog and runs away into the dark forest.', width: 30 },
  examples: [
    { inputs: { text: 'The quick brown fox jumps', width: 11 }, result: { text: 'The quick\nbrown fox\njumps', lines: 3 } },
    {
      inputs: { text: 'ab abcdefgh x', width: 5, indent: '* ', hangingIndent: '  ' },
      result: { text: '* ab\n  abc\n  def\n  gh\n  x', lines: 5 },
    },
    { inputs: { text: 'AAAAAAAA', width: 3, mode: 'character' }, result: { text: 'AAA\nAAA\nAA', lines: 3 } },
  ],
  run({ text, width, mode, reflow, ...options }) {
    for (const field of ['indent', 'hangingIndent'] as const) {
      const length = countGraphemes(options[field]);
      if (length >= width) invalid(field, `leaves no room for a character: it has ${length}, the width is ${width}`);
    }
    const wrapOptions: WrapOptions = { width, ...options };
    const wrap = (line: string): string[] => (mode === 'word' ? wrapWords : wrapCharacters)(line, wrapOptions);
    const wrapped: string[] = [];
    let length = 0;
    const add = (pieces: readonly string[]): void => {
      for (const piece of pieces) {
        wrapped.push(piece);
        length += piece.length + 1;
      }
      limitResult(length);
    };
    if (reflow) {
      paragraphs(text).forEach((paragraph, index) => {
        if (index > 0) add(['']);
        add(wrap(paragraph.map(trim).join(' ')));
      });
    } else for (const line of lines(text)) add(isBlank(line) ? [''] : wrap(line));
    return { text: joinLines(wrapped, text), lines: wrapped.length };
  },
});
