import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { joinLines, limitResult, lines, nonSpaceRuns } from '../shared/text/segments.ts';

export default defineTool({
  slug: 'column-extractor',
  name: 'Column Extractor',
  category: 'text',
  summary: 'Extracts columns from lines of text, like Unix cut and awk.',
  description:
    "Columns count from 1, from the line's last with a minus, and may be given in any order and more than once. A column a line does not have is empty there. There is no quoting: for CSV use the csv tools.",
  keywords: ['fields', 'tsv', 'delimiter', 'select columns', 'reorder'],
  heavyWhen: ({ columns, outputDelimiter = '' }) => columns.length * outputDelimiter.length > 1000,
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The lines to take columns from'),
    columns: z.array(z.int()).min(1).max(100).describe('Column numbers in the order wanted; 1 is the first, -1 the last column of a line'),
    delimiter: z.string().min(1).max(100).optional().describe('Text that separates columns, taken literally; if omitted, runs of white space'),
    outputDelimiter: z.string().max(100).optional().describe('Text written between the columns; if omitted, the delimiter, or a space'),
  }),
  result: z.strictObject({ text: z.string().describe('The lines with only the columns taken'), lines: z.int().describe('Number of lines in the result') }),
  examples: [
    { inputs: { text: '  ann  30 oslo\nbob 25\n', columns: [3, 1] }, result: { text: 'oslo ann\n bob\n', lines: 2 } },
    { inputs: { text: 'root:x:0:0', columns: [1, -1], delimiter: ':' }, result: { text: 'root:0', lines: 1 } },
  ],
  run({ text, columns, delimiter, outputDelimiter = delimiter ?? ' ' }) {
    const zero = columns.indexOf(0);
    if (zero >= 0) invalid(`columns[${zero}]`, 'must not be 0: columns count from 1, or from -1 at the end');
    let length = 0;
    const rewritten = lines(text).map((line) => {
      const cells = delimiter === undefined ? nonSpaceRuns(line) : line.split(delimiter);
      const taken = columns.map((column) => cells[column > 0 ? column - 1 : cells.length + column] ?? '').join(outputDelimiter);
      length += taken.length;
      limitResult(length);
      return taken;
    });
    return { text: joinLines(rewritten, text), lines: rewritten.length };
  },
});
