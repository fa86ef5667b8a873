import { z } from 'zod';
import { defineTool } from '../define.ts';
import { parseDate } from '../shared/dates/dates.ts';
import { deviationOf, half, inOrder, isJsonInteger, isJsonNumber, quotientOf, sumOf } from '../shared/numbers/decimals.ts';
import { csvInput, delimiterInput, headerInput, readTable } from '../shared/tables/csv.ts';
import { countGraphemes, hasSimpleClusters } from '../shared/text/segments.ts';

const TYPES = ['empty', 'integer', 'number', 'boolean', 'date', 'text'] as const;

const columnResult = z.strictObject({
  name: z.string().describe('Name of the column; without a header its number'),
  type: z.enum(TYPES).describe('Narrowest type that fits all fields that are not empty'),
  count: z.int().describe('Number of fields that are not empty'),
  empty: z.int().describe('Number of empty fields'),
  unique: z.int().describe('Number of different fields that are not empty'),
  min: z.union([z.number(), z.string()]).optional().describe('Smallest value; only for columns of numbers or dates'),
  max: z.union([z.number(), z.string()]).optional().describe('Largest value; only for columns of numbers or dates'),
  sum: z.number().optional().describe('Sum of the numbers, the double nearest the exact sum; only for numbers'),
  mean: z.number().optional().describe('Arithmetic mean of the numbers; only for numbers'),
  median: z.number().optional().describe('Median of the numbers; only for numbers'),
  standardDeviation: z.number().optional().describe('Standard deviation of a sample (n - 1); absent for one value'),
  minLength: z.int().describe('Characters of the shortest field that is not empty'),
  maxLength: z.int().describe('Characters of the longest field'),
  mostCommon: z.string().optional().describe('Most frequent field that is not empty; on a tie the first'),
  mostCommonCount: z.int().describe('How often the most frequent field occurs'),
});

export default defineTool({
  slug: 'csv-statistics',
  name: 'CSV Statistics',
  category: 'data',
  summary: 'Describes each column of a CSV: type, empty and distinct values, minimum, maximum, mean, median and deviation.',
  description:
    'A number is what JSON takes for one (no leading zeros, no thousands separators), a boolean true or false in any case, a date a real YYYY-MM-DD. Sums are exact and rounded once; the standard deviation is that of a sample.',
  reference: 'RFC 4180',
  keywords: ['describe', 'profile', 'summary statistics', 'average', 'eda'],
  cost: 'heavy',
  inputs: z.strictObject({ csv: csvInput, delimiter: delimiterInput, header: headerInput }),
  result: z.strictObject({
    rows: z.int().describe('Number of rows, the header not counted'),
    columns: z.array(columnResult).describe('The columns in their order, each with its figures'),
  }),
  headline: 'columns',
  pageInputs: { csv: 'name,age,joined\nAnn,34,2024-01-31\nBo,27,2023-12-01\nCem,45,2024-02-29' },
  examples: [
    {
      inputs: { csv: 'n,d,t\n1,2024-01-31,x\n2.5,2023-12-01,\n4,2024-02-29,yy' },
      result: {
        rows: 3,
        columns: [
          {
            name: 'n',
            type: 'number',
            count: 3,
            empty: 0,
            unique: 3,
            min: 1,
            max: 4,
            sum: 7.5,
            mean: 2.5,
            median: 2.5,
            standardDeviation: 1.5,
            minLength: 1,
            maxLength: 3,
            mostCommon: '1',
            mostCommonCount: 1,
          },
          {
            name: 'd',
            type: 'date',
            count: 3,
            empty: 0,
            unique: 3,
            min: '2023-12-01',
            max: '2024-02-29',
            minLength: 10,
            maxLength: 10,
            mostCommon: '2024-01-31',
            mostCommonCount: 1,
          },
          { name: 't', type: 'text', count: 2, empty: 1, unique: 2, minLength: 1, maxLength: 2, mostCommon: 'x', mostCommonCount: 1 },
        ],
      },
    },
  ],
  run({ csv, delimiter, header }) {
    const table = readTable(csv, { delimiter, header });
    const lengthOf = hasSimpleClusters(csv) && !csv.includes('\r') ? (field: string): number => field.length : countGraphemes;
    return {
      rows: table.rows.length,
      columns: table.names.map((name, place) => {
        const fields = table.rows.map((row) => row.fields[place] ?? '').filter((field) => field !== '');
        return { name, ...describeFields(fields, name, lengthOf), empty: table.rows.length - fields.length };
      }),
    };
  },
});

function describeFields(fields: readonly string[], name: string, lengthOf: (field: string) => number): Omit<z.output<typeof columnResult>, 'name' | 'empty'> {
  const places = new Map<string, number>();
  const counts = new Uint32Array(fields.length);
  let minLength = Number.POSITIVE_INFINITY;
  let maxLength = 0;
  let mostCommonCount = 0;
  for (const field of fields) {
    const known = places.get(field);
    const place = known ?? places.size;
    const count = (counts[place] ?? 0) + 1;
    counts[place] = count;
    mostCommonCount = Math.max(mostCommonCount, count);
    if (known !== undefined) continue;
    places.set(field, place);
    const length = lengthOf(field);
    minLength = Math.min(minLength, length);
    maxLength = Math.max(maxLength, length);
  }
  const mostCommon = [...places.keys()][counts.indexOf(mostCommonCount)];
  const type = typeOf(fields);
  return {
    type,
    count: fields.length,
    unique: places.size,
    ...(type === 'integer' || type === 'number' ? describeNumbers(fields, name) : type === 'date' ? describeDates(fields) : {}),
    minLength: fields.length === 0 ? 0 : minLength,
    maxLength,
    ...(mostCommon === undefined ? {} : { mostCommon }),
    mostCommonCount,
  };
}

function typeOf(fields: readonly string[]): (typeof TYPES)[number] {
  if (fields.length === 0) return 'empty';
  if (fields.every(isJsonInteger)) return 'integer';
  if (fields.every(isJsonNumber)) return 'number';
  if (fields.every((field) => /^(?:true|false)$/i.test(field))) return 'boolean';
  return fields.every((field) => parseDate(field, 0) !== undefined) ? 'date' : 'text';
}

function describeDates(fields: readonly string[]) {
  return { min: fields.reduce((a, b) => (b < a ? b : a)), max: fields.reduce((a, b) => (b > a ? b : a)) };
}

function describeNumbers(fields: readonly string[], name: string) {
  const what = `Column ${JSON.stringify(name)}`;
  const values = inOrder(fields, what);
  const at = (index: number) => values[index] ?? { digits: 0n, exponent: 0 };
  const sum = sumOf(values);
  const middle = values.length >> 1;
  return {
    min: quotientOf(at(0), 1, `${what}: the minimum`),
    max: quotientOf(at(values.length - 1), 1, `${what}: the maximum`),
    sum: quotientOf(sum, 1, `${what}: the sum`),
    mean: quotientOf(sum, values.length, `${what}: the mean`),
    median: quotientOf(values.length % 2 === 1 ? at(middle) : half(sumOf([at(middle - 1), at(middle)])), 1, `${what}: the median`),
    ...(values.length > 1 ? { standardDeviation: deviationOf(values, `${what}: the standard deviation`) } : {}),
  };
}
