import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from './support/service.ts';

const MAX_MEMORY = 2_000_000;
let service: TestService;
let key: string;

beforeAll(async () => {
  service = await startService({ MAX_BODY_BYTES: '500000', MAX_MEMORY_BYTES: String(MAX_MEMORY), BUSINESS_REQUESTS_PER_HOUR: '100000', WORKERS: '1' });
  key = await service.keyFor('business');
});
afterAll(() => service.stop());

const POST_TWENTY = `
import http.client, json, sys
for i in range(20):
    connection = http.client.HTTPConnection("127.0.0.1", int(sys.argv[1]))
    connection.request("POST", "/api/v1/tools", body=b"x" * 3000000, headers={"x-api-key": sys.argv[2]})
    answer = connection.getresponse()
    print(answer.status, json.loads(answer.read())["error"])
`;

describe('a client that sends too much', () => {
  it.skipIf(process.platform === 'win32')('reads its refusal with the client of Python', async () => {
    const child = spawn('python3', ['-c', POST_TWENTY, new URL(service.url).port, key]);
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
    });
    await once(child, 'close');
    expect(printed).toBe('413 payload_too_large\n'.repeat(20));
  });
});

describe('clients that leave', () => {
  it('take their heavy calls with them', async () => {
    const body = JSON.stringify({ tool: 'word-counter', inputs: { text: 'word '.repeat(90_000) } });
    const head = `POST /api/v1/tools HTTP/1.1\r\nhost: x\r\nx-api-key: ${key}\r\ncontent-length: ${body.length}\r\n\r\n`;
    const sockets = Array.from({ length: 3 }, () => {
      const socket = connect({ host: '127.0.0.1', port: Number(new URL(service.url).port) });
      socket.on('error', () => {});
      socket.write(head + body);
      return socket;
    });
    await expect.poll(() => service.services.runner.load.busy, { timeout: 20_000, interval: 1 }).toBe(1);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => service.services.runner.load, { timeout: 20_000 }).toEqual({ busy: 0, waiting: 0 });
    expect((await service.call(body, await service.keyFor('business'))).status).toBe(200);
  });
});

describe('bodies that wait', () => {
  it('are refused beyond the bytes that may be held, and the room comes back', async () => {
    const body = JSON.stringify({ tool: 'word-counter', inputs: { text: 'word '.repeat(90_000) } });
    const answers = await Promise.all(Array.from({ length: 12 }, () => service.call(body, key)));
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].sort()).toEqual([200, 503]);
    for (const { status, headers, body: answer } of answers)
      if (status === 503) expect([answer.error, headers.get('retry-after')]).toEqual(['service_unavailable', '1']);
    expect((await service.call(body, key)).status).toBe(200);
  });
});
