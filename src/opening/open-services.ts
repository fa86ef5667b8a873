import type { Logger } from 'pino';
import { createAccounts } from '../accounts/accounts.ts';
import { EventLoopTurns } from '../basics/event-loop-turns.ts';
import { createKeys } from '../keys/keys.ts';
import { timedGate } from '../keys/timed-gate.ts';
import { openMetrics, type ToolRun } from '../metrics/metrics.ts';
import { createRecipes } from '../recipes/recipes.ts';
import type { Outcome } from '../runner/outcome.ts';
import { Pool } from '../runner/pool.ts';
import { type Observe, Runner } from '../runner/runner.ts';
import { type Config, ConfigError } from '../settings/config.ts';
import { keptSecret } from '../storage/session-secret.ts';
import { catalogue } from '../tools/index.ts';
import { createUsage, UNKNOWN_TOOL } from '../usage/usage.ts';
import { openCounting } from './open-counting.ts';
import { openStorage } from './open-storage.ts';
import type { Services } from './services.ts';

const TOUCH_FLUSH_MS = 5_000;
const CHECKPOINT_MS = 30_000;
/** A fault that lasts is logged this often. */
const LOG_AGAIN_MS = 60_000;
/** How many times the work of callers without a key counts: where they have to wait for the event loop, those with keys have most of it. */
const ADDRESS_WEIGHT = 4;

/**
 * Opens everything the interfaces need. `close` finishes what is running and writes what is pending.
 * Throws when another process serves the database.
 * @param lostLines how many lines of the log were lost
 */
export async function openServices(
  config: Config,
  log: Logger,
  { givenClock, lostLines = () => 0 }: { givenClock?: (() => number) | undefined; lostLines?: () => number } = {},
): Promise<{ services: Services; origins: ReadonlySet<string>; close(): Promise<void> }> {
  requireSecret(config);
  const metrics = config.metrics && (await openMetrics({ version: await version(), load: () => runner.load, lostLines }));
  const tracing = config.traces && (await import('../tracing/tracing.ts')).openTracing({ ...config.traces, version: await version() });
  const report = (message: string) => onceAMinute((error) => log.error({ err: error }, message));
  const { storage, counting } = await openState(config, together(metrics?.query, tracing?.query), {
    onError: report('admissions could not be written; trying again'),
    warn: (message) => log.warn(message),
    clock: givenClock,
    observe: together(metrics?.limiter, tracing?.limiter),
  });
  const { database, clock, window } = counting;
  const origins = ownOrigins(config);
  const keys = createKeys({ database, clock });
  const accounts = createAccounts({
    database,
    secure: config.publicUrl.startsWith('https:'),
    secret: config.sessionSecret ?? keptSecret(config.dataDir),
    throttle: window,
    clock,
  });
  const runner: Runner = openRunner(config, together(metrics && ((outcome, ms) => metrics.toolRun(measured(outcome, ms))), tracing?.toolRun));
  const usage = createUsage({ database, days: config.usageDays, onError: report('usage figures could not be written; trying again'), clock });
  const writeTouches = trying(() => keys.flush(), report('last uses of keys could not be written; trying again'));
  const checkpoint = trying(async () => storage.maintain(), report('the write-ahead log could not be brought into the database; trying again'));
  const timers = [setInterval(writeTouches, TOUCH_FLUSH_MS).unref(), setInterval(checkpoint, CHECKPOINT_MS).unref()];
  return {
    services: {
      config,
      log,
      catalogue,
      runner,
      turns: new EventLoopTurns({ weightOf }),
      accounts,
      keys,
      recipes: createRecipes({ database, clock }),
      gate: tracing ? timedGate(counting.gateOf(keys, window), tracing.keyChecked) : counting.gateOf(keys, window),
      window,
      usage,
      metrics,
      tracing,
      clock,
      checkDatabase: async () => void (await Promise.all([storage.check(), counting.check()])),
    },
    origins,
    async close() {
      for (const timer of timers) clearInterval(timer);
      await runner.close();
      await usage.close();
      await writeTouches();
      await counting.close();
      await storage.close();
      await tracing?.close();
    },
  };
}

/** Nodes that share a database must sign cookies alike: each finding a secret of its own would sign people out. */
function requireSecret({ database, sessionSecret }: Config): void {
  if (database && sessionSecret === undefined)
    throw new ConfigError(
      'SESSION_SECRET',
      'must be set together with DATABASE_URL, and be the same for every server of that database; try `openssl rand -hex 32`',
    );
}

/** Opens the database and what counts requests; where the second fails, the first is closed. */
async function openState(config: Config, onQuery: Parameters<typeof openStorage>[1], options: Omit<Parameters<typeof openCounting>[1], 'storage'>) {
  const storage = await openStorage(config, onQuery);
  try {
    return { storage, counting: await openCounting(config, { ...options, storage }) };
  } catch (error) {
    await storage.close();
    throw error;
  }
}

/** How many times the work of a caller counts. Addresses have points or colons, ids of accounts have neither. */
const weightOf = (caller: string): number => (/[.:]/.test(caller) ? ADDRESS_WEIGHT : 1);

const measured = (outcome: Outcome, ms: number): ToolRun => ({ tool: outcome.slug ?? UNKNOWN_TOOL, outcome: outcome.ok ? 'ok' : outcome.code, ms });

/** What runs the tools of the catalogue. */
function openRunner({ workers, toolTimeoutMs }: Config, observe: Observe | undefined): Runner {
  const places = new Map(catalogue.cards.map(({ slug, category }) => [slug, category]));
  return new Runner(catalogue, () => new Pool({ threads: workers, timeoutMs: toolTimeoutMs, places }), { observe });
}

/** Tells all of some listeners that are there; none where none is. */
function together<Told extends unknown[]>(...listeners: (((...told: Told) => void) | undefined)[]): ((...told: Told) => void) | undefined {
  const [first, ...others] = listeners.filter((listener) => listener !== undefined);
  if (!first || others.length === 0) return first;
  return (...told) => {
    first(...told);
    for (const listener of others) listener(...told);
  };
}

/** The version of the package. */
async function version(): Promise<string> {
  const { default: manifest } = await import('../../package.json', { with: { type: 'json' } });
  return manifest.version;
}

/** What does the work, and reports a fault instead of throwing it. */
function trying(work: () => Promise<void>, report: (error: unknown) => void): () => Promise<void> {
  return async () => {
    try {
      await work();
    } catch (error) {
      report(error);
    }
  };
}

/** A report of faults that come again and again, made once a minute. */
function onceAMinute(report: (error: unknown) => void): (error: unknown) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (error) => {
    const now = performance.now();
    if (now - last < LOG_AGAIN_MS) return;
    last = now;
    report(error);
  };
}

/** The origins whose pages are ours or listed. A service published under a loopback address is reached by all of its names. */
function ownOrigins({ publicUrl, corsOrigins }: Config): Set<string> {
  const { origin, hostname, port, protocol } = new URL(publicUrl);
  const names = ['localhost', '127.0.0.1', '[::1]'];
  const loopback = names.includes(hostname) ? names.map((name) => `${protocol}//${name}${port && `:${port}`}`) : [];
  return new Set([origin, ...loopback, ...corsOrigins]);
}
