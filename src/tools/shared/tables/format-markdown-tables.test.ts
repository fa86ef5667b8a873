import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatTables } from './format-markdown-tables.ts';
import { markdownTables } from './markdown-tables.ts';

/** Lines that begin, go on and end tables and other blocks. */
const LINES = [
  '|a|b|',
  '|-|-|',
  '|1|2|',
  'a|b',
  '-|-',
  ':-|-:',
  '|a|',
  '|:-:|',
  '|1|2|3|',
  'a\\|b|c',
  '狐|',
  '',
  '',
  'text',
  '---',
  '# h',
  '```',
  '    x',
  '  |x|y|',
  '<div>',
  '<b>x</b>|y',
  '|-',
];

it('leaves the tables what they are, and what it has formatted as it is', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...LINES), { maxLength: 14, size: 'max' }), fc.boolean(), (lines, compact) => {
      const formatted = formatTables(lines, compact);
      expect(markdownTables(formatted.lines)).toEqual(markdownTables(lines));
      expect(formatTables(formatted.lines, compact)).toEqual(formatted);
      expect(formatted.lines).toHaveLength(lines.length);
    }),
    { numRuns: 1_000 },
  );
});

it('gives each row of a table the width of all others, in columns of a terminal', () => {
  const { lines } = formatTables(['狐狸|b', '-|-:', 'a|longer', '😀|'], false);
  expect(lines).toEqual(['| 狐狸 |      b |', '| ---- | -----: |', '| a    | longer |', '| 😀   |        |']);
});
