import { describe, expect, it } from 'vitest';
import { MemorySlidingWindow } from '../limits/memory.ts';
import { timedWindow } from '../limits/timed-window.ts';
import { listenForMetrics } from './listen.ts';
import { openMetrics } from './metrics.ts';

const open = () => openMetrics({ version: '1.2.3', load: () => ({ busy: 1, waiting: 2 }), lostLines: () => 3 });

/** The value of a sample, by its line up to the value. */
async function sample(metrics: Awaited<ReturnType<typeof open>>, name: string): Promise<number | undefined> {
  const { body } = await metrics.text();
  const line = body.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
}

describe('metrics', () => {
  it('count requests by route, method and status, and how long they took', async () => {
    const metrics = await open();
    metrics.request({ route: '/api/v1/tools', method: 'POST', status: 200, ms: 3 });
    metrics.request({ route: '/api/v1/tools', method: 'POST', status: 429, ms: 1 });
    expect(await sample(metrics, 'toolrack_http_requests_total{route="/api/v1/tools",method="POST",status="200"}')).toBe(1);
    expect(await sample(metrics, 'toolrack_http_request_duration_seconds_count{route="/api/v1/tools"}')).toBe(2);
    expect(await sample(metrics, 'toolrack_http_request_duration_seconds_sum{route="/api/v1/tools"}')).toBeCloseTo(0.004, 9);
    expect(await sample(metrics, 'toolrack_http_request_duration_seconds_bucket{le="0.001",route="/api/v1/tools"}')).toBe(1);
  });

  it('count runs by tool and outcome', async () => {
    const metrics = await open();
    metrics.toolRun({ tool: 'word-counter', outcome: 'ok', ms: 1 });
    metrics.toolRun({ tool: 'unknown', outcome: 'tool_not_found', ms: 0 });
    expect(await sample(metrics, 'toolrack_tool_runs_total{tool="word-counter",outcome="ok"}')).toBe(1);
    expect(await sample(metrics, 'toolrack_tool_runs_total{tool="unknown",outcome="tool_not_found"}')).toBe(1);
  });

  it('tell workers, lost lines of the log, the version, and the process', async () => {
    const metrics = await open();
    expect(await sample(metrics, 'toolrack_workers_busy')).toBe(1);
    expect(await sample(metrics, 'toolrack_workers_waiting')).toBe(2);
    for (let reading = 1; reading <= 2; reading++) expect(await sample(metrics, 'toolrack_log_lines_lost_total')).toBe(3);
    expect(await sample(metrics, `toolrack_build_info{version="1.2.3",node="${process.version}"}`)).toBe(1);
    expect(await sample(metrics, 'toolrack_process_resident_memory_bytes')).toBeGreaterThan(1e6);
    expect(await sample(metrics, 'toolrack_nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
  });

  it('time the window without changing what it says', async () => {
    const metrics = await open();
    const window = timedWindow(new MemorySlidingWindow(), metrics.limiter);
    expect(window.take('a', 1, 1000, 0)).toEqual({ admitted: true, remaining: 0, resetAt: 1000 });
    expect(window.take('a', 1, 1000, 1)).toMatchObject({ admitted: false });
    expect(window.peek('b', 1, 1000, 1)).toMatchObject({ admitted: true });
    expect(window.takeMany('c', { most: 3, least: 1 }, 2, 1000, 1)).toMatchObject({ admitted: 2 });
    expect(await sample(metrics, 'toolrack_limiter_duration_seconds_count')).toBe(3);
  });
});

describe('the listener', () => {
  it('answers /metrics alone, to whoever has the token', async () => {
    const metrics = await open();
    const listener = await listenForMetrics(metrics, { port: 0, host: '127.0.0.1', token: 'a-long-secret' });
    const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      (await fetch(`http://127.0.0.1:${listener.port}${path}`, { method, headers })).status;
    try {
      expect(await get('/metrics')).toBe(401);
      expect(await get('/metrics', { authorization: 'Bearer wrong' })).toBe(401);
      expect(await get('/metrics', { authorization: 'bearer a-long-secret' })).toBe(200);
      expect(await get('/', { authorization: 'Bearer x' })).toBe(404);
      expect(await get('/metrics', {}, 'POST')).toBe(405);
    } finally {
      await listener.close();
    }
  });

  it('answers in the text format of Prometheus', async () => {
    const listener = await listenForMetrics(await open(), { port: 0, host: '127.0.0.1' });
    try {
      const response = await fetch(`http://127.0.0.1:${listener.port}/metrics`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
      expect(await response.text()).toContain('# TYPE toolrack_http_requests_total counter');
    } finally {
      await listener.close();
    }
  });
});
