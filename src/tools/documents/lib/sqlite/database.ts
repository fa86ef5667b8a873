import { unprocessable } from '../../../errors.ts';
import { viewOf } from '../../../shared/bytes/arrays.ts';
import { latin1Text, looseUtf8, utf8Bytes } from '../../../shared/platform/bytes.ts';
import { Machine } from './machine.ts';
import { type Description, type Query, type Queryable, type Rows, SqlError, type SqlValue } from './queries.ts';

export { type Queryable, SqlError, type SqlValue } from './queries.ts';

const MAGIC = 'SQLite format 3\0';
const HEADER = 100;
const [WRITE_VERSION, READ_VERSION, CHANGES, PAGE_COUNT, ENCODING, COUNTED_AT] = [18, 19, 24, 28, 56, 92];
const [OK, ROW, DONE, NOT_A_DATABASE] = [0, 100, 101, 26];
const [OPEN_READ_WRITE, OPEN_MEMORY] = [2, 0x80];
const DESERIALIZE_READ_ONLY = 4;
const TRANSIENT = -1;
/** sqlite3_limit: what there may be at most of bytes in a value or a statement, and of attached databases. */
const LIMITS: readonly (readonly [kind: number, most: number])[] = [
  [0, 20_000_000],
  [1, 2_000_000],
  [7, 0],
  [11, 0],
];
const SETTINGS = ['trusted_schema = OFF', 'cell_size_check = ON', 'query_only = ON', 'temp_store = MEMORY'];
const KINDS = ['null', 'integer', 'real', 'text', 'blob'] as const;

/** A database in a memory of its own. */
export class Database implements Queryable {
  readonly #machine: Machine;
  readonly #database: number;

  private constructor(machine: Machine, database: number) {
    this.#machine = machine;
    this.#database = database;
  }

  /** Opens a copy of a database file. What is none is unprocessable. */
  static async open(bytes: Uint8Array): Promise<Queryable> {
    if (bytes.length < HEADER || latin1Text(bytes.subarray(0, MAGIC.length)) !== MAGIC)
      unprocessable('The file is not a SQLite database, or an encrypted one (SQLCipher): it does not begin with "SQLite format 3".', 'file');
    const view = viewOf(bytes);
    // The count of pages holds where the change counter is the one that it was written with (file format, 1.3.8).
    const size = view.getUint32(CHANGES) === view.getUint32(COUNTED_AT) ? view.getUint32(PAGE_COUNT) * headerOf(bytes).pageSize : 0;
    if (size > bytes.length) unprocessable(`The SQLite database is cut off: it has ${bytes.length} bytes of ${size}.`, 'file');
    const copy = new Uint8Array(bytes);
    // The journal of a database in WAL mode is not there, and without one it is read as any other.
    for (const at of [READ_VERSION, WRITE_VERSION]) if (copy[at] === 2) copy[at] = 1;
    if (view.getUint32(ENCODING) > 1) return (await import('./utf16.ts')).openUtf16(copy);
    const machine = await Machine.start();
    const place = machine.room(8);
    const name = machine.giveText(':memory:');
    if (machine.call('sqlite3_open_v2', name, place, OPEN_READ_WRITE | OPEN_MEMORY, 0) !== OK) throw new Error('SQLite cannot be opened');
    const handle = machine.word(place);
    const data = machine.give(copy);
    const main = machine.giveText('main');
    if (data === 0) throw new Error('SQLite has no room for the file');
    const status = machine.call('sqlite3_deserialize', handle, main, data, BigInt(copy.length), BigInt(copy.length), DESERIALIZE_READ_ONLY);
    if (status !== OK) unprocessable('The SQLite database cannot be opened.', 'file');
    for (const [kind, most] of LIMITS) machine.call('sqlite3_limit', handle, kind, most);
    await machine.limitWork(handle);
    const database = new Database(machine, handle);
    for (const setting of SETTINGS) database.query(`PRAGMA ${setting}`);
    return database;
  }

  #refuse(): never {
    if (this.#machine.isExhausted) return unprocessable('The query is too much work; ask for less of it.');
    const message = this.#machine.text(this.#machine.call('sqlite3_errmsg', this.#database));
    if (this.#machine.call('sqlite3_errcode', this.#database) === NOT_A_DATABASE) unprocessable(`The file is not a SQLite database: ${message}.`, 'file');
    throw new SqlError(message);
  }

  /** The rows of one statement. What SQLite says against it is thrown. */
  query(sql: string, { parameters = [], limit = Number.POSITIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Query = {}): Rows {
    const { statement } = this.#prepare(sql);
    try {
      for (const [index, value] of parameters.entries()) this.#bind(statement, index + 1, value);
      const count = this.#machine.call('sqlite3_column_count', statement);
      const columns = Array.from({ length: count }, (_, index) => this.#machine.text(this.#machine.call('sqlite3_column_name', statement, index)));
      const rows: SqlValue[][] = [];
      let room = most;
      for (;;) {
        const status = this.#machine.call('sqlite3_step', statement);
        if (status === DONE) return { columns, rows, isTruncated: false };
        if (status !== ROW) this.#refuse();
        if (rows.length >= limit) return { columns, rows, isTruncated: true };
        const row = Array.from({ length: count }, (_, index) => this.#value(statement, index));
        for (const value of row) if (typeof value === 'string' || value instanceof Uint8Array) room -= value.length;
        if (room < 0) unprocessable(`The rows have more than ${most} characters; ask for fewer.`, 'limit');
        rows.push(row);
      }
    } finally {
      this.#machine.call('sqlite3_finalize', statement);
    }
  }

  /** The statement, 0 where there is none, and what stands behind it. */
  #prepare(sql: string): { statement: number; rest: string } {
    const bytes = utf8Bytes(sql);
    const text = this.#machine.giveText(sql);
    const place = this.#machine.room(8);
    if (text === 0 || place === 0) unprocessable('The statement is too long.', 'sql');
    try {
      const status = this.#machine.call('sqlite3_prepare_v2', this.#database, text, bytes.length + 1, place, place + 4);
      if (status !== OK) this.#refuse();
      return { statement: this.#machine.word(place), rest: looseUtf8(bytes.subarray(this.#machine.word(place + 4) - text)) };
    } finally {
      this.#machine.call('sqlite3_free', text);
      this.#machine.call('sqlite3_free', place);
    }
  }

  /** What is to be known of a statement before it runs. What does not parse is thrown as SQLite says it. */
  describe(sql: string): Description {
    const { statement, rest } = this.#prepare(sql);
    if (statement === 0) return { isEmpty: true, isReadOnly: true, parameters: 0, rest };
    const isReadOnly = this.#machine.call('sqlite3_stmt_readonly', statement) !== 0;
    const parameters = this.#machine.call('sqlite3_bind_parameter_count', statement);
    this.#machine.call('sqlite3_finalize', statement);
    return { isEmpty: false, isReadOnly, parameters, rest };
  }

  /** Its memory goes with it. */
  close(): void {}

  #bind(statement: number, index: number, value: SqlValue): void {
    const machine = this.#machine;
    if (value === null) machine.call('sqlite3_bind_null', statement, index);
    else if (typeof value === 'bigint') machine.call('sqlite3_bind_int64', statement, index, value);
    else if (typeof value === 'number') machine.call('sqlite3_bind_double', statement, index, value);
    else {
      const bytes = typeof value === 'string' ? utf8Bytes(value) : value;
      const place = machine.give(bytes);
      if (place === 0) unprocessable('The parameters are too long.', 'parameters');
      const status = machine.call(`sqlite3_bind_${typeof value === 'string' ? 'text' : 'blob'}`, statement, index, place, bytes.length, TRANSIENT);
      machine.call('sqlite3_free', place);
      if (status !== OK) this.#refuse();
    }
  }

  #value(statement: number, index: number): SqlValue {
    const machine = this.#machine;
    // The numbers of types are those of integer, real, text, blob and null from 1 on.
    const kind = KINDS[machine.call('sqlite3_column_type', statement, index) % 5];
    if (kind === 'null') return null;
    if (kind === 'integer') return machine.integer('sqlite3_column_int64', statement, index);
    if (kind === 'real') return machine.call('sqlite3_column_double', statement, index);
    const place = machine.call(kind === 'text' ? 'sqlite3_column_text' : 'sqlite3_column_blob', statement, index) >>> 0;
    const count = machine.call('sqlite3_column_bytes', statement, index);
    if (place === 0 && count > 0) this.#refuse();
    const bytes = machine.take(place, count);
    return kind === 'text' ? looseUtf8(bytes) : bytes;
  }
}

/** What the header of a database file says (file format, 1.3). */
export function headerOf(bytes: Uint8Array): { pageSize: number; journalMode: 'delete' | 'wal' } {
  const pageSize = viewOf(bytes).getUint16(16);
  return { pageSize: pageSize === 1 ? 65_536 : pageSize, journalMode: bytes[READ_VERSION] === 2 ? 'wal' : 'delete' };
}
