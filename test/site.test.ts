import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, startService, type TestService } from './support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const HOSTILE = '"><script>alert(1)</script>';

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${service.url}${path}`, { redirect: 'manual', headers: { accept: 'text/html', ...headers } });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await fetch(`${service.url}${path}`, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(fields) });
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { status: response.status, headers: response.headers, cookie, text: await response.text() };
}

describe('pages', () => {
  it.each(['/', '/?q=word', '/tools/word-counter', '/convert', '/convert/kg-to-lbs', '/sign-in', '/sign-up', '/docs'])(
    '%s is whole, strict and keeps to this host',
    async (path) => {
      const { status, headers, text } = await get(path);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self';");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(text).toMatch(/^<!doctype html>\n<html lang="en">/);
      expect(text).toMatch(/<title>[^<]+<\/title>/);
      const outside = [...text.matchAll(/(?:src|href|action)="([^"]*)"/g)].map(([, target]) => target ?? '').filter((target) => /^(https?:)?\/\//.test(target));
      expect(outside).toEqual([]);
    },
  );

  it.each([
    `/?q=${encodeURIComponent(HOSTILE)}`,
    `/convert/kg-to-lbs?value=${encodeURIComponent(HOSTILE)}`,
    `/convert?from=${encodeURIComponent(HOSTILE)}&to=lbs`,
    `/tools/${encodeURIComponent(HOSTILE)}`,
    `/convert/${encodeURIComponent(HOSTILE)}-to-kg`,
  ])('escapes what %s brings along', async (path) => {
    expect((await get(path)).text).not.toContain('<script>alert');
  });

  it('searches on the server', async () => {
    const { text } = await get('/?q=word+counter');
    expect(text).toContain('href="/tools/word-counter"');
    expect(text).not.toContain('href="/tools/loan-calculator"');
  });

  it('describes a tool', async () => {
    const { text } = await get('/tools/word-counter');
    for (const part of ['Unicode UAX #29', 'The text to count', 'required', 'curl -s', '&quot;words&quot;: 6']) expect(text).toContain(part);
  });

  it('names the nearest tools on a page for one that is not', async () => {
    const { status, text } = await get('/tools/word-conter');
    expect([status, text.includes('href="/tools/word-counter"')]).toEqual([404, true]);
  });

  it('has a page for what is not there, and JSON under /api', async () => {
    const { status, text } = await get('/nothing');
    expect([status, text.includes('<h1>Not found</h1>')]).toEqual([404, true]);
    expect(JSON.parse((await get('/api/nothing')).text).error).toBe('not_found');
    expect(JSON.parse((await get('/nothing', { accept: 'application/json' })).text).error).toBe('not_found');
  });

  it('serves its assets with an entity tag', async () => {
    for (const name of ['style.css', 'filter.js', 'copy.js', 'icon.svg', 'scalar.js']) {
      const { status, headers } = await get(`/assets/${name}`);
      expect(status, name).toBe(200);
      expect((await get(`/assets/${name}`, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
    }
    for (const name of ['..%2f..%2fpackage.json', 'constructor', 'pages.js']) expect((await get(`/assets/${name}`)).status, name).toBe(404);
  });
});

describe('conversion pages', () => {
  it('answer, with the formula and common values', async () => {
    const { text } = await get('/convert/kg-to-lbs?value=10');
    for (const part of ['22.046226218487757', '1 kg = 2.20462262185 lbs', 'href="/convert/lbs-to-kg"']) expect(text).toContain(part);
  });

  it.each([
    ['/convert/kilogram-to-pounds', '/convert/kg-to-lbs'],
    ['/convert/KG-to-LBS?value=2.5', '/convert/kg-to-lbs?value=2.5'],
    ['/convert/liters-per-100-km-to-mpg', '/convert/l-100km-to-mpg'],
    ['/convert/km%2Fh-to-mph', '/convert/kph-to-mph'],
  ])('%s leads to %s', async (from, to) => {
    const { status, headers } = await get(from);
    expect([status, headers.get('location')]).toEqual([301, to]);
  });

  it('turn the form into the page', async () => {
    const { status, headers } = await get('/convert?from=kg&to=lbs&value=+5+');
    expect([status, headers.get('location')]).toEqual([303, '/convert/kg-to-lbs?value=5']);
  });

  it.each([
    ['/convert/kg-to-km', 404],
    ['/convert/nothing', 404],
    ['/convert?from=kg&to=nothing', 404],
    ['/convert/kg-to-lbs?value=abc', 400],
    ['/convert/mpg-to-l-100km?value=0', 400],
  ])('%s says what is wrong', async (path, status) => {
    const answer = await get(path);
    expect([answer.status, answer.text.includes('role="alert"')]).toEqual([status, true]);
  });
});

describe('the account, without script', () => {
  it('goes from sign-up to a key, a call, a revocation and sign-out', async () => {
    expect((await get('/account')).headers.get('location')).toBe('/sign-in');
    const up = await post('/sign-up', { email: 'page@example.com', password: PASSWORD });
    expect([up.status, up.headers.get('location')]).toEqual([303, '/account']);
    const { cookie } = up;
    const free = await get('/account', { cookie });
    expect(free.text).toContain('The Free plan converts units only');
    expect((await post('/account/keys', { name: 'x' }, { cookie })).status).toBe(403);

    await service.services.accounts.setPlan('page@example.com', 'pro');
    const made = await post('/account/keys', { name: HOSTILE }, { cookie });
    expect(made.headers.get('cache-control')).toBe('no-store');
    expect(made.text).not.toContain('<script>alert');
    const key = /tool_[0-9a-f]{32}/.exec(made.text)?.[0] ?? '';
    expect((await service.call({ tool: 'word-counter', inputs: { text: 'a' } }, key)).status).toBe(200);
    const account = await get('/account', { cookie });
    expect(account.text).not.toContain(key);
    expect(account.text).toContain('<td>99</td>');

    const hash = /name="hash" value="([0-9a-f]{64})"/.exec(account.text)?.[1] ?? '';
    expect((await post('/account/keys/revoke', { hash }, { cookie })).status).toBe(303);
    expect((await service.call({ tool: 'word-counter', inputs: { text: 'a' } }, key)).status).toBe(401);
    await post('/sign-out', {}, { cookie });
    expect((await get('/account', { cookie })).headers.get('location')).toBe('/sign-in');
  });

  it('says what was wrong, and keeps the address but not the password', async () => {
    const wrong = await post('/sign-in', { email: 'who@example.com', password: 'wrong password' });
    expect(wrong.status).toBe(401);
    expect(wrong.text).toContain('value="who@example.com"');
    expect(wrong.text).not.toContain('wrong password');
    expect((await post('/sign-up', { email: 'short@example.com', password: 'short' })).status).toBe(400);
    expect((await post('/sign-up', { email: 'page@example.com', password: PASSWORD })).status).toBe(422);
  });

  it('takes no form from a page of another site', async () => {
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }] as Record<string, string>[]) {
      const { status, text } = await post('/sign-in', { email: 'a@example.com', password: PASSWORD }, headers);
      expect([status, text.includes('another site')]).toEqual([403, true]);
    }
  });

  it('takes no other kind of body, and no large one', async () => {
    const json = await fetch(`${service.url}/sign-in`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    expect(json.status).toBe(415);
    expect((await post('/sign-in', { email: 'x'.repeat(50_000) })).status).toBe(413);
  });
});
