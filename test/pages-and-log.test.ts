import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handsFull } from '../src/http/connections/memory-budget.ts';
import { ERRORS } from '../src/http/errors.ts';
import { PASSWORD, startService, type TestService } from './support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ PUBLIC_URL: 'https://tools.example.com', PAGE_RUNS_PER_DAY: '8', MAX_BODY_BYTES: '200000' });
});
afterAll(() => service.stop());

const HTML = { accept: 'text/html' };
const form = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${service.url}${path}`, { method: 'POST', redirect: 'manual', headers: { ...HTML, ...headers }, body: new URLSearchParams(fields) });
const page = (path: string, headers: Record<string, string> = {}) => fetch(`${service.url}${path}`, { redirect: 'manual', headers: { ...HTML, ...headers } });

describe('every page', () => {
  it('has the headers that keep it from being framed, sniffed and told of, whatever its status', async () => {
    const tag = (await page('/assets/style.css')).headers.get('etag') ?? '';
    const { accounts } = service.services;
    const answers: [number, Response][] = [
      [200, await page('/')],
      [200, await page('/docs')],
      [200, await page('/assets/style.css')],
      [200, await form('/tools/word-counter', { text: 'a' })],
      [303, await page('/account')],
      [303, await form('/theme', { theme: 'dark' })],
      [304, await page('/assets/style.css', { 'if-none-match': tag })],
      [400, await form('/tools/word-counter', { nothing: 'a' })],
      [401, await form('/sign-in', { email: 'nobody@example.com', password: 'wrong password' })],
      [403, await form('/sign-in', {}, { origin: 'https://evil.example' })],
      [404, await page('/nothing')],
      [404, await page('/tools/nothing')],
      [404, await page('/assets/nothing.css')],
      [405, await form('/pricing', {})],
      [413, await form('/tools/word-counter', { text: 'a'.repeat(250_000) })],
      [415, await fetch(`${service.url}/sign-in`, { method: 'POST', headers: { ...HTML, 'content-type': 'text/plain' }, body: 'a' })],
    ];
    // Further runs of one tool are not counted: nine tools are more than the allowance.
    const tools = service.services.catalogue.cards.slice(0, 9).map(({ slug }) => `/tools/${slug}`);
    const spent = [];
    for (const tool of tools) spent.push(await form(tool, {}));
    answers.push([429, spent.at(-1) ?? spent[0] ?? Response.error()]);
    const { session } = accounts;
    accounts.session = () => Promise.reject(new TypeError('broken on purpose'));
    answers.push([500, await page('/account', { cookie: 'a=b' })]);
    accounts.session = () => Promise.reject(handsFull(service.now));
    answers.push([503, await page('/account', { cookie: 'a=b' })]);
    accounts.session = session;
    for (const [status, { status: given, headers, url }] of answers) {
      expect([given, url]).toEqual([status, url]);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
    }
  });
});

describe('the API reference', () => {
  it('is under 400 KB, names every address and error, leads back, and speaks of no interface A or B', async () => {
    const response = await page('/docs');
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(text.length).toBeLessThan(400_000);
    const document: any = await (await fetch(`${service.url}/openapi.json?tools=word-counter`)).json();
    for (const path of Object.keys(document.paths)) expect(text, path).toContain(`${path}</code>`);
    for (const code of Object.keys(ERRORS)) expect(text).toContain(`<code>${code}</code>`);
    expect(text).toContain('<a class="brand" href="/"');
    expect(text).not.toMatch(/interface [AB]\b/i);
    expect(response.headers.get('content-security-policy')).toContain("style-src 'self';");
  });
});

describe('the log', () => {
  it('tells the error, the account and the bytes of what pages and accounts answer, and nothing of what was sent', async () => {
    service.logged.length = 0;
    const email = 'visible-nowhere@example.com';
    const json = (path: string, body: object, headers: Record<string, string> = {}) =>
      fetch(`${service.url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
    await json('/api/auth/sign-up/email', { name: 'Hidden Name', email, password: PASSWORD });
    await json('/api/auth/sign-up/email', { email, password: PASSWORD });
    await json('/api/auth/sign-in/email', { email, password: 'hidden wrong' });
    const key = await service.keyFor('business', 'second-hidden@example.com');
    const cookie = await service.signIn('second-hidden@example.com');
    await fetch(`${service.url}/api/v1/keys`, { headers: { cookie } });
    await page('/account?done=hidden', { cookie });
    await page('/reset-password?token=hidden-token');
    await page(`/nothing?key=${key}`);
    await page('/?q=hidden+search');
    await form('/reset-password', { token: 'hidden-token', password: 'hidden password' });
    await json('/api/v1/tools', { tool: 'word-counter', inputs: { text: 'hidden input' } }, { 'x-api-key': key });
    await json('/api/v1/tools', { tool: 'word-counter', inputs: { txet: 'hidden input' } }, { authorization: `Bearer ${key}` });
    await json('/mcp', { jsonrpc: '2.0', id: 1, method: 'hidden' }, { 'x-api-key': key });
    await fetch(`${service.url}/api/v1/convert?from=hidden&to=kg`);
    const text = service.logged.join('');
    for (const secret of [
      key,
      key.slice(0, 20),
      'idden',
      'hidden',
      email,
      'example.com"',
      '@example',
      PASSWORD,
      encodeURIComponent(email),
      cookie.slice(30, 60),
    ])
      expect(text).not.toContain(secret);
    const lines = service.logged.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'answered');
    const of = (path: string) => lines.filter((line) => line.path === path);
    expect(of('/api/auth/sign-up/email').map(({ status, error }) => [status, error])).toEqual([
      [200, undefined],
      [409, 'email_taken'],
    ]);
    expect(of('/api/auth/sign-up/email')[0]).toMatchObject({ account: expect.any(String), bytesIn: expect.any(Number), bytesOut: expect.any(Number) });
    expect(of('/api/auth/sign-in/email')[0]).toMatchObject({ status: 401, error: 'invalid_credentials' });
    expect(of('/api/v1/keys')[0]).toMatchObject({ status: 200, account: expect.any(String) });
    expect(of('/account')[0]).toMatchObject({ status: 200, account: of('/api/v1/keys')[0]?.account });
    expect(of('/api/v1/tools').map(({ status, error, tool, key: prefix }) => [status, error, tool, prefix])).toEqual([
      [200, undefined, 'word-counter', key.slice(0, 12)],
      [400, 'invalid_inputs', 'word-counter', key.slice(0, 12)],
    ]);
  });
});

describe('runs on pages', () => {
  it('wait for a worker as those of their account or address', async () => {
    const { runner } = service.services;
    const owners: unknown[] = [];
    const { runBody } = runner;
    runner.runBody = (body, claim) => {
      owners.push([claim?.group, claim?.owner]);
      return runBody.call(runner, body, claim);
    };
    await service.keyFor('pro', 'runs@example.com');
    const cookie = await service.signIn('runs@example.com');
    await form('/tools/word-counter', { text: 'a' }, { cookie });
    expect(owners).toEqual([['pages', expect.stringMatching(/^page:account:./)]]);
    runner.runBody = runBody;
  });
});
