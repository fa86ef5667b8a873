import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { base64Of } from '../shared/platform/bytes.ts';
import { TINY_SQLITE } from './lib/file-samples.ts';
import { fileBytes, fileText } from './lib/given-file.ts';
import { Database, headerOf, type Queryable, SqlError, type SqlValue } from './lib/sqlite/database.ts';

const MAX_CHARACTERS = 20_000_000;
const MAX_TABLES = 5000;
const MAX_EXACT = 2n ** 53n;
const FIRST_WORD = /^(?:[\s;(]|--[^\n]*(?:\n|$)|\/\*(?:[^*]|\*(?!\/))*(?:\*\/|$))*([A-Za-z_]*)/;
const ONLY_SPACE = /^(?:[\s;]|--[^\n]*(?:\n|$)|\/\*(?:[^*]|\*(?!\/))*(?:\*\/|$))*$/;

const column = z.strictObject({
  name: z.string().describe('Name of the column'),
  type: z.string().describe('Type of the column as it was declared; empty where none was'),
  notNull: z.boolean().describe('Whether the column was declared NOT NULL'),
  primaryKey: z.int().describe('Place of the column in the primary key from 1, 0 when it is not part of it'),
  defaultValue: z.string().optional().describe('Default of the column, as written in the SQL'),
});

export default defineTool({
  slug: 'sqlite-inspector',
  name: 'SQLite Inspector',
  category: 'documents',
  summary: 'Shows the tables, columns, indexes and rows of a SQLite database file, and runs read-only SQL on it.',
  description:
    'SQLite itself reads a copy in memory: nothing is written, attached or loaded, and what a WAL file beside it holds is not seen. Integers beyond 2^53 are strings, blobs Base64, infinities null. Rows of a virtual table that cannot be counted are -1. Encrypted databases (SQLCipher) are refused.',
  reference: 'SQLite 3.54, database file format 3',
  keywords: ['sqlite viewer', 'db file', 'sqlite3', 'open database', 'schema', 'query', 'sql', 'browser for sqlite'],
  cost: 'heavy',
  inputs: z.strictObject({
    file: fileText('The SQLite database'),
    sql: z.string().min(1).max(100_000).optional().describe('One SELECT, WITH or VALUES statement to run; none if left out'),
    parameters: z
      .array(z.union([z.null(), z.boolean(), z.number(), z.string().max(1_000_000)]).describe('A value: a number, string, boolean or null'))
      .max(100)
      .optional()
      .describe('Values for the question marks in the SQL, in their order'),
    limit: z.int().min(1).max(10_000).default(1000).describe("Maximum number of rows of the query's result to give"),
  }),
  result: z.strictObject({
    tables: z
      .array(
        z.strictObject({
          name: z.string().describe('Name of the table'),
          rows: z.int().describe('Number of rows'),
          columns: z.array(column).describe('Columns of the table'),
          indexes: z.array(z.string()).describe('Names of the indexes that were made for the table'),
          sql: z.string().describe('Statement that made the table'),
        }),
      )
      .describe('The tables in the order of the schema'),
    views: z
      .array(z.strictObject({ name: z.string().describe('Name of the view'), sql: z.string().describe('Statement that made the view') }))
      .describe('The views in the order of the schema'),
    triggers: z
      .array(
        z.strictObject({
          name: z.string().describe('Name of the trigger'),
          table: z.string().describe('Table or view that the trigger is on'),
          sql: z.string().describe('Statement that made the trigger'),
        }),
      )
      .describe('The triggers in the order of the schema'),
    pageSize: z.int().describe('Size of a page in bytes'),
    pageCount: z.int().describe('Number of pages in the database'),
    encoding: z.enum(['UTF-8', 'UTF-16le', 'UTF-16be']).describe('Encoding of text in the database'),
    userVersion: z.int().describe('Version number that applications set'),
    applicationId: z.int().describe('Number that says which application the file belongs to'),
    journalMode: z.enum(['delete', 'wal']).describe('Journal mode by the header of the file'),
    integrity: z.string().describe('ok, or the first complaint of quick_check'),
    columns: z.array(z.string()).optional().describe('Names of the columns that the SQL gives'),
    rows: z.array(z.array(z.unknown())).optional().describe('Rows that the SQL gives, each a list of values'),
    truncated: z.boolean().optional().describe('Whether the SQL gives more rows than the limit'),
  }),
  examples: [
    {
      inputs: { file: TINY_SQLITE, sql: 'SELECT name FROM t ORDER BY id' },
      result: {
        tables: [
          {
            name: 't',
            rows: 2,
            columns: [
              { name: 'id', type: 'INTEGER', notNull: false, primaryKey: 1 },
              { name: 'name', type: 'TEXT', notNull: true, primaryKey: 0 },
            ],
            indexes: [],
            sql: 'CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT NOT NULL)',
          },
        ],
        views: [],
        triggers: [],
        pageSize: 512,
        pageCount: 2,
        encoding: 'UTF-8',
        userVersion: 0,
        applicationId: 0,
        journalMode: 'delete',
        integrity: 'ok',
        columns: ['name'],
        rows: [['a'], ['b']],
        truncated: false,
      },
    },
  ],
  async run({ file, sql, parameters, limit }) {
    if (sql === undefined && parameters !== undefined) invalid('parameters', 'go with sql alone');
    const bytes = fileBytes(file);
    const database = await opened(bytes);
    try {
      return answer(database, bytes, { sql, parameters, limit });
    } finally {
      database.close();
    }
  },
});

interface Asked {
  sql: string | undefined;
  parameters: readonly Parameter[] | undefined;
  limit: number;
}

async function opened(bytes: Uint8Array): Promise<Queryable> {
  try {
    return await Database.open(bytes);
  } catch (error) {
    if (error instanceof SqlError) return unprocessable(`The SQLite database cannot be opened: ${error.message}.`, 'file');
    throw error;
  }
}

function answer(database: Queryable, bytes: Uint8Array, { sql, parameters, limit }: Asked) {
  const facts = saidBy(() => ({ ...schemaOf(database), ...settingsOf(database) }), 'The SQLite database cannot be read', 'file');
  return {
    ...facts,
    ...headerOf(bytes),
    integrity: integrityOf(database),
    ...(sql !== undefined && answerOf(database, sql, parameters ?? [], limit)),
  };
}

/** Turns what SQLite says into what is unprocessable. */
function saidBy<Given>(ask: () => Given, problem: string, path: string): Given {
  try {
    return ask();
  } catch (error) {
    if (error instanceof SqlError) return unprocessable(`${problem}: ${error.message}.`, path);
    throw error;
  }
}

const text = (value: SqlValue | undefined): string => (typeof value === 'string' ? value : String(value ?? ''));
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

function schemaOf(database: Queryable) {
  const { rows } = database.query('SELECT type, name, tbl_name, sql FROM sqlite_schema', { most: MAX_CHARACTERS });
  const entries = rows.map(([type, name, table, sql]) => ({ type: text(type), name: text(name), table: text(table), sql: text(sql) }));
  const own = entries.filter(({ name }) => !/^sqlite_/i.test(name));
  const ofType = (type: string) => own.filter((entry) => entry.type === type);
  const tables = ofType('table');
  if (tables.length > MAX_TABLES) unprocessable(`The database has more than ${MAX_TABLES} tables.`, 'file');
  const indexes = Map.groupBy(ofType('index'), ({ table }) => table.toLowerCase());
  return {
    tables: tables.map(({ name, sql }) => ({
      name,
      rows: rowsOf(database, name, sql),
      columns: columnsOf(database, name),
      indexes: (indexes.get(name.toLowerCase()) ?? []).map((index) => index.name),
      sql,
    })),
    views: ofType('view').map(({ name, sql }) => ({ name, sql })),
    triggers: ofType('trigger').map(({ name, table, sql }) => ({ name, table, sql })),
  };
}

function rowsOf(database: Queryable, name: string, sql: string): number {
  try {
    return Number(database.query(`SELECT count(*) FROM main.${quoted(name)}`).rows[0]?.[0] ?? 0);
  } catch (error) {
    // Its module is not part of this SQLite.
    if (error instanceof SqlError && /^\s*CREATE\s+VIRTUAL\b/i.test(sql)) return -1;
    throw error;
  }
}

function columnsOf(database: Queryable, table: string) {
  const query = 'SELECT name, type, "notnull", pk, dflt_value FROM pragma_table_xinfo(?) WHERE hidden <> 1';
  let rows: SqlValue[][];
  try {
    ({ rows } = database.query(query, { parameters: [table] }));
  } catch (error) {
    if (error instanceof SqlError && /no such module/.test(error.message)) return [];
    throw error;
  }
  return rows.map(([name, type, notNull, key, defaultValue]) => ({
    name: text(name),
    type: text(type),
    notNull: notNull === 1n,
    primaryKey: Number(key),
    ...(defaultValue !== null && { defaultValue: text(defaultValue) }),
  }));
}

function encodingOf(name: string): 'UTF-8' | 'UTF-16le' | 'UTF-16be' {
  return name === 'UTF-16le' || name === 'UTF-16be' ? name : 'UTF-8';
}

function settingsOf(database: Queryable) {
  const setting = (name: string): SqlValue => database.query(`PRAGMA ${name}`).rows[0]?.[0] ?? null;
  return {
    pageCount: Number(setting('page_count')),
    encoding: encodingOf(text(setting('encoding'))),
    userVersion: Number(setting('user_version')),
    applicationId: Number(setting('application_id')),
  };
}

function integrityOf(database: Queryable): string {
  try {
    const complaint = text(database.query('PRAGMA quick_check(1)').rows[0]?.[0]);
    return complaint.split('\n').find((line) => !line.startsWith('***')) ?? complaint;
  } catch (error) {
    if (error instanceof SqlError) return error.message;
    throw error;
  }
}

type Parameter = null | boolean | number | string;

function answerOf(database: Queryable, sql: string, parameters: readonly Parameter[], limit: number) {
  const word = FIRST_WORD.exec(sql)?.[1] ?? '';
  if (!/^(?:select|with|values)$/i.test(word)) unprocessable('The SQL is not a query: it must be one SELECT, WITH or VALUES statement.', 'sql');
  return saidBy(
    () => {
      const facts = database.describe(sql);
      if (!ONLY_SPACE.test(facts.rest)) unprocessable('The SQL has more than one statement; only one query is run.', 'sql');
      if (!facts.isReadOnly) unprocessable('The SQL would change the database: attempt to write a readonly database.', 'sql');
      if (facts.parameters !== undefined && facts.parameters !== parameters.length)
        unprocessable(`The SQL has ${facts.parameters} parameters, and ${parameters.length} are given.`, 'parameters');
      const { columns, rows, isTruncated } = database.query(sql, { parameters: parameters.map(sqlValue), limit, most: MAX_CHARACTERS });
      return { columns, rows: rows.map((row) => row.map(jsonValue)), truncated: isTruncated };
    },
    'SQLite refuses the SQL',
    'sql',
  );
}

function sqlValue(value: Parameter): SqlValue {
  if (typeof value === 'boolean') return value ? 1n : 0n;
  return typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : value;
}

function jsonValue(value: SqlValue): null | number | string {
  if (typeof value === 'bigint') return value <= MAX_EXACT && value >= -MAX_EXACT ? Number(value) : String(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return value instanceof Uint8Array ? base64Of(value) : value;
}
