import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { harm } from './support/harm.ts';
import { call, keyFor, type Load, type Node, startLoad, startNode, statusAt, tally } from './support/nodes.ts';
import { missingServers, type PrivateServer, startPostgres, startRedis } from './support/private-servers.ts';
import { runProgram } from './support/program.ts';
import { newSettings } from './support/shared-settings.ts';
import { until } from './support/until.ts';

const LIMIT = 100;
/** How long after the return of what was away everything must work again. */
const BACK_WITHIN_MS = 2_000;
let postgres: PrivateServer;
let redis: PrivateServer;
let settings: Record<string, string>;
let nodes: Node[];

beforeAll(async () => {
  if (!inject('servers')) return;
  // What is counted is on disk before it is answered, so that no crash of Redis can take it back.
  [postgres, redis] = await Promise.all([startPostgres(), startRedis(['--appendonly', 'yes', '--appendfsync', 'always'])]);
  settings = {
    ...(await newSettings({ postgres: postgres.url, redis: redis.url })),
    PRO_REQUESTS_PER_HOUR: String(LIMIT),
    // Longer than an answer takes on a busy machine.
    REDIS_TIMEOUT_MS: '1000',
    DATABASE_TIMEOUT_MS: '1000',
  };
  nodes = await Promise.all(Array.from({ length: 3 }, () => startNode(settings)));
});
afterAll(async () => {
  for (const { child } of nodes ?? []) child.kill('SIGKILL');
  await Promise.all([postgres?.remove(), redis?.remove()]);
});

const urls = (): string[] => nodes.map(({ url }) => url);
const statuses = async (key: string): Promise<(number | undefined)[]> => (await Promise.all(urls().map((url) => call(url, key)))).map(({ status }) => status);
const readiness = (): Promise<number[]> => Promise.all(urls().map((url) => statusAt(`${url}/readyz`)));
const all = (values: readonly unknown[], value: unknown): boolean => values.every((one) => one === value);
/** What came back is used again soon, by the time that nodes, servers and this process had a processor. */
const back = (holds: () => Promise<boolean>): Promise<void> => until(holds, BACK_WITHIN_MS, processes());
const processes = (): number[] => [process.pid, ...[...nodes, postgres, redis].map(({ child }) => child.pid ?? 0)];

/** Asks Redis itself. */
async function ask(server: PrivateServer, ...words: string[]): Promise<unknown> {
  const client = createClient({ url: server.url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await client.sendCommand(words);
  } finally {
    client.destroy();
  }
}

/** Asks PostgreSQL itself, on one connection. */
async function query(...texts: string[]): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: settings.DATABASE_URL });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const text of texts) ({ rows } = await client.query(text));
    return rows;
  } finally {
    await client.end();
  }
}

/** What can be done to a server, and undone. */
const HARMS: [string, (server: PrivateServer) => Promise<void> | void, (server: PrivateServer) => Promise<void> | void][] = [
  ['killed', (server) => server.kill(), (server) => server.start()],
  ['stopped', (server) => server.stop(), (server) => server.start()],
  ['paused', (server) => server.signal('SIGSTOP'), (server) => server.signal('SIGCONT')],
];

/** Load that ends with the test at the latest. */
function loadOf(key: string, callers: number): Load {
  const load = startLoad(urls(), key, callers);
  onTestFinished(() => load.stop());
  return load;
}

describe.skipIf(missingServers() !== undefined)('nodes', () => {
  // What a test before has harmed may be coming back yet.
  beforeEach(() => until(async () => all(await readiness(), 200)));

  it.each(HARMS)('answer 200, 429 and 503 alone, and admit no more than the limit, while Redis is %s under load', async (_, hurt, heal) => {
    const [{ key }, { key: other }] = [await keyFor(settings, 'pro'), await keyFor(settings, 'business')];
    const load = loadOf(key, 6);
    await until(() => load.answers.length > 20);
    const mend = await harm(
      () => hurt(redis),
      () => heal(redis),
    );
    await until(() => load.answers.filter(({ status }) => status === 503).length > 10);
    for (const { status, headers } of load.answers) if (status === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await until(async () => all(await readiness(), 503));
    expect(await Promise.all(urls().map((url) => statusAt(`${url}/healthz`)))).toEqual([200, 200, 200]);
    expect(await Promise.all(urls().map((url) => statusAt(`${url}/api/v1/tools/word-counter`)))).toEqual([200, 200, 200]);
    await mend();
    await back(async () => all(await statuses(other), 200));
    await until(() => load.answers.at(-1)?.status === 429);
    await load.stop();
    const { 200: admitted = 0, 429: _refused, 503: _unavailable, ...others } = tally(load.answers);
    expect(others).toEqual({});
    expect(admitted).toBeLessThanOrEqual(LIMIT);
    await back(async () => all(await readiness(), 200));
  });

  it.each(HARMS.slice(1))('go on with the keys that they know while PostgreSQL is %s under load, and answer all else with 503', async (_, hurt, heal) => {
    const [{ key }, { key: unknown }] = [await keyFor(settings, 'business'), await keyFor(settings, 'business')];
    expect(await statuses(key)).toEqual([200, 200, 200]);
    const load = loadOf(key, 3);
    const mend = await harm(
      () => hurt(postgres),
      () => heal(postgres),
    );
    const before = load.answers.length;
    await until(async () => all(await readiness(), 503));
    expect(await statuses(unknown)).toEqual([503, 503, 503]);
    await until(() => load.answers.length > before + 20);
    await mend();
    await back(async () => all(await statuses(unknown), 200));
    await back(async () => all(await readiness(), 200));
    await load.stop();
    expect(Object.keys(tally(load.answers)).filter((status) => !['200', '429'].includes(status))).toEqual([]);
  });

  it.each([
    ['is full', ['CONFIG', 'SET', 'maxmemory', '1'], ['CONFIG', 'SET', 'maxmemory', '0']],
    ['takes no writes', ['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE']],
  ])('answer 503 while Redis %s', async (_, hurt, heal) => {
    const { key } = await keyFor(settings, 'business');
    expect(await statuses(key)).toEqual([200, 200, 200]);
    const mend = await harm(
      () => ask(redis, ...hurt),
      () => ask(redis, ...heal),
    );
    expect(await statuses(key)).toEqual([503, 503, 503]);
    await until(async () => all(await readiness(), 503));
    expect(await (await fetch(`${urls()[0]}/readyz`)).json()).toMatchObject({ message: expect.stringMatching(/^Redis does not answer/) });
    await mend();
    await back(async () => all(await statuses(key), 200));
    await back(async () => all(await readiness(), 200));
  });

  it('answer what must be written with 503 while PostgreSQL takes no writes', async () => {
    const { key } = await keyFor(settings, 'pro');
    const signUp = async (url: string) => {
      const headers = { 'content-type': 'application/json', origin: url };
      const body = JSON.stringify({ email: 'written@example.com', password: 'a long password' });
      const response = await fetch(`${url}/api/auth/sign-up/email`, { method: 'POST', headers, body });
      await response.arrayBuffer();
      return response.status;
    };
    const readOnly = (value: string): string[] => [
      'SET default_transaction_read_only = off',
      `ALTER SYSTEM SET default_transaction_read_only = ${value}`,
      'SELECT pg_reload_conf()',
    ];
    const mend = await harm(
      () => query(...readOnly('on')),
      () => query(...readOnly('off')),
    );
    await until(async () => all(await readiness(), 503));
    expect(await (await fetch(`${urls()[0]}/readyz`)).json()).toMatchObject({ message: expect.stringMatching(/^The database does not answer/) });
    expect(await signUp(urls()[0] ?? '')).toBe(503);
    expect(await statuses(key)).toEqual([200, 200, 200]);
    await mend();
    await back(async () => all(await readiness(), 200));
    expect(await signUp(urls()[0] ?? '')).toBe(200);
  });

  it('that lose the right to serve the database are not ready until they have it again', async () => {
    const lock = `${0x746f6f6c}, ${0x6e6f6465}`;
    const other = new Client({ connectionString: settings.DATABASE_URL });
    await other.connect();
    try {
      await until(async () => {
        await query(`SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND classid = ${0x746f6f6c} AND objid = ${0x6e6f6465}`);
        return (await other.query(`SELECT pg_try_advisory_lock(${lock}) AS taken`)).rows[0].taken;
      });
      await until(async () => all(await readiness(), 503));
    } finally {
      await other.end();
    }
    await back(async () => all(await readiness(), 200));
    const holders = await query(`SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ShareLock' AND classid = ${0x746f6f6c} AND granted`);
    expect(holders).toHaveLength(3);
  });
});

describe.skipIf(missingServers() !== undefined)('a key that was revoked', () => {
  it.each(['with what it had before', 'with nothing'])('is refused when Redis comes back %s', async (how) => {
    const forgetful = await startRedis();
    const own = { ...settings, REDIS_URL: forgetful.url };
    const pair = await Promise.all([startNode(own), startNode(own)]);
    try {
      const [kept, revoked] = [await keyFor(own, 'pro'), await keyFor(own, 'pro')];
      for (const { key } of [kept, revoked]) for (const { url } of pair) expect((await call(url, key)).status).toBe(200);
      await ask(forgetful, 'SAVE');
      expect(await runProgram(['key', 'revoke', '--hash', revoked.hash], own)).toMatchObject({ code: 0 });
      await forgetful.kill();
      if (how === 'with nothing') rmSync(join(forgetful.folder, 'dump.rdb'));
      await forgetful.start();
      const involved = [process.pid, ...[...pair, forgetful].map(({ child }) => child.pid ?? 0)];
      for (const { url } of pair) {
        const answers: (number | undefined)[] = [];
        await until(
          async () => {
            answers.push((await call(url, revoked.key)).status);
            return answers.at(-1) === 401;
          },
          BACK_WITHIN_MS,
          involved,
        );
        expect(answers).not.toContain(200);
        await until(async () => (await call(url, kept.key)).status === 200, BACK_WITHIN_MS, involved);
      }
    } finally {
      for (const { child } of pair) child.kill('SIGKILL');
      await forgetful.remove();
    }
  });
});
