import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createClient } from '@redis/client';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { CounterRefused, CounterUnavailable } from '../src/limits/errors.ts';
import { openRedis, type Redis, scriptOf } from '../src/limits/redis.ts';
import { freePort, missingServers, type PrivateServer, startRedis } from './support/private-servers.ts';
import { until } from './support/until.ts';

/** How long after its return Redis must be used again. */
const BACK_WITHIN_MS = 2_000;
const servers: PrivateServer[] = [];
const connections: Redis[] = [];
afterEach(async () => {
  for (const redis of connections.splice(0)) redis.close();
  await Promise.all(servers.splice(0).map((server) => server.remove()));
});

async function started(...options: string[]): Promise<PrivateServer> {
  const server = await startRedis(options);
  servers.push(server);
  return server;
}

async function opened(url: string, { timeoutMs = 5_000, warn = (_message: string): void => undefined } = {}): Promise<Redis> {
  const redis = await openRedis({ urls: [url], timeoutMs, warn });
  connections.push(redis);
  return redis;
}

/** Asks Redis itself. */
async function ask({ url }: PrivateServer, ...words: string[]): Promise<string> {
  const client = createClient({ url });
  await client.connect();
  try {
    return String(await client.sendCommand(words));
  } finally {
    client.destroy();
  }
}

describe.skipIf(missingServers() !== undefined)('a connection to Redis', () => {
  it('refuses at once what is asked while Redis is away, forgets it, and is used again soon after its return', async () => {
    const server = await started();
    const redis = await opened(server.url);
    const { generation } = redis;
    await server.kill();
    await until(() => redis.generation > generation);
    await expect(redis.send(['INCR', 'asked'])).rejects.toThrow('it is not connected');
    const away = redis.generation;
    await server.start();
    await until(() => redis.send(['INCR', 'answered']).then(Boolean, () => false), BACK_WITHIN_MS, [process.pid, server.child.pid ?? 0]);
    expect(redis.generation).toBeGreaterThan(away);
    expect(await ask(server, 'GET', 'asked')).toBe('null');
  });

  it('waits for an answer no longer than it may, and is given up when Redis says nothing at all', async () => {
    const server = await started();
    const redis = await opened(server.url, { timeoutMs: 1_000 });
    const { generation } = redis;
    server.signal('SIGSTOP');
    onTestFinished(() => server.signal('SIGCONT'));
    await Promise.all([
      expect(redis.send(['GET', 'a'])).rejects.toThrow('no answer within 1000 ms'),
      expect(redis.run(scriptOf('return 1'), ['a'], [])).rejects.toThrow('no answer within 1000 ms'),
    ]);
    await until(() => redis.generation > generation);
  });

  it('is kept while nobody asks anything', async () => {
    const server = await started();
    const redis = await opened(server.url);
    const { generation } = redis;
    const pings = async (): Promise<number> => Number(/cmdstat_ping:calls=(\d+)/.exec(await ask(server, 'INFO', 'commandstats'))?.[1] ?? 0);
    await until(async () => (await pings()) >= 4);
    expect(redis.generation).toBe(generation);
  });

  it('has no more than 10,000 questions under way', async () => {
    const server = await started();
    const redis = await opened(server.url, { timeoutMs: 60_000 });
    server.signal('SIGSTOP');
    onTestFinished(() => server.signal('SIGCONT'));
    const asked = Promise.allSettled(Array.from({ length: 10_100 }, () => redis.send(['GET', 'a'])));
    await expect(redis.send(['GET', 'a'])).rejects.toThrow(/queue is full/);
    server.signal('SIGCONT');
    const refused = (await asked).filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThanOrEqual(100);
    expect(refused.length).toBeLessThan(110);
  });

  it('sends a script again that Redis has forgotten', async () => {
    const server = await started();
    const redis = await opened(server.url);
    const script = scriptOf('return tonumber(ARGV[1]) + 1');
    expect(await redis.run(script, ['a'], ['1'])).toBe(2);
    await ask(server, 'SCRIPT', 'FLUSH');
    expect(await redis.run(script, ['a'], ['2'])).toBe(3);
    await expect(redis.run(scriptOf('return redis.error_reply("ERR wrong")'), ['a'], [])).rejects.toThrow(CounterUnavailable);
  });
});

describe.skipIf(missingServers() !== undefined)('opening a connection to Redis', () => {
  it('fails at once where nobody listens', async () => {
    await expect(opened(`redis://127.0.0.1:${await freePort()}`)).rejects.toThrow(/ECONNREFUSED/);
  });

  it('waits no longer than three seconds for a server that says nothing', async () => {
    const mute = createServer((socket) => socket.on('error', () => undefined));
    mute.listen(0, '127.0.0.1');
    await once(mute, 'listening');
    onTestFinished(() => void mute.close());
    await expect(opened(`redis://127.0.0.1:${(mute.address() as AddressInfo).port}`)).rejects.toThrow(CounterUnavailable);
  });

  it('is refused where Redis asks for a password, and leaves no connection', async () => {
    const server = await started('--requirepass', 'right', '--maxmemory-policy', 'allkeys-lru');
    await expect(opened(server.url)).rejects.toThrow(CounterRefused);
    const known = { ...server, url: server.url.replace('redis://', 'redis://:right@') };
    await expect(opened(known.url)).rejects.toThrow(/allkeys-lru.*noeviction/);
    await until(async () => (await ask(known, 'CLIENT', 'LIST')).trim().split('\n').length === 1);
  });

  it('goes on with a warning where it may not ask how Redis is set up', async () => {
    const server = await started();
    await ask(server, 'ACL', 'SETUSER', 'tools', 'on', '>right', '~*', '+@all', '-info');
    const warnings: string[] = [];
    const redis = await opened(server.url.replace('redis://', 'redis://tools:right@'), { warn: (message) => warnings.push(message) });
    expect(warnings).toEqual([expect.stringMatching(/^REDIS_URL: the maxmemory-policy cannot be read/)]);
    expect(await redis.send(['INCR', 'a'])).toBe(1);
  });
});
