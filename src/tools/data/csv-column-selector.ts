import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { csvInput, delimiterInput, findColumn, headerInput, limitFields, makesLargeTable, readTable, refuseRepeats, writeCsv } from '../shared/tables/csv.ts';

export default defineTool({
  slug: 'csv-column-selector',
  name: 'CSV Column Selector',
  category: 'data',
  summary: 'Keeps, drops, reorders and renames columns of a CSV.',
  description:
    'A column is given by its name or else by its number from 1; an empty name in the header is column and its number (column3), a repeated one gets _2, _3 and so on. With keep a column given twice is kept twice. Renaming needs a header.',
  reference: 'RFC 4180',
  keywords: ['cut', 'reorder columns', 'delete column', 'extract column', 'subset', 'swap csv columns'],
  heavyWhen: makesLargeTable,
  inputs: z.strictObject({
    csv: csvInput,
    columns: z.array(z.string()).min(1).max(1000).describe('Columns to select, by name or number from 1'),
    mode: z
      .enum(['keep', 'drop', 'first', 'last', 'swap'])
      .default('keep')
      .describe('keep: only these, in this order; drop: all but these; first and last: move them to the front or the end; swap: exchange two, the others stay'),
    rename: z
      .unknown()
      .refine(isTextMap, 'must be an object of texts: old name to new name')
      .meta({ type: 'object', additionalProperties: { type: 'string' } })
      .optional()
      .describe('New names by old name, for the columns that remain'),
    delimiter: delimiterInput,
    header: headerInput,
  }),
  result: z.strictObject({
    csv: z.string().describe('The CSV with the selected columns'),
    columns: z.array(z.string()).describe('Names of the resulting columns; without a header their original numbers'),
  }),
  examples: [
    {
      inputs: { csv: 'id,name,age\n1,Ann,30\n2,Bo,25', columns: ['age', 'id'], rename: { id: 'key' } },
      result: { csv: 'age,key\n30,1\n25,2', columns: ['age', 'key'] },
    },
    { inputs: { csv: 'a;b;c\n1;2;3', columns: ['2'], mode: 'drop' }, result: { csv: 'a;c\n1;3', columns: ['a', 'c'] } },
    { inputs: { csv: 'a,b,c\n1,2,3', columns: ['a', 'c'], mode: 'swap' }, result: { csv: 'c,b,a\n3,2,1', columns: ['c', 'b', 'a'] } },
  ],
  run({ csv, columns, mode, rename, delimiter, header }) {
    if (mode !== 'keep') refuseRepeats(columns, 'columns', columns);
    if (mode === 'swap' && columns.length !== 2) invalid('columns', `must be two columns to swap, not ${columns.length}`);
    const renames = isTextMap(rename) ? Object.entries(rename) : [];
    if (renames.length > 0 && !header) unprocessable('Columns can be renamed only with a header.', 'rename');
    const table = readTable(csv, { delimiter, header });
    if (table.names.length === 0) return { csv: '', columns: [] };
    const chosen = columns.map((column, index) => findColumn(table, column, `columns[${index}]`));
    if (mode !== 'keep') refuseRepeats(chosen, 'columns', columns);
    const names = [...table.names];
    for (const [from, to] of renames) names[findColumn(table, from, `rename.${from}`)] = to;
    const set = new Set(chosen);
    const others = [...table.names.keys()].filter((index) => !set.has(index));
    const order = { keep: chosen, drop: others, first: [...chosen, ...others], last: [...others, ...chosen], swap: swapped(table.names.length, chosen) }[mode];
    if (order.length === 0) return { csv: '', columns: [] };
    limitFields(table.rows.length, order.length, 'columns');
    const pick = (fields: readonly string[]): string[] => order.map((index) => fields[index] ?? '');
    const records = table.rows.map(({ fields }) => pick(fields));
    if (table.head) records.unshift(pick(names));
    return { csv: writeCsv(records, table.delimiter, table.ending), columns: pick(names) };
  },
});

/** The places of all columns, the two that are chosen exchanged. */
function swapped(width: number, [first = 0, second = 0]: readonly number[]): number[] {
  return Array.from({ length: width }, (_, index) => (index === first ? second : index === second ? first : index));
}

function isTextMap(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every((text) => typeof text === 'string');
}
