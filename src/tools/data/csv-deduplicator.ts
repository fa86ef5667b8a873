import { z } from 'zod';
import { defineTool } from '../define.ts';
import { csvInput, delimiterInput, findColumn, headerInput, makesLargeTable, readTable, tableToCsv } from '../shared/tables/csv.ts';
import { trim as trimText } from '../shared/text/segments.ts';

export default defineTool({
  slug: 'csv-deduplicator',
  name: 'CSV Deduplicator',
  category: 'data',
  summary: 'Removes rows of a CSV that repeat, by whole row or chosen columns.',
  description: 'Rows stay in their order and as they were written; case and white space are left out only of the comparison. The header stays.',
  reference: 'RFC 4180',
  keywords: ['duplicates', 'distinct', 'unique rows', 'dedupe'],
  heavyWhen: makesLargeTable,
  inputs: z.strictObject({
    csv: csvInput,
    columns: z.array(z.string()).min(1).max(100).optional().describe('Columns to compare, by name or number; if omitted, all'),
    keep: z.enum(['first', 'last', 'none']).default('first').describe('Which of the repeated rows stays; none keeps only rows that never repeat'),
    caseSensitive: z.boolean().default(true).describe('true: A and a are different; false: case is ignored'),
    trim: z.boolean().default(false).describe('Ignore white space around fields when comparing'),
    delimiter: delimiterInput,
    header: headerInput,
  }),
  result: z.strictObject({
    csv: z.string().describe('The CSV without the repeated rows'),
    kept: z.int().describe('Number of rows kept, the header not counted'),
    removed: z.int().describe('Number of rows removed'),
  }),
  pageInputs: { csv: 'email,name\nann@example.com,Ann\nbo@example.com,Bo\nann@example.com,Ann Lee', columns: ['email'], keep: 'last' },
  examples: [{ inputs: { csv: 'id,v\n1,a\n2,b\n1,c', columns: ['id'], keep: 'last' }, result: { csv: 'id,v\n2,b\n1,c', kept: 2, removed: 1 } }],
  run({ csv, columns, keep, caseSensitive, trim, delimiter, header }) {
    const table = readTable(csv, { delimiter, header });
    if (table.names.length === 0) return { csv: '', kept: 0, removed: 0 };
    const places = columns?.map((column, index) => findColumn(table, column, `columns[${index}]`));
    const normal = (field: string): string => {
      const shown = trim ? trimText(field) : field;
      return caseSensitive ? shown : shown.toLowerCase();
    };
    const keys = table.rows.map(({ fields }) => JSON.stringify((places?.map((place) => fields[place] ?? '') ?? fields).map(normal)));
    const first = new Map<string, number>();
    const last = new Map<string, number>();
    for (const [index, key] of keys.entries()) {
      if (!first.has(key)) first.set(key, index);
      last.set(key, index);
    }
    const kept = table.rows.filter((_, index) => {
      const key = keys[index] ?? '';
      return (keep === 'last' || first.get(key) === index) && (keep === 'first' || last.get(key) === index);
    });
    return { csv: tableToCsv(table, kept), kept: kept.length, removed: table.rows.length - kept.length };
  },
});
