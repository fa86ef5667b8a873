import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { compareDecimals, type Decimal, decimalOf, decimalText, half, isJsonNumber, quotientOf, reckonable, sumOf } from '../shared/numbers/decimals.ts';
import type { PlainDecimal } from '../shared/numbers/plain-decimal.ts';
import { type CsvRecord, csvInput, delimiterInput, findColumn, limitCharacters, makesLargeTable, readTable, writeCsv } from '../shared/tables/csv.ts';

const FUNCTIONS = ['count', 'countUnique', 'sum', 'mean', 'min', 'max', 'median', 'first', 'last'] as const;
type Aggregate = (typeof FUNCTIONS)[number];

export default defineTool({
  slug: 'csv-aggregator',
  name: 'CSV Aggregator',
  category: 'data',
  summary: "Groups the rows of a CSV and counts, sums or averages columns, like SQL's GROUP BY or a pivot table.",
  description:
    'The CSV has a header. Groups come in order of first appearance; result columns are the groupBy columns, then function_column. Empty fields are left out; count without a column counts rows. Sums, minima, maxima and medians are exact decimals, means the nearest double.',
  reference: 'RFC 4180',
  keywords: ['group by', 'pivot', 'subtotal', 'average', 'total', 'summarize'],
  heavyWhen: makesLargeTable,
  inputs: z.strictObject({
    csv: csvInput,
    groupBy: z.array(z.string()).max(10).default([]).describe('Columns to group by, by name or number; none makes one group of all rows'),
    aggregates: z
      .array(
        z.strictObject({
          column: z.string().optional().describe('Column to aggregate, by name or number; only count can go without'),
          function: z.enum(FUNCTIONS).describe("What to compute of the column's fields that are not empty"),
        }),
      )
      .min(1)
      .max(20)
      .describe('What to compute for each group, each giving a column of the result'),
    delimiter: delimiterInput,
  }),
  result: z.strictObject({
    csv: z.string().describe('CSV of the groups, a row each, with header'),
    groups: z.int().describe('Number of groups, which is rows in the result'),
  }),
  pageInputs: {
    csv: 'shop,amount\nOslo,120\nRome,80\nOslo,60\nRome,95',
    groupBy: ['shop'],
    aggregates: [{ column: 'amount', function: 'sum' }, { function: 'count' }],
  },
  examples: [
    {
      inputs: {
        csv: 'c,v\nx,0.1\ny,5\nx,0.2\nx,',
        groupBy: ['c'],
        aggregates: [{ column: 'v', function: 'sum' }, { function: 'count' }, { column: 'v', function: 'mean' }],
      },
      result: { csv: 'c,sum_v,count,mean_v\nx,0.3,3,0.15\ny,5,1,5', groups: 2 },
    },
  ],
  run({ csv, groupBy, aggregates, delimiter }) {
    for (const [index, { column, function: name }] of aggregates.entries()) {
      if (column === undefined && name !== 'count') invalid(`aggregates[${index}].column`, `is required: ${name} needs a column`);
    }
    const table = readTable(csv, { delimiter });
    if (table.names.length === 0) return { csv: '', groups: 0 };
    const keys = groupBy.map((column, index) => findColumn(table, column, `groupBy[${index}]`));
    const jobs = aggregates.map(({ column, function: name }, index) => {
      if (column === undefined) return { name, title: name, place: -1 };
      const place = findColumn(table, column, `aggregates[${index}].column`);
      return { name, title: `${name}_${table.names[place]}`, place };
    });
    const groups = new Map<string, CsvRecord[]>();
    if (groupBy.length === 0) groups.set('[]', []);
    for (const row of table.rows) {
      const key = JSON.stringify(keys.map((place) => row.fields[place] ?? ''));
      const group = groups.get(key);
      if (group) group.push(row);
      else groups.set(key, [row]);
    }
    const records = [[...keys.map((place) => table.names[place] ?? ''), ...jobs.map(({ title }) => title)]];
    let length = 0;
    for (const rows of groups.values()) {
      const record = keys.map((place) => rows[0]?.fields[place] ?? '');
      for (const { name, place } of jobs) {
        const value = place < 0 ? String(rows.length) : aggregate(name, rows, place, table.names[place] ?? '');
        length += value.length;
        limitCharacters(length, 'aggregates');
        record.push(value);
      }
      records.push(record);
    }
    return { csv: writeCsv(records, table.delimiter, table.ending), groups: groups.size };
  },
});

function aggregate(name: Aggregate, rows: readonly CsvRecord[], place: number, column: string): string {
  const present = rows.filter(({ fields }) => fields[place] !== '');
  const fields = present.map((row) => row.fields[place] ?? '');
  if (name === 'count') return String(fields.length);
  if (name === 'countUnique') return String(new Set(fields).size);
  if (fields.length === 0) return '';
  if (name === 'first') return fields[0] ?? '';
  if (name === 'last') return fields.at(-1) ?? '';
  const numbers = present.map(({ fields, line }) => numberIn(fields[place] ?? '', line, column));
  const scaled = (value: Decimal | undefined): PlainDecimal => (value ? reckonable(value, `Column ${JSON.stringify(column)}`) : { digits: 0n, exponent: 0 });
  if (name === 'sum') return decimalText(sumOf(numbers.map(scaled)));
  if (name === 'mean') return doubleText(quotientOf(sumOf(numbers.map(scaled)), numbers.length, `The mean of ${JSON.stringify(column)}`));
  numbers.sort(compareDecimals);
  if (name === 'min') return decimalText(scaled(numbers[0]));
  if (name === 'max') return decimalText(scaled(numbers.at(-1)));
  const middle = numbers.length >> 1;
  return decimalText(numbers.length % 2 === 1 ? scaled(numbers[middle]) : half(sumOf([scaled(numbers[middle - 1]), scaled(numbers[middle])])));
}

function numberIn(field: string, line: number, column: string): Decimal {
  if (isJsonNumber(field)) return decimalOf(field);
  const shown = field.length > 40 ? `${field.slice(0, 40)}…` : field;
  return unprocessable(`Line ${line}: ${JSON.stringify(shown)} in column ${JSON.stringify(column)} is not a number.`, 'csv');
}

/** A double's shortest digits, without an exponent from 1e21 on too. */
const doubleText = (value: number): string => decimalText(reckonable(decimalOf(String(value)), 'The mean'));
