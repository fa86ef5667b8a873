import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { columnNames, delimiterInput, findColumn, readTable, writeCsv } from '../shared/tables/csv.ts';
import { grouped } from '../shared/text/counts.ts';

const MAX_FIELDS = 1_000_000;

export default defineTool({
  slug: 'csv-joiner',
  name: 'CSV Joiner',
  category: 'data',
  summary: 'Joins two CSV files on a key column, like a JOIN in SQL.',
  description:
    "The result has all columns of left, then those of right but its key; a name that left has too gets _right. Each row of left comes with every matching row of right, in order; for right and full the rows of right without a match follow, their key in left's key column. Empty keys never match. At most 1,000,000 fields.",
  reference: 'RFC 4180',
  keywords: ['vlookup', 'merge on key', 'inner join', 'outer join', 'lookup'],
  cost: 'heavy',
  inputs: z.strictObject({
    left: z.string().max(500_000).describe('The first CSV, with a header'),
    right: z.string().max(500_000).describe('The second CSV, with a header'),
    leftKey: z.string().min(1).max(1000).describe('Key column of left, by name or number'),
    rightKey: z.string().min(1).max(1000).optional().describe('Key column of right, by name or number; if omitted, the same as leftKey'),
    type: z
      .enum(['inner', 'left', 'right', 'full'])
      .default('inner')
      .describe('Which rows are kept without a match: none, the left ones, the right ones, or all'),
    caseSensitive: z.boolean().default(true).describe('true: keys A and a are different; false: case is ignored'),
    delimiter: delimiterInput.describe('Character that separates the fields of both; if omitted, detected for each'),
  }),
  result: z.strictObject({
    csv: z.string().describe('The joined rows, with a header'),
    rows: z.int().describe('Number of joined rows, the header not counted'),
  }),
  pageInputs: { left: 'id,name\n1,Ann\n2,Bo\n3,Cem', right: 'id,order\n1,Tea\n1,Coffee\n3,Cocoa', leftKey: 'id' },
  examples: [
    {
      inputs: { left: 'id,n\n1,A\n2,B', right: 'id,n\n2,x\n2,y\n3,z', leftKey: 'id', type: 'full' },
      result: { csv: 'id,n,n_right\n1,A,\n2,B,x\n2,B,y\n3,,z', rows: 4 },
    },
  ],
  run({ left, right, leftKey, rightKey = leftKey, type, caseSensitive, delimiter }) {
    const first = readTable(left, { delimiter, path: 'left' });
    const second = readTable(right, { delimiter, path: 'right' });
    if (first.names.length === 0) return { csv: '', rows: 0 };
    const key = findColumn(first, leftKey, 'leftKey');
    const otherKey = second.names.length === 0 ? -1 : findColumn(second, rightKey, rightKey === leftKey ? 'leftKey' : 'rightKey');
    const added = [...second.names.keys()].filter((place) => place !== otherKey);
    const taken = (name: string): string => (first.places.has(name) ? `${name}_right` : name);
    const names = columnNames([...first.names, ...added.map((place) => taken(second.names[place] ?? ''))]);
    const keyOf = (fields: readonly string[], place: number): string => (caseSensitive ? (fields[place] ?? '') : (fields[place] ?? '').toLowerCase());

    // Empty keys match nothing.
    const matches = Map.groupBy(second.rows, ({ fields }) => keyOf(fields, otherKey));
    matches.delete('');

    const records: string[][] = [];
    const add = (fields: readonly string[], other: readonly string[] | undefined): void => {
      if ((records.length + 2) * names.length > MAX_FIELDS) unprocessable(`The result would have more than ${grouped(MAX_FIELDS)} fields.`);
      records.push([...fields, ...added.map((place) => other?.[place] ?? '')]);
    };
    const matched = new Set<string>();
    for (const { fields } of first.rows) {
      const text = keyOf(fields, key);
      const same = matches.get(text);
      if (same) {
        matched.add(text);
        for (const other of same) add(fields, other.fields);
      } else if (type === 'left' || type === 'full') add(fields, undefined);
    }
    if (type === 'right' || type === 'full') {
      for (const { fields } of second.rows) {
        if (matched.has(keyOf(fields, otherKey))) continue;
        add(
          first.names.map((_, place) => (place === key ? (fields[otherKey] ?? '') : '')),
          fields,
        );
      }
    }
    return { csv: writeCsv([names, ...records], first.delimiter, first.ending), rows: records.length };
  },
});
