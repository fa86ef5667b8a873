import { z } from 'zod';
import { defineTool } from '../define.ts';
import { oneDelimiter } from '../shared/tables/csv.ts';
import { tableFormat, writeFoundTable } from '../shared/tables/found-table.ts';
import { mayMakeLargeTable } from '../shared/tables/markdown-rows.ts';
import { markdownTables } from '../shared/tables/markdown-tables.ts';
import { lines } from '../shared/text/segments.ts';

export default defineTool({
  slug: 'markdown-table-to-csv-converter',
  name: 'Markdown Table to CSV Converter',
  category: 'data',
  summary: 'Extracts the tables of a Markdown document as CSV or JSON.',
  description:
    'GitHub Flavored Markdown tables outside code, those in quotes and lists too. Cells are trimmed, \\| is a pipe and <br> a line feed; other markup stays as written. Rows are cut or filled up to the columns of the header.',
  reference: 'GitHub Flavored Markdown section 4.10, RFC 4180',
  keywords: ['gfm', 'readme', 'extract table', 'excel'],
  heavyWhen: mayMakeLargeTable,
  inputs: z.strictObject({
    markdown: z.string().max(1_000_000).describe('Markdown text with tables'),
    format: tableFormat,
    delimiter: oneDelimiter.default(',').describe('Character that separates the fields of CSV'),
  }),
  result: z.strictObject({
    tables: z
      .array(
        z.strictObject({
          output: z.string().describe('The table as CSV or JSON'),
          rows: z.int().describe('Number of rows, the header not counted'),
          columns: z.int().describe('Number of columns of the header'),
        }),
      )
      .describe('The tables in order'),
  }),
  pageInputs: { markdown: '| Name | City |\n| --- | --- |\n| Ann | Oslo |\n| Bo | Rome, Italy |\n' },
  examples: [
    {
      inputs: { markdown: 'Text\n\n| a | b |\n|---|:-:|\n| 1 \\| 2 | `x` |\n| 3 |\n' },
      result: { tables: [{ output: 'a,b\n1 | 2,`x`\n3,', rows: 2, columns: 2 }] },
    },
  ],
  run: ({ markdown, format, delimiter }) => ({
    tables: markdownTables(lines(markdown)).map((table) => ({
      output: writeFoundTable(table, { format, delimiter, path: 'markdown' }),
      rows: table.length - 1,
      columns: table[0]?.length ?? 0,
    })),
  }),
});
