import { METHODS } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from './support/service.ts';

let service: TestService;
let port: number;
let key: string;
beforeAll(async () => {
  service = await startService({ BUSINESS_REQUESTS_PER_HOUR: '100000' });
  port = Number(new URL(service.url).port);
  key = await service.keyFor('business');
});
afterAll(() => service.stop());

/** Sends a text over a connection of its own and gives all that came back, until the server ended it. */
const raw = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let received = '';
    const socket = connect({ host: '127.0.0.1', port });
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', reject).on('close', () => resolve(received));
    socket.write(text, 'latin1');
  });

const HELLO = '{"tool":"word-counter","inputs":{"text":"Hello world."}}';
const head = (line: string, ...headers: string[]): string => `${line}\r\n${headers.map((header) => `${header}\r\n`).join('')}connection: close\r\n`;
const ask = (line: string, ...headers: string[]): string => `${head(line, ...headers)}\r\n`;
const post = (path: string, body: string, ...headers: string[]): string =>
  `${head(`POST ${path} HTTP/1.1`, 'host: x', `x-api-key: ${key}`, 'accept: application/json, text/event-stream', `content-length: ${Buffer.byteLength(body, 'latin1')}`, ...headers)}\r\n${body}`;

/** The status line's code and the code in the body. */
function told(answer: string): [status: number, error: unknown] {
  const [, status = '0'] = /^HTTP\/1\.1 (\d{3}) [A-Z][A-Za-z ]+\r\n/.exec(answer) ?? [];
  const body = answer.slice(answer.indexOf('\r\n\r\n') + 4);
  expect(answer.toLowerCase()).toContain('content-type: application/json');
  return [Number(status), JSON.parse(body.startsWith('{') ? body : body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1)).error];
}

describe('what is not HTTP as it should be', () => {
  it.each([
    ['two hosts', ask('GET /healthz HTTP/1.1', 'host: a', 'host: b')],
    ['two hosts in HTTP/1.0', ask('GET /healthz HTTP/1.0', 'host: a', 'host: a')],
    ['no host', ask('GET /healthz HTTP/1.1')],
    ['a host with a space', ask('GET /healthz HTTP/1.1', 'host: a b')],
    ['a host with a user', ask('GET /healthz HTTP/1.1', 'host: a@b')],
    ['a host with a path', ask('GET /healthz HTTP/1.1', 'host: a/b')],
    ['a host with two ports', ask('GET /healthz HTTP/1.1', 'host: a:1:2')],
    ['a star as address', ask('GET * HTTP/1.1', 'host: x')],
    ['another version', ask('GET /healthz HTTP/2.0', 'host: x')],
    ['two media types', ask('GET /healthz HTTP/1.1', 'host: x', 'content-type: application/json', 'content-type: text/plain')],
    ['another transfer coding', `${ask('POST /api/v1/tools HTTP/1.1', 'host: x', 'transfer-encoding: gzip, chunked')}0\r\n\r\n`],
    ['a transfer coding in HTTP/1.0', 'POST /api/v1/tools HTTP/1.0\r\nhost: x\r\nconnection: keep-alive\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['both ways to tell a length', `${ask('POST /api/v1/tools HTTP/1.1', 'host: x', 'transfer-encoding: chunked', 'content-length: 5')}0\r\n\r\n`],
    ['two lengths', `${ask('POST /api/v1/tools HTTP/1.1', 'host: x', 'content-length: 5', 'content-length: 5')}hello`],
    ['a folded header', ask('GET /healthz HTTP/1.1', 'host: x', 'a: b\r\n c')],
    ['lines that end in LF', 'GET /healthz HTTP/1.1\nhost: x\nconnection: close\n\n'],
    ['a size of a chunk that is none', `${ask('POST /api/auth/sign-in/email HTTP/1.1', 'host: x', 'transfer-encoding: chunked')}-5\r\nhello\r\n0\r\n\r\n`],
  ])('%s is 400', async (_, request) => {
    const answer = await raw(request);
    expect(answer.match(/HTTP\/1\.1 400 Bad Request\r\n/)).not.toBeNull();
    expect(answer).toContain('"error":"bad_request"');
  });

  it.each(['x', 'x:80', '192.0.2.1', '[2001:db8::1]:3000', 'a_b.example', ''])('host %j is one', async (host) => {
    expect(await raw(ask('GET /healthz HTTP/1.1', `host: ${host}`))).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('has the words of the standard in its status line', async () => {
    expect(told(await raw(ask('GET /healthz HTTP/1.1', 'host: x', `a: ${'b'.repeat(20_000)}`)))).toEqual([431, 'headers_too_large']);
    expect(told(await raw(ask('GET /healthz HTTP/1.1', 'host: x', 'expect: cake')))).toEqual([417, 'expectation_failed']);
    const refused = await raw(ask('CONNECT x:80 HTTP/1.1', 'host: x'));
    expect(told(refused)).toEqual([405, 'method_not_allowed']);
    expect(refused).toMatch(/\r\nallow: GET, /);
  });

  it('is never answered in the place of a request that came before it', async () => {
    const keepAlive = post('/api/v1/tools', '{"tool":"line-sorter","inputs":{"text":"b\\na"}}').replace('connection: close\r\n', '');
    const answer = await raw(`${keepAlive}nonsense\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer).toContain('"tool":"line-sorter"');
    expect(answer).not.toContain('bad_request');
  });
});

describe('the log', () => {
  it('has a line for each request that is refused before anybody works on it, and in it nothing of what was sent', async () => {
    const refused = [
      [400, 'bad_request', '', '', 'hidden\r\n\r\n'],
      [400, 'bad_request', '', '', ask('HIDDEN /healthz HTTP/1.1', 'host: x')],
      [400, 'bad_request', 'GET', '/healthz', ask('GET /healthz?hidden HTTP/1.1', 'host: a', 'host: hidden')],
      [405, 'method_not_allowed', 'CONNECT', '', ask('CONNECT hidden:80 HTTP/1.1', 'host: x')],
      [417, 'expectation_failed', 'GET', '/healthz', ask('GET /healthz HTTP/1.1', 'host: x', 'expect: hidden')],
      [431, 'headers_too_large', '', '', ask('GET /healthz HTTP/1.1', 'host: x', `a: ${'hidden'.repeat(4_000)}`)],
    ] as const;
    for (const [status, error, method, path, sent] of refused) {
      service.logged.length = 0;
      const answer = await raw(sent);
      expect(service.logged).toHaveLength(1);
      const [line = ''] = service.logged;
      const [, id] = /x-request-id: (\S+)/.exec(answer) ?? [];
      const bytesOut = Buffer.byteLength(answer.slice(answer.indexOf('\r\n\r\n') + 4));
      expect(JSON.parse(line)).toMatchObject({ status, error, method, path, id, bytesIn: 0, bytesOut, msg: 'answered' });
      expect(line.toLowerCase()).not.toContain('hidden');
    }
  });
});

describe('bodies of JSON', () => {
  const PATHS = ['/api/v1/tools', '/api/v1/batch', '/api/v1/pipelines', '/api/v1/convert', '/api/auth/sign-in/email', '/api/auth/sign-up/email', '/mcp'];

  it.each(PATHS)('at %s are 415 with another media type or compressed, and read without any', async (path) => {
    for (const label of ['content-type: text/plain', 'content-type: application/x-www-form-urlencoded', 'content-type:', 'content-encoding: gzip'])
      expect(told(await raw(post(path, HELLO, label)))).toEqual([415, 'unsupported_media_type']);
    const unlabelled = await raw(post(path, '{'));
    expect(unlabelled).toMatch(/^HTTP\/1\.1 400 /);
    expect(unlabelled).toContain(path === '/mcp' ? '-32700' : '"error":"invalid_json"');
  });

  it.each(PATHS)('at %s that are malformed are not quoted', async (path) => {
    for (const body of [
      '{"tool":"hidden',
      'hidden',
      '{"a":hidden}',
      '{"a":"\\uhidden"}',
      '[1,2,hidden]',
      '\xff\xfehidden',
      '{"password":"hidden" "x"}',
      `${'['.repeat(1_001)}hidden`,
    ]) {
      const answer = await raw(post(path, body));
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).not.toContain('hidden');
      expect(answer).not.toMatch(/'h'|"h"/);
    }
  });

  it.each(PATHS)('at %s that are nested deeper than 1,000 levels are 400, whole or not', async (path) => {
    const deep = `${'['.repeat(1_001)}${']'.repeat(1_001)}`;
    for (const body of [deep, `{"tool":"word-counter","inputs":{"text":${deep}}}`, `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"a":${deep}}}`])
      expect(await raw(post(path, body))).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('that are too large are told how large they may be', async () => {
    const tooLarge = (path: string) => raw(ask(`POST ${path} HTTP/1.1`, 'host: x', `x-api-key: ${key}`, 'expect: 100-continue', 'content-length: 9999999'));
    expect(await tooLarge('/api/v1/tools')).toContain('is too large: at most 5,242,880 bytes are accepted here.');
    expect(await tooLarge('/api/auth/sign-in/email')).toContain('is too large: at most 65,536 bytes are accepted here.');
  });

  it('that are malformed are told what is wrong, and where', async () => {
    expect(await raw(post('/api/v1/tools', '{"tool":\n  hidden}'))).toContain('not valid JSON: expected a value at line 2, column 3.');
    expect(await raw(post('/api/v1/batch', '{"calls":[}'))).toContain('not valid JSON: expected a value at line 1, column 11.');
    expect(await raw(post('/api/v1/batch', ''))).toContain('not valid JSON: it is empty.');
    expect(await raw(post('/api/v1/batch', '['.repeat(1_001)))).toContain('nested deeper than 1,000 arrays and objects.');
  });
});

describe('addresses', () => {
  const OTHERS = METHODS.filter((method) => !['CONNECT', 'GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'].includes(method));
  it.each([
    ['/healthz', 'GET, HEAD, OPTIONS'],
    ['/api/v1/tools', 'GET, POST, HEAD, OPTIONS'],
    ['/api/v1/tools/word-counter', 'GET, POST, HEAD, OPTIONS'],
    ['/api/v1/convert', 'GET, POST, HEAD, OPTIONS'],
    ['/api/auth/sign-in/email', 'POST, OPTIONS'],
    ['/mcp', 'POST, OPTIONS'],
    ['/tools/word-counter', 'GET, POST, HEAD, OPTIONS'],
  ])('%s answers every method that it does not take with 405 and Allow', async (path, allow) => {
    for (const method of OTHERS) {
      service.logged.length = 0;
      const answer = await raw(ask(`${method} ${path} HTTP/1.1`, 'host: x', 'accept: application/json'));
      expect([method, ...told(answer)]).toEqual([method, 405, 'method_not_allowed']);
      expect(answer).toContain(`\r\nallow: ${allow}\r\n`);
      expect(answer).toContain(`"message":"${method} is not possible here`);
      expect(JSON.parse(service.logged[0] ?? '')).toMatchObject({ method, path, status: 405 });
    }
  });

  it('that there are not are 404 with every method', async () => {
    for (const method of OTHERS) expect(told(await raw(ask(`${method} /nothing HTTP/1.1`, 'host: x')))).toEqual([404, 'not_found']);
    expect(told(await raw(ask('PROPFIND /%zz HTTP/1.1', 'host: x')))).toEqual([400, 'bad_request']);
  });

  it.each([
    'sign-up/email',
    'sign-in/email',
    'sign-out',
    'get-session',
    'verify-password',
    'change-password',
    'list-sessions',
    'revoke-session',
    'revoke-other-sessions',
  ])('PUT on /api/auth/%s is 405 with Allow', async (path) => {
    const answer = await raw(ask(`PUT /api/auth/${path} HTTP/1.1`, 'host: x'));
    expect(told(answer)).toEqual([405, 'method_not_allowed']);
    expect(answer).toMatch(/\r\nallow: (?:POST|GET, HEAD), OPTIONS\r\n/);
  });

  it('a slug of 300 characters is a tool that there is not, or a page that there is not', async () => {
    const slug = 'a'.repeat(300);
    expect(told(await raw(ask(`GET /api/v1/tools/${slug} HTTP/1.1`, 'host: x')))).toEqual([404, 'tool_not_found']);
    for (const [method, body] of [
      ['GET', ''],
      ['POST', 'text=a'],
    ] as const) {
      const headers = ['host: x', 'accept: text/html', 'content-type: application/x-www-form-urlencoded', `content-length: ${body.length}`];
      const answer = await raw(ask(`${method} /tools/${slug} HTTP/1.1`, ...headers) + body);
      expect(answer).toMatch(/^HTTP\/1\.1 404 /);
      expect(answer).toContain('No such tool');
    }
  });

  it('with a host of their own are answered as without', async () => {
    expect(await raw(ask('GET http://other/healthz HTTP/1.1', 'host: x'))).toMatch(/^HTTP\/1\.1 200 /);
    expect(await raw(post('http://other/api/v1/tools', HELLO))).toContain('"words":2');
  });
});

describe('conversions', () => {
  it.each(['from=kg&to=foo', 'from=a%3F&to=g', 'from=kg&to=m', 'from=kg&to=zzzz'])('say what is wrong with %s in a sentence', async (query) => {
    const answer = await raw(ask(`GET /api/v1/convert?${query} HTTP/1.1`, 'host: x'));
    expect(told(answer)).toEqual([404, 'conversion_not_found']);
    expect(answer).toMatch(/[^?.][?.]"\}/);
  });
});

describe('a proxy in front', () => {
  const left = async ({ url }: TestService, forwarded: string) =>
    (await fetch(`${url}/api/v1/convert?from=kg&to=g`, { headers: { 'x-forwarded-for': forwarded } })).headers.get('x-ratelimit-remaining');

  it('that is trusted tells callers apart by their addresses, with ports or without, on both ways through the service', async () => {
    for (const fastLane of [true, false]) {
      const behind = await startService({ TRUST_PROXY: '127.0.0.1' }, undefined, { fastLane });
      expect(await left(behind, '192.0.2.1:1')).toBe('99');
      expect(await left(behind, '192.0.2.1:2')).toBe('98');
      expect(await left(behind, '192.0.2.1')).toBe('97');
      expect(await left(behind, '[2001:db8::1]:3')).toBe('99');
      expect(await left(behind, '2001:db8::2')).toBe('98');
      expect(behind.logged.join('')).not.toContain('TRUST_PROXY');
      await behind.stop();
    }
  });

  it('that is not trusted is told in the log, once', async () => {
    const before = Number(await left(service, '192.0.2.1'));
    expect(Number(await left(service, '192.0.2.2'))).toBe(before - 1);
    expect(service.logged.filter((line) => line.includes('TRUST_PROXY=127.0.0.1'))).toHaveLength(1);
  });
});
