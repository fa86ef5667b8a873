// CREATE TABLE and INSERT statements for a table of texts.
import { z } from 'zod';
import { unprocessable } from '../../errors.ts';
import { isJsonInteger, isJsonNumber } from '../numbers/decimals.ts';
import { limitCharacters, limitFields, totalLength } from '../tables/csv.ts';

export const sqlDialect = z.enum(['standard', 'postgresql', 'mysql', 'sqlite', 'sqlserver']);
export type SqlDialect = z.output<typeof sqlDialect>;

/** The input field `table`. */
export const tableName = z.string().min(1).max(63).default('data').describe('Name of the table');

/** The input field `batchSize`. */
export const batchSizeInput = z.int().min(1).max(1000).default(100).describe('Rows per INSERT');

export type SqlType = 'integer' | 'bigint' | 'decimal' | 'boolean' | 'text';

/** A column: its name, type and a text per row, none standing for NULL. */
export interface SqlColumn {
  name: string;
  type: SqlType;
  cells: readonly (string | undefined)[];
}

export interface SqlOptions {
  table: string;
  dialect: SqlDialect;
  createTable: boolean;
  batchSize: number;
  /** The input field the data come from, for errors. */
  path: string;
}

const TYPE_NAMES: Record<SqlDialect, Record<SqlType, string>> = {
  standard: { integer: 'INTEGER', bigint: 'BIGINT', decimal: 'NUMERIC', boolean: 'BOOLEAN', text: 'VARCHAR(65535)' },
  postgresql: { integer: 'INTEGER', bigint: 'BIGINT', decimal: 'NUMERIC', boolean: 'BOOLEAN', text: 'TEXT' },
  mysql: { integer: 'INTEGER', bigint: 'BIGINT', decimal: 'DECIMAL(38,10)', boolean: 'BOOLEAN', text: 'TEXT' },
  sqlite: { integer: 'INTEGER', bigint: 'INTEGER', decimal: 'NUMERIC', boolean: 'BOOLEAN', text: 'TEXT' },
  sqlserver: { integer: 'INTEGER', bigint: 'BIGINT', decimal: 'DECIMAL(38,10)', boolean: 'BIT', text: 'NVARCHAR(MAX)' },
};

const MAX_32 = 2n ** 31n - 1n;
const MAX_64 = 2n ** 63n - 1n;

/** What a number needs: integer within 32 bits, bigint within 64, decimal otherwise. @param source a JSON number */
export function numericType(source: string): 'integer' | 'bigint' | 'decimal' {
  if (!isJsonInteger(source) || source.length > 20) return 'decimal';
  const value = BigInt(source);
  if (value > MAX_64 || value < -MAX_64 - 1n) return 'decimal';
  return value > MAX_32 || value < -MAX_32 - 1n ? 'bigint' : 'integer';
}

/** The type of a column that must hold values of two types. */
export function commonType(a: SqlType | undefined, b: SqlType): SqlType {
  if (a === undefined || a === b) return b;
  const order = ['integer', 'bigint', 'decimal'];
  const [rankA, rankB] = [order.indexOf(a), order.indexOf(b)];
  return rankA < 0 || rankB < 0 ? 'text' : rankA > rankB ? a : b;
}

/** The type a CSV field has by itself. */
export function fieldType(field: string): SqlType {
  if (isJsonNumber(field)) return numericType(field);
  return /^(?:true|false)$/i.test(field) ? 'boolean' : 'text';
}

/** The statements, separated by one line feed, none after the last. U+0000 is unprocessable. */
export function sqlScript(columns: readonly SqlColumn[], rows: number, options: SqlOptions): string {
  const { table, dialect, createTable, batchSize, path } = options;
  limitFields(rows, columns.length, path);
  const names = columns.map(({ name }) => quoteName(name, dialect, path));
  const target = quoteName(table, dialect, 'table');
  const inserts = Math.ceil(rows / batchSize);
  const cells = columns.reduce((total, column) => total + column.cells.reduce((length, cell) => length + (cell?.length ?? 4) + 2, 0), 0);
  limitCharacters((inserts + 1) * (totalLength(names) + 2 * names.length + target.length + 30) + 2 * cells + 5 * rows, path);
  const statements: string[] = [];
  if (createTable)
    statements.push(`CREATE TABLE ${target} (\n${columns.map(({ type }, index) => `  ${names[index]} ${TYPE_NAMES[dialect][type]}`).join(',\n')}\n);`);
  for (let start = 0; start < rows; start += batchSize) {
    const tuples: string[] = [];
    for (let row = start; row < Math.min(rows, start + batchSize); row++) {
      tuples.push(`  (${columns.map(({ type, cells }) => literal(cells[row], type, dialect, path)).join(', ')})`);
    }
    statements.push(`INSERT INTO ${target} (${names.join(', ')}) VALUES\n${tuples.join(',\n')};`);
  }
  return statements.join('\n');
}

function quoteName(name: string, dialect: SqlDialect, path: string): string {
  refuseNul(name, path);
  if (dialect === 'mysql') return `\`${name.replaceAll('`', '``')}\``;
  return dialect === 'sqlserver' ? `[${name.replaceAll(']', ']]')}]` : `"${name.replaceAll('"', '""')}"`;
}

function literal(cell: string | undefined, type: SqlType, dialect: SqlDialect, path: string): string {
  if (cell === undefined) return 'NULL';
  if (type === 'boolean') {
    const holds = cell.toLowerCase() === 'true';
    return dialect === 'sqlite' || dialect === 'sqlserver' ? (holds ? '1' : '0') : holds ? 'TRUE' : 'FALSE';
  }
  return type === 'text' ? sqlText(cell, dialect, path) : cell;
}

function sqlText(text: string, dialect: SqlDialect, path: string): string {
  refuseNul(text, path);
  const escaped = dialect === 'mysql' ? text.replaceAll('\\', '\\\\') : text;
  return `${dialect === 'sqlserver' ? 'N' : ''}'${escaped.replaceAll("'", "''")}'`;
}

function refuseNul(text: string, path: string): void {
  if (text.includes('\0')) unprocessable('SQL text cannot contain U+0000.', path);
}
