import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type EmbeddedDatabase, openDatabase } from './database.ts';
import { MIGRATIONS } from './schema.ts';

/** `revision` is asked once per turn of the event loop. */
const nextTurn = () => new Promise(setImmediate);

const folders: string[] = [];
const databases: EmbeddedDatabase[] = [];
afterEach(async () => {
  for (const database of databases.splice(0)) await database.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'toolrack-storage-'));
  folders.push(folder);
  return join(folder, 'data');
}

async function open(dataDir: string, waitMs?: number): Promise<EmbeddedDatabase> {
  const database = await openDatabase({ dataDir, ...(waitMs !== undefined && { waitMs }) });
  databases.push(database);
  return database;
}

describe('the database', () => {
  it('makes its folder, for its owner alone', async () => {
    const dataDir = newFolder();
    await open(dataDir);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  });

  it('no longer watches its file once it is closed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const database = await openDatabase({ dataDir: newFolder() });
      expect(vi.getTimerCount()).toBe(1);
      await database.close();
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is brought up once, however often it is opened', async () => {
    const dataDir = newFolder();
    const { sqlite } = await open(dataDir);
    await open(dataDir);
    expect(sqlite.prepare('PRAGMA user_version').get()).toEqual({ user_version: MIGRATIONS.length });
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
    const user = {
      id: 'a',
      name: 'a',
      email: 'a@example.com',
      emailVerified: 0,
      createdAt: now,
      updatedAt: now,
      plan: 'free' as const,
      emailConfirmedAt: null,
    };
    await nextTurn();
    const before = here.revision();
    await nextTurn();
    expect(here.revision()).toBe(before);
    await there.query.insertInto('user').values(user).execute();
    await nextTurn();
    const after = here.revision();
    expect(after).toBeGreaterThan(before);
    await here.change('a', async () => undefined);
    expect(here.revision()).toBeGreaterThan(after);
  });

  it('takes no plan that does not exist', async () => {
    const { query } = await open(newFolder());
    const user = { id: 'a', name: 'a', email: 'a@example.com', emailVerified: 0, createdAt: '', updatedAt: '', plan: 'gold' as 'free', emailConfirmedAt: null };
    await expect(query.insertInto('user').values(user).execute()).rejects.toThrow('CHECK constraint');
  });

  it('is closed to others, in a folder that was there before, too', async () => {
    const dataDir = newFolder();
    mkdirSync(dataDir, { mode: 0o755 });
    writeFileSync(join(dataDir, 'toolrack.db'), '', { mode: 0o644 });
    const { query } = await open(dataDir);
    await query.selectFrom('user').selectAll().execute();
    for (const file of readdirSync(dataDir)) expect([file, statSync(join(dataDir, file)).mode & 0o777]).toEqual([file, 0o600]);
    const elsewhere = newFolder();
    mkdirSync(elsewhere, { mode: 0o755 });
    await open(elsewhere);
    expect(statSync(join(elsewhere, 'toolrack.db')).mode & 0o777).toBe(0o600);
  });

  it('waits for the lock of another process without stopping anything else, reads meanwhile, and gives up in time', async () => {
    const dataDir = newFolder();
    const { sqlite } = await open(dataDir);
    const { query, check } = await open(dataDir, 1_000);
    // It has longer than the machine may be busy with something else.
    const patient = await open(dataDir, 60_000);
    const add = () => query.insertInto('readiness').values({ id: 1, at: 1 }).execute();
    sqlite.exec('BEGIN IMMEDIATE');
    let turns = 0;
    const ticking = setInterval(() => turns++, 5);
    const given = expect(add()).rejects.toThrow('locked');
    await query.selectFrom('user').selectAll().execute();
    await expect(query.transaction().execute((transaction) => transaction.selectFrom('user').selectAll().execute())).rejects.toThrow('locked');
    await given;
    await expect(check()).rejects.toThrow('locked');
    clearInterval(ticking);
    expect(turns).toBeGreaterThan(30);
    const added = patient.query.insertInto('readiness').values({ id: 1, at: 1 }).execute();
    const inTransaction = patient.query.transaction().execute((transaction) => transaction.selectFrom('readiness').selectAll().execute());
    setTimeout(() => sqlite.exec('COMMIT'), 100);
    await Promise.all([added, inTransaction]);
    await check();
  });

  it('keeps what is asked for during a transaction out of it', async () => {
    const { query } = await open(newFolder());
    let proceed = () => {};
    const gate = new Promise<void>((resolve) => {
      proceed = resolve;
    });
    const failing = query.transaction().execute(async (transaction) => {
      await transaction.insertInto('readiness').values({ id: 1, at: 1 }).execute();
      await gate;
      throw new Error('rolled back');
    });
    const outside = query.selectFrom('readiness').selectAll().execute();
    const alsoOutside = query.updateTable('readiness').set({ at: 2 }).executeTakeFirst();
    const next = query.transaction().execute((transaction) => transaction.insertInto('readiness').values({ id: 1, at: 3 }).execute());
    setTimeout(proceed, 50);
    await expect(failing).rejects.toThrow('rolled back');
    expect([await outside, (await alsoOutside).numUpdatedRows]).toEqual([[], 0n]);
    await next;
    expect(await query.selectFrom('readiness').select('at').execute()).toEqual([{ at: 3 }]);
  });

  it('throws when its file has been deleted or replaced, and works again when it is back', async () => {
    const dataDir = newFolder();
    const { query, check, revision } = await open(dataDir);
    const file = join(dataDir, 'toolrack.db');
    renameSync(file, `${file}.away`);
    await expect(query.selectFrom('user').selectAll().execute()).rejects.toThrow(file);
    await expect(query.transaction().execute(async () => {})).rejects.toThrow(file);
    await expect(check()).rejects.toMatchObject({ code: 'ERR_DATABASE_GONE' });
    await nextTurn();
    expect(revision).toThrow(file);
    writeFileSync(file, '');
    await expect(check()).rejects.toMatchObject({ code: 'ERR_DATABASE_GONE' });
    renameSync(`${file}.away`, file);
    await check();
  });

  it.each([
    ['text', 'file is not a database', Buffer.from('This is a text, and long enough to be taken for something. '.repeat(40))],
    ['a damaged database', 'malformed', undefined],
  ])('names the file when it is %s', async (_title, problem, bytes) => {
    const dataDir = newFolder();
    const file = join(dataDir, 'toolrack.db');
    if (bytes) {
      mkdirSync(dataDir);
      writeFileSync(file, bytes);
    } else {
      await (await openDatabase({ dataDir })).close();
      const damaged = readFileSync(file);
      damaged.fill(0xff, 100, 4096);
      writeFileSync(file, damaged);
    }
    const error = await openDatabase({ dataDir }).then(String, String);
    expect(error).toContain(`${file} cannot be opened: `);
    expect(error).toContain(problem);
  });

  it('keeps the write-ahead log small', async () => {
    const dataDir = newFolder();
    const { sqlite, checkpoint } = await open(dataDir);
    const log = () => statSync(join(dataDir, 'toolrack.db-wal')).size;
    const insert = sqlite.prepare('INSERT INTO admissions (subject, windowMs, expiresAt, times) VALUES (?, 1, 1, ?)');
    for (let i = 0; i < 5_000; i++) insert.run(`subject ${i}`, new Uint8Array(2_000));
    expect(log()).toBeLessThan(6 * 1024 * 1024);
    checkpoint();
    expect(log()).toBe(0);
  });
});
