import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import {
  type CsvRecord,
  csvInput,
  delimiterInput,
  findColumn,
  headerInput,
  limitCharacters,
  makesLargeTable,
  readTable,
  tableToCsv,
  totalLength,
} from '../shared/tables/csv.ts';
import { grouped } from '../shared/text/counts.ts';

const MAX_PARTS = 1000;

export default defineTool({
  slug: 'csv-splitter',
  name: 'CSV Splitter',
  category: 'data',
  summary: 'Splits a CSV into parts with a given number of rows, each with the header.',
  description:
    'Give exactly one of rowsPerPart, parts and byColumn. With parts the first ones get one row more where the rows do not divide evenly, and none is empty. With byColumn each value of the column has its part, in order of first appearance. At most 1,000 parts.',
  reference: 'RFC 4180',
  keywords: ['chunk', 'divide', 'partition', 'batch', 'break up'],
  heavyWhen: makesLargeTable,
  inputs: z.strictObject({
    csv: csvInput,
    rowsPerPart: z.int().min(1).max(1_000_000).optional().describe('Number of rows in each part but the last'),
    parts: z.int().min(1).max(MAX_PARTS).optional().describe('Number of parts to split the rows into evenly'),
    byColumn: z.string().min(1).max(1000).optional().describe('Column, by name or number, each value of which makes a part'),
    delimiter: delimiterInput,
    header: headerInput,
  }),
  result: z.strictObject({
    parts: z
      .array(
        z.strictObject({
          csv: z.string().describe('CSV of the part, with the header'),
          rows: z.int().describe('Number of rows in the part, the header not counted'),
          value: z.string().optional().describe('Value of the column that makes the part; only with byColumn'),
        }),
      )
      .describe('The parts in order'),
    rows: z.int().describe('Number of rows in all parts together'),
  }),
  pageInputs: { csv: 'id,name\n1,Ann\n2,Bo\n3,Cem\n4,Dua\n5,Eve', rowsPerPart: 2 },
  examples: [
    {
      inputs: { csv: 'a\n1\n2\n3', rowsPerPart: 2 },
      result: {
        parts: [
          { csv: 'a\n1\n2', rows: 2 },
          { csv: 'a\n3', rows: 1 },
        ],
        rows: 3,
      },
    },
  ],
  run({ csv, rowsPerPart, parts, byColumn, delimiter, header }) {
    if ([rowsPerPart, parts, byColumn].filter((given) => given !== undefined).length !== 1) {
      invalid('', 'give exactly one of rowsPerPart, parts and byColumn');
    }
    const table = readTable(csv, { delimiter, header });
    const { rows } = table;
    if (table.names.length === 0) return { parts: [], rows: 0 };
    const groups: { rows: CsvRecord[]; value?: string }[] = [];
    if (byColumn !== undefined) {
      const place = findColumn(table, byColumn, 'byColumn');
      for (const [value, members] of Map.groupBy(rows, ({ fields }) => fields[place] ?? '')) groups.push({ rows: members, value });
    } else {
      const sizes = parts === undefined ? undefined : { small: Math.floor(rows.length / parts), larger: rows.length % parts };
      for (let at = 0; at < rows.length; ) {
        const size = sizes ? sizes.small + (groups.length < sizes.larger ? 1 : 0) : (rowsPerPart ?? 1);
        groups.push({ rows: rows.slice(at, at + size) });
        at += size;
      }
    }
    if (groups.length > MAX_PARTS) unprocessable(`There would be ${grouped(groups.length)} parts; at most ${grouped(MAX_PARTS)} are possible.`);
    limitCharacters(csv.length + groups.length * (totalLength(table.head ?? []) + table.names.length), 'csv');
    return {
      parts: groups.map(({ rows: members, ...rest }) => ({ csv: tableToCsv(table, members), rows: members.length, ...rest })),
      rows: rows.length,
    };
  },
});
