/** A value as SQLite has it. */
export type SqlValue = null | bigint | number | string | Uint8Array;

/** What SQLite says against a statement. */
export class SqlError extends Error {}

export interface Rows {
  columns: string[];
  rows: SqlValue[][];
  isTruncated: boolean;
}

export interface Query {
  parameters?: readonly SqlValue[];
  limit?: number;
  /** How many characters and bytes the rows may have together. */
  most?: number;
}

/** What is to be known of a statement before it runs. */
export interface Description {
  isEmpty: boolean;
  isReadOnly: boolean;
  /** How many it has; undefined where that is not known. */
  parameters: number | undefined;
  /** What stands behind the statement. */
  rest: string;
}

/** A database in memory, that is read alone. What SQLite says against a statement is thrown. */
export interface Queryable {
  query(sql: string, query?: Query): Rows;
  describe(sql: string): Description;
  close(): void;
}
