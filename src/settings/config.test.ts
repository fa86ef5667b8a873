import { describe, expect, it } from 'vitest';
import { type Config, ConfigError, connections, planNamed, readConfig, SETTINGS } from './config.ts';

type Environment = Record<string, string>;

const MAX_COUNT = 1_000_000_000;
const CLUSTER = { DATABASE_URL: 'postgres://127.0.0.1/tools', REDIS_URL: 'redis://127.0.0.1' };
/** Whole numbers: the least and the most that may be set, where it is read, and what else must be set. */
const NUMBERS: [name: string, least: number, most: number, read: (config: Config) => number | undefined, others?: Environment][] = [
  ['PORT', 0, 65_535, ({ port }) => port],
  ['METRICS_PORT', 0, 65_535, ({ metrics }) => metrics?.port],
  ['START_WAIT_MS', 0, 3_600_000, ({ startWaitMs }) => startWaitMs],
  ['DRAIN_MS', 0, 600_000, ({ drainMs }) => drainMs],
  ['MAX_BODY_BYTES', 1024, 1_073_741_824, ({ maxBodyBytes }) => maxBodyBytes],
  ['MAX_MEMORY_BYTES', 40_000_000, 999_999_999_999, ({ maxMemoryBytes }) => maxMemoryBytes, { MAX_BODY_BYTES: '10000000' }],
  ['MAX_CONNECTIONS', 1, 10_000_000, ({ maxConnections }) => maxConnections],
  ['TOOL_TIMEOUT_MS', 10, 600_000, ({ toolTimeoutMs }) => toolTimeoutMs],
  ['WORKERS', 1, 256, ({ workers }) => workers],
  ['USAGE_DAYS', 1, 3_650, ({ usageDays }) => usageDays],
  ['DATABASE_POOL', 1, 1_000, ({ database }) => database?.connections, CLUSTER],
  ['DATABASE_TIMEOUT_MS', 50, 600_000, ({ database }) => database?.timeoutMs, CLUSTER],
  ['REDIS_TIMEOUT_MS', 10, 60_000, ({ redis }) => redis?.timeoutMs, CLUSTER],
  ['FREE_CONVERSIONS_PER_DAY', 0, MAX_COUNT, ({ plans }) => plans.free.conversionsPerDay],
  ['PRO_REQUESTS_PER_HOUR', 0, MAX_COUNT, ({ plans }) => plans.pro.requestsPerHour],
  ['PRO_CONVERSIONS_PER_DAY', 0, MAX_COUNT, ({ plans }) => plans.pro.conversionsPerDay],
  ['BUSINESS_REQUESTS_PER_HOUR', 0, MAX_COUNT, ({ plans }) => plans.business.requestsPerHour],
  ['PAGE_RUNS_PER_DAY', 0, MAX_COUNT, ({ pageRuns }) => pageRuns.perAddress],
  ['PAGE_RUNS_PER_DAY_SIGNED_IN', 0, MAX_COUNT, ({ pageRuns }) => pageRuns.perAccount],
];

describe('settings', () => {
  it.each(NUMBERS)('take %s from %d to %d', (name, least, most, read, others = {}) => {
    for (const number of [least, most]) expect(read(readConfig({ ...others, [name]: String(number) }))).toBe(number);
    for (const wrong of [least - 1, most + 1, `${least}.5`, '1e3', '0x10']) {
      expect(() => readConfig({ ...others, [name]: String(wrong) })).toThrow(`${name}: must be a whole number from ${least} to ${most}, not "${wrong}"`);
    }
  });

  it('have the defaults that are told, where a number is', () => {
    for (const [name, , , read, others = {}] of NUMBERS) {
      const told = SETTINGS.find((setting) => setting.name === name)?.byDefault ?? '';
      if (/^\d+$/.test(told)) expect(read(readConfig(others)), name).toBe(Number(told));
    }
  });

  it.each([
    ['one for each 16 KB of memory', 1_073_741_824, undefined, 65_536],
    ['a thousand at least', 300_000, undefined, 1_000],
    ['256 fewer than the files that may be open', 1_073_741_824, 20_000, 19_744],
    ['half of the files where those are few', 1_073_741_824, 150, 75],
  ])('allow as many connections as there is room for: %s', (_, memoryBytes, openFiles, expected) => {
    expect(connections(memoryBytes, openFiles)).toBe(expected);
  });

  it('let a node drain by itself only where others take over', () => {
    expect(readConfig({}).drainMs).toBe(0);
    expect(readConfig(CLUSTER).drainMs).toBe(5_000);
  });

  it.each<[Environment]>([
    [{ SESSION_SECRET: 'x'.repeat(31) }],
    [{ METRICS_TOKEN: 'x'.repeat(15) }],
    [{ METRICS_TOKEN: `${'x'.repeat(16)} y` }],
    [{ METRICS_HOST: '0.0.0.0' }],
    [{ LOG_LEVEL: 'loud' }],
    [{ LOG_TIME: 'local' }],
    [{ BOOTSTRAP: 'yes' }],
    [{ SIGN_UP: 'no' }],
    [{ SIGN_UP_PLAN: 'gold' }],
    [{ PUBLIC_URL: 'ftp://example.com' }],
    [{ PUBLIC_URL: 'https://example.com?x=1' }],
    [{ PUBLIC_URL: 'https://example.com#x' }],
    [{ PUBLIC_URL: 'https://user@example.com' }],
    [{ UPGRADE_URL: 'https://example.com/#plans' }],
    [{ CONTACT: 'nobody' }],
    [{ CONTACT: 'ftp://example.com' }],
    [{ PRICE_PRO: 'x'.repeat(61) }],
    [{ DATABASE_URL: 'mysql://127.0.0.1/tools' }],
    [{ DATABASE_URL: 'postgres://127.0.0.1/' }],
    [{ REDIS_URL: 'http://127.0.0.1', DATABASE_URL: CLUSTER.DATABASE_URL }],
    [{ REDIS_URL: 'redis:///0', DATABASE_URL: CLUSTER.DATABASE_URL }],
    [{ REDIS_URL: 'redis://127.0.0.1/tools', DATABASE_URL: CLUSTER.DATABASE_URL }],
    [{ REDIS_URL: 'redis://127.0.0.1:1,rediss://127.0.0.1:2', DATABASE_URL: CLUSTER.DATABASE_URL }],
    [{ REDIS_URL: 'redis://a:b@127.0.0.1:1,redis://a:c@127.0.0.1:2', DATABASE_URL: CLUSTER.DATABASE_URL }],
    [{ REDIS_URL: 'redis://127.0.0.1' }],
    [{ SMTP_URL: 'http://127.0.0.1', MAIL_FROM: 'tools@example.com' }],
    [{ MAIL_FROM: 'Toolrack', SMTP_URL: 'smtp://127.0.0.1' }],
    [{ CORS_ORIGINS: 'https://app.example.com,ftp://example.com' }],
    [{ CORS_ORIGINS: 'https://app.example.com/path' }],
    [{ TRUST_PROXY: '10.0.0.0/33' }],
    [{ TRUST_PROXY: 'fd00::/129' }],
    [{ TRUST_PROXY: '10.0.0.0/8/8' }],
    [{ TRUST_PROXY: '10.0.0.0/' }],
    [{ TOOLRACK_PORT: '1' }],
  ])('refuse %j, telling the setting', (env) => {
    expect(() => readConfig(env)).toThrow(`${Object.keys(env)[0]}: `);
  });

  it.each([
    ['postgres://ann:secret@127.0.0.1:99999/tools', 'must be an address'],
    ['postgres://ann:secret@127.0.0.1:0/tools', 'must be an address'],
    ['postgres://ann:secret%@127.0.0.1/tools', 'must be an address'],
    ['postgres://ann:se#cret@127.0.0.1/tools', 'must be an address'],
    ['postgres://ann:secret@127.0.0.1/tools#secret', 'must be an address'],
    ['postgres://ann:secret@127.0.0.1', 'must be an address'],
    ['postgres:ann:secret', 'must be an address'],
    ['mysql://ann:secret@127.0.0.1/tools', 'must be an address'],
    ['postgres://ann:secret@/tools', 'must be an address'],
    ['postgres:///tools?application_name=secret', 'must name one host'],
    ['postgres://ann:secret@one,other/tools', 'must name one host'],
    ['postgres://one/tools?host=one,other', 'must name one host'],
    ['postgres://ann:secret@127.0.0.1/tools?password=secret', 'has a parameter that is not one of sslmode, '],
    ['postgres://ann:1/secret?secret@127.0.0.1/tools', 'has a parameter that is not one of sslmode, '],
    ['postgres://ann:secret@127.0.0.1/tools?statement_timeout=0', 'has a parameter that is not one of sslmode, '],
    ['postgres://ann:secret@127.0.0.1/tools?sslmode=verify-full&sslmode=disable', 'has a parameter twice'],
    ...['secret', 'allow', 'prefer', 'Require', ''].map((mode) => [
      `postgres://ann:secret@127.0.0.1/tools?sslmode=${mode}`,
      'sslmode must be one of disable, no-verify, ',
    ]),
  ])('refuse %s as DATABASE_URL, saying why and nothing of the password', (address, why) => {
    expect(() => readConfig({ DATABASE_URL: address })).toThrow(
      expect.objectContaining({ message: expect.stringMatching(`^DATABASE_URL: ${why}(?!.*secret)`) }),
    );
  });

  it.each([
    'redis://:secret@127.0.0.1:99999',
    'redis://:secret@127.0.0.1:0',
    'redis://:secret%@127.0.0.1',
    'redis://:se#cret@127.0.0.1',
    'redis://:secret@127.0.0.1/1#secret',
    'redis://:secret@',
    'redis://:secret@:6379',
    'redis:secret',
    'rediss:///1',
    'http://:secret@127.0.0.1',
    'redis://:secret@127.0.0.1/1.5',
    'redis://:secret@127.0.0.1/-1',
    'redis://:secret@127.0.0.1/1/2',
    'redis://:secret@127.0.0.1/12345678901',
    'redis://:secret@127.0.0.1?tls=secret',
    'redis://:secret@127.0.0.1:1,redis://:secret@127.0.0.1:0',
    'redis://:secret@one,other:6379',
    'redis://:secret@one:6379,other:6379',
  ])('refuse %s as REDIS_URL, saying why and nothing of the password', (address) => {
    const env = { ...CLUSTER, REDIS_URL: address };
    expect(() => readConfig(env)).toThrow(expect.objectContaining({ message: expect.stringMatching('^REDIS_URL: must be an address such as (?!.*secret)') }));
  });

  it('take addresses of PostgreSQL and Redis in all their forms', () => {
    for (const address of [
      'postgresql://ann:se%25cret@[::1]:65535/tools',
      'postgres://127.0.0.1:1/tools?sslmode=disable&application_name=tools&options=-c%20search_path%3Dtools',
      'postgres:///tools?host=/var/run/postgresql',
      'postgres://%2Fvar%2Frun%2Fpostgresql/tools',
      'postgres://127.0.0.1/tools?sslmode=no-verify',
      'postgres://127.0.0.1/tools?sslmode=verify-full&sslrootcert=/etc/ca.crt&sslcert=/etc/a.crt&sslkey=/etc/a.key&sslnegotiation=direct',
    ])
      expect(readConfig({ DATABASE_URL: address }).database?.url).toBe(address);
    for (const address of ['redis://[::1]:65535/15', 'rediss://ann:se%25cret@127.0.0.1:1/', 'redis://127.0.0.1'])
      expect(readConfig({ ...CLUSTER, REDIS_URL: address }).redis?.urls).toEqual([address]);
  });

  it.each(['require', 'verify-ca'])('have certificates checked as with verify-full where the address says %s', (mode) => {
    expect(readConfig({ DATABASE_URL: `postgres://ann:se%25cret@127.0.0.1/tools?sslmode=${mode}&sslrootcert=/etc/ca.crt` }).database?.url).toBe(
      'postgres://ann:se%25cret@127.0.0.1/tools?sslmode=verify-full&sslrootcert=%2Fetc%2Fca.crt',
    );
  });

  it('refuse a mail server without a sender, and a sender without a server', () => {
    expect(() => readConfig({ MAIL_FROM: 'tools@example.com' })).toThrow('SMTP_URL: must be set');
    expect(() => readConfig({ SMTP_URL: 'smtp://127.0.0.1' })).toThrow('MAIL_FROM: must be set');
  });

  it('are refused with an error that is known by its name', () => {
    expect(() => readConfig({ PORT: 'x' })).toThrow(expect.objectContaining({ name: 'ConfigError' }));
    expect(() => readConfig({ PORT: 'x' })).toThrow(ConfigError);
  });

  it('turn on and off what is on or off, open or closed', () => {
    expect([readConfig({}).bootstrap, readConfig({ BOOTSTRAP: 'on' }).bootstrap, readConfig({ BOOTSTRAP: 'off' }).bootstrap]).toEqual([true, true, false]);
    expect([readConfig({}).signUp, readConfig({ SIGN_UP: 'closed', SIGN_UP_PLAN: 'pro' }).signUp]).toEqual([
      { open: true, plan: 'free' },
      { open: false, plan: 'pro' },
    ]);
  });

  it('leave room for four of the largest bodies', () => {
    expect(readConfig({ MAX_BODY_BYTES: '1073741824' }).maxMemoryBytes).toBe(4_294_967_296);
  });

  it('name plans', () => {
    expect(['free', 'pro', 'business', 'gold', undefined].map(planNamed)).toEqual(['free', 'pro', 'business', undefined, undefined]);
  });

  it('take what is at a bound of its form', () => {
    expect(readConfig({ SESSION_SECRET: 'x'.repeat(32) }).sessionSecret).toHaveLength(32);
    expect(readConfig({ METRICS_TOKEN: 'x'.repeat(16) }).metrics).toEqual({ port: undefined, host: '127.0.0.1', token: 'x'.repeat(16) });
    expect(readConfig({ PRICE_PRO: 'x'.repeat(60), PRICE_BUSINESS: ' ' }).offer.prices).toEqual({ pro: 'x'.repeat(60), business: undefined });
    expect(readConfig({ DATABASE_URL: 'postgres://127.0.0.1/t' }).database?.url).toBe('postgres://127.0.0.1/t');
    for (const contact of ['help@example.com', 'https://example.com/help']) expect(readConfig({ CONTACT: contact }).offer.contact).toBe(contact);
    expect(readConfig({ TRUST_PROXY: 'none' }).trustProxy).toEqual([]);
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/32, fd00::/128,::1' }).trustProxy).toEqual(['10.0.0.0/32', 'fd00::/128', '::1']);
    expect(readConfig({ UPGRADE_URL: 'https://example.com/buy?from=tools' }).offer.upgradeUrl).toBe('https://example.com/buy?from=tools');
    expect(readConfig({ MAIL_FROM: 'Toolrack <tools@example.com>', SMTP_URL: 'smtps://127.0.0.1' }).mail?.from).toBe('Toolrack <tools@example.com>');
    expect(readConfig({ ...CLUSTER, REDIS_URL: 'redis://127.0.0.1:1,redis://127.0.0.1:2' }).redis?.urls).toEqual([
      'redis://127.0.0.1:1',
      'redis://127.0.0.1:2',
    ]);
    expect(readConfig({ CORS_ORIGINS: 'https://app.example.com/' }).corsOrigins).toEqual(['https://app.example.com']);
  });

  it('tell the address that callers use from where the service listens', () => {
    expect(readConfig({}).publicUrl).toBe('http://127.0.0.1:3000');
    expect(readConfig({ HOST: '0.0.0.0', PORT: '80' }).publicUrl).toBe('http://localhost:80');
    expect(readConfig({ HOST: '::1' }).publicUrl).toBe('http://[::1]:3000');
    expect(readConfig({ PUBLIC_URL: 'https://tools.example.com//' }).publicUrl).toBe('https://tools.example.com');
  });

  it('count as unset where they are empty', () => {
    expect(readConfig({ PORT: ' ', SESSION_SECRET: '', TRUST_PROXY: '' })).toEqual(readConfig({}));
  });
});
