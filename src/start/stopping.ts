import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

/** From the end of the drain on. */
const FINISH_WITHIN_MS = 10_000;

/** What is to be done when the process is told to stop. */
export interface Stop {
  log: Logger;
  /** How long the service goes on answering first, so that whoever shares requests out among nodes has time to leave this one out, in milliseconds. */
  drainMs: number;
  /** Tells callers to go elsewhere, beside everything else. */
  leave(): void;
  /** Finishes what runs and writes what is pending. */
  finish(): Promise<void>;
  /** Writes the log, within a bound of time. */
  flush(): Promise<void>;
}

/** What tells the process to stop; SIGHUP comes when its terminal is closed. */
const STOPPING = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
/** What would open Node's debugger, or end the process in the middle of its work. */
const IGNORED = ['SIGUSR1', 'SIGUSR2'] as const;

/** Ends the process with status 0 on the signals that tell it to stop while there is nothing to finish. @returns stops doing so */
export function endOnSignals(): () => void {
  const end = (): void => process.exit(0);
  for (const signal of STOPPING) process.on(signal, end);
  return () => {
    for (const signal of STOPPING) process.off(signal, end);
  };
}

/** Does nothing on the signals that other servers reread their settings or files on. */
export function ignoreSignals(log: Logger): void {
  for (const signal of IGNORED) process.on(signal, () => log.info({ signal }, 'signal ignored'));
}

/**
 * Stops gracefully on SIGTERM, SIGINT and SIGHUP: drains, finishes, and ends with status 0. A further signal ends the drain, and, where there is none, the process with status 1; so does work
 * that is not finished within ten seconds.
 */
export function stopOnSignals({ log, drainMs, leave, finish, flush }: Stop): void {
  const drain = new AbortController();
  let state: 'serving' | 'draining' | 'finishing' = 'serving';
  async function stop(signal: string): Promise<void> {
    if (state === 'finishing') process.exit(1);
    if (state === 'draining') return drain.abort();
    log.info({ signal, drainMs }, 'stopping');
    leave();
    if (drainMs > 0) {
      state = 'draining';
      await pause(drainMs, undefined, { signal: drain.signal }).catch(() => undefined);
    }
    state = 'finishing';
    setTimeout(() => process.exit(1), FINISH_WITHIN_MS).unref();
    await finish();
    log.info('stopped');
    await flush();
    process.exit(0);
  }
  for (const signal of STOPPING) process.on(signal, stop);
}
