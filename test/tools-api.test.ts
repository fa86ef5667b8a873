import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from './support/service.ts';

const HOUR = 3_600_000;
const hello = { tool: 'word-counter', inputs: { text: 'Hello world. How are you today?' } };
/** The same contract holds for requests that are answered in front of Fastify's router and for those that it leads on. */
const WAYS = [
  ['in front of the router', true],
  ['through the router', false],
] as const;
let service: TestService;
let key: string;
const started = new Map<boolean, { service: TestService; key: string }>();
beforeAll(async () => {
  for (const [, fastLane] of WAYS) await start(fastLane);
  use(true);
});
afterAll(async () => {
  for (const one of started.values()) await one.service.stop();
});

async function start(fastLane: boolean): Promise<void> {
  const settings = { MAX_BODY_BYTES: '200000', BUSINESS_REQUESTS_PER_HOUR: '100000', PRO_REQUESTS_PER_HOUR: '3' };
  const opened = await startService(settings, undefined, { fastLane });
  started.set(fastLane, { service: opened, key: await opened.keyFor('business') });
}

function use(fastLane: boolean): void {
  const one = started.get(fastLane);
  if (one) ({ service, key } = one);
}

describe.each(WAYS)('POST /api/v1/tools %s', (_, fastLane) => {
  beforeAll(() => use(fastLane));

  it('gives the result, the usage and the meta data, exactly', async () => {
    const { status, headers, body } = await service.call(hello, await service.keyFor('pro'));
    expect(status).toBe(200);
    const resetAt = new Date(service.now + HOUR).toISOString();
    expect(body).toEqual({
      success: true,
      tool: 'word-counter',
      result: { words: 6, characters: 31, sentences: 2, paragraphs: 1 },
      usage: { remaining: 2, limit: 3, resetAt },
      meta: { apiVersion: 'v1', timestamp: new Date(service.now).toISOString() },
    });
    expect([headers.get('x-ratelimit-limit'), headers.get('x-ratelimit-remaining'), headers.get('x-ratelimit-reset')]).toEqual(['3', '2', resetAt]);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toMatch(/x-ratelimit-limit/i);
  });

  it.each<[string, unknown, number, string]>([
    ['a body that is not JSON', '{"tool":', 400, 'invalid_json'],
    ['an empty body', '', 400, 'invalid_json'],
    ['a body that is not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]), 400, 'invalid_json'],
    ['a list', [], 400, 'missing_tool'],
    ['null', null, 400, 'missing_tool'],
    ['no tool', { inputs: {} }, 400, 'missing_tool'],
    ['a tool that is a number', { tool: 7 }, 400, 'missing_tool'],
    ['a tool that only the prototype has', '{"__proto__":{"tool":"word-counter"}}', 400, 'missing_tool'],
    ['inputs null', { tool: 'word-counter', inputs: null }, 400, 'invalid_inputs'],
    ['inputs a list', { tool: 'nope', inputs: [] }, 400, 'invalid_inputs'],
    ['inputs a text', { tool: 'word-counter', inputs: 'text' }, 400, 'invalid_inputs'],
    ['an unknown tool', { tool: 'word-conter' }, 404, 'tool_not_found'],
    ['a tool named like a method of objects', { tool: 'constructor' }, 404, 'tool_not_found'],
    ['a missing field', { tool: 'word-counter' }, 400, 'invalid_inputs'],
    ['an unknown field', { tool: 'word-counter', inputs: { text: 'a', txt: 'b' } }, 400, 'invalid_inputs'],
    ['__proto__ as a field', '{"tool":"word-counter","inputs":{"text":"a","__proto__":{"x":1}}}', 400, 'invalid_inputs'],
    ['constructor as a field', '{"tool":"word-counter","inputs":{"text":"a","constructor":1}}', 400, 'invalid_inputs'],
    ['a body above the limit', { tool: 'word-counter', inputs: { text: 'x'.repeat(200_000) } }, 413, 'payload_too_large'],
    ['inputs without an answer', { tool: 'irr-calculator', inputs: { cashFlows: [1, 2] } }, 422, 'unprocessable_inputs'],
  ])('%s', async (_, body, status, code) => {
    const answer = await service.call(body, key);
    expect([answer.status, answer.body.error]).toEqual([status, code]);
    expect(typeof answer.body.message).toBe('string');
    expect(Object.keys(answer.body).every((name) => ['error', 'message', 'details'].includes(name))).toBe(true);
    expect(answer.headers.get('x-ratelimit-limit')).toBe('100000');
  });

  it('names the fields that are wrong', async () => {
    const { body } = await service.call({ tool: 'word-counter', inputs: { text: 5, txt: 'b' } }, key);
    expect(body.details.map((detail: { path: string }) => detail.path).sort()).toEqual(['text', 'txt']);
  });

  it('names the nearest slugs of an unknown tool', async () => {
    expect((await service.call({ tool: 'word-conter' }, key)).body.message).toContain('word-counter');
  });

  it('takes a byte order mark, and a body without content type', async () => {
    const response = await fetch(`${service.url}/api/v1/tools`, {
      method: 'POST',
      headers: { 'x-api-key': key },
      body: new Blob([`\uFEFF${JSON.stringify(hello)}`]),
    });
    expect(response.status).toBe(200);
  });

  it.each<[string, string | undefined, string]>([
    ['no key', undefined, 'missing_api_key'],
    ['another prefix', `took_${'0'.repeat(32)}`, 'invalid_api_key'],
    ['capital digits', `tool_${'A'.repeat(32)}`, 'invalid_api_key'],
    ['too short', 'tool_12', 'invalid_api_key'],
    ['unknown', `tool_${'0'.repeat(32)}`, 'invalid_api_key'],
  ])('refuses %s before reading the body', async (_, wrong, code) => {
    const answer = await service.call('not json', wrong);
    expect([answer.status, answer.body.error, answer.headers.get('x-ratelimit-limit')]).toEqual([401, code, null]);
  });

  it('refuses a Free account before its allowance and body', async () => {
    const answer = await service.call('not json', await service.keyFor('free'));
    expect([answer.status, answer.body.error]).toEqual([403, 'plan_required']);
  });

  it('counts every authenticated request once, errors too, then refuses until the oldest leaves the window', async () => {
    const pro = await service.keyFor('pro');
    const started = service.now;
    expect((await service.call('not json', pro)).headers.get('x-ratelimit-remaining')).toBe('2');
    service.now += 1_000;
    expect((await service.call({ tool: 'nope' }, pro)).headers.get('x-ratelimit-remaining')).toBe('1');
    expect((await service.call(hello, pro)).body.usage.remaining).toBe(0);
    for (const body of [hello, 'not json', 'x'.repeat(300_000)]) {
      const refused = await service.call(body, pro);
      expect([refused.status, refused.body.error, refused.body.retryAfter]).toEqual([429, 'rate_limit_exceeded', new Date(started + HOUR).toISOString()]);
      expect(refused.headers.get('retry-after')).toBe('3599');
      expect(refused.headers.get('x-ratelimit-remaining')).toBe('0');
    }
    service.now = started + HOUR - 1;
    expect((await service.call(hello, pro)).status).toBe(429);
    service.now = started + HOUR;
    expect((await service.call(hello, pro)).status).toBe(200);
  });

  it('counts each key on its own', async () => {
    const [one, two] = [await service.keyFor('pro'), await service.keyFor('pro')];
    expect((await service.call(hello, one)).body.usage.remaining).toBe(2);
    expect((await service.call(hello, two)).body.usage.remaining).toBe(2);
  });

  it('sees a change of plan with the next request', async () => {
    const free = await service.keyFor('free', 'rising@example.com');
    expect((await service.call(hello, free)).status).toBe(403);
    await service.services.accounts.setPlan('rising@example.com', 'pro');
    expect((await service.call(hello, free)).body.usage.limit).toBe(3);
    await service.services.accounts.setPlan('rising@example.com', 'free');
    expect((await service.call(hello, free)).status).toBe(403);
  });

  it('answers a large call from a worker as it answers a small one', async () => {
    const { status, body } = await service.call({ tool: 'word-counter', inputs: { text: 'word '.repeat(20_000) } }, key);
    expect([status, body.result]).toEqual([200, { words: 20_000, characters: 100_000, sentences: 1, paragraphs: 1 }]);
    expect((await service.call({ tool: 'word-conter', inputs: { text: 'word '.repeat(20_000) } }, key)).body.message).toContain('word-counter');
    expect((await service.call(`{"tool":"word-counter"${' '.repeat(100_000)}`, key)).body.error).toBe('invalid_json');
  });

  it('answers a large result of a worker whole, each time anew', async () => {
    const text = 'naïve \u{1F600}\n'.repeat(10_000);
    const expected = Buffer.from(text).toString('base64');
    for (let time = 0; time < 3; time++) {
      const { status, headers, body } = await service.call({ tool: 'base64-encoder', inputs: { text } }, key);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(Number(headers.get('content-length'))).toBe(Buffer.byteLength(JSON.stringify(body)));
      expect(body).toMatchObject({ success: true, tool: 'base64-encoder', result: { output: expected }, usage: { limit: 100_000 } });
    }
  });

  it('survives a body nested a hundred thousand deep', async () => {
    const deep = `{"tool":"word-counter","inputs":{"text":${'['.repeat(90_000)}${']'.repeat(90_000)}}}`;
    expect((await service.call(deep, key)).status).toBe(400);
    expect((await service.call(hello, key)).status).toBe(200);
  });
});

describe.each(WAYS)('broken requests %s', (_, fastLane) => {
  beforeAll(() => use(fastLane));

  const raw = (text: string, end = true) =>
    new Promise<string>((resolve) => {
      const socket = connect({ host: '127.0.0.1', port: Number(new URL(service.url).port) });
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', () => resolve(answer));
      socket.write(text);
      if (end) socket.end();
    });

  it('answers what is not HTTP', async () => {
    expect(await raw('hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 .*"error":"bad_request"/s);
  });

  it('answers a flood of headers', async () => {
    expect(await raw(`GET / HTTP/1.1\r\nhost: x\r\n${'a: b\r\n'.repeat(20_000)}\r\n`)).toMatch(/^HTTP\/1\.1 431 .*"error":"headers_too_large"/s);
  });

  it('is unharmed by a body that stops half-way', async () => {
    await raw(`POST /api/v1/tools HTTP/1.1\r\nhost: x\r\nx-api-key: ${key}\r\ncontent-length: 1000\r\n\r\n{"tool":`);
    expect((await service.call(hello, key)).status).toBe(200);
  });

  it('answers an address with broken percent-encoding', async () => {
    const response = await fetch(`${service.url}/api/v1/tools/%zz`);
    expect([response.status, ((await response.json()) as { error: string }).error]).toEqual([400, 'bad_request']);
  });
});

describe('other methods and addresses', () => {
  it('answers 405 with Allow', async () => {
    const response = await fetch(`${service.url}/api/v1/tools`, { method: 'DELETE' });
    expect([response.status, ((await response.json()) as { error: string }).error]).toEqual([405, 'method_not_allowed']);
    expect(response.headers.get('allow')?.split(', ').sort()).toEqual(['GET', 'HEAD', 'OPTIONS', 'POST']);
  });

  it('answers a preflight', async () => {
    const response = await fetch(`${service.url}/api/v1/tools`, {
      method: 'OPTIONS',
      headers: { origin: 'https://app.example', 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-api-key,content-type' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
    expect(response.headers.get('access-control-allow-headers')).toMatch(/x-api-key/i);
  });

  it('answers 404 as JSON under /api', async () => {
    const response = await fetch(`${service.url}/api/v1/nothing`);
    expect([response.status, ((await response.json()) as { error: string }).error]).toEqual([404, 'not_found']);
  });
});

describe('GET /api/v1/tools', () => {
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${service.url}${path}`, { headers });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
  };

  it('lists every tool with its schemas and examples', async () => {
    const { body } = await get('/api/v1/tools');
    expect(body.total).toBe(service.services.catalogue.cards.length);
    const counter = body.tools.find((tool: { slug: string }) => tool.slug === 'word-counter');
    expect(counter).toMatchObject({ name: 'Word Counter', category: 'text', inputs: { type: 'object', required: ['text'] }, result: { type: 'object' } });
    expect(counter.examples.length).toBeGreaterThan(0);
  });

  it('answers 304 to whoever has the list', async () => {
    const etag = (await get('/api/v1/tools')).headers.get('etag') ?? '';
    const again = await get('/api/v1/tools', { 'if-none-match': etag });
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, undefined, etag]);
    expect((await get('/api/v1/tools', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('filters by category and by words', async () => {
    const texts = (await get('/api/v1/tools?category=text')).body;
    expect(texts.tools.every((tool: { category: string }) => tool.category === 'text')).toBe(true);
    expect((await get('/api/v1/tools?q=WORD+counter')).body.tools[0].slug).toBe('word-counter');
    expect((await get('/api/v1/tools?category=nothing')).status).toBe(400);
    expect((await get('/api/v1/tools?q=a&q=b')).body.error).toBe('invalid_parameter');
  });

  it('shows one tool, or says which are near', async () => {
    expect((await get('/api/v1/tools/word-counter')).body.slug).toBe('word-counter');
    const missing = await get('/api/v1/tools/word-conter');
    expect([missing.status, missing.body.error]).toEqual([404, 'tool_not_found']);
    expect(missing.body.message).toContain('word-counter');
  });
});
