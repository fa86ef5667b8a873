import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { call, keyFor, type Node, startNode, statusAt } from './support/nodes.ts';
import { freePort, missingServers, type PrivateServer, startPostgres, startRedis } from './support/private-servers.ts';
import { bin, runProgram } from './support/program.ts';
import { PASSWORD } from './support/service.ts';
import { createDatabase, newSettings } from './support/shared-settings.ts';
import { until } from './support/until.ts';

let postgres: PrivateServer;
let redis: PrivateServer;
const nodes: Node[] = [];
const folders: string[] = [];

beforeAll(async () => {
  if (!inject('servers')) return;
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
});
afterEach(() => {
  for (const { child } of nodes.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
afterAll(async () => {
  await Promise.all([postgres?.remove(), redis?.remove()]);
});

async function start(settings: Record<string, string>, port?: string): Promise<Node> {
  const node = await startNode(settings, port);
  nodes.push(node);
  return node;
}

/** Asks PostgreSQL itself. */
async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** How a start ends that cannot succeed: it is not waited for, so that it must end by itself. */
const refusal = async (settings: Record<string, string>): Promise<{ code: number | null; out: string; err: string }> =>
  runProgram(['serve'], { PORT: '0', START_WAIT_MS: '600000', SESSION_SECRET: 's'.repeat(32), ...settings });

describe.skipIf(missingServers() !== undefined)('a start', () => {
  it('ends at once with a wrong password, which it does not show', async () => {
    const url = await createDatabase(postgres.url);
    await query(url, `CREATE USER guarded PASSWORD 'right'`);
    const wrong = url.replace('tester@', 'guarded:mistaken@');
    const guarded = await startRedis(['--requirepass', 'right']);
    try {
      for (const [name, settings] of [
        ['DATABASE_URL', { DATABASE_URL: wrong }],
        ['DATABASE_URL', { DATABASE_URL: wrong.replace(':mistaken', '') }],
        ['REDIS_URL', { DATABASE_URL: url, REDIS_URL: guarded.url.replace('redis://', 'redis://:mistaken@') }],
        ['REDIS_URL', { DATABASE_URL: url, REDIS_URL: guarded.url }],
        ['DATABASE_URL', { DATABASE_URL: 'postgres://guarded:mistaken@127.0.0.1:99999/name' }],
        ['DATABASE_URL', { DATABASE_URL: 'mysql://guarded:mistaken@127.0.0.1/name' }],
        ['DATABASE_URL', { DATABASE_URL: 'postgres:mistaken' }],
        ['DATABASE_URL', { DATABASE_URL: 'postgres://guarded:mistaken%@127.0.0.1/name' }],
        ['DATABASE_URL', { DATABASE_URL: `${wrong}?sslrootcert=/no/such/file` }],
        ['DATABASE_URL', { DATABASE_URL: `${wrong}?sslmode=nonsense` }],
        ['DATABASE_URL', { DATABASE_URL: `${wrong}?sslmode=verify-full` }],
        ['DATABASE_URL', { DATABASE_URL: `${wrong}?sslnegotiation=nonsense` }],
        ['REDIS_URL', { DATABASE_URL: url, REDIS_URL: `${redis.url.replace('redis://', 'redis://:mistaken@')}/mistaken` }],
        ['REDIS_URL', { DATABASE_URL: url, REDIS_URL: `${redis.url}/1000` }],
        ['REDIS_URL', { DATABASE_URL: url, REDIS_URL: 'redis://:mistaken%@127.0.0.1:6379' }],
        ['REDIS_URL', { DATABASE_URL: url, REDIS_URL: 'http://:mistaken@127.0.0.1:6379' }],
        ['REDIS_URL', { REDIS_URL: 'redis://:mistaken@127.0.0.1:6379' }],
      ] as const) {
        const { code, out, err } = await refusal(settings);
        expect([code, out, err]).toEqual([1, '', expect.stringContaining(`toolrack: ${name}: `)]);
        expect(err).not.toContain('mistaken');
        expect(err.trim().split('\n')).toHaveLength(1);
        expect(err).not.toMatch(/\.\.$/m);
      }
    } finally {
      await guarded.remove();
    }
  });

  it.each(['allkeys-lru', 'volatile-lru', 'allkeys-random'])('is refused beside a Redis that evicts by %s', async (policy) => {
    const evicting = await startRedis(['--maxmemory-policy', policy]);
    try {
      const { code, err } = await refusal({ DATABASE_URL: await createDatabase(postgres.url), REDIS_URL: evicting.url });
      expect([code, err]).toEqual([1, expect.stringMatching(new RegExp(`${policy}.*noeviction`))]);
    } finally {
      await evicting.remove();
    }
  });

  it('is refused on a database of a newer version, which stays as it was', async () => {
    const settings = await newSettings({ postgres: postgres.url, redis: redis.url });
    await keyFor(settings, 'pro');
    const url = settings.DATABASE_URL ?? '';
    await query(url, 'UPDATE "schema_version" SET "version" = 1000');
    const { code, err } = await refusal(settings);
    expect([code, err]).toEqual([1, expect.stringContaining('newer version')]);
    expect(await query(url, 'SELECT "version" FROM "schema_version"')).toEqual([{ version: 1000 }]);
  });

  it('waits for both, alive and not ready, and ends with status 1 naming the one that stays away', async () => {
    const [own, port] = [await startPostgres(), String(await freePort())];
    try {
      const settings = await newSettings({ postgres: own.url, redis: redis.url });
      await own.kill();
      const starting = start(settings, port);
      await until(async () => (await statusAt(`http://127.0.0.1:${port}/healthz`)) === 200);
      expect(await statusAt(`http://127.0.0.1:${port}/readyz`)).toBe(503);
      await own.start();
      expect(await statusAt(`${(await starting).url}/readyz`)).toBe(200);
      await own.kill();
      const { code, err } = await refusal({ ...settings, START_WAIT_MS: '300' });
      expect([code, err]).toEqual([1, expect.stringMatching(/^toolrack: DATABASE_URL: .*START_WAIT_MS/)]);
    } finally {
      await own.remove();
    }
  });

  it('is ended by SIGTERM while it waits', async () => {
    const port = String(await freePort());
    const settings = { ...(await newSettings({ postgres: postgres.url })), REDIS_URL: 'redis://127.0.0.1:1', START_WAIT_MS: '600000' };
    const child = spawn(process.execPath, [bin, 'serve'], { env: { PATH: process.env.PATH ?? '', ...settings, PORT: port }, stdio: 'ignore' });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await until(async () => (await statusAt(`http://127.0.0.1:${port}/healthz`)) === 200);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});

describe.skipIf(missingServers() !== undefined)('commands on a database in PostgreSQL', () => {
  it('change nothing without REDIS_URL beside nodes that count in Redis, and may look', async () => {
    const settings = await newSettings({ postgres: postgres.url, redis: redis.url });
    const { key, hash, email } = await keyFor(settings, 'pro');
    const node = await start(settings);
    expect((await call(node.url, key)).status).toBe(200);
    const { REDIS_URL, ...without } = settings;
    for (const words of [
      ['key', 'revoke', '--hash', hash],
      ['key', 'create', '--email', email],
      ['account', 'plan', '--email', email, '--plan', 'free'],
      ['account', 'password', '--email', email, '--password', 'another good password'],
      ['account', 'sessions', 'end', '--email', email],
      ['account', 'delete', '--email', email],
      ['account', 'create', '--email', 'new@example.com', '--password', 'another good password'],
    ]) {
      const { code, out, err } = await runProgram(words, without);
      expect([code, out, err], words.join(' ')).toEqual([1, '', expect.stringMatching(/^toolrack: REDIS_URL: must be set .* Nothing was changed\.\n$/)]);
    }
    for (const words of [
      ['account', 'list'],
      ['key', 'list', '--email', email],
      ['usage', '--email', email],
    ])
      expect((await runProgram(words, without)).code, words.join(' ')).toBe(0);
    expect((await call(node.url, key)).status).toBe(200);
    expect((await runProgram(['key', 'revoke', '--hash', hash], settings)).code).toBe(0);
    expect((await call(node.url, key)).status).toBe(401);
    await node.end('SIGTERM');
    expect((await runProgram(['account', 'plan', '--email', email, '--plan', 'free'], without)).code).toBe(0);
  });

  it('are taken beside a single server, which sees them with the next request', async () => {
    const settings = await newSettings({ postgres: postgres.url });
    const { key, hash } = await keyFor(settings, 'pro');
    const server = await start(settings);
    expect((await call(server.url, key)).status).toBe(200);
    expect((await runProgram(['key', 'revoke', '--hash', hash], settings)).code).toBe(0);
    expect((await call(server.url, key)).status).toBe(401);
  });
});

describe.skipIf(missingServers() !== undefined)('toolrack migrate', () => {
  /** What stands in each table that is copied, as texts in order. */
  const TABLES = ['user', 'account', 'session', 'sign_in_addresses', 'account_tokens', 'api_keys', 'admissions', 'usage'];

  function embedded(folder: string): Record<string, string[]> {
    const database = new DatabaseSync(join(folder, 'toolrack.db'), { readOnly: true });
    const rows = (table: string) => database.prepare(`SELECT * FROM "${table}"`).all();
    return Object.fromEntries(TABLES.map((table) => [table, rows(table).map(textOf).sort()]));
  }

  async function moved(url: string): Promise<Record<string, string[]>> {
    const tables = TABLES.map(async (table) => [table, (await query(url, `SELECT * FROM "${table}"`)).map(textOf).sort()] as const);
    return Object.fromEntries(await Promise.all(tables));
  }

  /** A row, whichever program read it: bytes in hex, truth as a number, numbers as their shortest texts; columns that hold nothing are left out. */
  const textOf = (row: Record<string, unknown>): string =>
    JSON.stringify(
      Object.entries(row)
        .filter(([, value]) => value !== null)
        .map(([name, value]) => [name, value instanceof Uint8Array ? Buffer.from(value).toString('hex') : typeof value === 'boolean' ? Number(value) : value])
        .map(([name, value]) => [name, String(value)])
        .sort(),
    );

  it('is refused where there is no database, and makes none', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'toolrack-empty-'));
    folders.push(empty);
    const { code, err } = await runProgram(['migrate', '--to', await createDatabase(postgres.url)], { DATA_DIR: empty });
    expect([code, err]).toEqual([1, expect.stringContaining(`There is no database in ${empty}`)]);
    expect(readdirSync(empty)).toEqual([]);
  });

  it('takes everything along with the server stopped, into an empty database alone', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'toolrack-move-'));
    folders.push(DATA_DIR);
    const server = await start({ DATA_DIR, BOOTSTRAP: 'on', BUSINESS_REQUESTS_PER_HOUR: '50' });
    const key = /tool_[0-9a-f]{32}/.exec(server.output())?.[0] ?? '';
    for (let i = 0; i < 7; i++) await call(server.url, key);
    const send = (path: string, body: object, cookie = '') =>
      fetch(server.url + path, { method: 'POST', headers: { 'content-type': 'application/json', cookie, origin: server.url }, body: JSON.stringify(body) });
    const signedUp = await send('/api/auth/sign-up/email', { email: 'ada@example.com', password: PASSWORD, name: 'Ada Łovelace 𝔘' });
    expect(signedUp.status).toBe(200);
    const cookie = signedUp.headers.getSetCookie()[0]?.split(';')[0] ?? '';

    const target = await createDatabase(postgres.url);
    const migrate = () => runProgram(['migrate', '--to', target], { DATA_DIR });
    const tables = () => query(target, `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`);
    expect(await migrate()).toMatchObject({ code: 1, err: expect.stringContaining('is already in use') });
    expect(await tables()).toEqual([]);

    await server.end('SIGTERM');
    const before = embedded(DATA_DIR);
    for (const table of ['user', 'session', 'api_keys', 'admissions', 'usage']) expect(before[table]?.length, table).toBeGreaterThan(0);
    expect(await migrate()).toMatchObject({ code: 0, err: '' });
    expect(await moved(target)).toEqual(before);
    expect(embedded(DATA_DIR)).toEqual(before);

    expect(await migrate()).toMatchObject({ code: 1, err: expect.stringContaining('not empty') });
    expect(await moved(target)).toEqual(before);

    const settings = { DATABASE_URL: target, SESSION_SECRET: readFileSync(join(DATA_DIR, 'session-secret'), 'utf8').trim(), BUSINESS_REQUESTS_PER_HOUR: '50' };
    const again = await start(settings);
    expect(JSON.parse((await call(again.url, key)).body).usage.remaining).toBe(50 - 8);
    const session = await fetch(`${again.url}/api/auth/get-session`, { headers: { cookie } });
    expect(await session.json()).toMatchObject({ user: { email: 'ada@example.com', name: 'Ada Łovelace 𝔘' } });
    expect(await migrate()).toMatchObject({ code: 1, err: expect.stringContaining('already in use') });
  });
});
