import { describe, expect, it } from 'vitest';
import { type Config, ConfigError, planNamed, readConfig, SETTINGS } from './config.ts';

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
  ['MAX_MEMORY_BYTES', 20_000_000, 999_999_999_999, ({ maxMemoryBytes }) => maxMemoryBytes, { MAX_BODY_BYTES: '10000000' }],
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
