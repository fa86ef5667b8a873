import { randomUUID } from 'node:crypto';
import { createClient } from '@redis/client';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { openRedis } from '../src/limits/redis.ts';
import { RedisSlidingWindow } from '../src/limits/redis-window.ts';
import { harm } from './support/harm.ts';
import { missingServers, type PrivateServer, startPostgres, startRedis, startRedisCluster } from './support/private-servers.ts';
import { startService, type TestService } from './support/service.ts';
import { newSettings } from './support/shared-settings.ts';
import { until } from './support/until.ts';

const HELLO = { tool: 'word-counter', inputs: { text: 'Hello' } };
const LIMIT = 20;
let postgres: PrivateServer;
let cluster: PrivateServer[] = [];
const nodes: TestService[] = [];

beforeAll(async () => {
  if (!inject('servers')) return;
  [postgres, cluster] = await Promise.all([startPostgres(), startRedisCluster()]);
});
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((node) => node.stop()));
});
afterAll(async () => {
  await Promise.all([postgres?.remove(), ...cluster.map((server) => server.remove())]);
});

/** Asks one Redis itself. */
async function ask({ url }: PrivateServer, ...words: string[]): Promise<string> {
  const client = createClient({ url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return String(await client.sendCommand(words));
  } finally {
    client.destroy();
  }
}

async function startNodes(count: number, urls: string): Promise<TestService[]> {
  const settings = {
    ...(await newSettings({ postgres: postgres.url })),
    REDIS_URL: urls,
    REDIS_TIMEOUT_MS: '5000',
    PRO_REQUESTS_PER_HOUR: String(LIMIT),
    WORKERS: '1',
  };
  for (let i = 0; i < count; i++) nodes.push(await startService(settings, undefined, { realTime: true }));
  return nodes;
}

const statuses = async (each: TestService[], key: string, count: number) => {
  const answers = await Promise.all(Array.from({ length: count }, (_, i) => each[i % each.length]?.call(HELLO, key)));
  return answers.map((answer) => answer?.status).sort();
};

describe.skipIf(missingServers() !== undefined)('nodes with Redis Cluster', () => {
  it('count together and see revocations at once, whichever Redis has the key', async () => {
    const [first] = cluster;
    const each = await startNodes(2, first?.url ?? '');
    for (let i = 0; i < 6; i++) {
      const email = `user${i}@example.com`;
      const key = await each[0]?.keyFor('pro', email);
      expect(await statuses(each, key ?? '', LIMIT + 5)).toEqual([...Array(LIMIT).fill(200), ...Array(5).fill(429)]);
      const account = await each[0]?.services.accounts.byEmail(email);
      const [record] = (await each[0]?.services.keys.list(account?.id ?? '')) ?? [];
      await each[0]?.services.keys.revokeByHash(record?.hash ?? '');
      expect(await statuses(each, key ?? '', 2)).toEqual([401, 401]);
    }
    const redis = await openRedis({ urls: [first?.url ?? ''], timeoutMs: 5_000, warn: () => undefined });
    const window = new RedisSlidingWindow({ redis });
    await Promise.all(Array.from({ length: 100 }, (_, i) => window.take(`account:${i}:convert`, 1, 60_000)));
    redis.close();
    const masters = await Promise.all(cluster.map(async (server) => [server, await ask(server, 'ROLE')] as const));
    const sizes = await Promise.all(masters.filter(([, role]) => role.startsWith('master')).map(async ([server]) => Number(await ask(server, 'DBSIZE'))));
    expect(sizes).toHaveLength(3);
    expect(Math.min(...sizes)).toBeGreaterThan(0);
  });

  it('answer 503 when one of it is lost, and go on with the one that takes its place', async () => {
    const each = await startNodes(1, cluster.map(({ url }) => url).join(','));
    const keys = await Promise.all(Array.from({ length: 6 }, (_, i) => each[0]?.keyFor('pro', `${i}-${randomUUID()}@example.com`)));
    for (const key of keys) expect(await statuses(each, key ?? '', 1)).toEqual([200]);
    const roles = await Promise.all(cluster.map((server) => ask(server, 'ROLE')));
    const master = cluster[roles.findIndex((role) => role.startsWith('master'))];
    if (!master) throw new Error('the cluster has no master');
    const mend = await harm(master.kill, master.start);
    const seen = new Set<number>();
    await until(async () => {
      const answers = (await Promise.all(keys.map((key) => statuses(each, key ?? '', 1)))).flat();
      for (const status of answers) seen.add(status ?? 0);
      return answers.every((status) => status === 200 || status === 429) && seen.has(503);
    });
    expect([...seen].filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
    await mend();
  });

  it('are told of several addresses only where there is a cluster, and of one database', async () => {
    const settings = await newSettings({ postgres: postgres.url });
    const mixed = { ...settings, REDIS_URL: 'redis://:one@a:1,redis://:two@b:1' };
    await expect(startService(mixed)).rejects.toThrow(/^REDIS_URL: has addresses with different/);
    const single = await startRedis();
    try {
      await expect(openRedis({ urls: [single.url, single.url], timeoutMs: 5_000, warn: () => undefined })).rejects.toThrow('no cluster');
    } finally {
      await single.remove();
    }
  });
});
