import { z } from 'zod';
import { defineTool } from '../define.ts';
import type { JsonValue } from '../shared/json/json.ts';
import { arrayValue, objectValue, textValue } from '../shared/json/tree.ts';
import { writeJson } from '../shared/json/write-json.ts';
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
import { fieldValue } from './lib/fields.ts';

export default defineTool({
  slug: 'csv-to-json-converter',
  name: 'CSV to JSON Converter',
  category: 'data',
  summary: 'Converts CSV or TSV to JSON.',
  description:
    'An empty column name becomes column and its number (column3), a repeated one gets _2, _3 and so on. Shorter records are filled up; with a header longer ones are refused. With arrays and a header the names are the first array. Inferred numbers keep their digits; TRUE and 007 stay texts.',
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
    return {
      json: writeJson(jsonOf(table, output, inferTypes), { indent }),
      rows: table.rows.length,
      columns: table.names,
      delimiter: table.delimiter,
    };
  },
});

function jsonOf({ names, head, rows }: CsvTable, output: 'objects' | 'arrays' | 'columns', inferTypes: boolean): JsonValue {
  const value = (field: string | undefined): JsonValue => fieldValue(field ?? '', inferTypes);
  if (output === 'objects') return arrayValue(rows.map(({ fields }) => objectValue(names.map((name, place) => [name, value(fields[place])]))));
  if (output === 'columns') return objectValue(names.map((name, place) => [name, arrayValue(rows.map(({ fields }) => value(fields[place])))]));
  const records = rows.map(({ fields }) => arrayValue(fields.map(value)));
  return arrayValue(head ? [arrayValue(names.map(textValue)), ...records] : records);
}
