import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { delimiterInput, headerInput, limitFields, readTable, totalLength, writeCsv } from '../shared/tables/csv.ts';

const MAX_CHARACTERS = 1_000_000;

export default defineTool({
  slug: 'csv-merger',
  name: 'CSV Merger',
  category: 'data',
  summary: 'Merges several CSV files into one, matching columns by name.',
  description:
    'Columns come in order of first appearance; missing fields are empty. The result has delimiter and record ending of the first text. Without a header columns match by number. Texts without any record count for nothing.',
  reference: 'RFC 4180',
  keywords: ['concatenate', 'append', 'combine', 'union', 'stack'],
  heavyWhen: ({ csvs }) => mayBeWide(csvs),
  inputs: z.strictObject({
    csvs: z
      .array(z.string().max(MAX_CHARACTERS))
      .min(2)
      .max(100)
      .refine((csvs) => totalLength(csvs) <= MAX_CHARACTERS, { error: 'must have at most 1,000,000 characters together' })
      .describe('The CSV texts to merge, in order'),
    columns: z.enum(['union', 'intersection']).default('union').describe('union takes the columns of all texts, intersection those that every text has'),
    delimiter: delimiterInput.describe('Character that separates the fields of all texts; if omitted, detected for each'),
    header: headerInput,
  }),
  result: z.strictObject({
    csv: z.string().describe('The merged CSV'),
    rows: z.int().describe('Number of rows, the header not counted'),
    columns: z.array(z.string()).describe('Names of the resulting columns; without a header their numbers'),
  }),
  pageInputs: { csvs: ['id,name\n1,Ann\n2,Bo', 'id;name;city\n3;Cem;Oslo'] },
  examples: [{ inputs: { csvs: ['id,a\n1,x', 'b;id\n9;2'] }, result: { csv: 'id,a,b\n1,x,\n2,,9', rows: 2, columns: ['id', 'a', 'b'] } }],
  run({ csvs, columns, delimiter, header }) {
    const all = csvs.map((csv, index) => readTable(csv, { delimiter, header, path: `csvs[${index}]` }));
    const tables = all.filter(({ names }) => names.length > 0);
    const counts = new Map<string, number>();
    for (const { names } of tables) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    const merged = [...counts].filter(([, count]) => columns === 'union' || count === tables.length).map(([name]) => name);
    if (tables.length > 0 && merged.length === 0) unprocessable('The texts have no column in common.', 'csvs');
    const rows = tables.reduce((total, table) => total + table.rows.length, 0);
    limitFields(rows, merged.length, 'csvs');
    const records = tables.flatMap((table) => {
      const places = merged.map((name) => table.places.get(name) ?? -1);
      return table.rows.map(({ fields }) => places.map((place) => fields[place] ?? ''));
    });
    if (header && merged.length > 0) records.unshift(merged);
    return { csv: writeCsv(records, all[0]?.delimiter ?? ',', all[0]?.ending ?? '\n'), rows, columns: merged };
  },
});

/** Whether the texts may have many rows and, together, many columns: a column for every second character of a first line at most. */
function mayBeWide(csvs: readonly string[]): boolean {
  const firstLines = totalLength(csvs.map((csv) => /^[^\r\n]*/.exec(csv)?.[0] ?? ''));
  const lines = csvs.reduce((sum, csv) => sum + csv.split(/[\r\n]/).length, 0);
  return firstLines * lines > 100_000;
}
