import { describe, expect, it } from 'vitest';
import { DatabaseGone, DatabaseUnavailable, explainOpening, isBusy, isDamaged, isDatabaseFault, isTaken } from './errors.ts';

/** An error as node:sqlite throws it. */
const sqliteError = (errcode: number) => Object.assign(new Error('it went wrong'), { code: 'ERR_SQLITE_ERROR', errcode });

/** Result codes by number (sqlite.org/rescode.html). */
const CODES: [name: string, code: number, meaning: 'busy' | 'damaged' | 'neither'][] = [
  ['SQLITE_BUSY', 5, 'busy'],
  ['SQLITE_BUSY_SNAPSHOT', 517, 'busy'],
  ['SQLITE_LOCKED', 6, 'busy'],
  ['SQLITE_LOCKED_SHAREDCACHE', 262, 'busy'],
  ['SQLITE_CORRUPT', 11, 'damaged'],
  ['SQLITE_CORRUPT_VTAB', 267, 'damaged'],
  ['SQLITE_NOTADB', 26, 'damaged'],
  ['SQLITE_PERM', 3, 'neither'],
  ['SQLITE_NOMEM', 7, 'neither'],
  ['SQLITE_IOERR', 10, 'neither'],
  ['SQLITE_FULL', 13, 'neither'],
  ['SQLITE_IOERR_WRITE', 778, 'neither'],
];

describe('what an error of SQLite says', () => {
  it.each(CODES)('%s (%d): %s', (_name, code, meaning) => {
    expect([isBusy(sqliteError(code)), isDamaged(sqliteError(code))]).toEqual([meaning === 'busy', meaning === 'damaged']);
  });

  it('is that something is there already, of SQLite (constraint, unique, primary key) and of PostgreSQL (unique_violation)', () => {
    expect([19, 2067, 1555, 5].map((code) => isTaken(sqliteError(code)))).toEqual([true, true, true, false]);
    expect(['23505', '23503'].map((code) => isTaken(Object.assign(new Error('x'), { code })))).toEqual([true, false]);
  });

  it('is nothing where the error is not of SQLite', () => {
    for (const error of [undefined, 'busy', { errcode: 5 }, new Error('busy'), Object.assign(new Error('x'), { errcode: '5' })]) {
      expect([isBusy(error), isDamaged(error), isDatabaseFault(error)]).toEqual([false, false, false]);
    }
  });
});

describe('an error at opening a file', () => {
  it.each([
    [26, 'It is damaged'],
    [5, 'Another process holds its lock.'],
    [14, 'Check that the folder is there'],
  ])('of the code %d is explained with the file', (code, advice) => {
    const explained = explainOpening(sqliteError(code), '/data/toolrack.db');
    expect(explained).toMatchObject({ message: expect.stringContaining(`/data/toolrack.db cannot be opened: it went wrong. ${advice}`) });
  });

  it('stays as it is where it is not of SQLite', () => {
    const other = new Error('x');
    expect(explainOpening(other, 'a')).toBe(other);
    expect(explainOpening({ code: 'ERR_SQLITE_ERROR' }, 'a')).toEqual({ code: 'ERR_SQLITE_ERROR' });
  });
});

describe('a fault of the database', () => {
  it.each([
    [sqliteError(10), true],
    [Object.assign(new Error('database is not open'), { code: 'ERR_INVALID_STATE' }), true],
    [new DatabaseGone('toolrack.db'), true],
    [new DatabaseUnavailable('it is away'), true],
    [Object.assign(new Error('x'), { code: 'ERR_OTHER' }), false],
  ])('is told from others: %s', (error, isFault) => {
    expect(isDatabaseFault(error)).toBe(isFault);
  });

  it('has the words of whoever found it, or their name', () => {
    expect(DatabaseUnavailable.because(new Error('no route')).message).toBe('The database does not answer: no route.');
    expect(DatabaseUnavailable.because(new AggregateError([])).message).toBe('The database does not answer: AggregateError.');
    expect(DatabaseUnavailable.because('closed').message).toBe('The database does not answer: closed.');
    expect([new DatabaseGone('x').name, new DatabaseUnavailable('x').name]).toEqual(['DatabaseGone', 'DatabaseUnavailable']);
  });
});
