import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressGroup } from '../src/http/request/address-group.ts';
import { startService, type TestService } from './support/service.ts';

const DAY = 86_400_000;
let service: TestService;
/** The same contract holds for requests that are answered in front of Fastify's router and for those that it leads on. */
const WAYS = [
  ['in front of the router', true],
  ['through the router', false],
] as const;
const SETTINGS = {
  FREE_CONVERSIONS_PER_DAY: '40',
  PRO_CONVERSIONS_PER_DAY: '2',
  PUBLIC_URL: 'https://tools.example.com',
  CONVERT_PUBLIC_URL: 'https://units.example.com',
  TRUST_PROXY: '127.0.0.1',
};

let visitor = 0;
async function get(query: string, headers: Record<string, string> = { 'x-forwarded-for': `203.0.113.${visitor++ % 250}` }) {
  const response = await fetch(`${service.url}/api/v1/convert${query}`, { headers });
  return { status: response.status, headers: response.headers, body: (await response.json()) as any };
}

describe.each(WAYS)('GET /api/v1/convert %s', (_, fastLane) => {
  beforeAll(async () => {
    service = await startService(SETTINGS, undefined, { fastLane });
  });
  afterAll(() => service.stop());

  it('converts, exactly as documented', async () => {
    const { status, headers, body } = await get('?from=kg&to=lbs&value=10');
    expect(status).toBe(200);
    expect(body).toEqual({
      from: { unit: 'kg', label: 'Kilograms', value: 10 },
      to: { unit: 'lbs', label: 'Pounds', value: 22.046226218487757 },
      formula: '1 kg = 2.20462262185 lbs',
      toolUrl: 'https://units.example.com/convert/kg-to-lbs',
    });
    expect([headers.get('x-ratelimit-limit'), headers.get('x-ratelimit-remaining')]).toEqual(['40', '39']);
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  it('takes 1 without a value, and echoes an alias while the page has the code', async () => {
    const { body } = await get('?from=kilogram&to=POUNDS');
    expect([body.from.unit, body.to.unit, body.from.value, body.toolUrl]).toEqual(['kilogram', 'POUNDS', 1, 'https://units.example.com/convert/kg-to-lbs']);
  });

  it('tells temperatures as points on their scales', async () => {
    expect((await get('?from=celsius&to=fahrenheit&value=-40')).body).toMatchObject({ to: { value: -40 }, formula: '1 celsius = 33.8 fahrenheit' });
  });

  it.each([
    ['?from=kg', 400, 'missing_parameter'],
    ['?to=kg', 400, 'missing_parameter'],
    ['?value=1', 400, 'missing_parameter'],
    ['?from=&to=kg', 400, 'missing_parameter'],
    ['?from=kg&to=lbs&value=', 400, 'invalid_parameter'],
    ['?from=kg&to=lbs&value=abc', 400, 'invalid_parameter'],
    ['?from=kg&to=lbs&value=NaN', 400, 'invalid_parameter'],
    ['?from=kg&to=lbs&value=Infinity', 400, 'invalid_parameter'],
    ['?from=kg&to=lbs&value=0x10', 400, 'invalid_parameter'],
    ['?from=kg&to=lbs&value=1e999', 400, 'invalid_parameter'],
    ['?from=kg&to=lbs&value=1&value=2', 400, 'invalid_parameter'],
    ['?from=kg&from=g&to=lbs', 400, 'invalid_parameter'],
    ['?from=kg&to=lbs&vaule=3', 400, 'invalid_parameter'],
    ['?from=kg&to=lbs&__proto__=3', 400, 'invalid_parameter'],
    ['?from=kg&to=km', 404, 'conversion_not_found'],
    ['?from=kg&to=lbz', 404, 'conversion_not_found'],
    ['?from=constructor&to=__proto__', 404, 'conversion_not_found'],
  ])('%s', async (query, status, error) => {
    const answer = await get(query);
    expect([answer.status, answer.body.error]).toEqual([status, error]);
  });

  it('names the unit that is unknown and the nearest codes', async () => {
    expect((await get('?from=kg&to=lbz')).body.message).toMatch(/lbz.*lbs/);
  });

  it('converts expressions by dimension; there is no page for them', async () => {
    const { status, body } = await get(`?${new URLSearchParams({ from: 'kg*m/s^2', to: 'lbf', value: '4.4482216152605' })}`);
    expect([status, body]).toEqual([
      200,
      {
        from: { unit: 'kg*m/s^2', label: 'kg*m/s^2', value: 4.4482216152605 },
        to: { unit: 'lbf', label: 'Pounds-Force', value: 1 },
        formula: '1 kg*m/s^2 = 0.2248089431 lbf',
      },
    ]);
  });

  it.each([
    ['?from=kg*m&to=s', 404, 'conversion_not_found', /mass·length.*time/],
    ['?from=kg*(m&to=s', 400, 'invalid_parameter', /position 4/],
    [`?from=${'m*'.repeat(100)}m&to=s`, 400, 'invalid_parameter', /position 201/],
    ['?from=J/(kg*celsius)&to=m2/s2', 400, 'invalid_parameter', /position 7.*kelvin, delta-celsius or delta-fahrenheit/],
    ['?from=kg&to=lbs&digits=18', 400, 'invalid_parameter', /digits is a whole number from 1 to 17/],
    ['?from=kg&to=lbs&digits=5&digits=6', 400, 'invalid_parameter', /digits is given twice/],
  ])('%.40s', async (query, status, error, message) => {
    const answer = await get(query);
    expect([answer.status, answer.body.error]).toEqual([status, error]);
    expect(answer.body.message).toMatch(message);
  });

  it('writes digits and decimals out', async () => {
    expect((await get('?from=kg&to=lbs&value=10&digits=5')).body.to).toEqual({ unit: 'lbs', label: 'Pounds', value: 22.046226218487757, text: '22.046' });
    expect((await get('?from=m&to=m&value=2.5&decimals=0&rounding=half-even')).body.to.text).toBe('2');
  });

  it.each(['?value=5%20ft%203%20in&to=cm', '?value=5+ft+3+in&to=cm'])('reads mixed values: %s', async (query) => {
    expect((await get(query)).body).toEqual({
      from: { unit: 'ft', label: 'Feet', value: 5.25 },
      to: { unit: 'cm', label: 'Centimeters', value: 160.02 },
      formula: '1 ft = 30.48 cm',
      toolUrl: 'https://units.example.com/convert/ft-to-cm',
    });
  });

  it.each(['?from=cm&to=ft%2Bin&value=160.02', '?from=cm&to=ft+in&value=160.02'])('divides into parts: %s', async (query) => {
    const { body } = await get(query);
    expect(body.to).toMatchObject({
      parts: [
        { unit: 'ft', value: 5 },
        { unit: 'in', value: 3 },
      ],
      text: '5 ft 3 in',
    });
    expect(body).not.toHaveProperty('toolUrl');
  });

  it('lists everything without parameters, uncounted and cacheable', async () => {
    const response = await fetch(`${service.url}/api/v1/convert`);
    const body = (await response.json()) as any;
    expect(body.categories).toHaveLength(29);
    expect(body.categories.flatMap((category: any) => category.units)).toHaveLength(390);
    expect(body.total).toBe(body.conversions.length);
    expect(body.conversions[0]).toEqual({ from: 'mcg', to: 'mg', category: 'Weight', toolUrl: 'https://units.example.com/convert/mcg-to-mg' });
    expect(response.headers.get('x-ratelimit-limit')).toBeNull();
    const again = await fetch(`${service.url}/api/v1/convert`, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });
});

describe.each(WAYS)('who is counted %s', (_, fastLane) => {
  beforeAll(async () => {
    service = await startService(SETTINGS, undefined, { fastLane });
  });
  afterAll(() => service.stop());

  const from = (address: string) => get('?from=kg&to=g', { 'x-forwarded-for': address });
  const remaining = async (address: string) => Number((await from(address)).headers.get('x-ratelimit-remaining'));

  it('counts IPv4 by address and IPv6 by /64', async () => {
    expect(await remaining('198.51.100.1')).toBe(39);
    expect(await remaining('198.51.100.2')).toBe(39);
    expect(await remaining('::ffff:198.51.100.1')).toBe(38);
    expect(await remaining('2001:db8:1:2::1')).toBe(39);
    expect(await remaining('2001:db8:1:2:ffff::9')).toBe(38);
    expect(await remaining('2001:db8:1:3::1')).toBe(39);
  });

  it('refuses after the allowance, until the oldest has left', async () => {
    const started = service.now;
    for (let i = 0; i < 40; i++) expect((await from('198.51.100.77')).status).toBe(200);
    const refused = await from('198.51.100.77');
    expect([refused.status, refused.body.error, refused.body.retryAfter]).toEqual([429, 'rate_limit_exceeded', new Date(started + DAY).toISOString()]);
    expect(refused.headers.get('retry-after')).toBe(String(DAY / 1000));
    service.now = started + DAY;
    expect((await from('198.51.100.77')).status).toBe(200);
  });

  it('counts an account by its plan, over all its keys; Business has no limit and no headers', async () => {
    const pro = await service.keyFor('pro', 'convert@example.com');
    const account = await service.services.accounts.byEmail('convert@example.com');
    const second = (await service.services.keys.issue(account?.id ?? '', 'second')).key;
    expect((await get('?from=kg&to=g', { 'x-api-key': pro })).headers.get('x-ratelimit-limit')).toBe('2');
    expect((await get('?from=kg&to=g', { 'x-api-key': second })).headers.get('x-ratelimit-remaining')).toBe('0');
    expect((await get('?from=kg&to=g', { 'x-api-key': pro })).status).toBe(429);
    const business = await get('?from=kg&to=g', { 'x-api-key': await service.keyFor('business') });
    expect([business.status, business.headers.get('x-ratelimit-limit')]).toEqual([200, null]);
    const free = await get('?from=kg&to=g', { 'x-api-key': await service.keyFor('free') });
    expect([free.status, free.headers.get('x-ratelimit-limit')]).toEqual([200, '40']);
  });

  it('refuses a bad key', async () => {
    expect((await get('?from=kg&to=g', { 'x-api-key': 'tool_x' })).body.error).toBe('invalid_api_key');
  });

  it('groups addresses', () => {
    expect(addressGroup('2001:db8::1')).toBe(addressGroup('2001:0db8:0:0:1:2:3:4'));
    expect(addressGroup('::ffff:1.2.3.4')).toBe('1.2.3.4');
  });
});

describe('without trusted proxies', () => {
  it('does not believe a forwarded address', async () => {
    const plain = await startService({ FREE_CONVERSIONS_PER_DAY: '2' });
    const statuses: number[] = [];
    for (const address of ['1.1.1.1', '2.2.2.2', '3.3.3.3'])
      statuses.push((await fetch(`${plain.url}/api/v1/convert?from=kg&to=g`, { headers: { 'x-forwarded-for': address } })).status);
    expect(statuses).toEqual([200, 200, 429]);
    await plain.stop();
  });
});
