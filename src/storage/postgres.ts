import { Kysely } from 'kysely';
import { Client, type ClientConfig, DatabaseError, Pool, types } from 'pg';
import { isCertificateFault } from '../basics/certificate-faults.ts';
import type { Database } from './database.ts';
import { DatabaseRefused, DatabaseUnavailable } from './errors.ts';
import { postgresDialect } from './postgres-dialect.ts';
import { POSTGRES_MIGRATIONS } from './postgres-schema.ts';
import { checkReadiness } from './readiness.ts';
import type { Schema } from './schema.ts';
import { sharedAsking } from './shared-asking.ts';

/** Names the lock under which the database is brought to the newest version ("tool", "rack" as numbers). */
const MIGRATION_LOCK = [0x746f6f6c, 0x7261636b];
const MIGRATE_WITHIN_MS = 60_000;
/** A process that stops in the middle of a transaction holds its locks no longer than this. */
const IDLE_IN_TRANSACTION_MS = 10_000;
const INT8 = 20;
/** SQLSTATE of what does not go away by trying again: wrong user, wrong password, no such database, no right to make tables. */
const REFUSALS = ['28000', '28P01', '3D000', '42501'];
/** How pg says that the server asks for a password and there is none, or that the server does not know it; and that the server has no TLS. */
const REFUSING_MESSAGES = /^(?:SASL:|The server does not support SSL connections)/;
/** How PgBouncer refuses what it does not pass on; its other faults have the same SQLSTATE (08P01), and some of them go away. */
const REFUSED_PARAMETER = /^unsupported startup parameter/;
const HINT_FOR_POOLERS = '. PgBouncer needs ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout and pool_mode = session';

/** How a PostgreSQL database is reached. */
export interface PostgresOptions {
  url: string;
  /** The most connections. */
  connections: number;
  /** How long a connection or a query may take, in milliseconds. */
  timeoutMs: number;
  /** Told how long each query took, in milliseconds. */
  onQuery?: ((ms: number) => void) | undefined;
}

/**
 * Opens a database in PostgreSQL (15 or newer) and brings it to the newest version; several processes that start at once do so in turn.
 * Throws `DatabaseRefused` where trying again does not help, and `DatabaseUnavailable` where it may.
 */
export async function openPostgres({ url, connections, timeoutMs, onQuery }: PostgresOptions): Promise<Database> {
  await migrate(url, timeoutMs);
  const pool = new Pool({
    ...settings(url, timeoutMs),
    max: connections,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  });
  // A connection that breaks fails what runs on it; one on which nothing runs is replaced without a message.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const query = new Kysely<Schema>({
    dialect: postgresDialect(pool),
    ...(onQuery && { log: ({ queryDurationMillis }) => onQuery(queryDurationMillis) }),
  });
  return {
    query,
    revision: sharedAsking(async () => (await query.selectFrom('revision').select('number').executeTakeFirstOrThrow()).number),
    activeKey: (hash) =>
      query
        .selectFrom('api_keys')
        .innerJoin('user', 'user.id', 'api_keys.accountId')
        .select(['api_keys.hash', 'api_keys.accountId', 'user.plan'])
        .where('api_keys.hash', '=', hash)
        .where('api_keys.revokedAt', 'is', null)
        .executeTakeFirst(),
    // Triggers count the revision in the transaction itself.
    change: (_accountId, work) => work(),
    check: () => checkReadiness(query),
    async close() {
      await query.destroy();
      await pool.end();
    },
  };
}

/** What an error of a connection outside the pool means: whether trying again may help. */
export function faultOfConnecting(error: unknown): DatabaseRefused | DatabaseUnavailable {
  if (error instanceof DatabaseRefused) return error;
  if (!(error instanceof Error) || !isRefusal(error)) return DatabaseUnavailable.because(error);
  const hint = REFUSED_PARAMETER.test(error.message) ? HINT_FOR_POOLERS : '';
  return new DatabaseRefused(`DATABASE_URL: cannot be used: ${withoutStop(error.message)}${hint}.`, { cause: error });
}

const isRefusal = (error: Error): boolean =>
  error instanceof DatabaseError
    ? REFUSALS.includes(error.code ?? '') || REFUSED_PARAMETER.test(error.message)
    : isCertificateFault(error) || REFUSING_MESSAGES.test(error.message);

const withoutStop = (message: string): string => message.replace(/[.\s]+$/, '');

/** The settings of every connection. Whole numbers are read as numbers: none of ours is beyond 2^53. */
export function settings(url: string, timeoutMs: number): ClientConfig {
  return {
    connectionString: url,
    application_name: 'toolrack',
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    statement_timeout: timeoutMs,
    keepAlive: true,
    types: { getTypeParser: ((oid: number, format?: 'text') => (oid === INT8 ? Number : types.getTypeParser(oid, format))) as typeof types.getTypeParser },
  };
}

async function migrate(url: string, timeoutMs: number): Promise<void> {
  const client = newClient({ ...settings(url, timeoutMs), query_timeout: MIGRATE_WITHIN_MS, statement_timeout: MIGRATE_WITHIN_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1, $2)', MIGRATION_LOCK);
    await client.query('CREATE TABLE IF NOT EXISTS "schema_version" ("version" INTEGER NOT NULL)');
    const { rows } = await client.query<{ version: number }>('SELECT "version" FROM "schema_version"');
    const version = rows[0]?.version ?? 0;
    if (version > POSTGRES_MIGRATIONS.length) throw new DatabaseRefused('The database was written by a newer version of Toolrack than this one.');
    for (const migration of POSTGRES_MIGRATIONS.slice(version)) await client.query(migration);
    await client.query('DELETE FROM "schema_version"');
    await client.query('INSERT INTO "schema_version" VALUES ($1)', [POSTGRES_MIGRATIONS.length]);
    await client.query('COMMIT');
  } catch (error) {
    throw faultOfConnecting(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A client, not yet connected. Throws `DatabaseRefused` for parameters of the address that cannot be used, such as a certificate that is not there. */
export function newClient(config: ClientConfig): Client {
  try {
    return new Client(config);
  } catch (error) {
    throw new DatabaseRefused(`DATABASE_URL: cannot be used: ${withoutStop(error instanceof Error ? error.message : String(error))}.`, { cause: error });
  }
}
