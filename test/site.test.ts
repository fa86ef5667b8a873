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
  it.each([
    '/',
    '/?q=word',
    '/categories',
    '/category/text',
    '/tools/word-counter',
    '/convert',
    '/convert/kg-to-lbs',
    '/pricing',
    '/sign-in',
    '/sign-up',
    '/forgot-password',
    '/docs',
  ])('%s is whole, strict and keeps to this host', async (path) => {
    const { status, headers, text } = await get(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(text).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(text).toMatch(/<title>[^<]+<\/title>/);
    const outside = [...text.matchAll(/(?:src|href|action)="([^"]*)"/g)]
      .map(([, target]) => target ?? '')
      .filter((target) => /^(https?:)?\/\//.test(target) && !target.startsWith(`${service.url}/`));
    expect(outside).toEqual([]);
  });

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
    for (const part of ['Unicode UAX #29', 'The text to count', 'required', 'curl -s', '<data value="6">6</data>']) expect(text).toContain(part);
  });

  it('says on every page of a tool for health, and on no other, that it is not medical advice', async () => {
    const slugs = ['bmi-calculator', 'egfr-calculator', 'phq-9-calculator', 'word-counter'];
    const pages = await Promise.all(slugs.map(async (slug) => (await fetch(`${service.url}/tools/${slug}`)).text()));
    expect(pages.map((page) => page.includes('not medical advice: ask a doctor'))).toEqual([true, true, true, false]);
  });

  it('sends browsers to https alone where it is published there', async () => {
    const own = await startService({ PUBLIC_URL: 'https://tools.example.com' });
    try {
      const { headers } = await fetch(`${own.url}/tools/word-counter`);
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}$/);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
    } finally {
      await own.stop();
    }
    expect((await get('/')).headers.get('strict-transport-security')).toBeNull();
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

  it('draws the page of a tool once for whoever is nobody in particular, and anew for a theme', async () => {
    const { status, headers, text } = await get('/tools/word-counter');
    const etag = headers.get('etag') ?? '';
    expect([status, headers.get('cache-control'), headers.get('vary')]).toEqual([200, 'private, no-cache', expect.stringContaining('Cookie')]);
    expect((await get('/tools/word-counter', { 'if-none-match': etag })).status).toBe(304);
    const dark = await get('/tools/word-counter', { cookie: 'theme=dark', 'if-none-match': etag });
    expect([dark.status, dark.text.includes('data-theme="dark"'), dark.headers.get('etag')]).toEqual([200, true, null]);
    expect((await get('/tools/word-counter')).text).toBe(text);
    expect((await get('/tools/word-counter?example=2', { 'if-none-match': etag })).status).toBe(200);
    expect((await get('/tools/json-formatter', { 'if-none-match': etag })).status).toBe(200);
  });

  it('draws the page of a tool anew for whoever is signed in', async () => {
    const etag = (await get('/tools/word-counter')).headers.get('etag') ?? '';
    await service.services.accounts.create({ email: 'reader@example.com', password: PASSWORD });
    const cookie = await service.signIn('reader@example.com');
    const { status, headers, text } = await get('/tools/word-counter', { cookie, 'if-none-match': etag });
    expect([status, headers.get('cache-control'), text.includes('reader@example.com')]).toEqual([200, 'no-store', true]);
    expect((await get('/tools/word-counter')).text).not.toContain('reader@example.com');
  });

  it('serves its assets with an entity tag', async () => {
    for (const name of ['style.css', 'frame.js', 'tool.js', 'home.js', 'icon.svg', 'code.js']) {
      const { status, headers } = await get(`/assets/${name}`);
      expect(status, name).toBe(200);
      expect((await get(`/assets/${name}`, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
    }
    for (const name of ['..%2f..%2fpackage.json', 'constructor', 'pages.js']) expect((await get(`/assets/${name}`)).status, name).toBe(404);
  });
});

describe('what search engines read', () => {
  it('is a robots.txt and sitemaps of all tools, categories and conversions', async () => {
    expect((await get('/robots.txt')).text).toContain(`Sitemap: ${service.url}/sitemap.xml`);
    const index = (await get('/sitemap.xml')).text;
    const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
    expect(parts).toHaveLength(2);
    const pages = await Promise.all(parts.map(async (address) => (await fetch(address)).text()));
    const { cards } = service.services.catalogue;
    for (const address of [`/tools/${cards[0]?.slug}`, `/tools/${cards.at(-1)?.slug}`, '/category/text', '/convert/kg-to-lbs'])
      expect(pages.join(''), address).toContain(`<loc>${service.url}${address}</loc>`);
    for (const page of pages) expect(page.split('<loc>').length).toBeLessThan(50_000);
    for (const page of [index, ...pages])
      expect(page.match(/<\/loc><lastmod>20\d\d-[01]\d-[0-3]\d<\/lastmod><\//g)).toHaveLength(page.split('<loc>').length - 1);
  });

  it('is a title, a description, a canonical link, Open Graph and structured data', async () => {
    const { text } = await get('/tools/word-counter?example=2');
    expect(text).toContain('<title>Word Counter – Toolrack</title>');
    expect(text).toContain(`<link rel="canonical" href="${service.url}/tools/word-counter">`);
    expect(text).toContain('<meta property="og:title" content="Word Counter – Toolrack">');
    const picture = await fetch(/og:image" content="([^"]+)"/.exec(text)?.[1] ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    // The size of a PNG stands in its first chunk.
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '');
    expect(data).toMatchObject({ '@type': 'SoftwareApplication', name: 'Word Counter' });
    const faq = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec((await get('/convert/kg-to-lbs')).text)?.[1] ?? '');
    expect(faq.mainEntity[0].acceptedAnswer.text).toBe('1 kg = 2.20462262185 lbs.');
    expect((await get('/account')).text).not.toContain('canonical');
    expect((await get('/?q=word')).text).toContain('<meta name="robots" content="noindex">');
  });
});

describe('conversion pages', () => {
  it('answer, with the formula and common values', async () => {
    const { text } = await get('/convert/kg-to-lbs?value=10');
    for (const part of ['22.046226218487757', '1 kg = 2.20462262185 lbs', 'href="/convert/lbs-to-kg"']) expect(text).toContain(part);
  });

  it('write units as people do, and say so where there is no value', async () => {
    const { text } = await get('/convert/kph-to-mps?value=36');
    for (const part of ['36 km/h = <strong>10</strong> m/s', '(km/h to m/s)', '<td>5 km/h</td>', '<option value="knots" data-words='])
      expect(text).toContain(part);
    expect(text.replace(/<[^>]*>|GET .*/g, '')).not.toMatch(/\b(?:kph|mps|cmps)\b/);
    expect((await get('/convert/l-100km-to-km-l?value=0')).text).toContain('0 L/100 km has no value in km/L');
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

  it.each([
    ['/convert/ft-to-cm?value=5%273%22', '160.02'],
    ['/convert/kg-to-g?value=1,5', '1,500'],
    ['/convert/kg-to-g?value=1,000', '1,000,000'],
    ['/convert/g-to-kg?value=1/2', '0.0005'],
    ['/convert/celsius-to-fahrenheit?value=%E2%88%9240', '-40'],
    ['/convert/m-to-cm?value=5+ft+3+in', '160.02'],
  ])('%s reads people’s ways and gives %s', async (path, shown) => {
    expect((await get(path)).text).toContain(`<strong>${shown}</strong>`);
  });

  it('offer both kinds where two units do not go together, and a partner for one', async () => {
    const { status, text } = await get('/convert?from=kg&to=km&value=5');
    expect(status).toBe(404);
    for (const link of ['href="/convert/kg-to-lbs?value=5"', 'href="/convert/km-to-mi?value=5"']) expect(text).toContain(link);
    expect((await get('/convert?from=celsius&value=20')).headers.get('location')).toBe('/convert/celsius-to-fahrenheit?value=20');
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
    expect(free.text).toContain('With the Free plan you can use every tool');
    expect((await post('/account/keys', { name: 'x' }, { cookie })).status).toBe(403);

    await service.services.accounts.setPlan('page@example.com', 'pro');
    const made = await post('/account/keys', { name: HOSTILE }, { cookie });
    expect([made.status, made.headers.get('location')]).toEqual([303, '/account']);
    expect(made.headers.getSetCookie().find((line) => line.startsWith('new-key='))).toMatch(/HttpOnly; SameSite=Strict; Max-Age=60/);
    // A foreign cookie of the same name does not hide it.
    const shown = await get('/account', { cookie: `new-key=${'A'.repeat(60)}; ${cookie}; ${made.cookie}` });
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect(shown.text).not.toContain('<script>alert');
    const key = /tool_[0-9a-f]{32}/.exec(shown.text)?.[0] ?? '';
    expect((await service.call({ tool: 'word-counter', inputs: { text: 'a' } }, key)).status).toBe(200);
    const again = await get('/account', { cookie: `${cookie}; ${made.cookie}` });
    expect(again.text).not.toContain(key);
    expect(again.text).toContain('>99</td>');

    const hash = /\/account\/keys\/([0-9a-f]{64})\/revoke/.exec(again.text)?.[1] ?? '';
    const asked = await get(`/account/keys/${hash}/revoke`, { cookie });
    expect([asked.status, asked.text.includes(`name="hash" value="${hash}"`)]).toEqual([200, true]);
    expect((await service.call({ tool: 'word-counter', inputs: { text: 'a' } }, key)).status).toBe(200);
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
    expect((await post('/sign-up', { email: 'page@example.com', password: PASSWORD })).status).toBe(409);
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
