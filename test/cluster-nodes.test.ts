import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { call, keyFor, type Node, startLoad, startNode, tally } from './support/nodes.ts';
import { freePort, missingServers, type PrivateServer, startPostgres, startRedis } from './support/private-servers.ts';
import { runProgram } from './support/program.ts';
import { newSettings } from './support/shared-settings.ts';
import { until } from './support/until.ts';

const LIMIT = 100;
let postgres: PrivateServer;
let redis: PrivateServer;
const nodes: Node[] = [];

beforeAll(async () => {
  if (!inject('servers')) return;
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
});
afterEach(() => {
  for (const { child } of nodes.splice(0)) child.kill('SIGKILL');
});
afterAll(async () => {
  await Promise.all([postgres?.remove(), redis?.remove()]);
});

const settingsOf = async (more: Record<string, string> = {}): Promise<Record<string, string>> => ({
  ...(await newSettings({ postgres: postgres.url, redis: redis.url })),
  PRO_REQUESTS_PER_HOUR: String(LIMIT),
  ...more,
});

async function start(settings: Record<string, string>, port?: string): Promise<Node> {
  const node = await startNode(settings, port);
  nodes.push(node);
  return node;
}

const usageOf = async (url: string, key: string): Promise<{ total: { count: number; refused: number; errors: Record<string, number> } }> =>
  JSON.parse(await (await fetch(`${url}/api/v1/usage`, { headers: { 'x-api-key': key } })).text());

describe.skipIf(missingServers() !== undefined)('processes that count together', () => {
  it('forget nothing that one of them has counted when it is killed', async () => {
    const settings = await settingsOf();
    const [first, second, third] = await Promise.all([start(settings), start(settings), start(settings)]);
    const { key } = await keyFor(settings, 'pro');
    for (let i = 0; i < 30; i++) expect((await call(first.url, key)).status).toBe(200);
    const sent = Array.from({ length: 12 }, () => call(first.url, key));
    await first.end('SIGKILL');
    const unknown = await Promise.all(sent);
    const known = 30 + unknown.filter(({ status }) => status === 200).length;
    const answers = await Promise.all(Array.from({ length: 110 }, (_, i) => call((i % 2 ? second : third).url, key)));
    const { 200: admitted = 0, ...others } = tally(answers);
    expect(Object.keys(others)).toEqual(['429']);
    // What was counted and not answered any more stays counted.
    expect(known + admitted).toBeLessThanOrEqual(LIMIT);
    expect(known + admitted + unknown.filter(({ status }) => status === undefined).length).toBeGreaterThanOrEqual(LIMIT);
  });

  it('lose no request when they are restarted in turn under load, for callers that try again what was refused a connection', { timeout: 120_000 }, async () => {
    // On a busy machine, too, each kept connection is used, and told to end, within DRAIN_MS.
    const settings = await settingsOf({ PRO_REQUESTS_PER_HOUR: '1000000', DRAIN_MS: '2000' });
    // Nobody else may be given the port of a node while it is away.
    const running = await Promise.all(Array.from({ length: 3 }, async () => start(settings, String(await freePort()))));
    const { key } = await keyFor(settings, 'pro');
    const load = startLoad(
      running.map(({ url }) => url),
      key,
      8,
    );
    for (const node of running) {
      const before = load.answers.length;
      await until(() => load.answers.length > before + 50);
      expect(await node.end('SIGTERM')).toBe(0);
      await start(settings, node.port);
    }
    await load.stop();
    expect(Object.keys(tally(load.answers))).toEqual(['200']);
    // Each of them has been counted once, and stands in the usage figures.
    const { url = '' } = running[0] ?? {};
    await until(async () => (await usageOf(url, key)).total.count >= load.answers.length);
    expect((await usageOf(url, key)).total.count).toBe(load.answers.length);
    expect(1_000_000 - JSON.parse((await call(url, key)).body).usage.remaining).toBe(load.answers.length + 1);
  });

  it('tell together what was run, to the request', async () => {
    const settings = await settingsOf();
    const three = await Promise.all([start(settings), start(settings), start(settings)]);
    const { key, email } = await keyFor(settings, 'pro');
    const bodies = [
      '{"tool":"word-counter","inputs":{"text":"Hello"}}',
      '{"tool":"word-counter","inputs":{}}',
      '{"tool":"nope","inputs":{}}',
      '{"tool":"json-formatter","inputs":{"json":"[1]"}}',
      '{',
    ];
    const answers = await Promise.all(Array.from({ length: 160 }, (_, i) => call(three[i % 3]?.url ?? '', key, undefined, bodies[i % bodies.length])));
    const said: Record<string, number> = {};
    for (const { body } of answers) {
      const { error = 'ok' } = JSON.parse(body);
      said[error] = (said[error] ?? 0) + 1;
    }
    const { ok = 0, rate_limit_exceeded: refused = 0, ...errors } = said;
    expect([LIMIT - ok, refused]).toEqual([Object.values(errors).reduce((sum, each) => sum + each, 0), 160 - LIMIT]);
    const [{ url = '' } = {}] = three;
    // What the other nodes know is written behind.
    await until(async () => {
      const { count, refused: noted } = (await usageOf(url, key)).total;
      return count >= LIMIT && noted >= refused;
    });
    for (const { url: asked } of three) expect((await usageOf(asked, key)).total).toMatchObject({ count: LIMIT, refused, errors });
    const told = await runProgram(['usage', '--email', email, '--by', 'key', '--json'], settings);
    const { rows, total } = JSON.parse(told.out);
    expect(total).toMatchObject({ count: LIMIT, refused, errors });
    const { out: csv } = await runProgram(['usage', '--email', email, '--by', 'key', '--csv'], settings);
    const [header, ...lines] = csv.split('\r\n').map((line) => line.split(','));
    expect(header).toEqual(['key', 'count', 'refused', 'errors', 'ms_total', 'ms_max', 'bytes_in', 'bytes_out', 'errors_by_code']);
    const errorCount = Object.values(errors).reduce((sum, each) => sum + each, 0);
    const cells = [LIMIT, refused, errorCount, total.ms.total, total.ms.max, total.bytes.in, total.bytes.out].map(String);
    const codes = Object.keys(errors)
      .sort()
      .map((code) => `${code}=${errors[code]}`)
      .join(' ');
    expect(lines).toEqual([[rows[0].key, ...cells, codes], ['']]);
    expect((await runProgram(['usage', '--email', email, '--by', 'key'], settings)).out).toMatch(/^total /m);
  });

  it('make one first account when they start at the same moment, and tell it once', async () => {
    const settings = await settingsOf({ BOOTSTRAP: 'on' });
    const started = await Promise.all([start(settings), start(settings), start(settings)]);
    const told = started.flatMap(({ output }) => [...output().matchAll(/tool_[0-9a-f]{32}/g)].map(String));
    expect(new Set(told).size).toBe(1);
    expect(started.filter(({ output }) => output().includes('first account'))).toHaveLength(1);
    for (const { url } of started) expect((await call(url, told[0] ?? '')).status).toBe(200);
    expect(JSON.parse((await runProgram(['account', 'list', '--json'], settings)).out)).toHaveLength(1);
  });

  it('know with the next request what the command line has changed', async () => {
    const settings = await settingsOf();
    const [here, there] = await Promise.all([start(settings), start(settings)]);
    const { key, hash, email } = await keyFor(settings, 'pro');
    const limits = async () => (await Promise.all([here, there].map(({ url }) => call(url, key)))).map(({ headers }) => headers['x-ratelimit-limit']);
    expect(await limits()).toEqual([String(LIMIT), String(LIMIT)]);
    expect(await runProgram(['account', 'plan', '--email', email, '--plan', 'business'], settings)).toMatchObject({ code: 0 });
    expect(await limits()).toEqual(['1000', '1000']);
    expect(await runProgram(['account', 'plan', '--email', email, '--plan', 'pro'], settings)).toMatchObject({ code: 0 });
    expect(await limits()).toEqual([String(LIMIT), String(LIMIT)]);
    expect(await runProgram(['key', 'revoke', '--hash', hash], settings)).toMatchObject({ code: 0 });
    for (const { url } of [here, there]) expect((await call(url, key)).status).toBe(401);
  });
});
