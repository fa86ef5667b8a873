import { z } from 'zod';
import { defineTool } from '../define.ts';
import { oneDelimiter } from '../shared/tables/csv.ts';
import { tableFormat, writeFoundTable } from '../shared/tables/found-table.ts';
import { htmlTables } from '../shared/tables/html-tables.ts';

const MAX_TABLES = 1000;

/** Cells that span more rows and columns than this together take longer to fill up than the event loop has time for. */
const MAX_QUICK_SPANS = 1000;

export default defineTool({
  slug: 'html-table-to-csv-converter',
  name: 'HTML Table to CSV Converter',
  category: 'data',
  summary: 'Extracts the tables of an HTML page as CSV or JSON.',
  description:
    'Runs of white space are one space, <br> is a line feed, scripts and styles are left out. A cell with colspan or rowspan is repeated in each place it covers. A nested table is an entry of its own, after the one around it. In JSON an empty name becomes column and its number, a repeated one gets _2, _3 and so on.',
  reference: 'HTML Living Standard, RFC 4180',
  keywords: ['scrape', 'extract table', 'web page', 'excel'],
  heavyWhen: ({ html }) => spannedCells(html) > MAX_QUICK_SPANS,
  inputs: z.strictObject({
    html: z.string().max(1_000_000).describe('HTML text with tables'),
    format: tableFormat,
    delimiter: oneDelimiter.default(',').describe('Character that separates the fields of CSV'),
  }),
  result: z.strictObject({
    tables: z
      .array(
        z.strictObject({
          output: z.string().describe('The table as CSV or JSON'),
          rows: z.int().describe('Number of rows, the first included'),
          columns: z.int().describe('Number of columns of the widest row'),
          caption: z.string().optional().describe('Text of the caption; absent without one'),
        }),
      )
      .describe('The tables in order, at most 1,000'),
  }),
  pageInputs: { html: '<table><tr><th>Name</th><th>City</th></tr><tr><td>Ann</td><td>Oslo</td></tr><tr><td>Bo</td><td>Rome, Italy</td></tr></table>' },
  examples: [
    {
      inputs: { html: '<table><caption>T</caption><tr><th>a<th>b, c</tr><tr><td colspan=2> 1  &amp; 2</table>' },
      result: { tables: [{ output: 'a,"b, c"\n1 & 2,1 & 2', rows: 2, columns: 2, caption: 'T' }] },
    },
  ],
  async run({ html, format, delimiter }) {
    const tables = await htmlTables(html, MAX_TABLES);
    return {
      tables: tables.map(({ rows, caption }) => ({
        output: writeFoundTable(rows, { format, delimiter, path: 'html' }),
        rows: rows.length,
        columns: rows[0]?.length ?? 0,
        ...(caption === undefined ? {} : { caption }),
      })),
    };
  },
});

/** The rows and columns that the cells of a text say to span, together. */
const spannedCells = (html: string): number =>
  Array.from(html.matchAll(/span\s*=\s*["']?\s*(\d+)/gi), ([, span]) => Number(span)).reduce((sum, span) => sum + span, 0);
