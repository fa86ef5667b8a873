import { z } from 'zod';
import { defineTool } from '../define.ts';
import { parseJson } from '../shared/json/json.ts';
import { oneDelimiter, writeCsv } from '../shared/tables/csv.ts';
import { mayBeWide, rowsOfJson } from '../shared/tables/rows.ts';

const FORMULA = /^[=+\-@\t\r]/;

export default defineTool({
  slug: 'json-to-csv-converter',
  name: 'JSON to CSV Converter',
  category: 'data',
  summary: 'Converts a JSON array of objects or arrays to CSV.',
  description:
    'One object is one row; an array of scalars is a column named value; an array of arrays gives its rows as they are, without a header. Columns come in order of first appearance. Missing members, null and empty objects are empty fields; arrays inside objects are written as JSON. Numbers keep their digits.',
  reference: 'RFC 8259, RFC 4180',
  keywords: ['spreadsheet', 'excel', 'tsv', 'export', 'flatten'],
  heavyWhen: ({ json }) => mayBeWide(json),
  inputs: z.strictObject({
    json: z.string().max(1_000_000).describe('JSON text of objects, arrays or scalars'),
    delimiter: oneDelimiter.default(',').describe('Character that separates the fields'),
    header: z.boolean().default(true).describe("Whether to write a header with the columns' names"),
    columns: z.array(z.string()).min(1).max(1000).optional().describe('Columns to write, in this order; if omitted, all'),
    flatten: z.boolean().default(true).describe('Nested objects become columns like a.b; otherwise they are written as JSON'),
    quoteAll: z.boolean().default(false).describe('Put quotes around every field'),
    lineEnding: z.enum(['lf', 'crlf']).default('lf').describe('What separates the records: LF or CRLF'),
    escapeFormulas: z
      .boolean()
      .default(false)
      .describe("Put ' before text that starts with = + - @ tab or CR, so that spreadsheets do not run it as a formula"),
  }),
  result: z.strictObject({
    csv: z.string().describe('The CSV text'),
    rows: z.int().describe('Number of records, the header not counted'),
    columns: z.array(z.string()).describe('Names of the columns; for arrays their numbers'),
  }),
  pageInputs: { json: '[{"id":1,"name":"Ann","address":{"city":"Oslo"},"tags":["admin","editor"]},{"id":2,"name":"Bo","address":{"city":"Rome"},"tags":[]}]' },
  examples: [
    {
      inputs: { json: '[{"id":1.50,"a":{"x":"p,q"}},{"id":null,"t":[1,2]}]' },
      result: { csv: 'id,a.x,t\n1.50,"p,q",\n,,"[1,2]"', rows: 2, columns: ['id', 'a.x', 't'] },
    },
    { inputs: { json: '[["a","b"],[1]]', delimiter: ';' }, result: { csv: 'a;b\n1;', rows: 2, columns: ['1', '2'] } },
  ],
  run({ json, delimiter, header, columns: wanted, flatten, quoteAll, lineEnding, escapeFormulas }) {
    const { columns, named, rows } = rowsOfJson(parseJson(json, 'json'), { flatten, columns: wanted });
    const shown = (text: string, fromString: boolean): string => (escapeFormulas && fromString && FORMULA.test(text) ? `'${text}` : text);
    const records = rows.map((cells) => cells.map(({ text, fromString }) => shown(text, fromString)));
    if (header && named) records.unshift(columns.map((name) => shown(name, true)));
    const quoteToo = quoteAll ? () => true : undefined;
    return {
      csv: columns.length === 0 ? '' : writeCsv(records, delimiter, lineEnding === 'lf' ? '\n' : '\r\n', quoteToo),
      rows: rows.length,
      columns,
    };
  },
});
