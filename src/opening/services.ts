import type { Logger } from 'pino';
import type { Accounts } from '../accounts/accounts.ts';
import type { EventLoopTurns } from '../basics/event-loop-turns.ts';
import type { Gate } from '../keys/gate.ts';
import type { Keys } from '../keys/keys.ts';
import type { SlidingWindow } from '../limits/sliding-window.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Recipes } from '../recipes/recipes.ts';
import type { Runner } from '../runner/runner.ts';
import type { Config } from '../settings/config.ts';
import type { Catalogue } from '../tools/catalogue.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { Usage } from '../usage/usage.ts';

/** What the interfaces (API, pages) need. */
export interface Services {
  config: Config;
  log: Logger;
  catalogue: Catalogue;
  runner: Runner;
  /** Whose work the event loop does next. */
  turns: EventLoopTurns;
  accounts: Accounts;
  keys: Keys;
  recipes: Recipes;
  /** Checks keys and counts requests in one step. */
  gate: Gate;
  window: SlidingWindow;
  usage: Usage;
  /** Absent when the operator asks for none. */
  metrics: Metrics | undefined;
  /** Absent when the operator asks for none. */
  tracing: Tracing | undefined;
  clock: () => number;
  /** Writes to the database and reads it back. Throws when that fails. */
  checkDatabase(): Promise<void>;
}

export { DAY_MS, HOUR_MS } from '../basics/times.ts';
