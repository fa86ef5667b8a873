import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import { MIGRATIONS, type Schema } from './schema.ts';

const BUSY_TIMEOUT_MS = 5_000;

/** The open database. */
export interface Database {
  /** The one connection of this process; its calls are synchronous. */
  readonly sqlite: DatabaseSync;
  readonly query: Kysely<Schema>;
  /** A number that has grown when another process has written, or `changed` was called, since it was last asked for. Costs about a microsecond. */
  revision(): number;
  /** Says that this process has written something that others keep in memory. */
  changed(): void;
  close(): Promise<void>;
}

/** Opens `toolrack.db` in a folder, which is made when it is not there, and brings it to the newest version. */
export async function openDatabase({ dataDir }: { dataDir: string }): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const sqlite = new DatabaseSync(join(dataDir, 'toolrack.db'));
  sqlite.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;`);
  migrate(sqlite);
  // SQLite counts the commits of other connections only (PRAGMA data_version).
  const dataVersion = sqlite.prepare('PRAGMA data_version');
  let seen = dataVersion.get()?.data_version;
  let revision = 0;
  // Asked once per turn of the event loop: the requests of one turn arrived together.
  let fresh = false;
  const expire = () => {
    fresh = false;
  };
  const query = new Kysely<Schema>({ dialect: new SqliteDialect({ database: driverOf(sqlite) }) });
  return {
    sqlite,
    query,
    revision() {
      if (fresh) return revision;
      fresh = true;
      setImmediate(expire);
      const version = dataVersion.get()?.data_version;
      if (version !== seen) {
        seen = version;
        revision++;
      }
      return revision;
    },
    changed() {
      revision++;
    },
    close: () => query.destroy(),
  };
}

/** Two processes that start at once wait for each other: the version is read inside the transaction. */
function migrate(sqlite: DatabaseSync): void {
  sqlite.exec('BEGIN IMMEDIATE');
  try {
    const version = Number(sqlite.prepare('PRAGMA user_version').get()?.user_version ?? 0);
    if (version > MIGRATIONS.length) throw new Error('The database is of a newer version of Toolrack than this one.');
    for (const migration of MIGRATIONS.slice(version)) sqlite.exec(migration);
    sqlite.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
    sqlite.exec('COMMIT');
  } catch (error) {
    sqlite.exec('ROLLBACK');
    throw error;
  }
}

/** `node:sqlite` with the surface that Kysely's SQLite dialect expects. */
function driverOf(sqlite: DatabaseSync): ConstructorParameters<typeof SqliteDialect>[0]['database'] & object {
  return {
    close: () => sqlite.close(),
    prepare(sql: string) {
      const statement = sqlite.prepare(sql);
      type Bound = Parameters<typeof statement.all>;
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...(parameters as Bound)),
        run: (parameters: readonly unknown[]) => statement.run(...(parameters as Bound)),
        iterate: (parameters: readonly unknown[]) => statement.iterate(...(parameters as Bound)),
      };
    },
  } as never;
}
