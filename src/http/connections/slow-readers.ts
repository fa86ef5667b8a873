/** How fast answers must be taken: what waits for its reader may do so for `graceMs` milliseconds, and a second longer for each `bytesPerSecond` of it. */
export interface Pace {
  graceMs: number;
  bytesPerSecond: number;
}

/** What is asked of a `Socket`. */
interface Connection {
  readonly writableLength: number;
  readonly bytesWritten: number;
  destroy(): unknown;
}

/** What a connection had taken when something was first seen waiting on it, and when that was. */
interface Backlog {
  since: number;
  taken: number;
}

/**
 * Cuts off connections that take their answers too slowly. A time-out for connections that stand still does not see those that take a byte now and then, and they would hold the memory of
 * their answers for as long as they like.
 */
export class SlowReaders {
  readonly #pace: Pace;
  readonly #backlogs = new WeakMap<Connection, Backlog>();

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  /** Looks at all connections: to be called every few seconds. @param now milliseconds, from any beginning */
  look(connections: Iterable<Connection>, now: number): void {
    for (const connection of connections) {
      const { writableLength, bytesWritten } = connection;
      const backlog = this.#backlogs.get(connection);
      if (writableLength === 0) this.#backlogs.delete(connection);
      else if (!backlog) this.#backlogs.set(connection, { since: now, taken: bytesWritten - writableLength });
      else if (now - backlog.since > this.#timeFor(bytesWritten - backlog.taken)) connection.destroy();
    }
  }

  #timeFor(bytes: number): number {
    return this.#pace.graceMs + (bytes / this.#pace.bytesPerSecond) * 1_000;
  }
}
