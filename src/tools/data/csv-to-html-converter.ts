import { z } from 'zod';
import { defineTool } from '../define.ts';
import { csvInput, delimiterInput, headerInput, makesLargeTable, readTable } from '../shared/tables/csv.ts';
import { htmlTable } from '../shared/tables/table-text.ts';

export default defineTool({
  slug: 'csv-to-html-converter',
  name: 'CSV to HTML Table Converter',
  category: 'data',
  summary: 'Converts CSV to an HTML table that can be pasted into a page.',
  description: 'Text is escaped, line endings inside fields become <br>. There is a thead only with a header, and always a tbody.',
  reference: 'HTML Living Standard, RFC 4180',
  keywords: ['web page', 'td', 'tr', 'thead', 'markup', 'csv viewer'],
  heavyWhen: makesLargeTable,
  inputs: z.strictObject({
    csv: csvInput,
    delimiter: delimiterInput,
    header: headerInput,
    caption: z.string().min(1).max(1000).optional().describe('Caption of the table'),
    className: z.string().min(1).max(200).optional().describe('Class attribute of the table element'),
    indent: z.int().min(0).max(10).default(2).describe('Spaces per level; 0 gives one line'),
  }),
  result: z.strictObject({ html: z.string().describe('The table in HTML'), rows: z.int().describe('Number of rows, the header not counted') }),
  pageInputs: { csv: 'id,name,price\n1,Tea,4.50\n2,"Coffee, ground",7.90\n3,Cocoa,5.20' },
  examples: [
    {
      inputs: { csv: 'a,b\n1,<&>' },
      result: {
        html: '<table>\n  <thead>\n    <tr>\n      <th>a</th>\n      <th>b</th>\n    </tr>\n  </thead>\n  <tbody>\n    <tr>\n      <td>1</td>\n      <td>&lt;&amp;&gt;</td>\n    </tr>\n  </tbody>\n</table>',
        rows: 1,
      },
    },
  ],
  run({ csv, delimiter, header, caption, className, indent }) {
    const table = readTable(csv, { delimiter, header });
    const rows = table.rows.map(({ fields }) => fields);
    return { html: htmlTable(table.head && table.names, rows, { caption, className, indent, path: 'csv' }), rows: rows.length };
  },
});
