import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

const ROWS_AT_ONCE = 500;

/** A connection or a transaction on it. */
type Query = Pick<Database['query'], 'getExecutor'>;

interface Table {
  name: keyof Schema;
  columns: readonly string[];
  /** What tells its rows apart. */
  order: readonly string[];
}

/** What is copied, each table after those that it refers to. `usage_batches` and `admission_batches` are not: they say what running processes have written, and none runs on either database. */
const TABLES: readonly Table[] = [
  { name: 'user', columns: ['id', 'name', 'email', 'emailVerified', 'createdAt', 'updatedAt', 'plan', 'emailConfirmedAt'], order: ['id'] },
  { name: 'account', columns: ['id', 'accountId', 'providerId', 'userId', 'password', 'createdAt', 'updatedAt'], order: ['id'] },
  { name: 'session', columns: ['id', 'token', 'userId', 'createdAt', 'updatedAt', 'expiresAt', 'ipAddress', 'userAgent'], order: ['id'] },
  { name: 'sign_in_addresses', columns: ['accountId', 'address', 'lastAt'], order: ['accountId', 'address'] },
  { name: 'account_tokens', columns: ['hash', 'purpose', 'accountId', 'email', 'expiresAt'], order: ['hash'] },
  { name: 'api_keys', columns: ['id', 'hash', 'accountId', 'slot', 'name', 'prefix', 'createdAt', 'lastUsedAt', 'revokedAt'], order: ['id'] },
  { name: 'recipes', columns: ['accountId', 'name', 'slot', 'recipe', 'createdAt', 'updatedAt'], order: ['accountId', 'name'] },
  { name: 'admissions', columns: ['subject', 'windowMs', 'expiresAt', 'times'], order: ['subject', 'windowMs', 'expiresAt', 'times'] },
  {
    name: 'usage',
    columns: ['accountId', 'keyHash', 'hour', 'tool', 'code', 'count', 'msTotal', 'msMax', 'bytesIn', 'bytesOut'],
    order: ['accountId', 'keyHash', 'hour', 'tool', 'code'],
  },
];

/**
 * Copies all rows of a database into an empty one in PostgreSQL, in one transaction, and compares every row before it is committed.
 * Throws when the target is not empty or a row is not the same; then nothing has changed.
 * @returns how many rows each table has
 */
export async function copyDatabase(source: Database, target: Database): Promise<Record<string, number>> {
  return target.query.transaction().execute(async (transaction) => {
    for (const { name } of TABLES) {
      const { rows } = await sql`SELECT 1 FROM ${sql.table(name)} LIMIT 1`.execute(transaction);
      if (rows.length > 0) throw new Error(`The target is not empty: its table ${name} has rows. Nothing has been changed.`);
    }
    const counts: Record<string, number> = {};
    for (const table of TABLES) {
      const copied = await eachPage(source.query, table, (rows) => insert(transaction, table, rows));
      const found = await eachPage(transaction, table, async () => undefined);
      if (copied.sum !== found.sum || copied.count !== found.count)
        throw new Error(`The rows of ${table.name} are not the same after copying. Nothing has been changed.`);
      counts[table.name] = copied.count;
    }
    await sql`SELECT setval(pg_get_serial_sequence('api_keys', 'id'), (SELECT coalesce(max("id"), 0) + 1 FROM "api_keys"), false)`.execute(transaction);
    return counts;
  });
}

/** Hands on all rows of a table, page by page. @returns how many there are, and a sum over the digests of all, which does not depend on their order */
async function eachPage(query: Query, { name, columns, order }: Table, work: (rows: Row[]) => Promise<void>): Promise<{ count: number; sum: bigint }> {
  let [count, sum] = [0, 0n];
  for (;;) {
    const { rows } = await sql<Row>`
      SELECT ${names(columns)} FROM ${sql.table(name)} ORDER BY ${names(order)} LIMIT ${sql.lit(ROWS_AT_ONCE)} OFFSET ${sql.lit(count)}
    `.execute(query);
    if (rows.length > 0) await work(rows);
    for (const row of rows) sum = BigInt.asUintN(256, sum + digestOf(columns.map((column) => row[column])));
    count += rows.length;
    if (rows.length < ROWS_AT_ONCE) return { count, sum };
  }
}

type Row = Record<string, unknown>;

async function insert(query: Query, { name, columns }: Table, rows: Row[]): Promise<void> {
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`INSERT INTO ${sql.table(name)} (${names(columns)}) VALUES ${sql.join(values)}`.execute(query);
}

const names = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

function digestOf(values: unknown[]): bigint {
  const text = JSON.stringify(values.map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value)));
  return BigInt(`0x${createHash('sha256').update(text).digest('hex')}`);
}
