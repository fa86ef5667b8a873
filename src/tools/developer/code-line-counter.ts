import { z } from 'zod';
import { defineTool } from '../define.ts';
import { LANGUAGES } from './lib/comment-syntax.ts';
import { type SourcePart, sourceParts } from './lib/source-parts.ts';

export default defineTool({
  slug: 'code-line-counter',
  name: 'Code Line Counter',
  category: 'developer',
  summary: 'Counts the code, comment and blank lines of source code.',
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
    code: z.int().describe('Lines that contain code'),
    comment: z.int().describe('Lines that contain only comments'),
    blank: z.int().describe('Lines that contain only white space'),
    commentPercent: z.number().describe('Comment lines in percent of code and comment lines; 0 without either'),
  }),
  headline: 'code',
  examples: [
    {
      inputs: { code: '// a\n\nint x; // b\n/* c\n\n d */ int y;\n', language: 'c' },
      result: { lines: 6, code: 2, comment: 2, blank: 2, commentPercent: 50 },
    },
  ],
  async run({ code: source, language }) {
    // CR alone and CR LF end lines as LF does.
    const code = source.replace(/\r\n?/g, '\n');
    const marks = markLines(code, await sourceParts(code, language), language === 'python');
    const comment = marks.filter((mark) => mark === 'comment').length;
    const codeLines = marks.filter((mark) => mark === 'code').length;
    const blank = marks.length - comment - codeLines;
    return { lines: marks.length, code: codeLines, comment, blank, commentPercent: comment + codeLines === 0 ? 0 : (100 * comment) / (comment + codeLines) };
  },
});

function markLines(code: string, parts: readonly SourcePart[], stringsMayBeComments: boolean): ('code' | 'comment' | 'blank')[] {
  if (code === '') return [];
  const lines = code.split('\n');
  if (lines.at(-1) === '') lines.pop();
  const marks = lines.map((line): 'code' | 'comment' | 'blank' => (line.trim() === '' ? 'blank' : 'comment'));
  let line = 0;
  let lineStart = 0;
  let lineEnd = code.indexOf('\n');
  const reach = (place: number): void => {
    while (lineEnd >= 0 && lineEnd < place) {
      line++;
      lineStart = lineEnd + 1;
      lineEnd = code.indexOf('\n', lineStart);
    }
  };
  // The last character of code so far.
  let before = '';
  for (const [index, part] of parts.entries()) {
    const { kind, start, end } = part;
    if (kind === 'comment') continue;
    reach(start);
    if (kind === 'text' && stringsMayBeComments && !/[([{,=+\\%]/.test(before) && standsAlone(code, lineStart, part, parts[index + 1])) continue;
    if (kind === 'code') before = code.slice(start, end).trimEnd().at(-1) ?? before;
    // Each stretch that is not white space makes its line code.
    for (const { index: offset } of code.slice(start, end).matchAll(/\S+/g)) {
      reach(start + offset);
      if (marks[line] !== undefined) marks[line] = 'code';
    }
  }
  return marks;
}

/** Whether a Python text has nothing but white space before it on its line, and nothing but comment after it. */
function standsAlone(code: string, lineStart: number, part: SourcePart, next: SourcePart | undefined): boolean {
  if (code.slice(lineStart, part.start).trim() !== '') return false;
  const after = next?.kind === 'code' ? code.slice(next.start, next.end) : '';
  return /^[ \t]*(?:\n|$|;)/.test(after) || next?.kind === 'comment' || next === undefined;
}
