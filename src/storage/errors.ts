/** SQLite's primary result codes (sqlite.org/rescode.html), the lowest eight bits of the extended ones. */
const BUSY = 5;
const LOCKED = 6;
const CORRUPT = 11;
const CONSTRAINT = 19;
const NOT_A_DATABASE = 26;
const PRIMARY = 0xff;
/** PostgreSQL's code for a value that is there already (appendix A, unique_violation). */
const UNIQUE_VIOLATION = '23505';

/** The database is not there, or not the one that was opened. */
export class DatabaseGone extends Error {
  readonly code = 'ERR_DATABASE_GONE';

  constructor(file: string) {
    super(`${file} has been deleted, moved or replaced while it was open.`);
    this.name = 'DatabaseGone';
  }
}

/** The database cannot be reached, does not answer in time, or does not take what it is given: it may be back in a moment. */
export class DatabaseUnavailable extends Error {
  readonly code = 'ERR_DATABASE_UNAVAILABLE';

  constructor(why: string, options?: ErrorOptions) {
    super(`The database does not answer: ${why}.`, options);
    this.name = 'DatabaseUnavailable';
  }

  /** The same fault in our words, and the reason in those of whoever found it. */
  static because(cause: unknown): DatabaseUnavailable {
    return new DatabaseUnavailable(cause instanceof Error ? cause.message || cause.name : String(cause), { cause });
  }
}

/** The database cannot be used as it is set up, and trying again does not help. */
export class DatabaseRefused extends Error {
  override name = 'DatabaseRefused';
}

/** Whether an error says that the database does not work: a fault of the machine, not of the request. */
export function isDatabaseFault(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'ERR_SQLITE_ERROR' || code === 'ERR_INVALID_STATE' || code === 'ERR_DATABASE_GONE' || code === 'ERR_DATABASE_UNAVAILABLE';
}

/** Whether another process holds the lock that was asked for. */
export function isBusy(error: unknown): boolean {
  const result = resultOf(error);
  return result === BUSY || result === LOCKED;
}

/** Whether an error says that a value is there already that may be there only once. */
export const isTaken = (error: unknown): boolean => resultOf(error) === CONSTRAINT || codeOf(error) === UNIQUE_VIOLATION;

/** Whether an error says that what is in a file cannot be read as a database. */
export function isDamaged(error: unknown): boolean {
  const result = resultOf(error);
  return result === CORRUPT || result === NOT_A_DATABASE;
}

/** An error at opening a file, in words that name it. */
export function explainOpening(error: unknown, file: string): unknown {
  if (codeOf(error) !== 'ERR_SQLITE_ERROR' || !(error instanceof Error)) return error;
  const result = resultOf(error);
  const advice = isDamaged(error)
    ? 'It is damaged, or something else under this name. Restore a backup (toolrack restore FILE), or move the file away to start afresh.'
    : result === BUSY
      ? 'Another process holds its lock.'
      : 'Check that the folder is there, that its owner runs this command, and that the disk has room.';
  return new Error(`${file} cannot be opened: ${error.message}. ${advice}`, { cause: error });
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
const resultOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & PRIMARY : undefined;
