import { z } from 'zod';
import { defineTool } from '../define.ts';
import { countGraphemes, countMatches, limitResult, mapLines } from '../shared/text/segments.ts';

export default defineTool({
  slug: 'tab-converter',
  name: 'Tabs and Spaces Converter',
  category: 'text',
  summary: 'Converts tabs to spaces or spaces to tabs, respecting tab stops.',
  description:
    "A tab reaches to the next multiple of tabSize. spacesToTabs turns runs of two or more spaces and tabs (of any length at a line's beginning) that reach a tab stop into tabs up to the last stop they reach; " +
    'the spaces beyond stay, and so does a single space before a stop inside a line.',
  reference: 'POSIX expand and unexpand',
  keywords: ['indentation', 'tab size', 'detab', 'entab', 'whitespace'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to convert'),
    mode: z.enum(['tabsToSpaces', 'spacesToTabs']).default('tabsToSpaces').describe('tabsToSpaces writes spaces for tabs, spacesToTabs tabs for spaces'),
    tabSize: z.int().min(1).max(32).default(4).describe('Characters from one tab stop to the next'),
    leadingOnly: z.boolean().default(false).describe('Touch only the spaces and tabs a line begins with'),
  }),
  result: z.strictObject({
    text: z.string().describe('The converted text'),
    replaced: z.int().describe('Tabs removed, or tabs in the result that were not there before'),
  }),
  examples: [
    { inputs: { text: 'a\tbc\td', tabSize: 4 }, result: { text: 'a   bc  d', replaced: 2 } },
    { inputs: { text: '        x     y', mode: 'spacesToTabs', leadingOnly: true }, result: { text: '\t\tx     y', replaced: 2 } },
  ],
  run({ text, mode, tabSize, leadingOnly }) {
    const before = countMatches(text, /\t/g);
    if (mode === 'tabsToSpaces') limitResult(text.length + before * (tabSize - 1));
    const rewrite = mode === 'tabsToSpaces' ? expand : unexpand;
    const converted = mapLines(text, (line) => rewriteBlanks(line, tabSize, leadingOnly, rewrite));
    return { text: converted, replaced: Math.abs(countMatches(converted, /\t/g) - before) };
  },
});

/** Rewrites a run of spaces and tabs that reaches from one column to another. */
type Rewrite = (run: string, from: number, to: number, tabSize: number) => string;

function rewriteBlanks(line: string, tabSize: number, leadingOnly: boolean, rewrite: Rewrite): string {
  const touched = leadingOnly ? (/^[ \t]*/.exec(line)?.[0] ?? '') : line;
  let result = '';
  let column = 0;
  for (const [piece] of touched.matchAll(/[ \t]+|[^ \t]+/g)) {
    if (piece[0] !== ' ' && piece[0] !== '\t') {
      column += countGraphemes(piece);
      result += piece;
      continue;
    }
    let end = column;
    for (const blank of piece) end = blank === '\t' ? end - (end % tabSize) + tabSize : end + 1;
    result += rewrite(piece, column, end, tabSize);
    column = end;
  }
  return result + line.slice(touched.length);
}

const expand: Rewrite = (run, from, to) => (run.includes('\t') ? ' '.repeat(to - from) : run);

const unexpand: Rewrite = (run, from, to, tabSize) => {
  const tabs = Math.floor(to / tabSize) - Math.floor(from / tabSize);
  const beyond = to % tabSize;
  return tabs === 0 || (from > 0 && run === ' ') ? run : '\t'.repeat(tabs) + ' '.repeat(beyond);
};
