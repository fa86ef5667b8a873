import { isIP } from 'node:net';
import { cpus } from 'node:os';

export type Plan = 'free' | 'pro' | 'business';

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
  /** Origin (and path prefix) under which the service is published, without a slash at the end. */
  publicUrl: string;
  convertPublicUrl: string;
  dataDir: string;
  sessionSecret: string | undefined;
  /** Addresses and CIDR ranges whose X-Forwarded-For is believed. */
  trustProxy: string[];
  /** Origins, besides our own, that may call the session endpoints with credentials. */
  corsOrigins: string[];
  maxBodyBytes: number;
  toolTimeoutMs: number;
  workers: number;
  logLevel: LogLevel;
  bootstrap: boolean;
  plans: Record<Plan, PlanLimits>;
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

/** Every setting: its name, what it means and its default as text. The README's table and `toolrack serve --help` are made from this. */
export const SETTINGS: readonly { name: string; meaning: string; byDefault: string }[] = [
  { name: 'PORT', meaning: 'Port to listen on; 0 picks a free one', byDefault: '3000' },
  { name: 'HOST', meaning: 'Address to listen on', byDefault: '127.0.0.1' },
  { name: 'PUBLIC_URL', meaning: 'Where callers and browsers reach the service', byDefault: 'http://HOST:PORT' },
  { name: 'CONVERT_PUBLIC_URL', meaning: 'Where the conversion pages are published, when elsewhere', byDefault: 'PUBLIC_URL' },
  { name: 'DATA_DIR', meaning: 'Folder of the embedded database', byDefault: './data' },
  { name: 'SESSION_SECRET', meaning: 'Signs session cookies; 32 characters or more', byDefault: 'made once, kept in DATA_DIR' },
  { name: 'TRUST_PROXY', meaning: 'Comma-separated addresses or CIDR ranges of proxies whose X-Forwarded-For is believed', byDefault: 'none' },
  { name: 'CORS_ORIGINS', meaning: 'Comma-separated origins that may use the key endpoints with credentials', byDefault: 'none' },
  { name: 'MAX_BODY_BYTES', meaning: 'Largest request body', byDefault: '5242880' },
  { name: 'TOOL_TIMEOUT_MS', meaning: 'Time budget of one tool run', byDefault: '5000' },
  { name: 'WORKERS', meaning: 'Worker threads for heavy and large runs', byDefault: 'one per core, at most 8' },
  { name: 'LOG_LEVEL', meaning: LOG_LEVELS.join(', '), byDefault: 'info' },
  { name: 'BOOTSTRAP', meaning: 'on: an empty database gets a first account and key, printed once; off: it stays empty', byDefault: 'on' },
  { name: 'FREE_CONVERSIONS_PER_DAY', meaning: 'Conversions per sliding 24 hours without a key and on the Free plan', byDefault: '100' },
  { name: 'PRO_REQUESTS_PER_HOUR', meaning: 'Tool runs per sliding hour and key on the Pro plan', byDefault: '100' },
  { name: 'PRO_CONVERSIONS_PER_DAY', meaning: 'Conversions per sliding 24 hours on the Pro plan', byDefault: '10000' },
  { name: 'BUSINESS_REQUESTS_PER_HOUR', meaning: 'Tool runs per sliding hour and key on the Business plan', byDefault: '1000' },
];

const KNOWN = new Set(SETTINGS.map(({ name }) => name));
const OUR_PREFIXES = ['FREE_', 'PRO_', 'BUSINESS_', 'TOOL_', 'TOOLRACK_', 'MAX_BODY', 'CORS_', 'TRUST_', 'SESSION_S', 'CONVERT_'];
const RESERVED: Record<string, string> = {
  DATABASE_URL: 'this version keeps its data in the embedded database under DATA_DIR; unset it',
  REDIS_URL: 'this version counts in one process; unset it',
};

/** Reads the settings from an environment. Throws `ConfigError` for one that is malformed or that looks like ours and is not known. */
export function readConfig(env: Record<string, string | undefined>): Config {
  for (const name of Object.keys(env)) {
    const reason = RESERVED[name];
    if (reason !== undefined) throw new ConfigError(name, reason);
    if (!KNOWN.has(name) && OUR_PREFIXES.some((prefix) => name.startsWith(prefix))) {
      throw new ConfigError(name, `is not a setting of Toolrack; the settings are ${[...KNOWN].join(', ')}`);
    }
  }
  const host = text(env, 'HOST') ?? '127.0.0.1';
  const port = integer(env, 'PORT', 3000, 0, 65_535);
  const publicUrl = url(env, 'PUBLIC_URL') ?? `http://${host.includes(':') ? `[${host}]` : host === '0.0.0.0' ? 'localhost' : host}:${port}`;
  const secret = text(env, 'SESSION_SECRET');
  if (secret !== undefined && secret.length < 32) throw new ConfigError('SESSION_SECRET', 'must have 32 characters or more; try `openssl rand -hex 32`');
  return {
    port,
    host,
    publicUrl,
    convertPublicUrl: url(env, 'CONVERT_PUBLIC_URL') ?? publicUrl,
    dataDir: text(env, 'DATA_DIR') ?? './data',
    sessionSecret: secret,
    trustProxy: list(env, 'TRUST_PROXY')
      .filter((entry) => entry !== 'none')
      .map((entry) => proxyAddress(entry)),
    corsOrigins: list(env, 'CORS_ORIGINS').map((entry) => origin('CORS_ORIGINS', entry)),
    maxBodyBytes: integer(env, 'MAX_BODY_BYTES', 5_242_880, 1024, 1_073_741_824),
    toolTimeoutMs: integer(env, 'TOOL_TIMEOUT_MS', 5000, 10, 600_000),
    workers: integer(env, 'WORKERS', Math.min(cpus().length, 8), 1, 256),
    logLevel: choice(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    bootstrap: choice(env, 'BOOTSTRAP', ['on', 'off'], 'on') === 'on',
    plans: {
      free: { requestsPerHour: 0, keys: 0, conversionsPerDay: integer(env, 'FREE_CONVERSIONS_PER_DAY', 100, 0, 1e9) },
      pro: {
        requestsPerHour: integer(env, 'PRO_REQUESTS_PER_HOUR', 100, 0, 1e9),
        keys: 5,
        conversionsPerDay: integer(env, 'PRO_CONVERSIONS_PER_DAY', 10_000, 0, 1e9),
      },
      business: { requestsPerHour: integer(env, 'BUSINESS_REQUESTS_PER_HOUR', 1000, 0, 1e9), keys: 5, conversionsPerDay: undefined },
    },
  };
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

function choice<const Choice extends string>(env: Environment, name: string, choices: readonly Choice[], byDefault: Choice): Choice {
  const value = text(env, name);
  if (value === undefined) return byDefault;
  const found = choices.find((candidate) => candidate === value);
  if (found === undefined) throw new ConfigError(name, `must be one of ${choices.join(', ')}, not ${JSON.stringify(value)}`);
  return found;
}

function url(env: Environment, name: string): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const parsed = URL.parse(value);
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.search || parsed.hash || parsed.username) {
    throw new ConfigError(name, `must be an http or https address without query, such as https://tools.example.com, not ${JSON.stringify(value)}`);
  }
  return value.replace(/\/+$/, '');
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
