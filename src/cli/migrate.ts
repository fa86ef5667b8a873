import { existsSync } from 'node:fs';
import { readConfig } from '../settings/config.ts';
import { copyDatabase } from '../storage/copy-database.ts';
import { openDatabase } from '../storage/database.ts';
import { databaseFile } from '../storage/files.ts';
import { takeServerLock } from '../storage/server-lock.ts';
import { Misuse, parseArguments, required } from './arguments.ts';
import { embeddedFolder } from './backup.ts';
import type { Command } from './command.ts';
import { printJson } from './print.ts';

/** Copying takes its time, and nobody else waits. */
const TIMEOUT_MS = 600_000;

export const migrateCommand: Command = {
  usage: ['migrate --to URL'],
  summary: 'Copies the embedded database into an empty one in PostgreSQL, and compares every row. The server must be stopped.',
  help: 'URL is a DATABASE_URL. When anything fails, nothing has been changed. Afterwards start the server with DATABASE_URL and with SESSION_SECRET set to what is in DATA_DIR/session-secret.',
  async run(args) {
    const parsed = parseArguments(args, ['to'], ['json']);
    if (parsed.words.length > 0) throw new Misuse(`migrate does not take ${JSON.stringify(parsed.words[0])}.`);
    const target = targetOf(required(parsed, 'to'));
    const dataDir = embeddedFolder('migrate', 'own programs');
    const counts = await copyTo(target, dataDir);
    if (parsed.options.has('json')) return printJson({ copied: counts });
    for (const [table, count] of Object.entries(counts)) process.stdout.write(`${table}: ${count} ${count === 1 ? 'row, the same' : 'rows, all the same'}\n`);
  },
};

/** The address of the target. It may hold a password, so no message quotes it. */
function targetOf(url: string): string {
  const { database } = readConfig({ DATABASE_URL: url });
  if (!database) throw new Misuse('--to must be an address such as postgres://user:password@host:5432/name.');
  return database.url;
}

async function copyTo(url: string, dataDir: string): Promise<Record<string, number>> {
  const [{ openPostgres }, { takeNodeLock }] = await Promise.all([import('../storage/postgres.ts'), import('../storage/node-lock.ts')]);
  // Opening would make an empty one.
  if (!existsSync(databaseFile(dataDir))) throw new Error(`There is no database in ${dataDir}. Set DATA_DIR to the folder of the one to copy.`);
  const folderLock = takeServerLock(dataDir);
  const source = await openDatabase({ dataDir });
  const lock = await takeNodeLock({ url, timeoutMs: TIMEOUT_MS, shared: false });
  try {
    const target = await openPostgres({ url, connections: 1, timeoutMs: TIMEOUT_MS });
    try {
      return await copyDatabase(source, target);
    } finally {
      await target.close();
    }
  } finally {
    await lock.release();
    await source.close();
    folderLock.release();
  }
}
