import { z } from 'zod';
import { defineTool } from '../define.ts';
import { isBlank, joinLines, limitResult, lines, mayPadMuch, trim } from '../shared/text/segments.ts';

export default defineTool({
  slug: 'column-aligner',
  name: 'Column Aligner',
  category: 'text',
  summary: 'Lines up the columns of delimited lines with spaces.',
  description:
    "Cells are trimmed and padded to the widest of their column, measured in terminal columns: wide and full-width characters and emoji take two, combining marks none. No spaces are left at a line's end; blank lines become empty.",
  reference: 'Unicode UAX #11',
  keywords: ['table', 'column -t', 'tabulate', 'pretty print', 'align equals'],
  heavyWhen: ({ text }) => mayPadMuch(text),
  inputs: z.strictObject({
    text: z.string().max(200_000).describe('The lines to align, with the delimiter between columns'),
    delimiter: z.string().min(1).max(100).default(',').describe('Text that separates the columns, taken literally'),
    outputDelimiter: z.string().max(100).default('  ').describe('Text written between the columns of the result'),
    align: z.enum(['left', 'right']).default('left').describe('Side of its column on which each cell is put'),
  }),
  result: z.strictObject({
    text: z.string().describe('The lines with their columns aligned'),
    columns: z.int().describe('Number of columns in the line that has most'),
  }),
  examples: [
    { inputs: { text: 'name,qty\napple, 5\nfig,12' }, result: { text: 'name   qty\napple  5\nfig    12', columns: 2 } },
    { inputs: { text: 'a = 1\nlong = 22', delimiter: '=', outputDelimiter: ' = ' }, result: { text: 'a    = 1\nlong = 22', columns: 2 } },
  ],
  async run({ text, delimiter, outputDelimiter, align }) {
    const { columnWidths, padCell } = await import('../shared/text/cells.ts');
    const rows = lines(text).map((line) => (isBlank(line) ? [] : line.split(delimiter).map(trim)));
    const widths = columnWidths(rows, 0);
    limitResult(text.length + rows.reduce((total, row) => total + row.length * outputDelimiter.length, 0));
    const aligned = rows.map((row) => withoutTrailingSpaces(row.map((cell, column) => padCell(cell, widths[column] ?? 0, align)).join(outputDelimiter)));
    return { text: joinLines(aligned, text), columns: widths.length };
  },
});

function withoutTrailingSpaces(line: string): string {
  let end = line.length;
  while (line[end - 1] === ' ') end--;
  return line.slice(0, end);
}
