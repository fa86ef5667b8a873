import { z } from 'zod';
import { defineTool } from '../define.ts';
import { commentInput, csvInput, delimiterInput, limitCharacters, limitFields, makesLargeTable, parseCsv, writeRecord } from '../shared/tables/csv.ts';

export default defineTool({
  slug: 'csv-transposer',
  name: 'CSV Transposer',
  category: 'data',
  summary: 'Transposes a CSV: its rows become columns and its columns rows.',
  description: 'Records may have any length and are filled up to the longest; no header is assumed. A result of more than 5,000,000 fields is refused.',
  reference: 'RFC 4180',
  keywords: ['rotate', 'pivot', 'flip', 'swap rows and columns'],
  heavyWhen: (inputs) => inputs.csv.length * inputs.fill.length > 200_000 || makesLargeTable(inputs),
  inputs: z.strictObject({
    csv: csvInput,
    delimiter: delimiterInput,
    comment: commentInput,
    fill: z.string().max(1000).default('').describe('Text for fields that shorter records lack'),
  }),
  result: z.strictObject({
    csv: z.string().describe('The transposed CSV'),
    rows: z.int().describe('Number of rows in the result'),
    columns: z.int().describe('Number of columns in the result'),
  }),
  pageInputs: { csv: 'month,Tea,Coffee\nJanuary,120,95\nFebruary,132,101\nMarch,118,99' },
  examples: [
    { inputs: { csv: 'a,b,c\n1,2', fill: '-' }, result: { csv: 'a,1\nb,2\nc,-', rows: 3, columns: 2 } },
    { inputs: { csv: '#x\na;b\n1;2', comment: '#' }, result: { csv: 'a;1\nb;2', rows: 2, columns: 2 } },
  ],
  run({ csv, delimiter: wanted, comment, fill }) {
    const { records, delimiter, ending } = parseCsv(csv, { delimiter: wanted, comment });
    const widest = records.reduce((most, { fields }) => Math.max(most, fields.length), 0);
    limitFields(widest, records.length, 'csv');
    const filled = widest * records.length - records.reduce((total, { fields }) => total + fields.length, 0);
    limitCharacters(csv.length + filled * (fill.length + 1), 'fill');
    const lines: string[] = [];
    for (let column = 0; column < widest; column++) {
      lines.push(
        writeRecord(
          records.map(({ fields }) => fields[column] ?? fill),
          delimiter,
        ),
      );
    }
    return { csv: lines.join(ending), rows: widest, columns: records.length };
  },
});
