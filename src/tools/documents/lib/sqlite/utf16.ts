import type { Statement } from 'sql.js';
import { unprocessable } from '../../../errors.ts';
import { loadingOf } from '../../../shared/packages/wasm.ts';
import { wasmFiles } from '../../../shared/platform/wasm-files.ts';
import { type Description, type Query, type Queryable, type Rows, SqlError, type SqlValue } from './queries.ts';

// The SQLite that its makers compile to WebAssembly cannot read text in UTF-16, so that such databases need another build. It gives no more than 100 MB to a statement; one that never ends is ended with its worker.

const SETTINGS = ['hard_heap_limit = 100000000', 'trusted_schema = OFF', 'cell_size_check = ON', 'query_only = ON'];

/** Opens a database with text in UTF-16. */
export async function openUtf16(bytes: Uint8Array): Promise<Queryable> {
  const { default: start } = await import('sql.js');
  const { Database } = await start(await loadingOf(wasmFiles.sqlJs));
  const database = said(() => new Database(bytes));
  const query = (sql: string, asked: Query = {}): Rows =>
    said(() => {
      const statement = database.prepare(sql);
      try {
        return rowsOf(statement, asked);
      } finally {
        statement.free();
      }
    });
  for (const setting of SETTINGS) query(`PRAGMA ${setting}`);
  return {
    query,
    describe: (sql): Description =>
      said(() => {
        const statements = database.iterateStatements(sql);
        const isEmpty = statements.next().done === true;
        // What would change anything is refused as it runs.
        return { isEmpty, isReadOnly: true, parameters: undefined, rest: statements.getRemainingSQL() };
      }),
    close: () => database.close(),
  };
}

function rowsOf(statement: Statement, { parameters = [], limit = Number.POSITIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Query): Rows {
  statement.bind(parameters.map((value) => (typeof value === 'bigint' ? Number(value) : value)));
  const columns = statement.getColumnNames();
  const rows: SqlValue[][] = [];
  let room = most;
  while (statement.step()) {
    if (rows.length >= limit) return { columns, rows, isTruncated: true };
    const row = statement.get(null, { useBigInt: true });
    for (const value of row) if (typeof value === 'string' || value instanceof Uint8Array) room -= value.length;
    if (room < 0) unprocessable(`The rows have more than ${most} characters; ask for fewer.`, 'limit');
    rows.push(row);
  }
  return { columns, rows, isTruncated: false };
}

/** The errors of the library say what SQLite says. */
function said<Given>(ask: () => Given): Given {
  try {
    return ask();
  } catch (error) {
    if (error instanceof Error && error.constructor === Error) throw new SqlError(error.message);
    throw error;
  }
}
