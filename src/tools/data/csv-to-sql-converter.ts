import { z } from 'zod';
import { defineTool } from '../define.ts';
import { batchSizeInput, commonType, fieldType, type SqlColumn, type SqlType, sqlDialect, sqlScript, tableName } from '../shared/formats/sql-script.ts';
import { csvInput, delimiterInput, makesLargeTable, readTable } from '../shared/tables/csv.ts';

export default defineTool({
  slug: 'csv-to-sql-converter',
  name: 'CSV to SQL Converter',
  category: 'data',
  summary: 'Writes CREATE TABLE and INSERT statements for a CSV.',
  description:
    'The CSV has a header. A column is INTEGER (BIGINT beyond 32 bits), decimal, boolean or text as all its fields allow; names are always quoted, in the way of the dialect. Numbers stay as written.',
  reference: 'RFC 4180, ISO/IEC 9075',
  keywords: ['insert', 'database', 'import', 'mysql', 'postgres', 'sqlite', 'table'],
  heavyWhen: makesLargeTable,
  inputs: z.strictObject({
    csv: csvInput,
    table: tableName,
    dialect: sqlDialect.default('standard').describe('SQL dialect: how names, types and strings are written'),
    createTable: z.boolean().default(true).describe('Whether to write CREATE TABLE too'),
    inferTypes: z.boolean().default(true).describe('true: column types follow the fields; false: every column is text'),
    emptyAsNull: z.boolean().default(true).describe('true: empty fields are NULL; false: empty strings, which make the column text'),
    batchSize: batchSizeInput.describe('Maximum number of rows in one INSERT statement'),
    delimiter: delimiterInput,
  }),
  result: z.strictObject({ sql: z.string().describe('The SQL statements'), rows: z.int().describe('Number of rows inserted') }),
  pageInputs: { csv: 'id,name,price\n1,Tea,4.50\n2,"Coffee, ground",7.90\n3,Cocoa,5.20', table: 'drinks' },
  examples: [
    {
      inputs: { csv: 'id,na"me\n1,O\'Neil\n2,' },
      result: {
        sql: 'CREATE TABLE "data" (\n  "id" INTEGER,\n  "na""me" VARCHAR(65535)\n);\nINSERT INTO "data" ("id", "na""me") VALUES\n  (1, \'O\'\'Neil\'),\n  (2, NULL);',
        rows: 2,
      },
    },
  ],
  run({ csv, table, dialect, createTable, inferTypes, emptyAsNull, batchSize, delimiter }) {
    const { names, rows } = readTable(csv, { delimiter });
    if (names.length === 0) return { sql: '', rows: 0 };
    const columns = names.map((name, place): SqlColumn => {
      const cells = rows.map(({ fields }) => (emptyAsNull && fields[place] === '' ? undefined : (fields[place] ?? '')));
      return { name, cells, type: inferTypes ? typeOf(cells) : 'text' };
    });
    return { sql: sqlScript(columns, rows.length, { table, dialect, createTable, batchSize, path: 'csv' }), rows: rows.length };
  },
});

function typeOf(cells: readonly (string | undefined)[]): SqlType {
  let type: SqlType | undefined;
  for (const cell of cells) if (cell !== undefined) type = commonType(type, fieldType(cell));
  return type ?? 'text';
}
