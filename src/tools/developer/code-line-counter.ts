import { z } from 'zod';
import { defineTool } from '../define.ts';
import { LANGUAGES } from './lib/comment-syntax.ts';
import { sourceParts } from './lib/source-parts.ts';

export default defineTool({
  slug: 'code-line-counter',
  name: 'Code Line Counter',
  category: 'developer',
  summary: 'Code, comment and blank lines of source code.',
  description:
    'A line of white space is blank, inside comments too; a line with nothing but comment is comment; every other line is code. Comment marks in strings do not count. A Python string that stands as a statement by itself is comment; a #! line is code.',
  reference: 'The counting of cloc',
  keywords: ['loc', 'sloc', 'cloc', 'count lines', 'source lines'],
  inputs: z.strictObject({
    code: z.string().max(2_000_000).describe('The source code to count'),
    language: z.enum(LANGUAGES).describe('The language it is written in'),
  }),
  result: z.strictObject({
    lines: z.int().describe('How many lines there are'),
    code: z.int().describe('Lines that hold code'),
    comment: z.int().describe('Lines that hold nothing but comment'),
    blank: z.int().describe('Lines of white space alone'),
    commentPercent: z.number().describe('Comment lines in percent of code and comment lines; 0 without either'),
  }),
  examples: [
    {
      inputs: { code: '// a\n\nint x; // b\n/* c\n\n d */ int y;\n', language: 'c' },
      result: { lines: 6, code: 2, comment: 2, blank: 2, commentPercent: 50 },
    },
  ],
  run({ code: source, language }) {
    // CR alone and CR LF end lines as LF does.
    const code = source.replace(/\r\n?/g, '\n');
    const marks = markLines(code, sourceParts(code, language), language === 'python');
    const comment = marks.filter((mark) => mark === 'comment').length;
    const codeLines = marks.filter((mark) => mark === 'code').length;
    const blank = marks.length - comment - codeLines;
    return { lines: marks.length, code: codeLines, comment, blank, commentPercent: comment + codeLines === 0 ? 0 : (100 * comment) / (comment + codeLines) };
  },
});

function markLines(code: string, parts: ReturnType<typeof sourceParts>, stringsMayBeComments: boolean): ('code' | 'comment' | 'blank')[] {
  if (code === '') return [];
  const lines = code.split('\n');
  if (lines.at(-1) === '') lines.pop();
  const marks = lines.map((line): 'code' | 'comment' | 'blank' => (line.trim() === '' ? 'blank' : 'comment'));
  let line = 0;
  let lineEnd = code.indexOf('\n');
  const reach = (place: number): void => {
    while (lineEnd >= 0 && lineEnd < place) {
      line++;
      lineEnd = code.indexOf('\n', lineEnd + 1);
    }
  };
  for (const [index, { kind, start, end }] of parts.entries()) {
    if (kind === 'comment') continue;
    if (kind === 'text' && stringsMayBeComments && standsAlone(code, parts, index)) continue;
    // Each stretch that is not white space makes its line code.
    for (const { index: offset } of code.slice(start, end).matchAll(/\S+/g)) {
      reach(start + offset);
      if (marks[line] !== undefined) marks[line] = 'code';
    }
  }
  return marks;
}

/** Whether a Python text is a statement by itself: nothing but white space before it on its line, and nothing but comment after it, outside of brackets. */
function standsAlone(code: string, parts: ReturnType<typeof sourceParts>, index: number): boolean {
  const part = parts[index];
  if (!part) return false;
  const lineStart = code.lastIndexOf('\n', part.start - 1) + 1;
  if (code.slice(lineStart, part.start).trim() !== '') return false;
  const next = parts[index + 1];
  const after = next?.kind === 'code' ? code.slice(next.start, next.end) : '';
  if (!/^[ \t]*(?:\n|$|;)/.test(after) && next?.kind !== 'comment' && next !== undefined) return false;
  const previous = parts.slice(0, index).findLast(({ kind, start, end }) => kind === 'code' && code.slice(start, end).trim() !== '');
  const before = previous ? code.slice(previous.start, previous.end).trimEnd() : '';
  return !/[([{,=+\\%]$/.test(before);
}
