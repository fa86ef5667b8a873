import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from './support/service.ts';

/** One caller may hold half of it. */
const MAX_MEMORY = 4_000_000;
let service: TestService;
let key: string;
let strangersKey: string;

beforeAll(async () => {
  service = await startService({
    MAX_BODY_BYTES: '500000',
    MAX_MEMORY_BYTES: String(MAX_MEMORY),
    BUSINESS_REQUESTS_PER_HOUR: '100000',
    WORKERS: '1',
    TRUST_PROXY: '127.0.0.1',
  });
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

describe('what is held at once', () => {
  const form = `text=${'word+'.repeat(80_000)}`;
  const head = `POST /tools/word-counter HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: ${form.length}\r\n\r\n`;

  it('has forms that are still arriving in it, and lets go of them with their connections', async () => {
    let refused = 0;
    const sockets = Array.from({ length: 8 }, () => {
      const socket = connect({ host: '127.0.0.1', port: Number(new URL(service.url).port) });
      socket.on('error', () => {});
      socket.on('data', (chunk) => {
        if (String(chunk).startsWith('HTTP/1.1 503 ') && /\r\nretry-after: 1\r\n/.test(String(chunk))) refused++;
      });
      socket.write(head + form.slice(0, -1));
      return socket;
    });
    // Four of 400,000 bytes have room in half of 4,000,000, and a part of another.
    await expect.poll(() => refused, { timeout: 20_000 }).toBe(4);
    for (const socket of sockets) socket.destroy();
    const post = async () => {
      const response = await fetch(`${service.url}/tools/word-counter`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
        body: form,
      });
      return response.status;
    };
    await expect.poll(post, { timeout: 20_000 }).toBe(200);
  });

  /** The status of a run over a form or the API, of 250,000 bytes. */
  const statusOf = async (path: string, headers: Record<string, string>) => {
    const isForm = path.startsWith('/tools/');
    const response = await fetch(`${service.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json', accept: 'application/json', ...headers },
      body: isForm ? `text=${'word+'.repeat(50_000)}` : JSON.stringify({ tool: 'word-counter', inputs: { text: 'word '.repeat(50_000) } }),
    });
    await response.arrayBuffer();
    return response.status;
  };

  it.each([
    ['an address', '/tools/word-counter', () => ({ 'x-forwarded-for': '203.0.113.1' }), () => ({ 'x-forwarded-for': '203.0.113.2' })],
    [
      'a network of IPv6',
      '/tools/word-counter',
      (i: number) => ({ 'x-forwarded-for': `2001:db8::${i + 1}` }),
      () => ({ 'x-forwarded-for': '2001:db8:0:1::1' }),
    ],
    ['an address without a key', '/mcp', () => ({ 'x-forwarded-for': '203.0.113.3' }), () => ({ 'x-forwarded-for': '203.0.113.3', 'x-api-key': key })],
    ['a key', '/api/v1/tools', () => ({ 'x-api-key': strangersKey }), () => ({ 'x-api-key': key })],
  ])('is held by %s up to a half, and others are served from the other', async (_, path, theirs, ours) => {
    strangersKey = await service.keyFor('business');
    let refused = 0;
    const sockets = Array.from({ length: 8 }, (_unused, i) => {
      const socket = connect({ host: '127.0.0.1', port: Number(new URL(service.url).port) });
      socket
        .on('error', () => {})
        .on('data', (chunk) => {
          if (String(chunk).startsWith('HTTP/1.1 503 ')) refused++;
        });
      const type = path.startsWith('/tools/') ? 'application/x-www-form-urlencoded' : 'application/json';
      const headers = Object.entries({ host: 'x', connection: 'close', 'content-type': type, accept: '*/*', ...theirs(i) });
      const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
      socket.write(`POST ${path} HTTP/1.1\r\n${lines}content-length: 400001\r\n\r\n${'a'.repeat(400_000)}`);
      return socket;
    });
    // Five of 400,000 bytes have room in the half, and all eight would in the whole.
    await expect.poll(() => refused, { timeout: 20_000 }).toBeGreaterThanOrEqual(3);
    const asked = path === '/mcp' ? '/api/v1/tools' : path;
    expect(await statusOf(asked, ours())).toBe(200);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => statusOf(asked, asked === path ? theirs(0) : ours()), { timeout: 20_000 }).toBe(200);
  });

  describe('when there is little room', () => {
    let narrow: TestService;
    let narrowKey: string;
    beforeAll(async () => {
      narrow = await startService({ MAX_BODY_BYTES: '150000', MAX_MEMORY_BYTES: '600000' });
      narrowKey = await narrow.keyFor('business');
    });
    afterAll(() => narrow.stop());
    /** Sent as 120,000 bytes, answered with 360,000. */
    const call = { tool: 'url-encoder', inputs: { text: 'é'.repeat(60_000) } };
    const small = { tool: 'url-encoder', inputs: { text: 'é' } };

    it.each([
      ['/api/v1/tools', call],
      ['/api/v1/batch', { calls: [call] }],
      ['/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'run_tool', arguments: call } }],
    ])('has answers of %s in it', async (path, body) => {
      const answered = async () => {
        const headers = { 'x-api-key': narrowKey, 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
        const response = await fetch(`${narrow.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
        return [response.status, await response.text()] as const;
      };
      const [status, text] = await answered();
      // Batches and MCP tell it as what became of the run.
      expect(status).toBe(path === '/api/v1/tools' ? 503 : 200);
      expect(text).toContain('service_unavailable');
      expect((await narrow.call(small, narrowKey)).status).toBe(200);
    });

    it('has pages in it', async () => {
      const send = (text: string) =>
        fetch(`${narrow.url}/tools/url-encoder`, { method: 'POST', body: new URLSearchParams({ text }), headers: { accept: 'text/html' } });
      const refused = await send('é'.repeat(20_000));
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
      expect((await send('é')).status).toBe(200);
    });

    it('has the results of the steps of a pipeline in it', async () => {
      const steps = [
        // 120,000 bytes, and 200,000.
        { id: 'a', tool: 'url-encoder', inputs: { text: 'é'.repeat(20_000) } },
        { id: 'b', tool: 'url-encoder', inputs: { text: { $from: 'a', pointer: '/output' } } },
      ];
      const response = await fetch(`${narrow.url}/api/v1/pipelines`, {
        method: 'POST',
        headers: { 'x-api-key': narrowKey, 'content-type': 'application/json' },
        body: JSON.stringify({ steps }),
      });
      const answer = (await response.json()) as Record<string, unknown>;
      expect([response.status, answer.error, answer.step]).toEqual([503, 'service_unavailable', 'b']);
      expect(answer.results).toHaveProperty('a');
      expect((await narrow.call(small, narrowKey)).status).toBe(200);
    });
  });
});

describe('a body that nobody asked for', () => {
  const HEAD = 'host: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 400000\r\n\r\n';

  it.each([
    ['POST', '/nothing', 404],
    ['POST', '/api/v1/nothing', 404],
    ['POST', '/mcp/nothing', 404],
    ['OPTIONS', '/api/v1/tools', 204],
    ['OPTIONS', '/api/v1/usage', 204],
    ['OPTIONS', '/api/auth/sign-in/email', 204],
    ['OPTIONS', '/mcp', 204],
    ['OPTIONS', '/tools/word-counter', 204],
    ['DELETE', '/api/v1/tools', 405],
    ['PATCH', '/tools/word-counter', 405],
  ])('is not waited for: %s %s', async (method, path, status) => {
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(service.url).port) });
    socket.on('error', () => {});
    socket.write(`${method} ${path} HTTP/1.1\r\n${HEAD}half`);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    socket.destroy();
  });
});

describe('a pipeline whose step runs for each item of a list', () => {
  it('stops when the results have more characters together than a pipeline may have', async () => {
    const roomy = await startService({ WORKERS: '2' });
    const steps = [
      { id: 'list', tool: 'text-splitter', inputs: { text: 'x,'.repeat(99) } },
      { id: 'large', tool: 'text-repeater', forEach: { $from: 'list', pointer: '/parts' }, inputs: { text: 'x'.repeat(690), count: 7_000 } },
    ];
    const response = await fetch(`${roomy.url}/api/v1/pipelines`, {
      method: 'POST',
      headers: { 'x-api-key': await roomy.keyFor('business'), 'content-type': 'application/json' },
      body: JSON.stringify({ steps }),
    });
    expect([response.status, await response.json()]).toMatchObject([422, { error: 'unprocessable_inputs', step: 'large' }]);
    // 33,554,432 characters are seven results of 4,830,000, and one more under way.
    expect(JSON.parse(roomy.logged.at(-1) ?? '').runs).toBeLessThan(10);
    await roomy.stop();
  });
});

describe('whether the process is alive', () => {
  it('is told in between, when many ask for what takes long', async () => {
    const order: string[] = [];
    const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;
    const open = async (name: string, path: string) => {
      const socket = connect({ host: '127.0.0.1', port: Number(new URL(service.url).port) });
      // The server takes connections one by one; this one it has taken.
      socket.write(get('/healthz'));
      await once(socket, 'data');
      const ask = async () => {
        socket.write(get(path));
        await once(socket, 'data');
        order.push(name);
        socket.destroy();
      };
      return { ask };
    };
    const words = (i: number) => Array.from({ length: 8 }, (_, at) => `calclatr${String.fromCharCode(97 + ((i * 7 + at) % 26))}gnerat`).join('+');
    const callers = await Promise.all(Array.from({ length: 40 }, (_, i) => open('search', `/api/v1/tools?q=${words(i)}${i}`)));
    callers.push(await open('alive', '/healthz'));
    await Promise.all(callers.map(({ ask }) => ask()));
    expect(order.indexOf('alive')).toBeLessThan(20);
  });
});
