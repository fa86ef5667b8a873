import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from './support/service.ts';

const HOUR = 3_600_000;
const hello = { tool: 'word-counter', inputs: { text: 'Hello world.' } };
const counted = { words: 2, characters: 12, sentences: 1, paragraphs: 1 };

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startService({ PRO_REQUESTS_PER_HOUR: '5', MAX_BODY_BYTES: '300000' });
  key = await service.keyFor('business');
});
afterAll(() => service.stop());

async function post(body: unknown, withKey: string | undefined = key, headers: Record<string, string> = {}) {
  const response = await fetch(`${service.url}/api/v1/batch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(withKey !== undefined && { 'x-api-key': withKey }), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as any };
}

async function left(withKey: string): Promise<number> {
  const { headers } = await service.call({ tool: 'nope' }, withKey);
  return Number(headers.get('x-ratelimit-remaining'));
}

describe('POST /api/v1/batch', () => {
  it('answers each call in turn with what it would get alone, exactly', async () => {
    const pro = await service.keyFor('pro');
    const { status, headers, body } = await post({ calls: [{ id: 'a', ...hello }, { tool: 'word-conter' }, { id: '', tool: 'word-counter' }] }, pro);
    const [unknown, wrong] = [(await service.call({ tool: 'word-conter' }, key)).body, (await service.call({ tool: 'word-counter' }, key)).body];
    expect(status).toBe(200);
    expect(body).toEqual({
      results: [
        { id: 'a', success: true, tool: 'word-counter', result: counted },
        { success: false, ...unknown },
        { id: '', success: false, ...wrong },
      ],
      usage: { remaining: 2, limit: 5, resetAt: new Date(service.now + HOUR).toISOString() },
      meta: { apiVersion: 'v1', timestamp: new Date(service.now).toISOString() },
    });
    expect([unknown.error, wrong.error, wrong.details.length]).toEqual(['tool_not_found', 'invalid_inputs', 1]);
    expect([headers.get('x-ratelimit-limit'), headers.get('x-ratelimit-remaining')]).toEqual(['5', '2']);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(await left(pro)).toBe(1);
  });

  it('lets malformed calls fail by themselves', async () => {
    const calls = [null, [], 7, {}, { tool: 7 }, { tool: 'word-counter', inputs: null }, { id: 7, ...hello }, '{"tool":"word-counter"}', hello];
    const { status, body } = await post({ calls });
    expect(status).toBe(200);
    expect(body.results.map(({ error }: any) => error)).toEqual([
      'missing_tool',
      'missing_tool',
      'missing_tool',
      'missing_tool',
      'missing_tool',
      'invalid_inputs',
      'invalid_inputs',
      'missing_tool',
      undefined,
    ]);
    expect(body.results[6]).toEqual({
      success: false,
      error: 'invalid_inputs',
      message: 'id must be a string.',
      details: [{ path: 'id', message: 'must be a string' }],
    });
    expect(body.results[8].result).toEqual(counted);
  });

  it('lets calls beyond the allowance fail by themselves, and refuses the request when nothing is left', async () => {
    const pro = await service.keyFor('pro');
    const calls = Array.from({ length: 7 }, (_, id) => ({ id: String(id), ...hello }));
    const { status, headers, body } = await post({ calls }, pro);
    expect([status, headers.get('x-ratelimit-remaining'), body.usage.remaining]).toEqual([200, '0', 0]);
    expect(body.results.map(({ id, success, error }: any) => [id, success, error])).toEqual(
      calls.map(({ id }, at) => (at < 5 ? [id, true, undefined] : [id, false, 'rate_limit_exceeded'])),
    );
    expect(Object.keys(body.results[6])).toEqual(['id', 'success', 'error', 'message']);
    const refused = await post({ calls }, pro);
    expect([refused.status, refused.body.error, refused.body.retryAfter]).toEqual([429, 'rate_limit_exceeded', new Date(service.now + HOUR).toISOString()]);
    expect(refused.headers.get('retry-after')).toBe('3600');
  });

  it.each([
    ['{}', 'invalid_inputs'],
    ['null', 'invalid_inputs'],
    ['[]', 'invalid_inputs'],
    ['{"calls":[]}', 'invalid_inputs'],
    ['{"calls":{"0":{}}}', 'invalid_inputs'],
    ['{"calls":[{}],"more":1}', 'invalid_inputs'],
    ['{"__proto__":{"calls":[{}]}}', 'invalid_inputs'],
    [JSON.stringify({ calls: Array(51).fill(hello) }), 'invalid_inputs'],
    ['{"calls":[', 'invalid_json'],
    ['', 'invalid_json'],
  ])('a body of another shape is 400 and counts one: %.40s', async (body, error) => {
    const pro = await service.keyFor('pro');
    const answer = await post(body, pro);
    expect([answer.status, answer.body.error, answer.headers.get('x-ratelimit-remaining')]).toEqual([400, error, '4']);
  });

  it('runs fifty calls, heavy ones too, and gives the answers in order', async () => {
    const texts = Array.from({ length: 50 }, (_, at) => (at % 10 === 0 ? `${at}`.repeat(4000) : `text ${at}`));
    const { body } = await post({ calls: texts.map((text) => ({ tool: 'hash-generator', inputs: { text } })) });
    expect(body.results.map(({ result }: any) => JSON.stringify(result))).toEqual(
      texts.map((text) => expect.stringContaining(createHash('sha256').update(text).digest('hex'))),
    );
  });

  it('stands in the usage figures as so many runs', async () => {
    const pro = await service.keyFor('pro', 'figures@example.com');
    await post({ calls: [hello, { tool: 'constructor' }, { tool: 'word-counter' }, hello, hello, hello] }, pro);
    const account = await service.services.accounts.byEmail('figures@example.com');
    const period = { from: service.now - HOUR, to: service.now + HOUR, by: 'tool' as const };
    const { rows } = await service.services.usage.read(account?.id ?? '', period);
    expect(rows.map(({ tool, count, refused, errors }) => [tool, count, refused, errors])).toEqual([
      ['unknown', 1, 0, { tool_not_found: 1 }],
      ['word-counter', 4, 1, { invalid_inputs: 1 }],
    ]);
    const line = service.logged.filter((logged) => logged.includes('/api/v1/batch')).at(-1);
    expect(JSON.parse(line ?? '')).toMatchObject({ method: 'POST', status: 200, runs: 6, key: expect.stringMatching(/^tool_/) });
  });

  it('asks for a key, a plan, JSON and a body of bearable size, as a single call does', async () => {
    const calls = [hello];
    expect((await post({ calls }, '')).body.error).toBe('missing_api_key');
    expect((await post({ calls }, 'tool_x')).body.error).toBe('invalid_api_key');
    expect((await post({ calls }, '', { authorization: `Bearer ${key}` })).status).toBe(200);
    expect((await post({ calls }, key, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post({ calls: [{ tool: 'word-counter', inputs: { text: 'x'.repeat(300_000) } }] })).status).toBe(413);
    expect((await fetch(`${service.url}/api/v1/batch`)).status).toBe(405);
  });
});
