import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from './support/service.ts';

const TOKEN = 'a-token-of-the-operator';

describe('/metrics on the main port', () => {
  let service: TestService;
  let key: string;
  beforeAll(async () => {
    service = await startService({ METRICS_TOKEN: TOKEN });
    key = await service.keyFor('pro');
  });
  afterAll(() => service.stop());

  const read = async (): Promise<string> => (await fetch(`${service.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
  const sample = async (line: string): Promise<number> =>
    Number(
      (await read())
        .split('\n')
        .find((each) => each.startsWith(`${line} `))
        ?.split(' ')[1] ?? 0,
    );

  it('is for whoever has the token', async () => {
    expect((await fetch(`${service.url}/metrics`)).status).toBe(401);
    expect((await fetch(`${service.url}/metrics`, { headers: { authorization: 'Bearer no' } })).status).toBe(401);
    expect(await read()).toContain('toolrack_build_info{version=');
  });

  it('counts runs by tool and outcome, unknown slugs as one, inline and in workers', async () => {
    await service.call({ tool: 'word-counter', inputs: { text: 'a b' } }, key);
    await service.call({ tool: 'word-counter', inputs: { text: 'word '.repeat(20_000) } }, key);
    await service.call({ tool: 'word-counter', inputs: { text: 1 } }, key);
    await service.call({ tool: 'no-such-tool' }, key);
    await service.call({ tool: 'nor-such-a-one' }, key);
    expect(await sample('toolrack_tool_runs_total{tool="word-counter",outcome="ok"}')).toBe(2);
    expect(await sample('toolrack_tool_runs_total{tool="word-counter",outcome="invalid_inputs"}')).toBe(1);
    expect(await sample('toolrack_tool_runs_total{tool="unknown",outcome="tool_not_found"}')).toBe(2);
  });

  it('times the limiter and the queries', async () => {
    expect(await sample('toolrack_limiter_duration_seconds_count')).toBeGreaterThan(0);
    expect(await sample('toolrack_database_query_duration_seconds_count')).toBeGreaterThan(0);
  });
});

describe('/metrics', () => {
  it('is nowhere when nobody asked for it', async () => {
    const service = await startService();
    try {
      expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
    } finally {
      await service.stop();
    }
  });
});
