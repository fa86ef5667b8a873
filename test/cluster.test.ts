import { createClient } from '@redis/client';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { harm } from './support/harm.ts';
import { missingServers, type PrivateServer, startPostgres, startRedis } from './support/private-servers.ts';
import { startService, type TestService } from './support/service.ts';
import { newSettings } from './support/shared-settings.ts';
import { until } from './support/until.ts';

const HELLO = { tool: 'word-counter', inputs: { text: 'Hello' } };
const LIMIT = 100;
let postgres: PrivateServer;
let redis: PrivateServer;
const nodes: TestService[] = [];

beforeAll(async () => {
  if (!inject('servers')) return;
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
});
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((node) => node.stop()));
});
afterAll(async () => {
  await Promise.all([postgres?.remove(), redis?.remove()]);
});

/** Three nodes on one database and one Redis. */
async function startNodes(more: Record<string, string> = {}): Promise<{ settings: Record<string, string>; each: [TestService, TestService, TestService] }> {
  const settings = { ...(await newSettings({ postgres: postgres.url, redis: redis.url })), PRO_REQUESTS_PER_HOUR: String(LIMIT), WORKERS: '1', ...more };
  const start = () => startService(settings, undefined, { realTime: true });
  const each: [TestService, TestService, TestService] = [await start(), await start(), await start()];
  nodes.push(...each);
  return { settings, each };
}

const statusesOf = (answers: { status: number }[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/** What came back is used again within two seconds, by the time that this process, which has the nodes, and the servers had a processor. */
const back = (holds: () => Promise<boolean>): Promise<void> => until(holds, 2_000, [process.pid, ...[postgres, redis].map(({ child }) => child.pid ?? 0)]);

describe.skipIf(missingServers() !== undefined)('three nodes', () => {
  it('admit exactly the limit of 130 concurrent calls', async () => {
    const { each } = await startNodes();
    const key = await each[0].keyFor('pro');
    const answers = await Promise.all(Array.from({ length: 130 }, (_, i) => (each[i % 3] ?? each[0]).call(HELLO, key)));
    expect(statusesOf(answers)).toEqual({ 200: LIMIT, 429: 30 });
    const remaining = answers.filter(({ status }) => status === 200).map(({ body }) => body.usage.remaining);
    expect(remaining.sort((one, other) => one - other)).toEqual(Array.from({ length: LIMIT }, (_, i) => i));
  });

  it('admit exactly the limit of the calls of batches and the runs of pipelines, asking Redis once for many', async () => {
    const { each } = await startNodes();
    const key = await each[0].keyFor('pro');
    const send = async (path: string, body: object, i = 0) => {
      const headers = { 'content-type': 'application/json', 'x-api-key': key };
      const response = await fetch(`${each[i % 3]?.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return { status: response.status, body: await response.json() };
    };
    const batch = { calls: Array.from({ length: 11 }, () => HELLO) };
    const batches = await Promise.all(Array.from({ length: 8 }, (_, i) => send('/api/v1/batch', batch, i)));
    expect(batches.flatMap(({ body }) => body.results).filter(({ success }) => success)).toHaveLength(88);
    const pipeline = (count: number) => ({
      steps: [
        { id: 'lines', tool: 'text-splitter', inputs: { text: `${'a\n'.repeat(count - 1)}a`, separator: '\n' } },
        { id: 'counted', tool: 'word-counter', forEach: { $from: 'lines', pointer: '/parts' }, inputs: { text: { $from: 'item' } } },
      ],
    });
    // Twelve are left: not enough for thirteen, which take the first alone; then exactly enough.
    expect(await send('/api/v1/pipelines', pipeline(12), 1)).toMatchObject({ status: 429, body: { error: 'rate_limit_exceeded' } });
    expect(await send('/api/v1/pipelines', pipeline(10), 2)).toMatchObject({ status: 200, body: { usage: { remaining: 0 } } });
    const last = await send('/api/v1/batch', batch);
    expect(last.status).toBe(429);

    const client = createClient({ url: redis.url });
    await client.connect();
    const asked = async () => Number(/cmdstat_evalsha:calls=(\d+)/.exec(await client.info('commandstats'))?.[1]);
    const business = await each[0].keyFor('business');
    const before = await asked();
    const headers = { 'content-type': 'application/json', 'x-api-key': business };
    await fetch(`${each[0].url}/api/v1/batch`, { method: 'POST', headers, body: JSON.stringify({ calls: Array.from({ length: 50 }, () => HELLO) }) });
    // The mark of the key, the first call and the others.
    expect((await asked()) - before).toBe(3);
    client.destroy();
  });

  it('give exactly three keys to twelve who ask at once for three places', async () => {
    const { each } = await startNodes();
    await each[0].keyFor('pro', 'owner@example.com');
    const account = await each[0].services.accounts.byEmail('owner@example.com');
    await each[1].services.keys.issue(account?.id ?? '', 'second');
    const created = await Promise.allSettled(Array.from({ length: 12 }, (_, i) => (each[i % 3] ?? each[0]).services.keys.issue(account?.id ?? '', `key ${i}`)));
    expect(created.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const result of created) if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'key_limit_reached' });
  });

  it('refuse a key with the very next request after it was revoked on another, a thousand times', { timeout: 300_000 }, async () => {
    const { each } = await startNodes({ PRO_REQUESTS_PER_HOUR: '1000000' });
    await each[0].keyFor('pro', 'owner@example.com');
    const account = await each[0].services.accounts.byEmail('owner@example.com');
    for (let round = 0; round < 1_000; round++) {
      const [here, there, third] = [0, 1, 2].map((i) => each[(round + i) % 3] ?? each[0]);
      if (!here || !there || !third) throw new Error('there are three nodes');
      const { key, record } = await here.services.keys.issue(account?.id ?? '', `round ${round}`);
      expect(statusesOf(await Promise.all(each.map((node) => node.call(HELLO, key))))).toEqual({ 200: 3 });
      await here.services.keys.revokeByHash(record.hash);
      expect(statusesOf(await Promise.all([there, third].map((node) => node.call(HELLO, key))))).toEqual({ 401: 2 });
    }
  });

  it('know of another plan with the next request', async () => {
    const { each } = await startNodes();
    const key = await each[0].keyFor('pro', 'owner@example.com');
    for (const node of each) expect((await node.call(HELLO, key)).headers.get('x-ratelimit-limit')).toBe(String(LIMIT));
    await each[1].services.accounts.setPlan('owner@example.com', 'business');
    for (const node of each) expect((await node.call(HELLO, key)).headers.get('x-ratelimit-limit')).toBe('1000');
    await each[2].services.accounts.setPlan('owner@example.com', 'free');
    for (const node of each) expect((await node.call(HELLO, key)).body.error).toBe('plan_required');
  });

  it('measure each answer of the limiter', async () => {
    const token = 'a-token-for-metrics';
    const { each } = await startNodes({ METRICS_TOKEN: token });
    const key = await each[0].keyFor('pro');
    await each[0].call(HELLO, key);
    const measured = async () => {
      const text = await (await fetch(`${each[0].url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text();
      return Number(/^toolrack_limiter_duration_seconds_count (\d+)/m.exec(text)?.[1]);
    };
    const before = await measured();
    for (let i = 0; i < 3; i++) await each[0].call(HELLO, key);
    expect((await measured()) - before).toBe(3);
  });

  it('refuse single nodes beside them', async () => {
    const { settings } = await startNodes();
    await expect(startService({ ...settings, REDIS_URL: '' })).rejects.toThrow('already in use');
  });

  it('answer 503 with Retry-After while Redis is away, and work again within two seconds of its return, without keys that were revoked meanwhile', async () => {
    const { each } = await startNodes();
    const [kept, lost] = [await each[0].keyFor('pro'), await each[0].keyFor('pro', 'lost@example.com')];
    for (const node of each) for (const key of [kept, lost]) expect((await node.call(HELLO, key)).status).toBe(200);
    const mend = await harm(redis.kill, redis.start);
    for (const node of each) {
      const { status, headers, body } = await node.call(HELLO, kept);
      expect([status, body.error, Number(headers.get('retry-after')) > 0]).toEqual([503, 'service_unavailable', true]);
      expect((await fetch(`${node.url}/readyz`)).status).toBe(503);
      expect((await fetch(`${node.url}/healthz`)).status).toBe(200);
      expect((await fetch(`${node.url}/api/v1/tools/word-counter`)).status).toBe(200);
    }
    // Written past Redis, as by an operator in the database itself.
    await each[0].services.accounts.byEmail('lost@example.com');
    const { openPostgres } = await import('../src/storage/postgres.ts');
    const url = each[0].services.config.database?.url ?? '';
    const database = await openPostgres({ url, connections: 1, timeoutMs: 2_000 });
    await database.query
      .updateTable('api_keys')
      .set({ revokedAt: 1 })
      .where('prefix', '=', `${lost.slice(0, 12)}...`)
      .execute();
    await database.close();
    await mend();
    for (const node of each) {
      await back(async () => (await node.call(HELLO, kept)).status === 200);
      expect((await node.call(HELLO, lost)).status).toBe(401);
    }
  });

  it('answer 200, 429 and 503 alone while Redis is paused under load, and never admit too many', async () => {
    const { each } = await startNodes({ REDIS_TIMEOUT_MS: '1000' });
    const key = await each[0].keyFor('pro');
    const answers: { status: number }[] = [];
    let isOver = false;
    onTestFinished(() => {
      isOver = true;
    });
    const callers = Array.from({ length: 9 }, async (_, i) => {
      while (!isOver) answers.push(await (each[i % 3] ?? each[0]).call(HELLO, key));
    });
    /** Waits for such an answer to a call that has not been answered yet. */
    const comes = (isAwaited: (status: number) => boolean): Promise<void> => {
      const before = answers.length;
      return until(() => answers.slice(before).some(({ status }) => isAwaited(status)));
    };
    for (let pause = 0; pause < 3; pause++) {
      const goOn = await harm(
        () => redis.signal('SIGSTOP'),
        () => redis.signal('SIGCONT'),
      );
      await comes((status) => status === 503);
      await goOn();
      await comes((status) => status !== 503);
    }
    await back(async () => (await each[0].call(HELLO, key)).status !== 503);
    await comes((status) => status === 429);
    isOver = true;
    await Promise.all(callers);
    const { 200: admitted = 0, 429: refused, 503: unavailable = 0, ...others } = statusesOf(answers);
    expect(others).toEqual({});
    expect(refused).toBeGreaterThan(0);
    expect(unavailable).toBeGreaterThan(0);
    expect(admitted).toBeLessThanOrEqual(LIMIT);
  });

  it('go on with keys that they know while PostgreSQL is paused, answer 503 to all else, and come back', async () => {
    const { each } = await startNodes({ DATABASE_TIMEOUT_MS: '1000' });
    const [key, other] = [await each[0].keyFor('pro'), await each[0].keyFor('pro', 'other@example.com')];
    for (const node of each) await node.call(HELLO, key);
    postgres.signal('SIGSTOP');
    try {
      expect((await each[1].call(HELLO, key)).status).toBe(200);
      expect((await each[1].call(HELLO, other)).status).toBe(503);
      expect((await fetch(`${each[1].url}/readyz`)).status).toBe(503);
    } finally {
      postgres.signal('SIGCONT');
    }
    await back(async () => (await each[1].call(HELLO, other)).status === 200);
    await back(async () => (await fetch(`${each[1].url}/readyz`)).status === 200);
  });

  it('count by the clock of Redis, whatever their own says', async () => {
    const { each } = await startNodes();
    const key = await each[0].keyFor('pro');
    await each[0].call(HELLO, key);
    const real = Date.now;
    Date.now = () => real() + 3_600_000;
    try {
      await each[1].call(HELLO, key);
      const { headers, body } = await each[1].call(HELLO, key);
      expect(body.usage.remaining).toBe(LIMIT - 3);
      expect(Math.abs(Date.parse(headers.get('x-ratelimit-reset') ?? '') - 3_600_000 - real())).toBeLessThan(10_000);
      expect(Math.abs(Date.parse(body.meta.timestamp) - real())).toBeLessThan(10_000);
    } finally {
      Date.now = real;
    }
  });
});

describe.skipIf(missingServers() !== undefined)('a node', () => {
  it.each([
    ['allkeys-lru', 'maxmemory-policy'],
    ['volatile-ttl', 'noeviction'],
  ])('refuses a Redis that evicts by %s', async (policy, word) => {
    const evicting = await startRedis(['--maxmemory-policy', policy]);
    try {
      await expect(startService(await newSettings({ postgres: postgres.url, redis: evicting.url }))).rejects.toThrow(word);
    } finally {
      await evicting.remove();
    }
  });

  it('refuses a wrong password at once, and shows none', async () => {
    const guarded = await startRedis(['--requirepass', 'right']);
    try {
      const url = guarded.url.replace('redis://', 'redis://:mistaken@');
      const settings = { ...(await newSettings({ postgres: postgres.url })), REDIS_URL: url };
      const error = await startService(settings).then(String, String);
      expect(error).toMatch(/REDIS_URL: cannot be used/);
      expect(error).not.toContain('mistaken');
      // What it held is free again: another can serve the database.
      await (await startService({ ...settings, REDIS_URL: '' })).stop();
    } finally {
      await guarded.remove();
    }
  });

  it('waits for its servers at the start, and names the one that stays away', async () => {
    const settings = { ...(await newSettings({ postgres: postgres.url })), REDIS_URL: 'redis://127.0.0.1:1', START_WAIT_MS: '600' };
    await expect(startService(settings)).rejects.toThrow(/REDIS_URL: .*START_WAIT_MS/);
    await expect(startService({ ...settings, DATABASE_URL: 'postgres://tester:secret@127.0.0.1:1/none' })).rejects.toThrow(/^DATABASE_URL: (?!.*secret)/);
  });
});
