import { z } from 'zod';
import { defineTool } from '../define.ts';
import { limitWritten } from '../shared/json/json-length.ts';
import {
  type CsvTable,
  commentInput,
  csvInput,
  delimiterInput,
  headerInput,
  limitCharacters,
  makesLargeTable,
  quoteInput,
  readTable,
  totalLength,
} from '../shared/tables/csv.ts';
import { fieldText } from './lib/fields.ts';

export default defineTool({
  slug: 'csv-to-json-converter',
  name: 'CSV to JSON Converter',
  category: 'data',
  summary: 'Converts CSV or TSV to a JSON array of objects or of rows.',
  description:
    'An empty column name becomes column and its number (column3), a repeated one gets _2, _3 and so on. Shorter records are filled up; with a header longer ones are refused. With arrays and a header the names are the first array. Inferred numbers keep their digits; TRUE and 007 stay strings.',
  reference: 'RFC 4180, RFC 8259',
  keywords: ['parse csv', 'tsv', 'spreadsheet', 'excel', 'array of objects'],
  heavyWhen: makesLargeTable,
  inputs: z.strictObject({
    csv: csvInput,
    delimiter: delimiterInput,
    header: headerInput,
    output: z
      .enum(['objects', 'arrays', 'columns'])
      .default('objects')
      .describe('objects or arrays gives one for each record; columns gives one array for each column'),
    inferTypes: z.boolean().default(false).describe('Numbers become numbers, true and false booleans, empty fields null'),
    trim: z.boolean().default(false).describe('Drop white space around fields'),
    indent: z.int().min(0).max(10).default(2).describe('Spaces per level; 0 gives one line'),
    comment: commentInput,
    quote: quoteInput,
  }),
  result: z.strictObject({
    json: z.string().describe('The JSON text'),
    rows: z.int().describe('Number of records, the header not counted'),
    columns: z.array(z.string()).describe('Column names; their numbers without a header'),
    delimiter: z.string().describe('Delimiter of the input, as given or detected'),
  }),
  pageInputs: { csv: 'id,name,price\n1,Tea,4.50\n2,"Coffee, ground",7.90\n3,Cocoa,5.20', inferTypes: true },
  examples: [
    {
      inputs: { csv: 'id,name,ok\n1,"A, ""B""",true\n2,,x', inferTypes: true, indent: 0 },
      result: {
        json: '[{"id":1,"name":"A, \\"B\\"","ok":true},{"id":2,"name":null,"ok":"x"}]',
        rows: 2,
        columns: ['id', 'name', 'ok'],
        delimiter: ',',
      },
    },
    {
      inputs: { csv: 'a;b\r\n1;2\r\n', output: 'columns', indent: 0 },
      result: { json: '{"a":["1"],"b":["2"]}', rows: 1, columns: ['a', 'b'], delimiter: ';' },
    },
    {
      inputs: { csv: "# export of Monday\nid,name\n1,'A, ''B'''\n#2,C", comment: '#', quote: "'", indent: 0 },
      result: { json: '[{"id":"1","name":"A, \'B\'"}]', rows: 1, columns: ['id', 'name'], delimiter: ',' },
    },
  ],
  run({ csv, delimiter, header, output, inferTypes, trim, indent, comment, quote }) {
    const table = readTable(csv, { delimiter, header, trim, comment, quote });
    const perField = 4 + 2 * indent;
    const perRow = (output === 'objects' ? totalLength(table.names) : 0) + (table.names.length + 2) * perField;
    limitCharacters(6 * csv.length + table.rows.length * perRow, 'csv');
    const written = jsonOf(table, output, { inferTypes, plain: !inferTypes && !csv.includes(quote) && !NOT_PLAIN.test(csv) }, indent);
    limitWritten(written, { parts: (table.rows.length + 1) * (table.names.length + 1), deepest: 2 }, indent);
    return {
      json: written,
      rows: table.rows.length,
      columns: table.names,
      delimiter: table.delimiter,
    };
  },
});

// biome-ignore lint/suspicious/noControlCharactersInRegex: what is escaped in JSON, but for the line endings, which no field has without quotes
const NOT_PLAIN = /["\\\u0000-\u0009\u000b\u000c\u000e-\u001f\ud800-\udfff]/;

/** Writes a table as `writeJson` would its tree, which takes several objects for each field. @param plain every field is a string as it stands */
function jsonOf(
  { names, head, rows }: CsvTable,
  output: 'objects' | 'arrays' | 'columns',
  { inferTypes, plain }: { inferTypes: boolean; plain: boolean },
  indent: number,
): string {
  const levels = [0, 1, 2].map((level) => (indent === 0 ? '' : `\n${' '.repeat(level * indent)}`));
  const bracketed = (open: string, close: string, parts: readonly string[], level: number): string =>
    parts.length === 0 ? open + close : `${open}${levels[level + 1]}${parts.join(`,${levels[level + 1]}`)}${levels[level]}${close}`;
  const value = (field: string | undefined): string => fieldText(field ?? '', inferTypes);
  const beginnings = names.map((name) => `${JSON.stringify(name)}:${indent === 0 ? '' : ' '}`);
  if (output === 'columns') {
    const columns = beginnings.map(
      (beginning, place) =>
        beginning +
        bracketed(
          '[',
          ']',
          rows.map(({ fields }) => value(fields[place])),
          1,
        ),
    );
    return bracketed('{', '}', columns, 0);
  }
  if (output === 'objects') return objectsOf(rows, beginnings, levels, plain ? undefined : value);
  const records = rows.map(({ fields }) => bracketed('[', ']', fields.map(value), 1));
  const first = head
    ? [
        bracketed(
          '[',
          ']',
          names.map((name) => JSON.stringify(name)),
          1,
        ),
      ]
    : [];
  return bracketed('[', ']', [...first, ...records], 0);
}

/** The rows as objects. What stands between two values is the same in each of them, and all pieces are put together at once. @param value writes one; without it they are all strings as they stand */
function objectsOf(rows: CsvTable['rows'], beginnings: readonly string[], levels: readonly string[], value?: (field: string | undefined) => string): string {
  if (rows.length === 0) return '[]';
  const [outer = '', middle = '', inner = ''] = levels;
  const quote = value ? '' : '"';
  const between = beginnings.map((beginning, place) => `${place === 0 ? '{' : `${quote},`}${inner}${beginning}${quote}`);
  const end = beginnings.length === 0 ? '{}' : `${quote}${middle}}`;
  const pieces: string[] = [];
  for (const { fields } of rows) {
    pieces.push(pieces.length === 0 ? `[${middle}` : `,${middle}`);
    for (let place = 0; place < between.length; place++) {
      const field = fields[place] ?? '';
      pieces.push(between[place] ?? '', value ? value(field) : field);
    }
    pieces.push(end);
  }
  pieces.push(`${outer}]`);
  return pieces.join('');
}
