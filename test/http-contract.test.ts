import { type AddressInfo, connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../src/http/connections/listener.ts';
import { startService, type TestService } from './support/service.ts';

const hello = '{"tool":"word-counter","inputs":{"text":"Hello world."}}';
const JSON_TYPE = 'content-type: application/json';

/** An answer as it came over the connection. */
interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends bytes as they are and gives all answers, once the server has ended the connection. Chunks are sent one after the other. */
async function raw(port: number, ...chunks: string[]): Promise<Answer[]> {
  const received = await new Promise<string>((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, noDelay: true });
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
    const [first = '', ...rest] = chunks;
    socket.write(first);
    for (const chunk of rest) setImmediate(() => socket.write(chunk));
  });
  return answersIn(received);
}

function answersIn(text: string): Answer[] {
  const answers: Answer[] = [];
  let rest = text;
  while (rest !== '') {
    const end = rest.indexOf('\r\n\r\n');
    const [line = '', ...fields] = rest.slice(0, end).split('\r\n');
    const headers = Object.fromEntries(fields.map((field) => [field.slice(0, field.indexOf(':')).toLowerCase(), field.slice(field.indexOf(':') + 1).trim()]));
    const bytes = Buffer.from(rest.slice(end + 4));
    const length = Number(headers['content-length'] ?? 0);
    answers.push({ status: Number(line.split(' ')[1]), headers, body: bytes.subarray(0, length).toString() });
    rest = bytes.subarray(length).toString();
  }
  return answers;
}

const only = (answers: Answer[]): Answer => {
  expect(answers).toHaveLength(1);
  return answers[0] ?? { status: 0, headers: {}, body: '' };
};
const error = ({ body }: Answer): string => (JSON.parse(body) as { error: string }).error;
const post = (body: string, ...headers: string[]): string =>
  `POST /api/v1/tools HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ${Buffer.byteLength(body)}\r\n${headers.map((header) => `${header}\r\n`).join('')}\r\n${body}`;
const get = (path: string, ...headers: string[]): string =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${headers.map((header) => `${header}\r\n`).join('')}\r\n`;

const WAYS = [
  ['in front of the router', true],
  ['through the router', false],
] as const;
const SETTINGS = { BUSINESS_REQUESTS_PER_HOUR: '1000000', FREE_CONVERSIONS_PER_DAY: '1000000', MAX_BODY_BYTES: '100000' };

describe.each(WAYS)('requests answered %s', (_, fastLane) => {
  let service: TestService;
  let port: number;
  let key: string;
  let other: string;
  beforeAll(async () => {
    service = await startService(SETTINGS, undefined, { fastLane });
    port = Number(new URL(service.url).port);
    key = await service.keyFor('business');
    other = await service.keyFor('business');
  });
  afterAll(() => service.stop());
  const keyed = () => `x-api-key: ${key}`;
  const remaining = async () => Number(only(await raw(port, post(hello, keyed(), JSON_TYPE))).headers['x-ratelimit-remaining']);

  it('gives every answer an id, and keeps the one a caller sends', async () => {
    for (const request of [post(hello, keyed()), get('/api/v1/convert?from=kg&to=g'), get('/api/v1/convert'), get('/healthz'), get('/nothing'), get('/%zz')]) {
      const [first, second] = [only(await raw(port, request)).headers['x-request-id'], only(await raw(port, request)).headers['x-request-id']];
      expect(first).toMatch(/^[\w-]{1,64}$/);
      expect(second).not.toBe(first);
      const own = request.replace('host: x\r\n', 'host: x\r\nx-request-id: My_own-1\r\n');
      expect(only(await raw(port, own)).headers['x-request-id']).toBe('My_own-1');
      const forged = request.replace('host: x\r\n', 'host: x\r\nx-request-id: "},{" secret\r\n');
      expect(only(await raw(port, forged)).headers['x-request-id']).toMatch(/^[\w-]{1,64}$/);
    }
    expect(service.logged.join('')).not.toContain('secret');
    expect(only(await raw(port, 'nonsense\r\n\r\n')).headers['x-request-id']).toMatch(/^[\w-]{1,64}$/);
  });

  it.each([
    ['x-api-key', (mine: string) => [`x-api-key: ${mine}`], 200],
    ['Bearer', (mine: string) => [`authorization: Bearer ${mine}`], 200],
    ['bearer in another case', (mine: string) => [`Authorization: bEARER  ${mine}`], 200],
    ['both, the same', (mine: string) => [`authorization: Bearer ${mine}`, `x-api-key: ${mine}`], 200],
    ['both, different ones', (mine: string, theirs: string) => [`authorization: Bearer ${mine}`, `x-api-key: ${theirs}`], 401],
    ['a good and a bad one', (mine: string) => [`authorization: Bearer nonsense`, `x-api-key: ${mine}`], 401],
    ['two x-api-key', (mine: string) => [`x-api-key: ${mine}`, `x-api-key: ${mine}`], 401],
    ['two Bearer', (mine: string, theirs: string) => [`authorization: Bearer ${mine}`, `authorization: Bearer ${theirs}`], 401],
    ['another scheme', (mine: string) => [`authorization: Basic ${mine}`], 401],
    ['another scheme beside the key', (mine: string) => ['authorization: Basic abc', `x-api-key: ${mine}`], 200],
  ])('takes the key from %s', async (title, headers, status) => {
    const answer = only(await raw(port, post(hello, JSON_TYPE, ...headers(key, other))));
    expect(answer.status).toBe(status);
    if (status === 401) expect(error(answer)).toBe(title === 'another scheme' ? 'missing_api_key' : 'invalid_api_key');
  });

  it('takes a Bearer key for conversions', async () => {
    expect(only(await raw(port, get('/api/v1/convert?from=kg&to=g', `authorization: Bearer ${key}`))).headers['x-ratelimit-limit']).toBeUndefined();
    expect(only(await raw(port, get('/api/v1/convert?from=kg&to=g', 'authorization: Bearer tool_x'))).status).toBe(401);
  });

  it.each([
    [[], 200],
    [['content-type: application/json'], 200],
    [['content-type: Application/JSON ; charset=utf-8'], 200],
    [['content-type: application/problem+json'], 200],
    [['content-type: application/json', 'content-encoding: identity'], 200],
    [['content-type: text/plain'], 415],
    [['content-type: application/x-www-form-urlencoded'], 415],
    [['content-type: application/jsonp'], 415],
    [['content-type: text/html, application/json'], 415],
    [['content-type: nonsense'], 415],
    [['content-type: application/json', 'content-encoding: gzip'], 415],
    [['content-encoding: br'], 415],
  ])('answers a body labelled with %j by %i, and counts it', async (headers, status) => {
    const before = await remaining();
    const answer = only(await raw(port, post(hello, keyed(), ...headers)));
    expect(answer.status).toBe(status);
    if (status === 415) expect(error(answer)).toBe('unsupported_media_type');
    expect(Number(answer.headers['x-ratelimit-remaining'])).toBe(before - 1);
  });

  it.each(['/api/v1/keys', '/api/auth/sign-in/email'])('answers a labelled body at %s by the same rule', async (path) => {
    const cookie = `cookie: ${await signedIn()}`;
    const send = async (...headers: string[]) => only(await raw(port, post('{', cookie, ...headers).replace('/api/v1/tools', path)));
    expect(error(await send())).toBe('invalid_json');
    expect(error(await send('content-type: application/json'))).toBe('invalid_json');
    expect((await send('content-type: text/plain')).status).toBe(415);
    expect((await send('content-type: application/json', 'content-encoding: gzip')).status).toBe(415);
  });
  let cookie: string | undefined;
  const signedIn = async () => {
    if (cookie === undefined) {
      await service.keyFor('pro', 'labels@example.com');
      cookie = await service.signIn('labels@example.com');
    }
    return cookie;
  };

  it('wants exactly one host', async () => {
    const ask = (hosts: string[], version = '1.1') =>
      raw(port, `GET /healthz HTTP/${version}\r\n${hosts.map((host) => `${host}\r\n`).join('')}connection: close\r\n\r\n`);
    expect(only(await ask(['Host: a'])).status).toBe(200);
    expect(only(await ask([], '1.0')).status).toBe(200);
    for (const hosts of [[], ['Host: a', 'host: b'], ['Host: a', 'Host: a']]) expect(error(only(await ask(hosts)))).toBe('bad_request');
    expect(only(await raw(port, post(hello, keyed(), 'host: y'))).status).toBe(400);
  });

  it('reads a body in chunks, half-sent pieces and after 100-continue', async () => {
    const head = `POST /api/v1/tools HTTP/1.1\r\nhost: x\r\n${keyed()}\r\nconnection: close\r\n`;
    const chunked = `${head}transfer-encoding: chunked\r\n\r\n${hello.length.toString(16)}\r\n${hello}\r\n0\r\n\r\n`;
    expect(only(await raw(port, chunked)).status).toBe(200);
    const whole = post(hello, keyed());
    for (const cut of [10, 60, whole.length - 20, whole.length - 1]) expect(only(await raw(port, whole.slice(0, cut), whole.slice(cut))).status).toBe(200);
    const expecting = await raw(port, `${head}expect: 100-continue\r\ncontent-length: ${hello.length}\r\n\r\n`, hello);
    expect(expecting.map(({ status }) => status)).toEqual([100, 200]);
    const wrong = only(await raw(port, `${head}expect: a cake\r\ncontent-length: ${hello.length}\r\n\r\n${hello}`));
    expect([wrong.status, error(wrong)]).toEqual([417, 'expectation_failed']);
    const huge = 'x'.repeat(60_000);
    const large = only(await raw(port, `${head}transfer-encoding: chunked\r\n\r\nea60\r\n${huge}\r\nea60\r\n${huge}\r\n0\r\n\r\n`));
    expect([large.status, error(large)]).toEqual([413, 'payload_too_large']);
  });

  it('answers pipelined requests in order, and HTTP/1.0', async () => {
    const keepAlive = (request: string) => request.replace('connection: close\r\n', '');
    const words = (text: string) => post(`{"tool":"word-counter","inputs":{"text":"${text}"}}`, keyed());
    const answers = await raw(port, keepAlive(words('one')) + keepAlive(get('/api/v1/convert?from=kg&to=g')) + keepAlive(words('one two')) + get('/healthz'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.map(({ body }) => /"words":(\d)/.exec(body)?.[1])).toEqual(['1', undefined, '2', undefined]);
    expect(only(await raw(port, post(hello, keyed()).replace('HTTP/1.1', 'HTTP/1.0').replace('connection: close\r\n', ''))).status).toBe(200);
  });

  it('finds the same address in other spellings', async () => {
    for (const path of ['/api/v1/tools/', '/api/v1/%74ools', '/api/v1/tools?x=1'])
      expect(only(await raw(port, post(hello, keyed()).replace('/api/v1/tools', path))).status).toBe(200);
    for (const path of ['/api/v1/convert/?from=kg&to=g', '/api/v1/conver%74?from=kg&to=g']) expect(only(await raw(port, get(path))).status).toBe(200);
    const head = only(await raw(port, get('/api/v1/convert?from=kg&to=g').replace('GET', 'HEAD')));
    expect([head.status, head.body]).toEqual([200, '']);
    expect(only(await raw(port, get('/api/v1/convert?'))).body).toContain('"conversions"');
    expect(only(await raw(port, get(`/api/v1/convert?from=${'k'.repeat(20_000)}`))).status).toBe(431);
  });

  it('logs what became of a request and nothing of what was in it', async () => {
    service.logged.length = 0;
    await raw(port, post('{"tool":"word-counter","inputs":{"text":"top secret"}}', keyed(), 'x-request-id: first'));
    await raw(port, post('{"tool":"word-conter-secret"}', `authorization: Bearer ${key}`, 'x-request-id: second'));
    await raw(port, get('/api/v1/convert?from=kg&to=secret', 'x-request-id: third'));
    const lines = service.logged.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.map(({ id }) => id)).toEqual(['first', 'second', 'third']);
    const common = { level: 30, time: service.now, method: 'POST', path: '/api/v1/tools', key: key.slice(0, 12), msg: 'answered' };
    expect(lines[0]).toMatchObject({ ...common, status: 200, tool: 'word-counter', bytesIn: 54, account: expect.any(String), runMs: expect.any(Number) });
    expect(lines[1]).toMatchObject({ ...common, status: 404, error: 'tool_not_found' });
    expect(lines[2]).toMatchObject({ method: 'GET', path: '/api/v1/convert', status: 404, error: 'conversion_not_found' });
    expect(service.logged.join('')).not.toMatch(/secret|tool_[0-9a-f]{8}/);
  });

  it('names the request in a fault of its own', async () => {
    const { keys } = service.services;
    const { verify } = keys;
    keys.verify = () => {
      throw new TypeError('broken on purpose');
    };
    try {
      const answer = only(await raw(port, post(hello, keyed(), 'x-request-id: broken')));
      expect([answer.status, error(answer)]).toEqual([500, 'internal_error']);
      expect(answer.body).toContain('broken');
      expect(answer.body).not.toContain('on purpose');
      expect(service.logged.join('')).toContain('broken on purpose');
    } finally {
      keys.verify = verify;
    }
  });
});

describe('both ways', () => {
  const services: TestService[] = [];
  beforeAll(async () => {
    for (const [, fastLane] of WAYS) services.push(await startService(SETTINGS, undefined, { fastLane }));
  });
  afterAll(async () => {
    for (const service of services) await service.stop();
  });

  const word = fc.constantFrom(
    'kg',
    'lbs',
    'g',
    'celsius',
    'K',
    'm%32',
    '%zz',
    'a+b',
    '+1',
    '%2B1',
    '-40',
    '1e3',
    '0.1',
    '',
    'é',
    '%C3%A9',
    '__proto__',
    '&',
    '=',
    '#',
    '?',
  );
  const query = fc.array(fc.tuple(fc.constantFrom('from', 'to', 'value', 'fro%6D', 'other', '__proto__', ''), word), { maxLength: 4 });

  it('answer any query the same', async () => {
    await fc.assert(
      fc.asyncProperty(query, async (parameters) => {
        const path = `/api/v1/convert?${parameters.map(([name, value]) => `${name}=${value}`).join('&')}`;
        const answers = await Promise.all(services.map(async ({ url }) => only(await raw(Number(new URL(url).port), get(encodeRaw(path))))));
        const [front, routed] = answers.map(({ status, headers, body }) => {
          const { date: _, 'x-request-id': __, 'x-ratelimit-remaining': ___, ...lasting } = headers;
          return { status, lasting, body: body.replaceAll(/:\d{4,5}\//g, ':PORT/') };
        });
        const { 'content-length': _, etag: __, ...frontHeaders } = front?.lasting ?? {};
        const { 'content-length': ___, etag: ____, ...routedHeaders } = routed?.lasting ?? {};
        expect({ ...front, lasting: frontHeaders }).toEqual({ ...routed, lasting: routedHeaders });
      }),
      { numRuns: 150 },
    );
  });
});

/** Bytes above ASCII as they may be in a request line. */
const encodeRaw = (path: string): string => path.replaceAll('é', '%e9');

describe('the listener', () => {
  it('is alive and answers 503 until the service is ready, and fails at once when the port is taken', async () => {
    const listener = await listen({ host: '127.0.0.1', port: 0 });
    expect(listener.port).toBe((listener.server.address() as AddressInfo).port);
    expect(only(await raw(listener.port, get('/healthz'))).status).toBe(200);
    const answer = only(await raw(listener.port, get('/api/v1/tools')));
    expect([answer.status, error(answer), answer.headers['retry-after']]).toEqual([503, 'service_unavailable', '1']);
    await expect(listen({ host: '127.0.0.1', port: listener.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await listener.close();
  });

  it('takes all addresses of localhost', async () => {
    const listener = await listen({ host: 'localhost', port: 0 });
    listener.answerWith((_request, response) => void response.end('here'));
    expect(await (await fetch(`http://localhost:${listener.port}/`)).text()).toBe('here');
    expect(await (await fetch(`http://127.0.0.1:${listener.port}/`)).text()).toBe('here');
    await listener.close();
  });
});
