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
  limitFields,
  makesLargeTable,
  readTable,
  totalLength,
  writeCsv,
} from '../shared/tables/csv.ts';

export default defineTool({
  slug: 'csv-column-inserter',
  name: 'CSV Column Inserter',
  category: 'data',
  summary: 'Adds a column to a CSV: a fixed value, a list, a running number or a template of other columns.',
  description:
    "Give exactly one of value, values and startNumber. In value, {name} (or {2}) becomes that column's field, and {{ and }} become braces; a { that is never closed and a single } are ordinary characters.",
  reference: 'RFC 4180',
  keywords: ['add column', 'row number', 'concatenate columns', 'append', 'computed'],
  heavyWhen: (inputs) => makesLargeTable(inputs) || inputs.more.length > 0 || inputs.csv.length * (inputs.value?.length ?? 0) > 1_000_000,
  inputs: z.strictObject({
    csv: csvInput,
    name: z.string().max(1000).default('new').describe('Header of the new column'),
    position: z.int().min(1).max(10_000).optional().describe('Number of the new column, from 1; at the end if omitted or beyond it'),
    value: z.string().max(10_000).optional().describe("Text for every row; {name} becomes that column's field, {{ a brace"),
    values: z.array(z.string()).max(100_000).optional().describe('Texts for the rows in order; missing ones get the text in fill'),
    startNumber: z.int().min(-1_000_000_000).max(1_000_000_000).optional().describe('Number of the first row; each further row gets one more'),
    fill: z.string().max(1000).default('').describe('Text for the rows that a list of values has none for'),
    more: z
      .array(
        z.strictObject({
          name: z.string().max(1000).describe('Header of this column'),
          value: z.string().max(10_000).optional().describe("Text for every row; {name} becomes that column's field of the input"),
          values: z.array(z.string()).max(100_000).optional().describe('Texts for the rows in order; the text in fill for missing ones'),
        }),
      )
      .max(100)
      .default([])
      .describe('Further columns to the right of the new one, in order, each with exactly one of value and values'),
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
    {
      inputs: { csv: 'a\n1\n2', name: 'b', values: ['x'], fill: '-', more: [{ name: 'c', value: '{a}!' }] },
      result: { csv: 'a,b,c\n1,x,1!\n2,-,2!', rows: 2 },
    },
  ],
  run({ csv, name, position, value, values, startNumber, fill, more, delimiter, header }) {
    if ([value, values, startNumber].filter((given) => given !== undefined).length !== 1) {
      invalid('', 'give exactly one of value, values and startNumber');
    }
    for (const [index, column] of more.entries())
      if ((column.value === undefined) === (column.values === undefined)) invalid(`more[${index}]`, 'must have exactly one of value and values');
    const table = readTable(csv, { delimiter, header });
    const at = Math.min((position ?? Number.POSITIVE_INFINITY) - 1, table.names.length);
    limitFields(table.rows.length, table.names.length + 1 + more.length, 'more');
    const columns = [
      startNumber === undefined ? filler({ value, values }, table, fill, '') : (_: readonly string[], row: number) => String(startNumber + row),
      ...more.map((column, index) => filler(column, table, fill, `more[${index}].`)),
    ];
    let length = csv.length;
    const insert = (fields: readonly string[], added: readonly string[]): string[] => {
      length += totalLength(added) + added.length - 1;
      limitCharacters(length, 'value');
      return fields.toSpliced(at, 0, ...added);
    };
    const fieldsOf = (fields: readonly string[], row: number): string[] => columns.map((fieldOf) => fieldOf(fields, row));
    const records = table.rows.map(({ fields }, row) => insert(fields, fieldsOf(fields, row)));
    if (table.head) records.unshift(insert(table.head, [name, ...more.map((column) => column.name)]));
    return { csv: writeCsv(records, table.delimiter, table.ending), rows: table.rows.length };
  },
});

interface Filling {
  value?: string | undefined;
  values?: string[] | undefined;
}

/** What gives the field of a row: from a list, or from a template of the row's fields. @param path what stands before the names of its inputs, for errors */
function filler({ value, values }: Filling, table: CsvTable, fill: string, path: string): (fields: readonly string[], row: number) => string {
  if (values && values.length > table.rows.length) unprocessable(`There are ${values.length} values for ${table.rows.length} rows.`, `${path}values`);
  if (values) return (_, row) => values[row] ?? fill;
  const parts = value === undefined || table.names.length === 0 ? [] : templateOf(value, table, `${path}value`);
  return (fields) => {
    const texts = parts.map((part) => (typeof part === 'string' ? part : (fields[part] ?? '')));
    limitCharacters(totalLength(texts), `${path}value`);
    return texts.join('');
  };
}

/** A template as its texts and, as numbers, the columns between them. */
function templateOf(template: string, table: CsvTable, path: string): (string | number)[] {
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
      parts.push(text, findColumn(table, template.slice(at + 1, end), path));
      text = '';
      at = end;
    }
  }
  return [...parts, text];
}
