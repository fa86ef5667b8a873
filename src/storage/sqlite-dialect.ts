import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { isBusy } from './errors.ts';

const PAUSE_MS = 20;
const MAX_WAITING = 500;

interface Options {
  sqlite: DatabaseSync;
  /** How long a write waits for another process's lock, in milliseconds. */
  waitMs: number;
  /** Called before each statement; throws when the database must not be used. */
  check: () => void;
}

/**
 * `node:sqlite` for Kysely. Its calls are synchronous, so SQLite's own waiting for a lock would stop everything else: instead a statement that meets a lock is
 * tried again every 20 ms, while others go on. Transactions take the write lock at their start, so that only their start can meet one.
 */
export function sqliteDialect(options: Options): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SqliteDriver(options),
    createIntrospector: (query) => new SqliteIntrospector(query),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** All connections given out are the one of this process; while one of them has a transaction open, the others wait. */
class SqliteDriver implements Driver {
  readonly #options: Options;
  #owner: DatabaseConnection | undefined;
  readonly #ended: (() => void)[] = [];
  #waiting = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const connection: DatabaseConnection = {
      executeQuery: <Row>(query: CompiledQuery) => this.#attempt(connection, () => this.#run<Row>(query)),
      streamQuery: () => {
        throw new Error('Results are read whole.');
      },
    };
    return connection;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#attempt(connection, () => {
      this.#options.sqlite.exec('BEGIN IMMEDIATE');
      this.#owner = connection;
    });
  }

  async commitTransaction(): Promise<void> {
    this.#options.sqlite.exec('COMMIT');
    this.#release();
  }

  async rollbackTransaction(): Promise<void> {
    // After some faults, such as a full disk, SQLite has rolled back by itself.
    if (this.#options.sqlite.isTransaction) this.#options.sqlite.exec('ROLLBACK');
    this.#release();
  }

  async releaseConnection(): Promise<void> {}

  /** Whoever opened the connection closes it: Kysely does not call this when there was no query. */
  async destroy(): Promise<void> {}

  #release(): void {
    this.#owner = undefined;
    for (const proceed of this.#ended.splice(0)) proceed();
  }

  async #attempt<Result>(connection: DatabaseConnection, work: () => Result): Promise<Result> {
    const { check, waitMs } = this.#options;
    const deadline = performance.now() + waitMs;
    for (;;) {
      while (this.#owner !== undefined && this.#owner !== connection) await new Promise<void>((resolve) => this.#ended.push(resolve));
      try {
        check();
        return work();
      } catch (error) {
        if (!isBusy(error) || performance.now() >= deadline || this.#waiting >= MAX_WAITING) throw error;
      }
      this.#waiting++;
      await pause(PAUSE_MS).finally(() => this.#waiting--);
    }
  }

  #run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const statement = this.#options.sqlite.prepare(sql);
    const values = parameters as SQLInputValue[];
    if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }
}
