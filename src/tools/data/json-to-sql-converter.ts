import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { batchSizeInput, commonType, numericType, type SqlColumn, type SqlType, sqlDialect, sqlScript, tableName } from '../shared/formats/sql-script.ts';
import { type JsonValue, parseJson } from '../shared/json/json.ts';
import { membersOf, scalarText, withoutRepeats } from '../shared/json/tree.ts';
import { writeJson } from '../shared/json/write-json.ts';
import { limitFields } from '../shared/tables/csv.ts';
import { mayBeWide } from '../shared/tables/rows.ts';

export default defineTool({
  slug: 'json-to-sql-converter',
  name: 'JSON to SQL Converter',
  category: 'data',
  summary: 'Writes CREATE TABLE and INSERT statements for an array of JSON objects.',
  description:
    'Columns are the members in order of first appearance; missing ones and null are NULL. Numbers without point and exponent within 64 bits are integers, other numbers decimals, kept as written; columns of mixed kinds are text. Nested arrays and objects are text, as JSON.',
  reference: 'RFC 8259, ISO/IEC 9075',
  keywords: ['insert', 'database', 'import', 'mysql', 'postgres', 'sqlite', 'table'],
  heavyWhen: ({ json }) => mayBeWide(json),
  inputs: z.strictObject({
    json: z.string().max(1_000_000).describe('JSON text: an object or an array of objects'),
    table: tableName,
    dialect: sqlDialect.default('standard').describe('SQL dialect: how names, types and strings are written'),
    createTable: z.boolean().default(true).describe('Whether to write CREATE TABLE too'),
    batchSize: batchSizeInput.describe('Maximum number of rows in one INSERT statement'),
  }),
  result: z.strictObject({ sql: z.string().describe('The SQL statements'), rows: z.int().describe('Number of rows inserted') }),
  pageInputs: { json: '[{"id":1,"name":"Ann","address":{"city":"Oslo"},"tags":["admin","editor"]},{"id":2,"name":"Bo","address":{"city":"Rome"},"tags":[]}]' },
  examples: [
    {
      inputs: { json: '[{"id":1,"ok":true},{"id":3000000000,"x":{"a":1}}]', dialect: 'sqlite', table: 't' },
      result: {
        sql: 'CREATE TABLE "t" (\n  "id" INTEGER,\n  "ok" BOOLEAN,\n  "x" TEXT\n);\nINSERT INTO "t" ("id", "ok", "x") VALUES\n  (1, 1, NULL),\n  (3000000000, NULL, \'{"a":1}\');',
        rows: 2,
      },
    },
  ],
  run({ json, table, dialect, createTable, batchSize }) {
    const value = parseJson(json, 'json');
    const items = value.kind === 'array' ? value.items : [value];
    if (items.length === 0) unprocessable('The array is empty: it has no columns.', 'json');
    const rows = items.map((item, index) =>
      item.kind === 'object'
        ? membersOf(item)
        : unprocessable(`${value.kind === 'array' ? `Item ${index} of the array` : 'The JSON'} must be an object, not ${kindName(item)}.`, 'json'),
    );
    const names = new Set<string>();
    for (const row of rows) for (const name of row.keys()) names.add(name);
    if (names.size === 0) unprocessable('The objects have no members, so there are no columns.', 'json');
    limitFields(rows.length, names.size, 'json');
    const columns = Array.from(names, (name): SqlColumn => {
      const values = rows.map((row) => row.get(name));
      return { name, type: typeOf(values), cells: values.map(cellOf) };
    });
    return { sql: sqlScript(columns, rows.length, { table, dialect, createTable, batchSize, path: 'json' }), rows: rows.length };
  },
});

const kindName = ({ kind }: JsonValue): string => (kind === 'null' ? 'null' : kind === 'array' ? 'an array' : `a ${kind}`);

function typeOf(values: readonly (JsonValue | undefined)[]): SqlType {
  let type: SqlType | undefined;
  for (const value of values) {
    if (value === undefined || value.kind === 'null') continue;
    type = commonType(type, value.kind === 'number' ? numericType(value.source) : value.kind === 'boolean' ? 'boolean' : 'text');
  }
  return type ?? 'text';
}

function cellOf(value: JsonValue | undefined): string | undefined {
  if (value === undefined || value.kind === 'null') return undefined;
  return scalarText(value) ?? writeJson(withoutRepeats(value), { indent: 0 });
}
