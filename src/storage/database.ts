import { type BigIntStats, statSync } from 'node:fs';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { Kysely } from 'kysely';
import { type Plan, planNamed } from '../settings/config.ts';
import { DatabaseGone, explainOpening, isBusy } from './errors.ts';
import { databaseFile, guardDatabase, makeFolder } from './files.ts';
import { checkReadiness } from './readiness.ts';
import { MIGRATIONS, type Schema } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

/** How long opening waits for another process that opens the database at the same moment, in milliseconds. */
const OPEN_WAIT_MS = 5_000;
const OPEN_RETRY_MS = 20;
const WRITE_WAIT_MS = 5_000;
const LOOK_EVERY_MS = 500;
/** The write-ahead log is cut back to this size after a checkpoint. */
const MAX_WAL_BYTES = 4 * 1024 * 1024;

/** An active key and what its account may do. */
export interface ActiveKey {
  hash: string;
  accountId: string;
  plan: Plan;
}

/** The open database. `isDatabaseFault` tells what it throws when it does not work from other errors. */
export interface Database {
  readonly query: Kysely<Schema>;
  /**
   * A number that grows when what is kept in memory of keys may no longer be right, whoever made the change.
   * Throws where that cannot be known.
   */
  revision(): number | Promise<number>;
  /** The active key with this SHA-256, in hex. */
  activeKey(hash: string): ActiveKey | undefined | Promise<ActiveKey | undefined>;
  /** Does work that changes an account's plan or its keys, so that whoever keeps them in memory reads them anew. */
  change<Result>(accountId: string, work: () => Promise<Result>): Promise<Result>;
  /** Writes something, so that it throws when nothing can be written. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** The embedded database: a file of this process's own. */
export interface EmbeddedDatabase extends Database {
  /** The one connection of this process. Its calls are synchronous and never wait for a lock: they throw. */
  readonly sqlite: DatabaseSync;
  /** Costs about a microsecond. Throws when the file has been deleted or replaced: then nobody knows what others have written. */
  revision(): number;
  activeKey(hash: string): ActiveKey | undefined;
  /** Moves what is in the write-ahead log into the database file, as far as nobody is reading it. */
  checkpoint(): void;
}

/**
 * Opens `toolrack.db` in a folder, which is made when it is not there, and brings it to the newest version. Errors name the file.
 * @param waitMs how long a query waits for the lock of another process
 * @param onQuery told how long each query took, in milliseconds
 */
export async function openDatabase({
  dataDir,
  waitMs = WRITE_WAIT_MS,
  onQuery,
}: {
  dataDir: string;
  waitMs?: number;
  onQuery?: ((ms: number) => void) | undefined;
}): Promise<EmbeddedDatabase> {
  makeFolder(dataDir);
  const file = databaseFile(dataDir);
  guardDatabase(file);
  const sqlite = openFile(file);
  const watch = watchFile(file);
  const changes = countChanges(sqlite, watch.recall);
  const lookup = sqlite.prepare(
    'SELECT k.hash, k.accountId, u.plan FROM api_keys k JOIN user u ON u.id = k.accountId WHERE k.hash = ? AND k.revokedAt IS NULL',
  );
  const query = new Kysely<Schema>({
    dialect: sqliteDialect({ sqlite, waitMs, check: watch.look }),
    ...(onQuery && { log: ({ queryDurationMillis }) => onQuery(queryDurationMillis) }),
  });
  return {
    sqlite,
    query,
    revision: changes.revision,
    activeKey: (hash) => activeKeyOf(lookup.get(hash)),
    async change(_accountId, work) {
      try {
        return await work();
      } finally {
        changes.add();
      }
    },
    check: () => checkReadiness(query),
    checkpoint: () => sqlite.exec('PRAGMA wal_checkpoint(TRUNCATE)'),
    async close() {
      watch.stop();
      await query.destroy();
      sqlite.close();
    },
  };
}

/** Numbers the changes of the database. @param recall throws when they cannot be known */
function countChanges(sqlite: DatabaseSync, recall: () => void): { revision(): number; add(): void } {
  // SQLite counts the commits of other connections only (PRAGMA data_version).
  const dataVersion = sqlite.prepare('PRAGMA data_version');
  let seen = dataVersion.get()?.data_version;
  let revision = 0;
  // Asked once per turn of the event loop: the requests of one turn arrived together.
  let fresh = false;
  const expire = () => {
    fresh = false;
  };
  return {
    revision() {
      if (fresh) return revision;
      recall();
      const version = dataVersion.get()?.data_version;
      fresh = true;
      setImmediate(expire);
      if (version !== seen) {
        seen = version;
        revision++;
      }
      return revision;
    },
    add() {
      revision++;
    },
  };
}

/** Opens a database file and brings it to the newest version. */
function openFile(file: string): DatabaseSync {
  const deadline = performance.now() + OPEN_WAIT_MS;
  for (;;) {
    try {
      return openOnce(file);
    } catch (error) {
      // Two processes that turn on the write-ahead log at once: SQLite refuses one of them without waiting.
      if (!isBusy(error) || performance.now() >= deadline) throw explainOpening(error, file);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)), 0, 0, OPEN_RETRY_MS);
    }
  }
}

function openOnce(file: string): DatabaseSync {
  const sqlite = new DatabaseSync(file);
  try {
    sqlite.exec(
      `PRAGMA busy_timeout = ${OPEN_WAIT_MS}; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON; PRAGMA journal_size_limit = ${MAX_WAL_BYTES};`,
    );
    migrate(sqlite);
    // Reads the schema, so that damage to it is found now.
    sqlite.prepare('SELECT id FROM user LIMIT 1').get();
    sqlite.exec('PRAGMA busy_timeout = 0');
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

/** Notices when the file under a name is not the one of the start any more: writes would go where nobody finds them. */
function watchFile(file: string): { look(): void; recall(): void; stop(): void } {
  const idOf = (status: BigIntStats | undefined): string | undefined => status && `${status.dev} ${status.ino}`;
  const opened = idOf(statSync(file, { bigint: true }));
  let gone = false;
  const isGone = (): boolean => {
    gone = idOf(statSync(file, { bigint: true, throwIfNoEntry: false })) !== opened;
    return gone;
  };
  const timer = setInterval(isGone, LOOK_EVERY_MS).unref();
  return {
    /** Looks, and throws when the file is gone. */
    look() {
      if (isGone()) throw new DatabaseGone(file);
    },
    /** Throws when it was gone at the last look. */
    recall() {
      if (gone) throw new DatabaseGone(file);
    },
    stop: () => clearInterval(timer),
  };
}

/** Two processes that start at once wait for each other: the version is read inside the transaction. */
function migrate(sqlite: DatabaseSync): void {
  sqlite.exec('BEGIN IMMEDIATE');
  try {
    const version = Number(sqlite.prepare('PRAGMA user_version').get()?.user_version ?? 0);
    if (version > MIGRATIONS.length) throw new Error('The database was written by a newer version of Toolrack than this one.');
    for (const migration of MIGRATIONS.slice(version)) sqlite.exec(migration);
    sqlite.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
    sqlite.exec('COMMIT');
  } catch (error) {
    if (sqlite.isTransaction) sqlite.exec('ROLLBACK');
    throw error;
  }
}

function activeKeyOf(row: Record<string, SQLOutputValue> | undefined): ActiveKey | undefined {
  if (!row) return undefined;
  const plan = planNamed(row.plan);
  if (plan === undefined) throw new Error(`the account ${row.accountId} has a plan that does not exist: ${row.plan}`);
  return { hash: String(row.hash), accountId: String(row.accountId), plan };
}
