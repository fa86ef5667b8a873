import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import type { Database } from '../src/storage/database.ts';
import { DatabaseRefused, DatabaseUnavailable } from '../src/storage/errors.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { lossy } from './support/lossy-postgres.ts';
import { startPostgres } from './support/private-servers.ts';
import { createDatabase } from './support/shared-settings.ts';
import { until } from './support/until.ts';

const servers = inject('servers');
const open: Database[] = [];
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
});

const newDatabase = (): Promise<string> => createDatabase(servers?.postgres ?? '');

async function opened(options: { url: string; connections?: number; timeoutMs?: number }): Promise<Database> {
  const database = await openPostgres({ connections: 1, timeoutMs: 5_000, ...options });
  open.push(database);
  return database;
}

/** A connection of the test's own. */
async function direct(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** What connections of Toolrack a database has, besides the test's own. */
async function connectionsTo(url: string): Promise<{ pid: number; state: string }[]> {
  const client = await direct(url);
  return (await client.query(`SELECT pid, state FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'toolrack'`)).rows;
}

const processOf = async ({ query }: Database): Promise<unknown> => (await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(query)).rows[0]?.pid;

describe.skipIf(!servers)('opening a database in PostgreSQL', () => {
  it.each([
    ['there is none of that name', (url: string) => `${url}_not`, '_not" does not exist'],
    ['there is no such user', (url: string) => url.replace('tester@', 'nobody@'), 'role "nobody" does not exist'],
    ['the user may make no tables', (url: string) => url.replace('tester@', 'reader@'), 'permission denied'],
  ])('is refused where %s', async (_, changed, why) => {
    const url = await newDatabase();
    const client = await direct(url);
    await client.query(`DO $$ BEGIN CREATE ROLE reader LOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$`);
    const fault = await opened({ url: changed(url) }).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(DatabaseRefused);
    expect(String(fault)).toContain(why);
  });

  it('waits no longer than it may for a server that says nothing', async () => {
    const mute = createServer((socket) => socket.on('error', () => undefined));
    mute.listen(0, '127.0.0.1');
    await once(mute, 'listening');
    onTestFinished(() => void mute.close());
    const { port } = mute.address() as AddressInfo;
    const started = performance.now();
    await expect(opened({ url: `postgres://tester@127.0.0.1:${port}/name`, timeoutMs: 200 })).rejects.toThrow(DatabaseUnavailable);
    expect(performance.now() - started).toBeLessThan(30_000);
  });

  it('waits for another that brings it to the newest version, longer than for anything else', async () => {
    const url = await newDatabase();
    const other = await direct(url);
    await other.query('SELECT pg_advisory_lock($1, $2)', [0x746f6f6c, 0x7261636b]);
    const opening = opened({ url, timeoutMs: 1_000 });
    setTimeout(() => void other.query('SELECT pg_advisory_unlock_all()'), 2_500);
    expect(await processOf(await opening)).toBeGreaterThan(0);
  });

  it('may be tried again when the connection breaks before the answer to its commit', async () => {
    const { url, losses } = await lossy(await newDatabase());
    losses.wanted = 1;
    await expect(opened({ url })).rejects.toThrow(DatabaseUnavailable);
    expect(await processOf(await opened({ url }))).toBeGreaterThan(0);
  });

  it('changes nothing where it fails half-way', async () => {
    const url = await newDatabase();
    const other = await direct(url);
    // Stands where one of the last tables is made.
    await other.query('CREATE TABLE "usage_batches" ("taken" INTEGER)');
    await expect(opened({ url })).rejects.toThrow('already exists');
    expect((await other.query(`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`)).rows).toEqual([{ tablename: 'usage_batches' }]);
    await until(async () => (await connectionsTo(url)).length === 0);
  });

  it('takes the connections that it may, and gives back all of them', async () => {
    const url = await newDatabase();
    const database = await opened({ url, connections: 3 });
    const all = Array.from({ length: 9 }, () => sql`SELECT pg_sleep(0.1)`.execute(database.query));
    await until(async () => (await connectionsTo(url)).length === 3);
    await Promise.all(all);
    expect(await connectionsTo(url)).toHaveLength(3);
    await database.close();
    open.pop();
    await until(async () => (await connectionsTo(url)).length === 0);
  });
});

describe.skipIf(!servers)('a connection to PostgreSQL', () => {
  it('is used again after a fault of a statement, with what a transaction did taken back', async () => {
    const database = await opened({ url: await newDatabase() });
    const before = await processOf(database);
    for (const [statement, code] of [
      [sql`SELECT 1 / 0`, '22012'],
      [sql`SELECT nothing`, '42703'],
      [sql`INSERT INTO "readiness" VALUES (2, 0)`, '23514'],
    ] as const)
      await expect(statement.execute(database.query)).rejects.toMatchObject({ name: 'error', code });
    const work = database.query.transaction().execute(async (transaction) => {
      await sql`INSERT INTO "readiness" VALUES (1, 0)`.execute(transaction);
      await sql`INSERT INTO "readiness" VALUES (1, 0)`.execute(transaction);
    });
    await expect(work).rejects.toMatchObject({ code: '23505' });
    expect(await database.query.selectFrom('readiness').selectAll().execute()).toEqual([]);
    expect(await processOf(database)).toBe(before);
  });

  it('that breaks within a transaction is replaced', async () => {
    const database = await opened({ url: await newDatabase() });
    const before = await processOf(database);
    const work = database.query.transaction().execute((transaction) => sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(transaction));
    await expect(work).rejects.toMatchObject({ name: 'DatabaseUnavailable', message: expect.stringContaining('terminating connection') });
    expect(await processOf(database)).not.toBe(before);
  });

  it('that breaks while nothing runs on it is replaced', async () => {
    const url = await newDatabase();
    const database = await opened({ url });
    const before = await processOf(database);
    await (await direct(url)).query('SELECT pg_terminate_backend($1)', [before]);
    await until(async () => (await connectionsTo(url)).length === 0);
    expect(await processOf(database)).not.toBe(before);
  });

  it('is given up, and its statement ended in the server, when that takes too long', async () => {
    const url = await newDatabase();
    const database = await opened({ url, timeoutMs: 1_000 });
    const before = await processOf(database);
    await expect(sql`SELECT pg_sleep(60)`.execute(database.query)).rejects.toThrow(DatabaseUnavailable);
    expect(await processOf(database)).not.toBe(before);
    await until(async () => (await connectionsTo(url)).every(({ pid, state }) => pid !== before && state === 'idle'));
  });

  it('is given up when the server says nothing more, replaced when it is back, and a fault of the database when it has gone', async () => {
    const own = await startPostgres();
    try {
      const database = await opened({ url: `${own.url}/postgres`, timeoutMs: 1_000 });
      const before = await processOf(database);
      own.signal('SIGSTOP');
      const started = performance.now();
      await expect(processOf(database)).rejects.toThrow(DatabaseUnavailable);
      expect(performance.now() - started).toBeLessThan(30_000);
      own.signal('SIGCONT');
      expect(await processOf(database)).not.toBe(before);
      await own.kill();
      for (let i = 0; i < 2; i++) await expect(processOf(database)).rejects.toThrow(DatabaseUnavailable);
    } finally {
      await own.remove();
    }
  });

  it('loses a transaction in which nothing is done, and its locks, after ten seconds', async () => {
    const database = await opened({ url: await newDatabase() });
    expect((await sql`SHOW idle_in_transaction_session_timeout`.execute(database.query)).rows).toEqual([{ idle_in_transaction_session_timeout: '10s' }]);
  });

  it('finds nothing for a text with a NUL, which PostgreSQL does not take', async () => {
    const database = await opened({ url: await newDatabase() });
    expect(await database.activeKey('a\0b')).toBeUndefined();
  });

  it('is waited for by no more than a thousand', async () => {
    const database = await opened({ url: await newDatabase(), timeoutMs: 60_000 });
    const waiting = Array.from({ length: 1_001 }, () => sql`SELECT pg_sleep(0)`.execute(database.query));
    await expect(sql`SELECT 1`.execute(database.query)).rejects.toThrow('too many queries are waiting for a connection');
    await Promise.all(waiting);
    expect(await processOf(database)).toBeGreaterThan(0);
  });
});
