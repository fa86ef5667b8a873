import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { DatabaseUnavailable } from './errors.ts';

/** How many queries may wait for a connection. */
const MAX_WAITING = 1_000;
/** SQLSTATE classes that are about the statement and not about the server: bad data, a constraint, the statement itself. */
const OF_THE_STATEMENT = ['22', '23', '42'];

/** PostgreSQL for Kysely. A connection on which anything but a statement has failed is closed: nobody knows what state it is in. */
export function postgresDialect(pool: Pool): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PostgresDriver(pool),
    createIntrospector: (query) => new PostgresIntrospector(query),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class PostgresDriver implements Driver {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresConnection> {
    if (this.#pool.waitingCount >= MAX_WAITING) throw new DatabaseUnavailable('too many queries are waiting for a connection');
    try {
      return new PostgresConnection(await this.#pool.connect());
    } catch (error) {
      throw DatabaseUnavailable.because(error);
    }
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('BEGIN'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('COMMIT'));
  }

  async rollbackTransaction(connection: PostgresConnection): Promise<void> {
    // The server rolls back by itself when the connection is closed.
    if (!connection.isBroken) await connection.executeQuery(CompiledQuery.raw('ROLLBACK'));
  }

  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.release();
  }

  /** The pool is ended by whoever made it. */
  async destroy(): Promise<void> {}
}

class PostgresConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  isBroken = false;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      const { rows, rowCount } = await this.#client.query(sql, parameters.map(storable));
      return { rows: rows as Row[], ...(rowCount !== null && { numAffectedRows: BigInt(rowCount) }) };
    } catch (error) {
      if (error instanceof DatabaseError && OF_THE_STATEMENT.includes(error.code?.slice(0, 2) ?? '')) throw error;
      this.isBroken = true;
      throw DatabaseUnavailable.because(error);
    }
  }

  streamQuery(): never {
    throw new Error('Results are read whole.');
  }

  release(): void {
    this.#client.release(this.isBroken);
  }
}

/** PostgreSQL takes no NUL in a text. Nothing that is stored has one, so a text with one must find nothing. */
const storable = (value: unknown): unknown => (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value);
