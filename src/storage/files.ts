import { chmodSync, closeSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../settings/config.ts';

const OWNER_ONLY = 0o600;
const OTHERS = 0o077;

/** The database within a data folder. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'toolrack.db');

/** Makes a data folder, for its owner alone, when it is not there. Throws `ConfigError` where it cannot be one, such as a file. */
export function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError('DATA_DIR', `must be a folder, or a place where one can be made (${reason})`);
  }
}

/** Makes an empty database file for its owner alone when there is none, and removes the rights of others to one that exists. */
export function guardDatabase(file: string): void {
  if (!existsSync(file)) {
    try {
      writeFileSync(file, '', { mode: OWNER_ONLY, flag: 'wx' });
    } catch (error) {
      // Another process that started at the same moment may have made it.
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
  for (const part of [file, `${file}-wal`, `${file}-shm`]) closeToOthers(part);
}

/** Removes the rights of group and others to a file that is ours. */
export function closeToOthers(file: string): void {
  const status = statSync(file, { throwIfNoEntry: false });
  if (!status || (status.mode & OTHERS) === 0) return;
  if (process.getuid?.() === 0 || process.getuid?.() === status.uid) chmodSync(file, OWNER_ONLY);
}

/** Writes what is cached of a file, or of the entries of a folder, to the disk. */
export function syncToDisk(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * A text kept in a file that only its owner can read, made when it is not there. The file appears with its whole text or not at all, and of two processes that
 * make it at once one wins.
 */
export function keptText(file: string, make: () => string): string {
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}.tmp`;
    const descriptor = openSync(draft, 'w', OWNER_ONLY);
    try {
      writeSync(descriptor, make());
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    try {
      linkSync(draft, file);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    } finally {
      rmSync(draft, { force: true });
    }
  }
  closeToOthers(file);
  return readFileSync(file, 'utf8');
}
