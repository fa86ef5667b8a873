import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { modulesIn, notingModules, packagesOf } from './support/loaded-modules.ts';
import { startProgram } from './support/program.ts';
import { startService, type TestService } from './support/service.ts';
import { until } from './support/until.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number; doubleValue?: number; boolValue?: boolean } }[];
}

let collector: Server | undefined;
let service: TestService | undefined;
afterEach(async () => {
  await service?.stop();
  collector?.close();
});

/** A collector of OTLP over HTTP with JSON (opentelemetry.io/docs/specs/otlp), and what it was sent. */
async function collect(): Promise<{ url: string; bodies: string[]; spans: () => Span[] }> {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      expect([request.method, request.url, request.headers['content-type']]).toEqual(['POST', '/v1/traces', 'application/json']);
      bodies.push(Buffer.concat(chunks).toString());
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  collector = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const spans = () =>
    bodies.flatMap((body) =>
      JSON.parse(body).resourceSpans.flatMap((each: { scopeSpans: { spans: Span[] }[] }) => each.scopeSpans.flatMap((scope) => scope.spans)),
    );
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bodies, spans };
}

const valuesOf = (span: Span | undefined): Record<string, unknown> =>
  Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.doubleValue ?? value.boolValue]));

/** The packages that the program loads while it starts, runs a tool here and in a worker, signs somebody up and shows a page. */
async function packagesLoaded(settings: Record<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'toolrack-loaded-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'loaded');
  const program = await startProgram({ ...settings, DATA_DIR: join(folder, 'data'), ...notingModules(file) });
  try {
    const json = { 'content-type': 'application/json', origin: program.url };
    const key = /tool_[0-9a-f]{32}/.exec(program.output())?.[0] ?? '';
    const send = async (path: string, body: object) => {
      const response = await fetch(program.url + path, { method: 'POST', headers: { ...json, 'x-api-key': key }, body: JSON.stringify(body) });
      return response.status;
    };
    for (const text of ['short', 'long '.repeat(20_000)]) expect(await send('/api/v1/tools', { tool: 'word-counter', inputs: { text } })).toBe(200);
    expect(await send('/api/auth/sign-up/email', { email: 'somebody@example.com', password: 'a long password' })).toBe(200);
    expect((await fetch(`${program.url}/pricing`)).status).toBe(200);
  } finally {
    await program.end('SIGKILL');
  }
  return packagesOf(modulesIn(file));
}

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';

describe('traces', () => {
  it('tell of a request and what it was made of, under the span of its caller, and nothing of what was sent', async () => {
    const { url, bodies, spans } = await collect();
    service = await startService({ OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_SERVICE_NAME: 'tools of a test' });
    const key = await service.keyFor('pro', 'somebody@example.com');
    const headers = { 'x-api-key': key, traceparent: `00-${TRACE}-${CALLER}-01` };
    const send = (inputs: object) =>
      fetch(`${service?.url}/api/v1/tools`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ tool: 'word-counter', inputs }),
      });
    expect((await send({ text: 'unmistakable' })).status).toBe(200);
    expect((await send({ text: 'unmistakable '.repeat(2_000) })).status).toBe(200);
    expect((await send({ unmistakable: 1 })).status).toBe(400);
    expect((await fetch(`${service.url}/pricing?unmistakable=1`)).status).toBe(200);
    expect((await fetch(`${service.url}/api/v1/usage`, { headers })).status).toBe(200);
    await service.stop();
    service = undefined;
    // They come in several messages, in no particular order.
    const has = (name: string, count: number) => spans().filter((span) => span.name === name).length >= count;
    await until(() => has('POST /api/v1/tools', 3) && has('GET /pricing', 1) && has('GET /api/v1/usage', 1));

    const ours = spans()
      .filter(({ traceId }) => traceId === TRACE)
      .sort((one, other) => Number(BigInt(one.startTimeUnixNano) - BigInt(other.startTimeUnixNano)));
    const requests = ours.filter(({ name }) => name === 'POST /api/v1/tools');
    expect(requests.map(({ parentSpanId }) => parentSpanId)).toEqual([CALLER, CALLER, CALLER]);
    expect(requests.map(valuesOf).map((values) => values['http.response.status_code'])).toEqual([200, 200, 400]);
    expect(valuesOf(requests[2] ?? ours[0] ?? (spans()[0] as Span))).toMatchObject({ 'http.route': '/api/v1/tools', 'error.type': 'invalid_inputs' });
    for (const { spanId, startTimeUnixNano, endTimeUnixNano } of requests) {
      const inside = ours.filter(({ parentSpanId }) => parentSpanId === spanId);
      expect(inside.map(({ name }) => name)).toEqual(expect.arrayContaining(['key check', 'limiter', 'run']));
      for (const span of inside) {
        // Times are told in milliseconds with fractions, which leaves a microsecond.
        expect(Number(span.startTimeUnixNano)).toBeGreaterThan(Number(startTimeUnixNano) - 1e6);
        expect(Number(span.endTimeUnixNano)).toBeLessThan(Number(endTimeUnixNano) + 1e6);
      }
    }
    const runs = ours.filter(({ name }) => name === 'run').map(valuesOf);
    expect(runs).toEqual([
      { 'toolrack.tool': 'word-counter', 'toolrack.outcome': 'ok', 'toolrack.queue_ms': 0 },
      { 'toolrack.tool': 'word-counter', 'toolrack.outcome': 'ok', 'toolrack.queue_ms': expect.any(Number) },
      { 'toolrack.tool': 'word-counter', 'toolrack.outcome': 'invalid_inputs', 'toolrack.queue_ms': 0 },
    ]);
    const usage = ours.find(({ name }) => name === 'GET /api/v1/usage');
    expect(ours.some(({ name, parentSpanId }) => name === 'storage' && parentSpanId === usage?.spanId)).toBe(true);
    const all = bodies.join();
    expect(all).toContain('tools of a test');
    for (const secret of ['unmistakable', key, key.slice(0, 12), 'somebody@example.com', '127.0.0.1']) expect(all).not.toContain(secret);
  });

  it('are begun anew for a malformed traceparent', async () => {
    const { url, spans } = await collect();
    service = await startService({ OTEL_EXPORTER_OTLP_ENDPOINT: url });
    for (const traceparent of ['00-0-0-01', `00-${'0'.repeat(32)}-${CALLER}-01`, 'x'.repeat(1_000)]) {
      await fetch(`${service.url}/api/v1/convert?from=kg&to=lbs&value=1`, { headers: { traceparent } });
    }
    await service.stop();
    service = undefined;
    await until(() => spans().filter(({ name }) => name === 'GET /api/v1/convert').length === 3);
    expect(
      spans()
        .filter(({ name }) => name === 'GET /api/v1/convert')
        .map(({ parentSpanId }) => parentSpanId ?? ''),
    ).toEqual(['', '', '']);
  });

  it('hold nothing up when the collector is away', async () => {
    service = await startService({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
    expect((await fetch(`${service.url}/api/v1/convert?from=kg&to=lbs&value=1`)).status).toBe(200);
    await service.stop();
    service = undefined;
  });

  it('need libraries that are loaded where they are asked for alone', async () => {
    const libraries = (packages: string[]) => packages.filter((name) => name.startsWith('@opentelemetry/'));
    expect(libraries(await packagesLoaded({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' }))).toContain('@opentelemetry/sdk-trace-base');
    const others = await packagesLoaded({});
    expect(others).toContain('fastify');
    expect(libraries(others)).toEqual([]);
  });
});
