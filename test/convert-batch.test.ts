import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from './support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ FREE_CONVERSIONS_PER_DAY: '40', TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => service.stop());

let visitor = 0;
async function post(body: unknown, headers: Record<string, string> = {}, address = `192.0.2.${visitor++}`) {
  const response = await fetch(`${service.url}/api/v1/convert`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as any };
}

async function get(query: string) {
  const response = await fetch(`${service.url}/api/v1/convert${query}`, { headers: { 'x-forwarded-for': `203.0.113.${visitor++}` } });
  return (await response.json()) as any;
}

describe('POST /api/v1/convert', () => {
  it('answers each item in turn, as GET does, and counts each', async () => {
    const { status, headers, body } = await post({
      items: [
        { from: 'kg', to: 'lbs', value: 10 },
        { from: 'mi/gal', to: 'L/(100 km)', value: '25' },
        { value: '5 ft 3 in', to: 'cm', decimals: 1 },
        { from: 'kg', to: 'km' },
        { from: 'kg*(m', to: 'N' },
        { to: 'N' },
        { from: 'kg', to: 'lbs', vaule: 1 },
        { from: 5, to: 'lbs' },
        { from: 'kg', to: 'lbs', value: null },
        null,
        [],
      ],
    });
    expect(status).toBe(200);
    expect([headers.get('x-ratelimit-limit'), headers.get('x-ratelimit-remaining')]).toEqual(['40', '29']);
    expect(body.results.slice(0, 3)).toEqual([
      await get('?from=kg&to=lbs&value=10'),
      await get(`?${new URLSearchParams({ from: 'mi/gal', to: 'L/(100 km)', value: '25' })}`),
      await get('?value=5+ft+3+in&to=cm&decimals=1'),
    ]);
    expect(body.results.slice(3).map((result: any) => result.error)).toEqual([
      'conversion_not_found',
      'invalid_parameter',
      'missing_parameter',
      'invalid_parameter',
      'invalid_parameter',
      'invalid_parameter',
      'invalid_parameter',
      'invalid_parameter',
    ]);
    expect(Object.keys(body.results[3])).toEqual(['error', 'message']);
    expect(body.results[6].message).toMatch(/"vaule" is not a field/);
    expect(body.results[7].message).toMatch(/from must be a string/);
  });

  it('lets items beyond the allowance fail by themselves, and refuses the request when nothing is left', async () => {
    const items = Array.from({ length: 42 }, (_, i) => ({ from: 'm', to: 'cm', value: i }));
    const { status, headers, body } = await post({ items }, {}, '198.51.100.200');
    expect([status, headers.get('x-ratelimit-remaining')]).toEqual([200, '0']);
    expect(body.results.slice(0, 40).map((result: any) => result.to.value)).toEqual(items.slice(0, 40).map(({ value }) => value * 100));
    expect(body.results.slice(40).map((result: any) => result.error)).toEqual(['rate_limit_exceeded', 'rate_limit_exceeded']);
    const refused = await post({ items: items.slice(0, 1) }, {}, '198.51.100.200');
    expect([refused.status, refused.body.error, typeof refused.body.retryAfter]).toEqual([429, 'rate_limit_exceeded', 'string']);
  });

  it.each([
    ['{}', 400, 'invalid_inputs'],
    ['[]', 400, 'invalid_inputs'],
    ['null', 400, 'invalid_inputs'],
    ['{"items":[]}', 400, 'invalid_inputs'],
    ['{"items":{}}', 400, 'invalid_inputs'],
    ['{"items":[{"from":"kg","to":"g"}],"more":1}', 400, 'invalid_inputs'],
    ['{"items":[', 400, 'invalid_json'],
    ['', 400, 'invalid_json'],
  ])('a body of another shape counts one: %s', async (text, status, error) => {
    const answer = await post(text);
    expect([answer.status, answer.body.error, answer.headers.get('x-ratelimit-remaining')]).toEqual([status, error, '39']);
  });

  it('takes 1000 items, not 1001, and other requests get their turn between them', async () => {
    const key = await service.keyFor('business');
    const items = Array.from({ length: 1000 }, () => ({ from: 'm '.repeat(99), to: 'ft '.repeat(66) }));
    let isAnswered = false;
    let others = 0;
    const batch = post({ items }, { 'x-api-key': key }).finally(() => {
      isAnswered = true;
    });
    while (!isAnswered) {
      expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
      others++;
    }
    const { status, headers, body } = await batch;
    expect([status, body.results.length, headers.get('x-ratelimit-limit')]).toEqual([200, 1000, null]);
    // One is answered before the batch is read and one after it, whatever it does.
    expect(others).toBeGreaterThan(5);
    expect((await post({ items: [...items, { from: 'm', to: 'cm' }] }, { 'x-api-key': key })).body.error).toBe('invalid_inputs');
  });

  it('refuses bodies that are not JSON, and bad keys', async () => {
    expect((await post('{"items":[{"from":"kg","to":"g"}]}', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post({ items: [{ from: 'kg', to: 'g' }] }, { 'x-api-key': 'tool_x' })).body.error).toBe('invalid_api_key');
    expect((await post(`{"items":[${' '.repeat(2 * 1024 * 1024)}]}`)).status).toBe(413);
  });
});
