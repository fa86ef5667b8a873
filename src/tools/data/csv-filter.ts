import { z } from 'zod';
import { defineTool } from '../define.ts';
import { compareDecimals, decimalOf, isJsonNumber } from '../shared/numbers/decimals.ts';
import { csvInput, delimiterInput, findColumn, headerInput, makesLargeTable, readTable, tableToCsv } from '../shared/tables/csv.ts';
import { compareCodePoints } from '../shared/text/segments.ts';

const OPERATORS = [
  'equals',
  'notEquals',
  'contains',
  'notContains',
  'startsWith',
  'endsWith',
  'greaterThan',
  'greaterOrEqual',
  'lessThan',
  'lessOrEqual',
  'isEmpty',
  'isNotEmpty',
  'isNumber',
] as const;

type Operator = (typeof OPERATORS)[number];

export default defineTool({
  slug: 'csv-filter',
  name: 'CSV Filter',
  category: 'data',
  summary: 'Keeps the rows of a CSV file that meet your conditions.',
  description:
    'greaterThan, greaterOrEqual, lessThan and lessOrEqual compare exact decimal values where the condition gives a number (fields that are not numbers do not match), and text by code point otherwise. A column is its name or else its number from 1. The header always stays.',
  reference: 'RFC 4180',
  keywords: ['where', 'query', 'search rows', 'grep', 'select rows'],
  heavyWhen: makesLargeTable,
  inputs: z.strictObject({
    csv: csvInput,
    conditions: z
      .array(
        z.strictObject({
          column: z.string().describe('Column to compare, by name or number'),
          operator: z.enum(OPERATORS).default('equals').describe('How the field is compared with the value; the is… operators take no value'),
          value: z.string().default('').describe('Text or number to compare the field with'),
        }),
      )
      .min(1)
      .max(20)
      .describe('Conditions for the rows to keep'),
    match: z.enum(['all', 'any']).default('all').describe('Whether all conditions or any of them must be met'),
    invert: z.boolean().default(false).describe('Keep the rows that do not meet the conditions'),
    caseSensitive: z.boolean().default(true).describe('true: A and a are different; false: both sides are lower-cased'),
    delimiter: delimiterInput,
    header: headerInput,
  }),
  result: z.strictObject({
    csv: z.string().describe('The rows kept, with the header'),
    kept: z.int().describe('Number of rows kept, the header not counted'),
    removed: z.int().describe('Number of rows removed'),
  }),
  pageInputs: { csv: 'name,city,score\nAnn,Oslo,91\nBo,Rome,47\nCem,Oslo,78', conditions: [{ column: 'score', operator: 'greaterThan', value: '50' }] },
  examples: [
    {
      inputs: { csv: 'n,c\n9,x\n10,y\nten,z', conditions: [{ column: 'n', operator: 'greaterThan', value: '9.5' }] },
      result: { csv: 'n,c\n10,y', kept: 1, removed: 2 },
    },
    {
      inputs: {
        csv: 'n,c\n9,x\n10,Y',
        conditions: [
          { column: 'c', value: 'y' },
          { column: 'n', value: '9' },
        ],
        match: 'any',
        caseSensitive: false,
      },
      result: { csv: 'n,c\n9,x\n10,Y', kept: 2, removed: 0 },
    },
  ],
  run({ csv, conditions, match, invert, caseSensitive, delimiter, header }) {
    const table = readTable(csv, { delimiter, header });
    if (table.names.length === 0) return { csv: '', kept: 0, removed: 0 };
    const fold = (text: string): string => (caseSensitive ? text : text.toLowerCase());
    const tests = conditions.map(({ column, operator, value }, index) => {
      const place = findColumn(table, column, `conditions[${index}].column`);
      const holds = testFor(operator, fold(value));
      return (fields: readonly string[]): boolean => holds(fold(fields[place] ?? ''));
    });
    const kept = table.rows.filter(({ fields }) => {
      const met = match === 'all' ? tests.every((test) => test(fields)) : tests.some((test) => test(fields));
      return met !== invert;
    });
    return { csv: tableToCsv(table, kept), kept: kept.length, removed: table.rows.length - kept.length };
  },
});

function testFor(operator: Operator, value: string): (field: string) => boolean {
  switch (operator) {
    case 'equals':
      return (field) => field === value;
    case 'notEquals':
      return (field) => field !== value;
    case 'contains':
      return (field) => field.includes(value);
    case 'notContains':
      return (field) => !field.includes(value);
    case 'startsWith':
      return (field) => field.startsWith(value);
    case 'endsWith':
      return (field) => field.endsWith(value);
    case 'greaterThan':
      return orderTest(value, (order) => order > 0);
    case 'greaterOrEqual':
      return orderTest(value, (order) => order >= 0);
    case 'lessThan':
      return orderTest(value, (order) => order < 0);
    case 'lessOrEqual':
      return orderTest(value, (order) => order <= 0);
    case 'isEmpty':
      return (field) => field === '';
    case 'isNotEmpty':
      return (field) => field !== '';
    case 'isNumber':
      return isJsonNumber;
  }
}

function orderTest(value: string, accepts: (order: number) => boolean): (field: string) => boolean {
  if (!isJsonNumber(value)) return (field) => accepts(compareCodePoints(field, value));
  const bound = decimalOf(value);
  return (field) => isJsonNumber(field) && accepts(compareDecimals(decimalOf(field), bound));
}
