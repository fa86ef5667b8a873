import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, startService, type TestService } from './support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ CORS_ORIGINS: 'https://app.example.com' });
});
afterAll(() => service.stop());

async function keys(method: string, cookie: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${service.url}/api/v1/keys`, {
    method,
    headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
}

async function account(email: string, plan: 'free' | 'pro' | 'business' = 'pro'): Promise<string> {
  await service.services.accounts.create({ email, password: PASSWORD, plan });
  return service.signIn(email);
}

describe('/api/v1/keys', () => {
  it('creates, lists and revokes a key', async () => {
    const cookie = await account('one@example.com');
    const created = await keys('POST', cookie, { name: '  my key ' });
    expect(created.status).toBe(201);
    expect(Object.keys(created.body).sort()).toEqual(['createdAt', 'hash', 'key', 'message', 'name', 'prefix']);
    const { key, hash, name, prefix, createdAt } = created.body;
    expect(key).toMatch(/^tool_[0-9a-f]{32}$/);
    expect(hash).toBe(createHash('sha256').update(key).digest('hex'));
    expect([name, prefix, createdAt]).toEqual(['my key', `${key.slice(0, 12)}...`, new Date(service.now).toISOString()]);
    expect(created.headers.get('cache-control')).toBe('no-store');

    expect((await keys('GET', cookie)).body).toEqual({ keys: [{ hash, name, prefix, createdAt, lastUsedAt: null }], limit: 5 });
    expect((await service.call({ tool: 'word-counter', inputs: { text: '' } }, key)).status).toBe(200);

    const revoked = await keys('DELETE', cookie, { hash });
    expect(revoked.body).toEqual({ success: true, hash, revokedAt: new Date(service.now).toISOString() });
    expect((await service.call({ tool: 'word-counter', inputs: { text: '' } }, key)).body.error).toBe('invalid_api_key');
    service.now += 5_000;
    expect((await keys('DELETE', cookie, { hash })).body).toEqual(revoked.body);
    expect((await keys('GET', cookie)).body.keys).toEqual([]);
  });

  it('are made fifty times within 24 hours by one account', async () => {
    const cookie = await account('fifty@example.com');
    for (let i = 0; i < 50; i++) {
      const { hash } = (await keys('POST', cookie, {})).body;
      expect((await keys('DELETE', cookie, { hash })).status).toBe(200);
    }
    const { status, headers, body } = await keys('POST', cookie, {});
    expect([status, body.error, body.retryAfter, headers.get('retry-after')]).toEqual([
      429,
      'rate_limit_exceeded',
      new Date(service.now + 86_400_000).toISOString(),
      '86400',
    ]);
    service.now += 86_400_000;
    expect((await keys('POST', await service.signIn('fifty@example.com'), {})).status).toBe(201);
  });

  it('shows when a key was last used, newest key first', async () => {
    const cookie = await account('two@example.com');
    const first = (await keys('POST', cookie, {})).body;
    service.now += 10;
    const second = (await keys('POST', cookie)).body;
    expect(first.name).toBe('API key');
    await service.call({ tool: 'word-counter', inputs: { text: '' } }, first.key);
    const listed = (await keys('GET', cookie)).body.keys;
    expect(listed.map((entry: { hash: string }) => entry.hash)).toEqual([second.hash, first.hash]);
    expect(listed.map((entry: { lastUsedAt: string }) => entry.lastUsedAt)).toEqual([null, new Date(service.now).toISOString()]);
  });

  it('holds the limit of five under concurrent requests', async () => {
    const cookie = await account('many@example.com');
    const answers = await Promise.all(Array.from({ length: 12 }, () => keys('POST', cookie, { name: 'x' })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.filter(({ status, body }) => status === 409 && body.error === 'key_limit_reached')).toHaveLength(7);
    await keys('DELETE', cookie, { hash: answers.find(({ status }) => status === 201)?.body.hash });
    expect((await keys('POST', cookie, { name: 'again' })).status).toBe(201);
  });

  it.each([
    ['empty after trimming', { name: '  ' }],
    ['a number', { name: 5 }],
    ['101 characters', { name: 'x'.repeat(101) }],
    ['null', { name: null }],
  ])('refuses a name that is %s', async (title, body) => {
    const answer = await keys('POST', await account(`${title.replaceAll(/\W/g, '')}@example.com`), body);
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_name']);
  });

  it('takes a name of 100 characters', async () => {
    expect((await keys('POST', await account('long@example.com'), { name: 'é'.repeat(100) })).status).toBe(201);
  });

  it('says what is wrong with a request', async () => {
    const cookie = await account('errors@example.com');
    const codes = async (...parameters: Parameters<typeof keys>) => {
      const { status, body } = await keys(...parameters);
      return [status, body.error];
    };
    expect(await codes('GET', '')).toEqual([401, 'unauthenticated']);
    expect(await codes('POST', 'toolrack.session_token=forged.signature', {})).toEqual([401, 'unauthenticated']);
    expect(await codes('POST', cookie, '{')).toEqual([400, 'invalid_json']);
    expect(await codes('POST', cookie, 'name=x', { 'content-type': 'application/x-www-form-urlencoded' })).toEqual([415, 'unsupported_media_type']);
    expect(await codes('POST', cookie, '{}', { 'content-type': 'text/plain' })).toEqual([415, 'unsupported_media_type']);
    expect(await codes('DELETE', cookie, {})).toEqual([400, 'invalid_hash']);
    expect(await codes('DELETE', cookie, { hash: 'abc' })).toEqual([400, 'invalid_hash']);
    expect(await codes('DELETE', cookie, { hash: '0'.repeat(64) })).toEqual([404, 'key_not_found']);
    expect(await codes('PUT', cookie, {})).toEqual([405, 'method_not_allowed']);
    expect(await codes('POST', await account('poor@example.com', 'free'), {})).toEqual([403, 'plan_required']);
    expect(await codes('POST', cookie, { name: 'x'.repeat(50_000) })).toEqual([413, 'payload_too_large']);
  });

  it("does not touch another account's key", async () => {
    const key = (await keys('POST', await account('owner@example.com'), {})).body;
    const answer = await keys('DELETE', await account('thief@example.com'), { hash: key.hash });
    expect([answer.status, answer.body.error]).toEqual([404, 'key_not_found']);
    expect((await service.call({ tool: 'word-counter', inputs: { text: '' } }, key.key)).status).toBe(200);
  });

  it('lets in only pages of our own and of configured origins', async () => {
    const cookie = await account('cors@example.com');
    const evil = await keys('POST', cookie, {}, { origin: 'https://evil.example' });
    expect([evil.status, evil.body.error, evil.headers.get('access-control-allow-origin')]).toEqual([403, 'forbidden_origin', null]);
    const app = await keys('GET', cookie, undefined, { origin: 'https://app.example.com' });
    expect([app.status, app.headers.get('access-control-allow-origin'), app.headers.get('access-control-allow-credentials')]).toEqual([
      200,
      'https://app.example.com',
      'true',
    ]);
    const preflight = await keys('OPTIONS', '', undefined, { origin: 'https://app.example.com', 'access-control-request-method': 'DELETE' });
    expect([preflight.status, preflight.headers.get('access-control-allow-credentials')]).toEqual([204, 'true']);
    expect(preflight.headers.get('access-control-allow-methods')).toContain('DELETE');
  });
});

describe('what is kept', () => {
  it('logs no key, cookie or password', async () => {
    const key = await service.keyFor('pro', 'log@example.com');
    await service.call({ tool: 'word-counter', inputs: { text: 'secret text' } }, key);
    const log = service.logged.join('');
    expect(log).toContain('"path":"/api/v1/tools"');
    for (const secret of [key, PASSWORD, 'secret text', 'session_token']) expect(log).not.toContain(secret);
  });
});
