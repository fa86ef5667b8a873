import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { createAccounts } from './accounts/accounts.ts';
import type { Config } from './config.ts';
import { createKeys } from './keys/keys.ts';
import { Journal } from './limits/journal.ts';
import { Pool } from './runner/pool.ts';
import { Runner } from './runner/runner.ts';
import type { Services } from './services.ts';
import { openDatabase } from './storage/database.ts';
import { catalogue } from './tools/index.ts';

const TOUCH_FLUSH_MS = 5_000;

/** Opens everything the interfaces stand on. `close` finishes what is running and writes what is pending. */
export async function openServices(
  config: Config,
  log: Logger,
  clock: () => number = Date.now,
): Promise<{ services: Services; origins: ReadonlySet<string>; close(): Promise<void> }> {
  const database = await openDatabase({ dataDir: config.dataDir });
  const journal = new Journal(database.sqlite, (error) => log.error({ err: error }, 'admissions could not be written; trying again'), clock);
  const origins = ownOrigins(config);
  const keys = createKeys({ database, clock });
  const accounts = createAccounts({
    database,
    publicUrl: config.publicUrl,
    secret: config.sessionSecret ?? keptSecret(config.dataDir),
    trustedOrigins: [...origins],
    throttle: journal.window,
    clock,
  });
  const places = new Map(catalogue.tools.map((tool) => [tool.slug, tool.category]));
  const runner = new Runner(catalogue, () => new Pool({ threads: config.workers, timeoutMs: config.toolTimeoutMs, places }));
  const writeTouches = () => {
    try {
      keys.flush();
    } catch (error) {
      log.error({ err: error }, 'last uses of keys could not be written; trying again');
    }
  };
  const touches = setInterval(writeTouches, TOUCH_FLUSH_MS).unref();
  const ping = () => void database.sqlite.prepare('SELECT 1').get();
  return {
    services: { config, log, catalogue, runner, accounts, keys, window: journal.window, clock, ping },
    origins,
    async close() {
      clearInterval(touches);
      await runner.close();
      journal.close();
      writeTouches();
      await database.close();
    },
  };
}

/** The origins whose pages are ours or listed. A service published under a loopback address is reached by all of its names. */
function ownOrigins({ publicUrl, corsOrigins }: Config): Set<string> {
  const { origin, hostname, port, protocol } = new URL(publicUrl);
  const names = ['localhost', '127.0.0.1', '[::1]'];
  const loopback = names.includes(hostname) ? names.map((name) => `${protocol}//${name}${port && `:${port}`}`) : [];
  return new Set([origin, ...loopback, ...corsOrigins]);
}

/** The secret that signs sessions: made at the first start, kept in a file only the operator can read. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) {
    try {
      writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      // Another process that started at the same moment may have made it.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return readFileSync(file, 'utf8').trim();
}
