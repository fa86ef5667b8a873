import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from './database.ts';

/** `revision` is asked once per turn of the event loop. */
const nextTurn = () => new Promise(setImmediate);

const folders: string[] = [];
const databases: Database[] = [];
afterEach(async () => {
  for (const database of databases.splice(0)) await database.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'toolrack-storage-'));
  folders.push(folder);
  return join(folder, 'data');
}

async function open(dataDir: string): Promise<Database> {
  const database = await openDatabase({ dataDir });
  databases.push(database);
  return database;
}

describe('the database', () => {
  it('makes its folder, for its owner alone', async () => {
    const dataDir = newFolder();
    await open(dataDir);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  });

  it('is brought up once, however often it is opened', async () => {
    const dataDir = newFolder();
    const { sqlite } = await open(dataDir);
    await open(dataDir);
    expect(sqlite.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1 });
  });

  it('is brought up by several processes that start at once', async () => {
    const dataDir = newFolder();
    const script = `
      import { openDatabase } from ${JSON.stringify(new URL('./database.ts', import.meta.url).href)};
      process.stdin.once('data', async () => {
        await (await openDatabase({ dataDir: ${JSON.stringify(dataDir)} })).close();
        process.exit(0);
      });
      process.stdout.write('ready');`;
    const children = Array.from({ length: 4 }, () => spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] }));
    const exits = children.map((child) => new Promise((resolve) => child.once('exit', resolve)));
    await Promise.all(children.map((child) => new Promise((resolve) => child.stdout.once('data', resolve))));
    for (const child of children) child.stdin.write('go');
    expect(await Promise.all(exits)).toEqual([0, 0, 0, 0]);
  });

  it('refuses one of a newer version', async () => {
    const dataDir = newFolder();
    (await open(dataDir)).sqlite.exec('PRAGMA user_version = 99');
    await expect(openDatabase({ dataDir })).rejects.toThrow('newer version');
  });

  it('has a new revision when another connection has written, or when told, and not otherwise', async () => {
    const dataDir = newFolder();
    const [here, there] = [await open(dataDir), await open(dataDir)];
    const now = new Date(0).toISOString();
    const user = { id: 'a', name: 'a', email: 'a@example.com', emailVerified: 0, createdAt: now, updatedAt: now, plan: 'free' as const };
    await nextTurn();
    const before = here.revision();
    await nextTurn();
    expect(here.revision()).toBe(before);
    await there.query.insertInto('user').values(user).execute();
    await nextTurn();
    const after = here.revision();
    expect(after).toBeGreaterThan(before);
    here.changed();
    expect(here.revision()).toBeGreaterThan(after);
  });

  it('takes no plan that does not exist', async () => {
    const { query } = await open(newFolder());
    const user = { id: 'a', name: 'a', email: 'a@example.com', emailVerified: 0, createdAt: '', updatedAt: '', plan: 'gold' as 'free' };
    await expect(query.insertInto('user').values(user).execute()).rejects.toThrow('CHECK constraint');
  });
});
