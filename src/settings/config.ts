import { isIP } from 'node:net';
import { cpus, totalmem } from 'node:os';
import { openFilesLimit } from './open-files.ts';
import { databaseAddress, databaseComplaint, redisComplaint } from './server-addresses.ts';

/** The plans, the least first. */
export const PLANS = ['free', 'pro', 'business'] as const;
export type Plan = (typeof PLANS)[number];
/** The plan of a name; undefined where there is none. */
export const planNamed = (name: unknown): Plan | undefined => PLANS.find((plan) => plan === name);
/** A plan that is paid for. */
export type PaidPlan = Exclude<Plan, 'free'>;

/** How many active keys an account may have on a plan that has any. The database holds it too: a key's slot is 1 to this, and no two share one. */
export const MAX_KEYS = 5;

/** What one plan allows. `undefined` means unlimited; 0 means not at all. */
export interface PlanLimits {
  requestsPerHour: number;
  conversionsPerDay: number | undefined;
  keys: number;
}

/** Every setting of the service, read once at start. */
export interface Config {
  port: number;
  host: string;
  /** Origin under which the service is published, without a slash at the end. */
  publicUrl: string;
  convertPublicUrl: string;
  dataDir: string;
  /** PostgreSQL, where the database is not the embedded one in `dataDir`. */
  database: { url: string; connections: number; timeoutMs: number } | undefined;
  /** Redis or Valkey, or some of a cluster of them, where nodes count together. */
  redis: { urls: string[]; timeoutMs: number } | undefined;
  /** How long the start waits for what the service depends on, in milliseconds. */
  startWaitMs: number;
  /** How long the service goes on answering after it was told to stop, in milliseconds. */
  drainMs: number;
  sessionSecret: string | undefined;
  /** Addresses and CIDR ranges whose X-Forwarded-For is believed. */
  trustProxy: string[];
  /** Origins, besides our own, that may call the session endpoints with credentials. */
  corsOrigins: string[];
  maxBodyBytes: number;
  /** The most bytes of the files of one request; never more than half of `maxMemoryBytes`, which is what one caller may have. */
  maxFileBytes: number;
  /** Bytes of bodies and answers that may be held at once. */
  maxMemoryBytes: number;
  /** How many connections may be open at once. */
  maxConnections: number;
  toolTimeoutMs: number;
  workers: number;
  logLevel: LogLevel;
  /** How log lines tell the time: milliseconds since the epoch, or ISO 8601. */
  logTime: 'epoch' | 'iso';
  bootstrap: boolean;
  /** How many days of usage figures are kept. */
  usageDays: number;
  /** Where metrics are answered: on a port of their own, or on the main one to whoever has the token; absent when nowhere. */
  metrics: { port: number | undefined; host: string; token: string | undefined } | undefined;
  /** Where traces are sent, and the name of this service in them; absent when none are made. */
  traces: { url: string; service: string } | undefined;
  plans: Record<Plan, PlanLimits>;
  /** Runs of tools on their pages per sliding 24 hours: by address, and by account when signed in. 0: none. */
  pageRuns: { perAddress: number; perAccount: number };
  /** What the pages say of plans: where to get one, and the prices, unless they are not shown. */
  offer: { upgradeUrl: string | undefined; contact: string | undefined; prices: Record<PaidPlan, string | undefined> };
  /** Who may sign up, and on which plan an account starts. */
  signUp: { open: boolean; plan: Plan };
  /** Where mail is handed in, and from whom it comes; absent when none is sent. */
  mail: { smtpUrl: string; from: string } | undefined;
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** A setting that cannot be used; the message names it and says what would be right. */
export class ConfigError extends Error {
  constructor(setting: string, message: string) {
    super(`${setting}: ${message}`);
    this.name = 'ConfigError';
  }
}

/** Every setting: its name, what it means and its default as text. docs/settings.md and `toolrack serve --help` are made from this. */
export const SETTINGS: readonly { name: string; meaning: string; byDefault: string }[] = [
  { name: 'PORT', meaning: 'Port to listen on; 0 picks a free one', byDefault: '3000' },
  { name: 'HOST', meaning: 'Address to listen on', byDefault: '127.0.0.1' },
  { name: 'PUBLIC_URL', meaning: 'Public address of the service, as callers and browsers see it', byDefault: 'http://HOST:PORT' },
  { name: 'CONVERT_PUBLIC_URL', meaning: 'Public address of the conversion pages, if different', byDefault: 'PUBLIC_URL' },
  { name: 'DATA_DIR', meaning: 'Directory of the embedded database', byDefault: './data' },
  {
    name: 'DATABASE_URL',
    meaning: 'PostgreSQL 15 or newer, such as postgres://user:password@host/name?sslmode=verify-full',
    byDefault: 'the embedded database',
  },
  { name: 'DATABASE_POOL', meaning: 'Maximum number of connections to PostgreSQL', byDefault: '10' },
  { name: 'DATABASE_TIMEOUT_MS', meaning: 'How long to wait for an answer from PostgreSQL', byDefault: '2000' },
  {
    name: 'REDIS_URL',
    meaning:
      'Redis or Valkey, such as rediss://user:password@host:6379, or several addresses of a cluster separated by commas; nodes with the same DATABASE_URL and REDIS_URL share their counts',
    byDefault: 'none: a single node that keeps its own counts',
  },
  { name: 'REDIS_TIMEOUT_MS', meaning: 'How long to wait for an answer from Redis', byDefault: '500' },
  { name: 'START_WAIT_MS', meaning: 'How long to wait for PostgreSQL and Redis at the start', byDefault: '60000' },
  {
    name: 'DRAIN_MS',
    meaning: 'How long a node goes on answering after it was told to stop (while /readyz is 503 and connections close after their answer)',
    byDefault: '5000 with REDIS_URL, otherwise 0, as no other node would take over',
  },
  { name: 'SESSION_SECRET', meaning: 'Signs session cookies; 32 characters or more', byDefault: 'made once, kept in DATA_DIR; required with DATABASE_URL' },
  { name: 'TRUST_PROXY', meaning: 'Comma-separated addresses or CIDR ranges of proxies whose X-Forwarded-For is trusted', byDefault: 'none' },
  { name: 'CORS_ORIGINS', meaning: 'Comma-separated origins that may use the key endpoints with credentials', byDefault: 'none' },
  { name: 'MAX_BODY_BYTES', meaning: 'Largest request body', byDefault: '5242880' },
  {
    name: 'MAX_FILE_BYTES',
    meaning: 'Largest file that is sent as it is, or all files of a request together; at most half of MAX_MEMORY_BYTES',
    byDefault: '52428800',
  },
  {
    name: 'MAX_MEMORY_BYTES',
    meaning: 'Memory for requests and answers in bytes, at most half of it for one caller; beyond it requests get 503',
    byDefault: "an eighth of the machine's memory",
  },
  {
    name: 'MAX_CONNECTIONS',
    meaning: 'Maximum number of open connections; one address may have a quarter of them, except for proxies in TRUST_PROXY and this machine',
    byDefault: 'one for each 16 KB of MAX_MEMORY_BYTES, at least 1000, within the limit on open files',
  },
  { name: 'TOOL_TIMEOUT_MS', meaning: 'Time limit of one tool run', byDefault: '5000' },
  { name: 'WORKERS', meaning: 'Worker threads for heavy and large runs', byDefault: 'one per core, at most 8' },
  { name: 'LOG_LEVEL', meaning: LOG_LEVELS.join(', '), byDefault: 'info' },
  { name: 'LOG_TIME', meaning: 'Times in log lines: epoch (milliseconds) or iso (ISO 8601)', byDefault: 'epoch' },
  { name: 'BOOTSTRAP', meaning: 'on: create a first account and key in an empty database and print them once; off: leave it empty', byDefault: 'on' },
  { name: 'USAGE_DAYS', meaning: 'Days for which usage figures are kept', byDefault: '90' },
  { name: 'METRICS_PORT', meaning: 'Port for /metrics alone; 0 picks a free one', byDefault: 'none' },
  { name: 'METRICS_HOST', meaning: 'Address of METRICS_PORT', byDefault: '127.0.0.1' },
  {
    name: 'METRICS_TOKEN',
    meaning: 'Bearer token required by /metrics, 16 characters or more; without METRICS_PORT, metrics are served on the main port',
    byDefault: 'none: no metrics on the main port',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    meaning: 'OpenTelemetry collector that accepts traces over HTTP, such as http://127.0.0.1:4318',
    byDefault: 'none: no traces',
  },
  { name: 'OTEL_SERVICE_NAME', meaning: 'Name of the service in traces', byDefault: 'toolrack' },
  { name: 'FREE_CONVERSIONS_PER_DAY', meaning: 'Conversions per sliding 24 hours without a key and on the Free plan', byDefault: '100' },
  { name: 'PRO_REQUESTS_PER_HOUR', meaning: 'Tool runs per sliding hour and key on the Pro plan', byDefault: '100' },
  { name: 'PRO_CONVERSIONS_PER_DAY', meaning: 'Conversions per sliding 24 hours on the Pro plan', byDefault: '10000' },
  { name: 'BUSINESS_REQUESTS_PER_HOUR', meaning: 'Tool runs per sliding hour and key on the Business plan', byDefault: '1000' },
  { name: 'PAGE_RUNS_PER_DAY', meaning: 'Tool runs from web pages per sliding 24 hours and address; 0 turns them off', byDefault: '200' },
  { name: 'PAGE_RUNS_PER_DAY_SIGNED_IN', meaning: 'The same for each account of signed-in visitors', byDefault: '2000' },
  { name: 'SIGN_UP', meaning: 'open: anybody may create an account; closed: only the operator can', byDefault: 'open' },
  { name: 'SIGN_UP_PLAN', meaning: `The plan of a new account: ${PLANS.join(', ')}`, byDefault: 'free' },
  { name: 'UPGRADE_URL', meaning: 'Where plans are sold; the pricing page links to it', byDefault: 'none' },
  { name: 'CONTACT', meaning: 'E-mail address or URL to ask for a plan, if there is no UPGRADE_URL', byDefault: 'none' },
  { name: 'PRICE_PRO', meaning: 'Price of the Pro plan as shown; empty to show none', byDefault: '$9 / month' },
  { name: 'PRICE_BUSINESS', meaning: 'Price of the Business plan as shown; empty to show none', byDefault: '$29 / month' },
  {
    name: 'SMTP_URL',
    meaning: 'Mail server, such as smtps://user:password@mail.example.com; with MAIL_FROM',
    byDefault: 'none: no mail is sent',
  },
  { name: 'MAIL_FROM', meaning: 'Sender of mail, such as Toolrack <tools@example.com>; with SMTP_URL', byDefault: 'none' },
];

const KNOWN = new Set(SETTINGS.map(({ name }) => name));
const OUR_PREFIXES = [
  'DATABASE_',
  'REDIS_',
  'START_W',
  'DRAIN_',
  'FREE_',
  'PRO_',
  'BUSINESS_',
  'USAGE_',
  'METRICS_',
  'TOOL_',
  'TOOLRACK_',
  'MAX_BODY',
  'MAX_FILE',
  'MAX_MEMORY',
  'MAX_CONN',
  'CORS_',
  'LOG_TIM',
  'TRUST_',
  'SESSION_S',
  'CONVERT_',
  'PAGE_RUNS',
  'SIGN_UP',
  'UPGRADE_',
  'PRICE_',
  'SMTP_',
  'MAIL_FROM',
];

/** Reads the settings from an environment. Throws `ConfigError` for one that is malformed or that looks like ours and is not known. */
export function readConfig(env: Record<string, string | undefined>): Config {
  for (const name of Object.keys(env)) {
    if (!KNOWN.has(name) && OUR_PREFIXES.some((prefix) => name.startsWith(prefix))) {
      throw new ConfigError(name, `is not a setting of Toolrack; the settings are ${[...KNOWN].join(', ')}`);
    }
  }
  const host = hostOf(env, 'HOST');
  const port = integer(env, 'PORT', 3000, 0, 65_535);
  const publicUrl = withoutPath('PUBLIC_URL', url(env, 'PUBLIC_URL')) ?? `http://${host === '0.0.0.0' ? 'localhost' : bracketed(host)}:${port}`;
  const secret = text(env, 'SESSION_SECRET');
  if (secret !== undefined && secret.length < 32) throw new ConfigError('SESSION_SECRET', 'must have 32 characters or more; try `openssl rand -hex 32`');
  return {
    port,
    host,
    publicUrl,
    convertPublicUrl: url(env, 'CONVERT_PUBLIC_URL') ?? publicUrl,
    dataDir: text(env, 'DATA_DIR') ?? './data',
    database: database(env),
    redis: redis(env),
    startWaitMs: integer(env, 'START_WAIT_MS', 60_000, 0, 3_600_000),
    drainMs: integer(env, 'DRAIN_MS', text(env, 'REDIS_URL') === undefined ? 0 : 5_000, 0, 600_000),
    sessionSecret: secret,
    trustProxy: list(env, 'TRUST_PROXY')
      .filter((entry) => entry !== 'none')
      .map((entry) => proxyAddress(entry)),
    corsOrigins: list(env, 'CORS_ORIGINS').map((entry) => origin('CORS_ORIGINS', entry)),
    maxBodyBytes: integer(env, 'MAX_BODY_BYTES', 5_242_880, 1024, 1_073_741_824),
    maxFileBytes: Math.min(largestFile(env), Math.floor(memory(env) / 2)),
    maxMemoryBytes: memory(env),
    maxConnections: integer(env, 'MAX_CONNECTIONS', connections(memory(env), openFilesLimit()), 1, 10_000_000),
    toolTimeoutMs: integer(env, 'TOOL_TIMEOUT_MS', 5000, 10, 600_000),
    workers: integer(env, 'WORKERS', Math.min(cpus().length, 8), 1, 256),
    logLevel: choice(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    logTime: choice(env, 'LOG_TIME', ['epoch', 'iso'], 'epoch'),
    bootstrap: choice(env, 'BOOTSTRAP', ['on', 'off'], 'on') === 'on',
    usageDays: integer(env, 'USAGE_DAYS', 90, 1, 3_650),
    metrics: metrics(env),
    traces: traces(env),
    plans: {
      free: { requestsPerHour: 0, keys: 0, conversionsPerDay: integer(env, 'FREE_CONVERSIONS_PER_DAY', 100, 0, 1e9) },
      pro: {
        requestsPerHour: integer(env, 'PRO_REQUESTS_PER_HOUR', 100, 0, 1e9),
        keys: MAX_KEYS,
        conversionsPerDay: integer(env, 'PRO_CONVERSIONS_PER_DAY', 10_000, 0, 1e9),
      },
      business: { requestsPerHour: integer(env, 'BUSINESS_REQUESTS_PER_HOUR', 1000, 0, 1e9), keys: MAX_KEYS, conversionsPerDay: undefined },
    },
    pageRuns: { perAddress: integer(env, 'PAGE_RUNS_PER_DAY', 200, 0, 1e9), perAccount: integer(env, 'PAGE_RUNS_PER_DAY_SIGNED_IN', 2000, 0, 1e9) },
    offer: {
      upgradeUrl: url(env, 'UPGRADE_URL', true),
      contact: contact(env),
      prices: { pro: price(env, 'PRICE_PRO', '$9 / month'), business: price(env, 'PRICE_BUSINESS', '$29 / month') },
    },
    signUp: { open: choice(env, 'SIGN_UP', ['open', 'closed'], 'open') === 'open', plan: choice(env, 'SIGN_UP_PLAN', PLANS, 'free') },
    mail: mail(env),
  };
}

const MEMORY_SHARE = 8;
const MIN_BODIES = 4;
/** How many of the largest files there is room for at least, unless the room is set: one caller has half of it. */
const FILES_HELD = 3;
const MEGABYTE = 1024 * 1024;
const MAX_FILE_BYTES = 50 * MEGABYTE;

const largestFile = (env: Environment): number => integer(env, 'MAX_FILE_BYTES', MAX_FILE_BYTES, 1024, 1_073_741_824);

/** Room for requests and answers: unless set, an eighth of what the machine or its container has, from 64 MB to 1 GB. It is at least four of the largest bodies: one caller has half of it, and a body is held twice when it is read. */
function memory(env: Environment): number {
  const largestBody = integer(env, 'MAX_BODY_BYTES', 5_242_880, 1024, 1_073_741_824);
  const share = Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem()) / MEMORY_SHARE;
  const byDefault = Math.max(MIN_BODIES * largestBody, FILES_HELD * largestFile(env), Math.min(Math.max(share, 64 * MEGABYTE), 1024 * MEGABYTE));
  return integer(env, 'MAX_MEMORY_BYTES', Math.floor(byDefault), MIN_BODIES * largestBody, 999_999_999_999);
}

/** What an idle connection takes, and some room. */
const CONNECTION_BYTES = 16 * 1024;
const MIN_CONNECTIONS = 1_000;
/** Files that are kept for what is not a connection of a caller: tools that are loaded, workers, databases, the log. */
const OTHER_FILES = 256;

/** How many connections a process has room for, of whose open files at least half are for them. */
export function connections(memoryBytes: number, openFiles = Number.POSITIVE_INFINITY): number {
  return Math.floor(Math.min(Math.max(memoryBytes / CONNECTION_BYTES, MIN_CONNECTIONS), Math.max(openFiles - OTHER_FILES, openFiles / 2)));
}

type Environment = Record<string, string | undefined>;

/** A setting's text; an empty one counts as unset. */
function text(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

function integer(env: Environment, name: string, byDefault: number, least: number, most: number): number {
  const value = text(env, name);
  if (value === undefined) return byDefault;
  const number = /^\d{1,12}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= least && number <= most)) throw new ConfigError(name, `must be a whole number from ${least} to ${most}, not ${JSON.stringify(value)}`);
  return number;
}

/** A domain name has at most 253 characters (RFC 1035 section 2.3.4, as text); an IPv6 address may have a zone after a %. */
const HOST = /^[\w.:%-]{1,253}$/;

function hostOf(env: Environment, name: string): string {
  const value = text(env, name);
  if (value === undefined) return '127.0.0.1';
  if (!HOST.test(value))
    throw new ConfigError(name, 'must be an address to listen on, such as 127.0.0.1, 0.0.0.0 or ::1 (without brackets), or the name of one');
  return value;
}

/** A host as it stands in a URL (RFC 3986 section 3.2.2). */
export const bracketed = (host: string): string => (host.includes(':') ? `[${host}]` : host);

function choice<const Choice extends string>(env: Environment, name: string, choices: readonly Choice[], byDefault: Choice): Choice {
  const value = text(env, name);
  if (value === undefined) return byDefault;
  const found = choices.find((candidate) => candidate === value);
  if (found === undefined) throw new ConfigError(name, `must be one of ${choices.join(', ')}, not ${JSON.stringify(value)}`);
  return found;
}

function url(env: Environment, name: string, mayHaveQuery = false): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const parsed = URL.parse(value);
  if (!parsed || !/^https?:$/.test(parsed.protocol) || (parsed.search && !mayHaveQuery) || parsed.hash || parsed.username) {
    throw new ConfigError(name, `must be an http or https address without query, such as https://tools.example.com, not ${JSON.stringify(value)}`);
  }
  return value.replace(/\/+$/, '');
}

/** An address without a path: pages, cookies and links are at the root of their host. */
function withoutPath(name: string, value: string | undefined): string | undefined {
  if (value !== undefined && new URL(value).pathname !== '/') {
    throw new ConfigError(name, `must have no path, such as ${new URL(value).origin}, not ${JSON.stringify(value)}; give the service a host of its own`);
  }
  return value;
}

const MAX_PRICE = 60;
const ADDRESS = /^[^\s@<>"]+@[^\s@<>"]+$/;

/** A price as it is shown: set to nothing, none is. */
function price(env: Environment, name: string, byDefault: string): string | undefined {
  const value = env[name];
  if (value !== undefined && value.trim().length > MAX_PRICE) throw new ConfigError(name, `must have at most ${MAX_PRICE} characters, such as ${byDefault}`);
  return value === undefined ? byDefault : value.trim() || undefined;
}

function contact(env: Environment): string | undefined {
  const value = text(env, 'CONTACT');
  if (value === undefined || ADDRESS.test(value) || /^https?:$/.test(URL.parse(value)?.protocol ?? '')) return value;
  throw new ConfigError('CONTACT', `must be an e-mail address or an http or https address, not ${JSON.stringify(value)}`);
}

/** Where PostgreSQL is. The address may hold a password, so no message quotes it. */
function database(env: Environment): Config['database'] {
  const address = text(env, 'DATABASE_URL');
  const [connections, timeoutMs] = [integer(env, 'DATABASE_POOL', 10, 1, 1_000), integer(env, 'DATABASE_TIMEOUT_MS', 2_000, 50, 600_000)];
  if (address === undefined) return undefined;
  const complaint = databaseComplaint(address);
  if (complaint !== undefined) throw new ConfigError('DATABASE_URL', complaint);
  return { url: databaseAddress(address), connections, timeoutMs };
}

/** Where Redis is. An address may hold a password, so no message quotes it. */
function redis(env: Environment): Config['redis'] {
  const urls = text(env, 'REDIS_URL')?.split(/,(?=rediss?:)/);
  const timeoutMs = integer(env, 'REDIS_TIMEOUT_MS', 500, 10, 60_000);
  if (urls === undefined) return undefined;
  const complaint = urls.map(redisComplaint).find((found) => found !== undefined);
  if (complaint !== undefined) throw new ConfigError('REDIS_URL', complaint);
  const ways = new Set(urls.map((url) => new URL(url)).map(({ protocol, username, password, pathname }) => `${protocol} ${username} ${password} ${pathname}`));
  if (ways.size > 1) {
    throw new ConfigError('REDIS_URL', 'has addresses with different users, passwords or ways of connecting; those of a cluster must be the same');
  }
  if (text(env, 'DATABASE_URL') === undefined) {
    throw new ConfigError('REDIS_URL', 'needs DATABASE_URL: nodes that count together must share one database of keys and accounts, too');
  }
  return { urls, timeoutMs };
}

/** Where mail is handed in. The address may hold a password, so no message quotes it. */
function mail(env: Environment): Config['mail'] {
  const smtpUrl = text(env, 'SMTP_URL');
  const from = text(env, 'MAIL_FROM');
  if (smtpUrl === undefined && from === undefined) return undefined;
  if (smtpUrl === undefined) throw new ConfigError('SMTP_URL', 'must be set together with MAIL_FROM');
  if (from === undefined) throw new ConfigError('MAIL_FROM', 'must be set together with SMTP_URL, such as Toolrack <tools@example.com>');
  const parsed = URL.parse(smtpUrl);
  if (!parsed || !/^smtps?:$/.test(parsed.protocol) || parsed.hostname === '') {
    throw new ConfigError('SMTP_URL', 'must be an smtp or smtps address such as smtps://user:password@mail.example.com');
  }
  if (!ADDRESS.test(/<([^<>]+)>$/.exec(from)?.[1] ?? from))
    throw new ConfigError('MAIL_FROM', `must be a sender such as Toolrack <tools@example.com>, not ${JSON.stringify(from)}`);
  return { smtpUrl, from };
}

function metrics(env: Environment): Config['metrics'] {
  const port = text(env, 'METRICS_PORT') === undefined ? undefined : integer(env, 'METRICS_PORT', 0, 0, 65_535);
  const token = text(env, 'METRICS_TOKEN');
  if (token !== undefined && (token.length < 16 || /\s/.test(token))) {
    throw new ConfigError('METRICS_TOKEN', 'must have 16 characters or more, none of them white space; try `openssl rand -hex 16`');
  }
  if (port === undefined && text(env, 'METRICS_HOST') !== undefined) throw new ConfigError('METRICS_HOST', 'has no meaning without METRICS_PORT; set both');
  if (port === undefined && token === undefined) return undefined;
  return { port, host: hostOf(env, 'METRICS_HOST'), token };
}

function traces(env: Environment): Config['traces'] {
  const endpoint = url(env, 'OTEL_EXPORTER_OTLP_ENDPOINT');
  return endpoint === undefined ? undefined : { url: `${endpoint}/v1/traces`, service: text(env, 'OTEL_SERVICE_NAME') ?? 'toolrack' };
}

function list(env: Environment, name: string): string[] {
  return (text(env, name) ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

function origin(name: string, value: string): string {
  const parsed = URL.parse(value);
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.origin !== value.replace(/\/$/, '')) {
    throw new ConfigError(name, `must list origins such as https://app.example.com, not ${JSON.stringify(value)}`);
  }
  return parsed.origin;
}

function proxyAddress(value: string): string {
  const [address = '', bits, more] = value.split('/');
  const version = isIP(address);
  const widest = version === 4 ? 32 : 128;
  const validBits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest);
  if (version === 0 || !validBits || more !== undefined)
    throw new ConfigError('TRUST_PROXY', `must list addresses or CIDR ranges such as 10.0.0.0/8, not ${JSON.stringify(value)}`);
  return value;
}
