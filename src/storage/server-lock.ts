import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { explainOpening, isBusy } from './errors.ts';
import { makeFolder } from './files.ts';

/** The right to serve a data folder, of one process at a time. */
export interface ServerLock {
  release(): void;
}

/**
 * Takes the right to serve a data folder. The lock is SQLite's on a file of its own, so that the system releases it when the process ends, however it ends.
 * Commands on the database do not need it. Throws when another process has it, and names that.
 */
export function takeServerLock(dataDir: string): ServerLock {
  makeFolder(dataDir);
  const file = join(dataDir, 'server.lock');
  const holder = join(dataDir, 'server.pid');
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file);
    lock.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    if (!isBusy(error)) throw explainOpening(error, file);
    throw new Error(`${resolve(dataDir)} is already in use by a server${processIn(holder)}. Stop that server first, or give this one its own DATA_DIR.`);
  }
  const held = lock;
  writeFileSync(holder, `${process.pid}\n`, { mode: 0o600 });
  return { release: () => held.close() };
}

function processIn(file: string): string {
  try {
    return ` (process ${Number.parseInt(readFileSync(file, 'utf8'), 10)})`;
  } catch {
    return '';
  }
}
