import { z } from 'zod';
import { defineTool } from '../define.ts';
import { parseJson } from '../shared/json/json.ts';
import { mayBeWide, rowsOfJson } from '../shared/tables/rows.ts';
import { htmlTable, markdownTable } from '../shared/tables/table-text.ts';

export default defineTool({
  slug: 'json-to-table-converter',
  name: 'JSON to Table Converter',
  category: 'data',
  summary: 'Converts a JSON array of objects to a Markdown or HTML table.',
  description:
    'Rows and columns are those of the JSON to CSV converter: nested objects become columns like a.b, missing members and null are empty, arrays inside objects are written as JSON. An array of arrays gives a table without names.',
  reference: 'RFC 8259, GitHub Flavored Markdown section 4.10, HTML Living Standard',
  keywords: ['gfm', 'readme', 'grid', 'report'],
  heavyWhen: ({ json, columns = [] }) => mayBeWide(json) || json.length * columns.length > 200_000,
  inputs: z.strictObject({
    json: z.string().max(1_000_000).describe('JSON text of objects or arrays'),
    format: z.enum(['markdown', 'html']).default('markdown').describe('Markup of the table to write'),
    columns: z.array(z.string()).min(1).max(1000).optional().describe('Columns to write, in this order; if omitted, all'),
  }),
  result: z.strictObject({ table: z.string().describe('The table in the format wanted'), rows: z.int().describe('Number of rows, the header not counted') }),
  pageInputs: { json: '[{"id":1,"name":"Ann","address":{"city":"Oslo"},"tags":["admin","editor"]},{"id":2,"name":"Bo","address":{"city":"Rome"},"tags":[]}]' },
  examples: [
    {
      inputs: { json: '[{"a":1,"b":{"c":null}},{"a":"x|y"}]' },
      result: { table: '| a    | b.c |\n| ---- | --- |\n| 1    |     |\n| x\\|y |     |', rows: 2 },
    },
  ],
  run({ json, format, columns: wanted }) {
    const { columns, named, rows } = rowsOfJson(parseJson(json, 'json'), { flatten: true, columns: wanted });
    const texts = rows.map((cells) => cells.map(({ text }) => text));
    if (format === 'html') return { table: htmlTable(named && columns.length > 0 ? columns : undefined, texts, { path: 'json' }), rows: rows.length };
    const head = named ? columns : columns.map(() => '');
    return { table: columns.length === 0 ? '' : markdownTable(head, texts, { path: 'json' }), rows: rows.length };
  },
});
