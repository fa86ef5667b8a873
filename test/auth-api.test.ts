import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERRORS } from '../src/http/errors.ts';
import { PASSWORD, startService, type TestService } from './support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => service.stop());

let callers = 0;
/** A call from an address of its own, unless one is given. */
async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${service.url}/api/auth/${path}`, {
    method,
    headers: {
      'x-forwarded-for': `198.51.${callers >> 8}.${callers++ & 255}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: text === '' ? undefined : JSON.parse(text) };
}
type Answer = Awaited<ReturnType<typeof call>>;

const cookieOf = ({ headers }: Answer): string => headers.getSetCookie()[0]?.split(';')[0] ?? '';
const problemOf = ({ status, body }: Answer) => [status, body.error];

let accounts = 0;
async function signedUp(): Promise<{ email: string; cookie: string }> {
  const email = `user${accounts++}@example.com`;
  const answer = await call('POST', 'sign-up/email', { email, password: PASSWORD });
  expect(answer.status).toBe(200);
  return { email, cookie: cookieOf(answer) };
}

describe('/api/auth', () => {
  it('signs up on the Free plan whatever is asked for, in and out', async () => {
    const up = await call('POST', 'sign-up/email', { email: 'New@example.com', password: PASSWORD, name: 'New', plan: 'business' });
    expect(up.status).toBe(200);
    expect(up.body).toEqual({ user: { id: expect.any(String), email: 'new@example.com', name: 'New', plan: 'free' } });
    expect(up.headers.get('cache-control')).toBe('no-store');
    const signedIn = await call('POST', 'sign-in/email', { email: 'new@example.com', password: PASSWORD });
    const cookie = cookieOf(signedIn);
    expect([signedIn.status, signedIn.body]).toEqual([200, up.body]);
    const session = await call('GET', 'get-session', undefined, { cookie });
    expect(session.body).toEqual({ session: { id: expect.any(String), expiresAt: expect.stringMatching(/Z$/) }, ...up.body });
    const out = await call('POST', 'sign-out', undefined, { cookie });
    expect([out.status, out.headers.getSetCookie()[0]]).toEqual([200, expect.stringContaining('Max-Age=0')]);
    expect((await call('GET', 'get-session', undefined, { cookie })).body).toBeNull();
  });

  it('answers errors of the table alone', async () => {
    const { email, cookie } = await signedUp();
    const wrong = { email, password: 'wrong password' };
    const answers: [Answer, string][] = [
      [await call('POST', 'sign-up/email', { email, password: PASSWORD }), 'email_taken'],
      [await call('POST', 'sign-up/email', { email: 'nonsense', password: PASSWORD }), 'invalid_email'],
      [await call('POST', 'sign-up/email', { email: 5, password: PASSWORD }), 'invalid_email'],
      [await call('POST', 'sign-up/email', { email: 'x@example.com', password: 'short' }), 'invalid_password'],
      [await call('POST', 'sign-up/email', { email: 'x@example.com', password: 'password1' }), 'invalid_password'],
      [await call('POST', 'sign-up/email', { email: 'x@example.com' }), 'invalid_password'],
      [await call('POST', 'sign-up/email', { email: 'x@example.com', password: PASSWORD, name: 'x'.repeat(101) }), 'invalid_name'],
      [await call('POST', 'sign-up/email', { email: 'x@example.com', password: PASSWORD, name: null }), 'invalid_name'],
      [await call('POST', 'sign-in/email', wrong), 'invalid_credentials'],
      [await call('POST', 'sign-in/email', { ...wrong, email: 'nobody@example.com' }), 'invalid_credentials'],
      [await call('POST', 'sign-in/email', '[]'), 'invalid_json'],
      [await call('POST', 'sign-in/email', 'null'), 'invalid_json'],
      [await call('POST', 'sign-in/email', '{'), 'invalid_json'],
      [await call('POST', 'sign-in/email', `{"email":"${'x'.repeat(70_000)}"}`), 'payload_too_large'],
      [await call('POST', 'sign-in/email', 'email=x', { 'content-type': 'application/x-www-form-urlencoded' }), 'unsupported_media_type'],
      [await call('POST', 'sign-in/email', wrong, { origin: 'https://evil.example' }), 'forbidden_origin'],
      [await call('POST', 'sign-in/email', wrong, { 'sec-fetch-site': 'cross-site' }), 'forbidden_origin'],
      [await call('POST', 'sign-in/email', wrong, { 'sec-fetch-site': 'same-site' }), 'forbidden_origin'],
      [await call('GET', 'list-sessions'), 'unauthenticated'],
      [await call('POST', 'change-password', { currentPassword: PASSWORD, newPassword: 'next' }), 'unauthenticated'],
      [await call('POST', 'change-password', { currentPassword: 'wrong password', newPassword: PASSWORD }, { cookie }), 'invalid_credentials'],
      [await call('POST', 'change-password', { currentPassword: PASSWORD, newPassword: 'letmein1' }, { cookie }), 'invalid_password'],
      [await call('POST', 'revoke-session', { id: 'nothing' }, { cookie }), 'session_not_found'],
    ];
    for (const [answer, wanted] of answers) {
      expect(problemOf(answer)).toEqual([ERRORS[wanted as keyof typeof ERRORS].status, wanted]);
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    }
  });

  it.each([
    'error',
    'ok',
    'sign-in/social',
    'update-user',
    'delete-user',
    'verify-email?token=x&callbackURL=%2F',
    'reset-password/x',
    'request-password-reset',
    'revoke-sessions',
    'list-accounts',
    '',
  ])('serves nothing at %j', async (path) => {
    for (const method of ['GET', 'POST']) expect(problemOf(await call(method, path, method === 'POST' ? {} : undefined))).toEqual([404, 'not_found']);
  });

  it.each([
    ['PUT', 'sign-in/email', 'POST, OPTIONS'],
    ['GET', 'sign-up/email', 'POST, OPTIONS'],
    ['DELETE', 'get-session', 'GET, HEAD, OPTIONS'],
  ])('answers %s %s with the methods that are taken', async (method, path, allow) => {
    const answer = await call(method, path);
    expect([...problemOf(answer), answer.headers.get('allow')]).toEqual([405, 'method_not_allowed', allow]);
  });

  it('lists sessions without tokens, and ends them', async () => {
    const { email, cookie } = await signedUp();
    const other = cookieOf(await call('POST', 'sign-in/email', { email, password: PASSWORD }, { 'user-agent': 'Test/1' }));
    const listed = await call('GET', 'list-sessions', undefined, { cookie });
    expect(listed.body).toHaveLength(2);
    for (const held of [cookie, other]) expect(listed.text).not.toContain(decodeURIComponent(held.split('=')[1] ?? '').split('.')[0]);
    for (const session of listed.body) expect(Object.keys(session).sort()).toEqual(['createdAt', 'current', 'expiresAt', 'id', 'updatedAt', 'userAgent']);
    const { id } = listed.body.find((session: { userAgent: string | null; current: boolean }) => session.userAgent === 'Test/1' && !session.current);
    expect((await call('POST', 'revoke-session', { id }, { cookie })).status).toBe(200);
    expect((await call('GET', 'get-session', undefined, { cookie: other })).body).toBeNull();
    await call('POST', 'sign-in/email', { email, password: PASSWORD });
    expect((await call('POST', 'revoke-other-sessions', undefined, { cookie })).body).toEqual({ success: true, ended: 1 });
  });

  it('ends the other sessions when the password is changed', async () => {
    const { email, cookie } = await signedUp();
    const other = cookieOf(await call('POST', 'sign-in/email', { email, password: PASSWORD }));
    const changed = await call('POST', 'change-password', { currentPassword: PASSWORD, newPassword: 'another horse battery' }, { cookie });
    expect(changed.status).toBe(200);
    expect((await call('GET', 'get-session', undefined, { cookie })).body).toMatchObject({ user: { email } });
    expect((await call('GET', 'get-session', undefined, { cookie: other })).body).toBeNull();
  });

  it('tells who has failed too often when to come back, and lets in who signed in from there before', async () => {
    const { email, cookie } = await signedUp();
    const home = { 'x-forwarded-for': '203.0.113.1' };
    expect((await call('POST', 'sign-in/email', { email, password: PASSWORD }, home)).status).toBe(200);
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) statuses.push((await call('POST', 'sign-in/email', { email, password: 'wrong password' })).status);
    expect(statuses).toEqual([...Array(11).fill(401), 429]);
    const refused = await call('POST', 'sign-in/email', { email, password: PASSWORD });
    expect(refused.body).toEqual({ error: 'rate_limit_exceeded', message: expect.any(String), retryAfter: new Date(service.now + 20_000).toISOString() });
    expect(refused.headers.get('retry-after')).toBe('20');
    expect((await call('POST', 'sign-in/email', { email, password: PASSWORD }, home)).status).toBe(200);
    for (let i = 0; i < 10; i++) expect((await call('POST', 'verify-password', { password: 'wrong password' }, { cookie })).status).toBe(401);
    expect((await call('POST', 'verify-password', { password: PASSWORD }, { cookie })).status).toBe(429);
  });
});
