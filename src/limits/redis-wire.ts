import { CounterUnavailable } from './errors.ts';

export const RECONNECT_MS = 200;
/** How often a connection that is not used is checked. */
const PING_MS = 1_000;
/** How long Redis may say nothing before its connection counts as lost. */
export const SILENT_MS = 3_000;
const MAX_PENDING = 10_000;

/** The connections of the library, to one Redis or to a cluster of them. */
export interface Wire {
  /** Whether keys with different hash tags may be on different servers. */
  isCluster: boolean;
  /** @param key decides which Redis of a cluster is asked */
  send(words: readonly string[], key: string | undefined): Promise<unknown>;
  /** Asks each Redis that takes writes. */
  sendToEach(words: readonly string[]): Promise<unknown[]>;
  close(): void;
}

/** How a connection is opened. */
export interface WireOptions {
  timeoutMs: number;
  /** Told when a connection may have been lost. */
  lose: () => void;
}

/** What connections to one Redis and to those of a cluster have in common. */
export const connectionOptions = ({ timeoutMs }: WireOptions) =>
  ({
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_PENDING,
    pingInterval: PING_MS,
    // Each answer is waited for here (`within`); the library's own timers cost more than all else that it does for a command.
    commandOptions: { timeout: 0 },
    socket: { connectTimeout: Math.max(timeoutMs, RECONNECT_MS), socketTimeout: SILENT_MS },
  }) as const;

/** Throws `CounterUnavailable` when something takes longer than it may. An answer that came while this process was busy with something else has come in time. */
export function within<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  // Not with Promise.race, which costs several times as much: this is done for every request.
  return new Promise((resolve, reject) => {
    const refuse = (): void => reject(new CounterUnavailable(`no answer within ${ms} ms`));
    // Between timers and immediates the event loop reads what has come.
    const timer = setTimeout(() => setImmediate(refuse), ms);
    work.then(
      (result) => {
        clearTimeout(timer);
        resolve(result);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}
