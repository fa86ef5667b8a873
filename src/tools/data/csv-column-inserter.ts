import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import {
  type CsvTable,
  csvInput,
  delimiterInput,
  findColumn,
  headerInput,
  limitCharacters,
  makesLargeTable,
  readTable,
  totalLength,
  writeCsv,
} from '../shared/tables/csv.ts';

export default defineTool({
  slug: 'csv-column-inserter',
  name: 'CSV Column Inserter',
  category: 'data',
  summary: 'Adds a column to a CSV - a fixed value, a list, a running number or a template of other columns.',
  description:
    "Give exactly one of value, values and startNumber. In value, {name} (or {2}) becomes that column's field, and {{ and }} become braces; a { that is never closed and a single } are ordinary characters.",
  reference: 'RFC 4180',
  keywords: ['add column', 'row number', 'concatenate columns', 'append', 'computed'],
  heavyWhen: (inputs) => makesLargeTable(inputs) || inputs.csv.length * (inputs.value?.length ?? 0) > 1_000_000,
  inputs: z.strictObject({
    csv: csvInput,
    name: z.string().max(1000).default('new').describe('Header of the new column'),
    position: z.int().min(1).max(10_000).optional().describe('Number of the new column, from 1; at the end if omitted or beyond it'),
    value: z.string().max(10_000).optional().describe("Text for every row; {name} becomes that column's field, {{ a brace"),
    values: z.array(z.string()).max(100_000).optional().describe('Texts for the rows in order; missing ones are empty'),
    startNumber: z.int().min(-1_000_000_000).max(1_000_000_000).optional().describe('Number of the first row; each further row gets one more'),
    delimiter: delimiterInput,
    header: headerInput,
  }),
  result: z.strictObject({ csv: z.string().describe('The CSV with the new column'), rows: z.int().describe('Number of records, the header not counted') }),
  examples: [
    {
      inputs: { csv: 'first,last\nAnn,Lee\nBo,Ray', name: 'full', value: '{first} {last}', position: 1 },
      result: { csv: 'full,first,last\nAnn Lee,Ann,Lee\nBo Ray,Bo,Ray', rows: 2 },
    },
    { inputs: { csv: 'x\ny', header: false, startNumber: 1, position: 1 }, result: { csv: '1,x\n2,y', rows: 2 } },
  ],
  run({ csv, name, position, value, values, startNumber, delimiter, header }) {
    if ([value, values, startNumber].filter((given) => given !== undefined).length !== 1) {
      invalid('', 'give exactly one of value, values and startNumber');
    }
    const table = readTable(csv, { delimiter, header });
    if (values && values.length > table.rows.length) unprocessable(`There are ${values.length} values for ${table.rows.length} rows.`, 'values');
    const parts = value === undefined || table.names.length === 0 ? [] : templateOf(value, table);
    const at = Math.min((position ?? Number.POSITIVE_INFINITY) - 1, table.names.length);
    let length = csv.length;
    const insert = (fields: readonly string[], added: string): string[] => {
      length += added.length;
      limitCharacters(length, 'value');
      return fields.toSpliced(at, 0, added);
    };
    const fieldOf = (fields: readonly string[], row: number): string => {
      if (values) return values[row] ?? '';
      if (startNumber !== undefined) return String(startNumber + row);
      const texts = parts.map((part) => (typeof part === 'string' ? part : (fields[part] ?? '')));
      limitCharacters(length + totalLength(texts), 'value');
      return texts.join('');
    };
    const records = table.rows.map(({ fields }, row) => insert(fields, fieldOf(fields, row)));
    if (table.head) records.unshift(insert(table.head, name));
    return { csv: writeCsv(records, table.delimiter, table.ending), rows: table.rows.length };
  },
});

/** A template as its texts and, as numbers, the columns between them. */
function templateOf(template: string, table: CsvTable): (string | number)[] {
  const parts: (string | number)[] = [];
  let text = '';
  for (let at = 0; at < template.length; at++) {
    const character = template[at] ?? '';
    if ((character === '{' || character === '}') && template[at + 1] === character) {
      text += character;
      at++;
      continue;
    }
    const end = character === '{' ? template.indexOf('}', at) : -1;
    if (end < 0) text += character;
    else {
      parts.push(text, findColumn(table, template.slice(at + 1, end), 'value'));
      text = '';
      at = end;
    }
  }
  return [...parts, text];
}
