import { existsSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { explainOpening, isDamaged } from './errors.ts';
import { closeToOthers, databaseFile, guardDatabase, syncToDisk } from './files.ts';
import { MIGRATIONS } from './schema.ts';
import { takeServerLock } from './server-lock.ts';

/** Whole in one step: a backup in several steps begins anew whenever the server has written in between. Readers do not block writers. */
const ALL_PAGES = 2 ** 31 - 1;
const MAX_PROBLEMS = 3;

/**
 * Copies the database of a data folder, as it is at one moment, to a file, also while a server writes to it. An existing file is replaced, whole or not at all.
 * @returns the size of the file in bytes
 */
export async function backUp(dataDir: string, file: string): Promise<number> {
  const source = databaseFile(dataDir);
  if (existsSync(file) && existsSync(source) && realpathSync(file) === realpathSync(source))
    throw new Error(`${file} is the database itself; name another file.`);
  const draft = `${resolve(file)}.${process.pid}.tmp`;
  try {
    await copyDatabase(source, draft);
    checkDatabase(draft);
    syncToDisk(draft);
    renameSync(draft, file);
    syncToDisk(dirname(resolve(file)));
    return statSync(file).size;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Puts a backup in the place of the database of a data folder. The backup is checked first; then the database is the one or the other, whatever happens.
 * Throws when a server holds the folder, when another process uses the database, and when the backup is damaged, of a newer version or not one of Toolrack's.
 */
export async function restore(dataDir: string, file: string): Promise<void> {
  const target = databaseFile(dataDir);
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const lock = takeServerLock(dataDir);
  const draft = `${target}.${process.pid}.tmp`;
  try {
    await copyDatabase(file, draft);
    checkDatabase(draft, file);
    syncToDisk(draft);
    setAside(target);
    renameSync(draft, target);
    syncToDisk(dataDir);
  } finally {
    rmSync(draft, { force: true });
    lock.release();
  }
}

/** Copies a database to a file of its own, without a write-ahead log beside it. */
async function copyDatabase(from: string, to: string): Promise<void> {
  let source: DatabaseSync | undefined;
  try {
    source = new DatabaseSync(from, { readOnly: true });
    rmSync(to, { force: true });
    guardDatabase(to);
    await backup(source, to, { rate: ALL_PAGES });
    const copy = new DatabaseSync(to);
    copy.exec('PRAGMA journal_mode = DELETE');
    copy.close();
    closeToOthers(to);
  } catch (error) {
    throw explainOpening(error, from);
  } finally {
    source?.close();
  }
}

/** Reads every page of a database. @param name what it is called in errors */
function checkDatabase(file: string, name = file): void {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const problems = database
      .prepare(`PRAGMA integrity_check(${MAX_PROBLEMS})`)
      .all()
      .map((row) => String(row.integrity_check));
    if (problems.join() !== 'ok') throw new Error(`${name} is damaged: ${problems.join('; ')}.`);
    const version = Number(database.prepare('PRAGMA user_version').get()?.user_version);
    if (version > MIGRATIONS.length) throw new Error(`${name} was written by a newer version of Toolrack than this one.`);
    const tables = database
      .prepare("SELECT count(*) AS found FROM sqlite_schema WHERE type = 'table' AND name IN ('user', 'session', 'account', 'api_keys')")
      .get();
    if (version < 1 || tables?.found !== 4) throw new Error(`${name} is not a Toolrack database.`);
  } catch (error) {
    throw explainOpening(error, name);
  } finally {
    database?.close();
  }
}

/** Moves the write-ahead log of the database that is to be replaced into it, while nobody else uses it: a log that is left over would be taken for that of the new database. */
function setAside(file: string): void {
  if (existsSync(file)) {
    let database: DatabaseSync | undefined;
    try {
      database = new DatabaseSync(file);
      database.exec('PRAGMA journal_mode = DELETE');
    } catch (error) {
      // One that cannot be read is what a restore is for.
      if (!isDamaged(error)) throw explainOpening(error, file);
    } finally {
      database?.close();
    }
  }
  for (const part of ['-wal', '-shm', '-journal']) rmSync(`${file}${part}`, { force: true });
}
