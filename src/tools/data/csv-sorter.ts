import { z } from 'zod';
import { defineTool } from '../define.ts';
import { compareDecimals, type Decimal, decimalOf, isJsonNumber } from '../shared/numbers/decimals.ts';
import { type CsvTable, csvInput, delimiterInput, findColumn, headerInput, readTable, tableToCsv } from '../shared/tables/csv.ts';
import { compareCodePoints } from '../shared/text/segments.ts';

const sortColumn = z.strictObject({
  column: z.string().describe('Column to sort by, by name or number'),
  order: z.enum(['ascending', 'descending']).default('ascending').describe('ascending puts the smallest value first, descending the greatest'),
  type: z.enum(['auto', 'text', 'number']).default('auto').describe('How fields are compared; auto: as numbers when all that are not empty are numbers'),
});

export default defineTool({
  slug: 'csv-sorter',
  name: 'CSV Sorter',
  category: 'data',
  summary: 'Sorts the rows of a CSV by one or more columns, as text or numbers, up or down.',
  description:
    'The sort is stable. Numbers compare by exact decimal value, text by code point. Empty fields, and with number those that are not numbers, come last in either order. Rows that are alike in one column are ordered by the next. The header stays.',
  reference: 'RFC 4180',
  keywords: ['order by', 'arrange', 'alphabetical', 'rank'],
  cost: 'heavy',
  inputs: z.strictObject({
    csv: csvInput,
    columns: z.array(sortColumn).min(1).max(10).describe('Columns to sort by, the most important first'),
    caseSensitive: z.boolean().default(true).describe('true: text is compared as it is; false: lower-cased'),
    delimiter: delimiterInput,
    header: headerInput,
  }),
  result: z.strictObject({ csv: z.string().describe('The CSV with its rows sorted'), rows: z.int().describe('Number of rows, the header not counted') }),
  pageInputs: { csv: 'name,score\nBo,87\nAnn,100\nCem,9\nDua,87', columns: [{ column: 'score', order: 'descending' }, { column: 'name' }] },
  examples: [
    {
      inputs: { csv: 'n,t\n10,b\n9,a\n,c\n9,B', columns: [{ column: 'n' }, { column: 't', order: 'descending' }] },
      result: { csv: 'n,t\n9,a\n9,B\n10,b\n,c', rows: 4 },
    },
  ],
  run({ csv, columns, caseSensitive, delimiter, header }) {
    const table = readTable(csv, { delimiter, header });
    if (table.names.length === 0) return { csv: '', rows: 0 };
    const comparers = columns.map((column, index) => comparerFor(table, findColumn(table, column.column, `columns[${index}].column`), column, caseSensitive));
    const order = [...table.rows.keys()].sort((a, b) => {
      for (const compare of comparers) {
        const result = compare(a, b);
        if (result !== 0) return result;
      }
      return a - b;
    });
    const sorted = order.flatMap((index) => table.rows[index] ?? []);
    return { csv: tableToCsv(table, sorted), rows: sorted.length };
  },
});

/** Numbers of so many characters without exponent are as far apart as their nearest doubles, and as equal. */
const MAX_EXACT = 15;

/** Compares two rows, given by their indexes, by one column. */
function comparerFor(table: CsvTable, place: number, { order, type }: z.output<typeof sortColumn>, caseSensitive: boolean): (a: number, b: number) => number {
  const fields = table.rows.map((row) => row.fields[place] ?? '');
  const sign = order === 'ascending' ? 1 : -1;
  const numeric = type === 'number' || (type === 'auto' && fields.every((field) => field === '' || isJsonNumber(field)));
  if (numeric && fields.every((field) => !isJsonNumber(field) || (field.length <= MAX_EXACT && !/[eE]/.test(field)))) {
    return compareKeys<number>(
      fields.map((field) => (isJsonNumber(field) ? Number(field) : undefined)),
      (a, b) => sign * (a - b),
    );
  }
  if (numeric) {
    return compareKeys<Decimal>(
      fields.map((field) => (isJsonNumber(field) ? decimalOf(field) : undefined)),
      (a, b) => sign * compareDecimals(a, b),
    );
  }
  return compareKeys<string>(
    fields.map((field) => (field === '' ? undefined : caseSensitive ? field : field.toLowerCase())),
    (a, b) => sign * compareCodePoints(a, b),
  );
}

/** Rows without a key come last, whatever the order. */
function compareKeys<Key>(keys: readonly (Key | undefined)[], compare: (a: Key, b: Key) => number): (a: number, b: number) => number {
  return (a, b) => {
    const [left, right] = [keys[a], keys[b]];
    if (left === undefined) return right === undefined ? 0 : 1;
    return right === undefined ? -1 : compare(left, right);
  };
}
