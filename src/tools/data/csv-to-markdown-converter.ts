import { z } from 'zod';
import { defineTool } from '../define.ts';
import { csvInput, delimiterInput, makesLargeTable, readTable } from '../shared/tables/csv.ts';
import { markdownTable } from '../shared/tables/table-text.ts';
import { mayPadMuch } from '../shared/text/segments.ts';

export default defineTool({
  slug: 'csv-to-markdown-converter',
  name: 'CSV to Markdown Table Converter',
  category: 'data',
  summary: 'Converts CSV to a GitHub-flavoured Markdown table.',
  description:
    'A | in a field is written \\|, line endings become <br>, white space around fields is dropped. Widths count characters as a reader sees them. Without a header the header cells are empty.',
  reference: 'GitHub Flavored Markdown section 4.10, RFC 4180',
  keywords: ['gfm', 'readme', 'github table', 'tsv'],
  heavyWhen: (inputs) => makesLargeTable(inputs) || (inputs.pretty && mayPadMuch(inputs.csv)),
  inputs: z.strictObject({
    csv: csvInput,
    delimiter: delimiterInput,
    header: z.boolean().default(true).describe('Whether the first record is the header; otherwise the header cells are empty'),
    align: z.enum(['none', 'left', 'center', 'right']).default('none').describe('Alignment of all columns'),
    pretty: z.boolean().default(true).describe('Pad the cells so that the bars line up'),
  }),
  result: z.strictObject({ markdown: z.string().describe('The table in Markdown'), rows: z.int().describe('Number of rows, the header not counted') }),
  pageInputs: { csv: 'id,name,price\n1,Tea,4.50\n2,"Coffee, ground",7.90\n3,Cocoa,5.20' },
  examples: [
    {
      inputs: { csv: 'id,name\n1,a|b\n22,"x\ny"' },
      result: { markdown: '| id  | name   |\n| --- | ------ |\n| 1   | a\\|b   |\n| 22  | x<br>y |', rows: 2 },
    },
    { inputs: { csv: 'a,b\n1,2', align: 'right', pretty: false }, result: { markdown: '| a | b |\n| --: | --: |\n| 1 | 2 |', rows: 1 } },
  ],
  run({ csv, delimiter, header, align, pretty }) {
    const table = readTable(csv, { delimiter, header });
    if (table.names.length === 0) return { markdown: '', rows: 0 };
    const head = header ? table.names : table.names.map(() => '');
    const rows = table.rows.map(({ fields }) => fields);
    return { markdown: markdownTable(head, rows, { align, pretty, path: 'csv' }), rows: rows.length };
  },
});
