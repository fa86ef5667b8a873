import type { Logger } from 'pino';
import type { Accounts } from './accounts/accounts.ts';
import type { Config } from './config.ts';
import type { Keys } from './keys/keys.ts';
import type { SlidingWindow } from './limits/sliding-window.ts';
import type { Runner } from './runner/runner.ts';
import type { Catalogue } from './tools/catalogue.ts';

/** What the interfaces (API, pages) stand on. */
export interface Services {
  config: Config;
  log: Logger;
  catalogue: Catalogue;
  runner: Runner;
  accounts: Accounts;
  keys: Keys;
  window: SlidingWindow;
  clock: () => number;
  /** Throws when the database does not answer. */
  ping(): void;
}

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
