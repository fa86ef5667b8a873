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
    const untouched = (line: string): boolean => !line.includes('\t') && (mode === 'tabsToSpaces' || !(line.startsWith(' ') || line.includes('  ')));
    const converted = mapLines(text, (line) => (untouched(line) ? line : rewriteBlanks(line, tabSize, leadingOnly, rewrite)));
    return { text: converted, replaced: Math.abs(countMatches(converted, /\t/g) - before) };
  },
});

/** Rewrites a run of spaces and tabs that reaches from one column to another. */
type Rewrite = (run: string, from: number, to: number, tabSize: number) => string;

function rewriteBlanks(line: string, tabSize: number, leadingOnly: boolean, rewrite: Rewrite): string {
  // Where every cluster is one unit, as nearly everywhere, a column is an offset.
  const simple = countGraphemes(line) === line.length;
  let result = '';
  let copied = 0;
  let column = 0;
  for (let start = 0, end = 0; start < line.length; start = end) {
    const blank = isBlankUnit(line.charCodeAt(start));
    if (leadingOnly && !blank) break;
    end = runEnd(line, start, blank);
    const run = line.slice(start, end);
    if (!blank) {
      column += simple ? run.length : countGraphemes(run);
      continue;
    }
    const to = columnAfter(run, column, tabSize);
    const rewritten = rewrite(run, column, to, tabSize);
    if (rewritten !== run) {
      result += line.slice(copied, start) + rewritten;
      copied = end;
    }
    column = to;
  }
  return copied === 0 ? line : result + line.slice(copied);
}

const isBlankUnit = (unit: number): boolean => unit === 0x20 || unit === 0x09;

function runEnd(line: string, start: number, blank: boolean): number {
  let end = start + 1;
  while (end < line.length && isBlankUnit(line.charCodeAt(end)) === blank) end++;
  return end;
}

function columnAfter(blanks: string, from: number, tabSize: number): number {
  let column = from;
  for (let i = 0; i < blanks.length; i++) column = blanks.charCodeAt(i) === 0x09 ? column - (column % tabSize) + tabSize : column + 1;
  return column;
}

const expand: Rewrite = (run, from, to) => (run.includes('\t') ? ' '.repeat(to - from) : run);

const unexpand: Rewrite = (run, from, to, tabSize) => {
  const tabs = Math.floor(to / tabSize) - Math.floor(from / tabSize);
  const beyond = to % tabSize;
  return tabs === 0 || (from > 0 && run === ' ') ? run : '\t'.repeat(tabs) + ' '.repeat(beyond);
};
