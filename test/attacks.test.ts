import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slowness } from './support/processor-time.ts';
import { type Program, runProgram, startProgram } from './support/program.ts';
import { startService, type TestService } from './support/service.ts';
import { percentile, underFlood } from './support/under-flood.ts';

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
    await expect.poll(() => service.services.runner.load.busy, { interval: 1 }).toBe(1);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => service.services.runner.load).toEqual({ busy: 0, waiting: 0 });
    expect((await service.call(body, await service.keyFor('business'))).status).toBe(200);
  });
});

describe('workers', () => {
  const SLOW = { tool: 'bcrypt-generator', inputs: { password: 'secret', workFactor: 12 } };
  let pressed: TestService;

  beforeAll(async () => {
    pressed = await startService({ WORKERS: '2', TOOL_TIMEOUT_MS: '2000', BUSINESS_REQUESTS_PER_HOUR: '100000', TRUST_PROXY: '127.0.0.1' });
  });
  afterAll(() => pressed.stop());

  it('answer the heavy call of an account while five keys of another and fifty addresses without a key ask for all of them', async () => {
    const { accounts, keys } = pressed.services;
    const greedy = [await pressed.keyFor('business', 'greedy@example.com')];
    const account = await accounts.byEmail('greedy@example.com');
    while (greedy.length < 5) greedy.push((await keys.issue(account?.id ?? '', 'further')).key);
    const paying = await pressed.keyFor('business');
    const end = new AbortController();
    const { signal } = end;
    const asks = [
      ...greedy.flatMap((stolen) =>
        Array.from(
          { length: 30 },
          () => () =>
            fetch(`${pressed.url}/api/v1/tools`, { method: 'POST', headers: { 'x-api-key': stolen }, body: new Blob([JSON.stringify(SLOW)]), signal }),
        ),
      ),
      ...Array.from(
        { length: 50 },
        (_, i) => () =>
          fetch(`${pressed.url}/tools/bcrypt-generator`, {
            method: 'POST',
            headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': `203.0.113.${i}` },
            body: 'password=secret&workFactor=12',
            signal,
          }),
      ),
    ];
    const attack = asks.map(async (ask) => {
      while (!signal.aborted)
        await ask()
          .then((answer) => answer.arrayBuffer())
          .catch(() => undefined);
    });
    await expect.poll(() => pressed.services.runner.load.waiting).toBeGreaterThan(190);
    const waits: number[] = [];
    for (let i = 0; i < 3; i++) {
      const { status, body } = await pressed.call({ tool: 'irr-calculator', inputs: { cashFlows: [-100, 60, 60] } }, paying);
      expect([status, body.error]).toEqual([200, undefined]);
      waits.push(pressed.services.runner.load.waiting);
    }
    // The attack was still on.
    expect(Math.min(...waits)).toBeGreaterThan(100);
    end.abort();
    await Promise.all(attack);
  });

  it("end a pattern of JavaScript that backtracks without end, while other callers' patterns are answered", async () => {
    const [attacker, other] = [await pressed.keyFor('business', 'patterns@example.com'), await pressed.keyFor('business')];
    const endless = { tool: 'line-filter', inputs: { text: `${'a'.repeat(60)}!`, pattern: '^(a|a?)+$', match: 'regex', engine: 'javascript' } };
    const attack = Array.from({ length: 4 }, () => pressed.call(endless, attacker));
    await expect.poll(() => pressed.services.runner.load.busy).toBe(2);
    const inputs = { text: 'ab\nac', pattern: 'a(?!b)', match: 'regex' };
    const [linear, native] = await Promise.all([
      pressed.call({ tool: 'line-filter', inputs: { ...inputs, pattern: 'c' } }, other),
      pressed.call({ tool: 'line-filter', inputs: { ...inputs, engine: 'javascript' } }, other),
    ]);
    expect([linear.body.result.kept, native.body.result.kept]).toEqual([1, 1]);
    for (const { status, body } of await Promise.all(attack)) expect([status, body.error]).toEqual([422, 'tool_timeout']);
  });

  it('are waited for in turn by home lines of IPv6, however many networks each has', async () => {
    const { runner } = pressed.services;
    const owners = new Set<string | undefined>();
    const { runBody } = runner;
    runner.runBody = (body, claim) => {
      owners.add(claim?.owner);
      return runBody.call(runner, body, claim);
    };
    for (const address of ['2001:db8::1', '2001:db8:0:ff::1', '2001:db8:0:100::1'])
      await fetch(`${pressed.url}/tools/word-counter`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': address },
        body: 'text=a',
      });
    runner.runBody = runBody;
    expect([...owners]).toEqual(['page:site:2001:db8::/56', 'page:site:2001:db8:0:100::/56']);
  });
});

describe('bodies that wait', () => {
  it('are refused beyond the bytes that may be held, and the room comes back', async () => {
    const body = JSON.stringify({ tool: 'word-counter', inputs: { text: 'word '.repeat(90_000) } });
    const statuses = new Set<number>();
    // Those that come together wait together, which they do not always.
    for (let round = 0; round < 10 && statuses.size < 2; round++) {
      const answers = await Promise.all(Array.from({ length: 12 }, () => service.call(body, key)));
      for (const { status, headers, body: answer } of answers) {
        statuses.add(status);
        if (status === 503) expect([answer.error, headers.get('retry-after')]).toEqual(['service_unavailable', '1']);
      }
    }
    expect([...statuses].sort()).toEqual([200, 503]);
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
    await expect.poll(() => refused).toBe(4);
    for (const socket of sockets) socket.destroy();
    const post = async () => {
      const response = await fetch(`${service.url}/tools/word-counter`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
        body: form,
      });
      return response.status;
    };
    await expect.poll(post).toBe(200);
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
      (i: number) => ({ 'x-forwarded-for': `2001:db8:0:${i}::1` }),
      () => ({ 'x-forwarded-for': '2001:db8:0:100::1' }),
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
    await expect.poll(() => refused).toBeGreaterThanOrEqual(3);
    const asked = path === '/mcp' ? '/api/v1/tools' : path;
    expect(await statusOf(asked, ours())).toBe(200);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => statusOf(asked, asked === path ? theirs(0) : ours())).toBe(200);
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

/** The most processor time that the event loop may take before it tells that the process is alive, and before it answers somebody else's small run, in milliseconds: 99 of a hundred times. */
const MAX_WAITS = { alive: 50, run: 100 };
/** A flood during which they were longer is let loose again until they are not, or so often: other programs share the processor and its caches. */
const MAX_ROUNDS = 5;

describe.skipIf(process.platform !== 'linux')('a flood over 40 connections', () => {
  const PASSWORD = 'correct horse battery';
  const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const FORM_HEADERS = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
  const listOf = (count: number, item: (at: number) => string, separator = ','): string => Array.from({ length: count }, (_, at) => item(at)).join(separator);
  const calling = (args: string): string => `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search_tools","arguments":{"query":"a",${args}}}}`;
  const inBatch = (inputs: string): string => `{"calls":[{"tool":"word-counter","inputs":{${inputs}}}]}`;
  const names = listOf(98_000, (at) => `"k${at}":1`);
  const escapes = `"\\u0061":"${'\\n'.repeat(2_400_000)}"`;
  const DEAR = { tool: 'regex-explainer', inputs: { pattern: '(a|b)'.repeat(190) } };
  let program: Program;
  let folder: string;
  let theirKey: string;
  let ourKey: string;
  let slow: number;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'toolrack-flood-'));
    const settings = { BUSINESS_REQUESTS_PER_HOUR: '10000000', FREE_CONVERSIONS_PER_DAY: '100000000', PAGE_RUNS_PER_DAY: '1000000' };
    program = await startProgram({ DATA_DIR: folder, WORKERS: '2', LOG_LEVEL: 'warn', ...settings });
    const keyIn = (printed: string): string => /tool_[0-9a-f]{32}/.exec(printed)?.[0] ?? '';
    theirKey = keyIn(program.output());
    await runProgram(['account', 'create', '--email', 'b@example.com', '--password', PASSWORD, '--plan', 'business'], { DATA_DIR: folder });
    ourKey = keyIn((await runProgram(['key', 'create', '--email', 'b@example.com'], { DATA_DIR: folder })).out);
    slow = slowness();
    // A key waits as its address does until it has been used once.
    await (
      await fetch(`${program.url}/api/v1/tools`, { method: 'POST', headers: { ...JSON_HEADERS, 'x-api-key': ourKey }, body: JSON.stringify(DEAR) })
    ).text();
    // What is loaded with the first request of a kind is loaded.
    for (const [path, headers, body] of [
      ['/tools/line-sorter', FORM_HEADERS, 'text=a'],
      ['/mcp', JSON_HEADERS, calling('"limit":1')],
      ['/api/v1/batch', JSON_HEADERS, JSON.stringify({ calls: [DEAR] })],
    ] as const) {
      for (let time = 0; time < 5; time++)
        await (await fetch(program.url + path, { method: 'POST', headers: { ...headers, 'x-api-key': theirKey }, body })).text();
    }
  });
  afterAll(async () => {
    await program.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['forms of 1 MB of apostrophes', '/tools/line-sorter', FORM_HEADERS, `text=${"'".repeat(1_000_000)}`],
    ['forms of 1 MB of quotation marks that are refused', '/tools/line-sorter', FORM_HEADERS, `text=${'"'.repeat(1_000_000)}`],
    ['forms of 19,990 rows', '/tools/bulk-text-replacer', FORM_HEADERS, `text=a&${listOf(19_990, (at) => `rules[${at}].find=a`, '&')}`],
    ['forms of 450,000 numbers', '/tools/net-promoter-score-calculator', FORM_HEADERS, `scores=${'9+'.repeat(450_000)}`],
    ['MCP messages of 1 MB that say nothing', '/mcp', JSON_HEADERS, `{"jsonrpc":"2.0","id":1,"method":"ping"${' '.repeat(1_000_000)}}`],
    ['MCP messages of 98,000 arguments', '/mcp', JSON_HEADERS, calling(names)],
    ['MCP messages of 98,000 values besides', '/mcp', JSON_HEADERS, `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"_meta":{${names}}}}`],
    ['MCP messages of 12,000 messages', '/mcp', JSON_HEADERS, `[${listOf(12_000, (at) => `{"jsonrpc":"2.0","id":${at},"method":"ping"}`)}]`],
    ['MCP messages of 5 MB whose names hold escapes', '/mcp', JSON_HEADERS, calling(escapes)],
    ['MCP messages of 5 MB that are not JSON', '/mcp', JSON_HEADERS, `["${'e\u0301'.repeat(1_600_000)}" x]`],
    [
      'a thousand conversions',
      '/api/v1/convert',
      JSON_HEADERS,
      `{"items":[${listOf(1_000, (at) => `{"from":"mi/gal","to":"L/(100 km)","value":"${at}.12345"}`)}]}`,
    ],
    ['batches of 50 dear calls', '/api/v1/batch', JSON_HEADERS, JSON.stringify({ calls: Array.from({ length: 50 }, () => DEAR) })],
    ['batches of 98,000 values', '/api/v1/batch', JSON_HEADERS, inBatch(names)],
    ['batches of 5 MB whose names hold escapes', '/api/v1/batch', JSON_HEADERS, inBatch(escapes)],
  ])('of %s keeps nobody waiting', async (_, path, headers, body) => {
    const run = JSON.stringify({ tool: 'word-counter', inputs: { text: 'a' } });
    const keyed = path === '/api/v1/batch' ? { ...headers, 'x-api-key': theirKey } : headers;
    const asked = {
      alive: 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n',
      run: `POST /api/v1/tools HTTP/1.1\r\nhost: x\r\nx-api-key: ${ourKey}\r\ncontent-length: ${run.length}\r\n\r\n${run}`,
    };
    const least: Record<string, number> = {};
    for (let round = 0; round < MAX_ROUNDS && !Object.entries(MAX_WAITS).every(([name, most]) => (least[name] ?? most * slow) < most * slow); round++) {
      const { waits } = await underFlood(program, { path, connections: 40, headers: keyed, bodies: [body] }, asked);
      for (const name of Object.keys(MAX_WAITS)) {
        const met = waits[name] ?? [];
        expect(met.length).toBeGreaterThan(5);
        least[name] = Math.min(least[name] ?? Number.POSITIVE_INFINITY, percentile(met, 99));
      }
    }
    for (const [name, most] of Object.entries(MAX_WAITS)) expect(least[name], name).toBeLessThan(most * slow);
  });
});

describe('the page of a form of 1 MB', () => {
  it.each([
    ['a text', '/tools/line-sorter', `text=${"'".repeat(400_000)}`, 200, 'too long to be shown again: 400,000 characters'],
    ['a text that is refused', '/tools/json-formatter', `json=${'"'.repeat(400_000)}`, 422, 'too long to be shown again: 400,000 characters'],
    [
      'rows',
      '/tools/bulk-text-replacer',
      `text=a&${Array.from({ length: 19_000 }, (_, at) => `rules[${at}].find=a`).join('&')}`,
      400,
      'must have at most 1,000 entries',
    ],
  ])('says so of %s, and has it once at most', async (_, path, body, status, words) => {
    const roomy = await startService({ MAX_BODY_BYTES: '1100000', MAX_MEMORY_BYTES: '50000000' });
    const response = await fetch(roomy.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      body,
    });
    const page = await response.text();
    await roomy.stop();
    expect(response.status).toBe(status);
    expect(page).toContain(words);
    // The beginning of the result is what remains, each apostrophe five characters.
    expect(page.length).toBeLessThan(1_200_000);
  });
});
