import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { MemorySlidingWindow } from './memory.ts';

/** Longest time between two writes: what a crash can forget at most, event loop delays aside. */
export const FLUSH_MS = 100;
const PRUNE_MS = 60_000;

type Batch = Map<string, { subject: string; windowMs: number; times: number[] }>;

/**
 * Sliding windows whose admissions outlive the process: they are written behind in batches, one row per subject and batch.
 * A write that fails is tried again with the next batch.
 */
export class Journal {
  readonly window: MemorySlidingWindow;
  readonly #sqlite: DatabaseSync;
  readonly #insert: StatementSync;
  readonly #prune: StatementSync;
  readonly #onError: (error: unknown) => void;
  readonly #clock: () => number;
  #pending: Batch = new Map();
  #timer: NodeJS.Timeout | undefined;
  #prunedAt: number;

  /**
   * Loads what is still within its window.
   * @param sqlite a database with the table `admissions`
   * @param onError told of a batch that could not be written
   */
  constructor(sqlite: DatabaseSync, onError: (error: unknown) => void, clock: () => number = Date.now) {
    this.#sqlite = sqlite;
    this.#onError = onError;
    this.#clock = clock;
    this.#insert = sqlite.prepare('INSERT INTO admissions (subject, windowMs, expiresAt, times) VALUES (?, ?, ?, ?)');
    this.#prune = sqlite.prepare('DELETE FROM admissions WHERE expiresAt <= ?');
    this.window = new MemorySlidingWindow((subject, windowMs, at) => this.#note(subject, windowMs, at));
    this.#prunedAt = clock();
    this.#load();
  }

  /** Writes what is pending now. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const batch = this.#pending;
    if (batch.size === 0) return;
    // Someone else's transaction is open on this connection: what we wrote now would share its fate.
    if (this.#sqlite.isTransaction) {
      this.#flushLater();
      return;
    }
    this.#pending = new Map();
    try {
      this.#sqlite.exec('BEGIN IMMEDIATE');
      for (const { subject, windowMs, times } of batch.values()) {
        this.#insert.run(subject, windowMs, (times.at(-1) ?? 0) + windowMs, new Uint8Array(Float64Array.from(times).buffer));
      }
      if (this.#clock() - this.#prunedAt >= PRUNE_MS) {
        this.#prunedAt = this.#clock();
        this.#prune.run(this.#prunedAt);
      }
      this.#sqlite.exec('COMMIT');
    } catch (error) {
      if (this.#sqlite.isTransaction) this.#sqlite.exec('ROLLBACK');
      this.#keepForLater(batch);
      this.#onError(error);
    }
  }

  /** Writes what is pending and stops the timer. */
  close(): void {
    this.flush();
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #note(subject: string, windowMs: number, at: number): void {
    const key = `${windowMs} ${subject}`;
    const entry = this.#pending.get(key);
    if (entry) entry.times.push(at);
    else this.#pending.set(key, { subject, windowMs, times: [at] });
    this.#flushLater();
  }

  #flushLater(): void {
    this.#timer ??= setTimeout(() => this.flush(), FLUSH_MS).unref();
  }

  #keepForLater(batch: Batch): void {
    for (const [key, entry] of batch) {
      const newer = this.#pending.get(key);
      this.#pending.set(key, newer ? { ...entry, times: [...entry.times, ...newer.times] } : entry);
    }
    this.#flushLater();
  }

  #load(): void {
    const now = this.#clock();
    this.#prune.run(now);
    const rows = this.#sqlite.prepare('SELECT subject, windowMs, times FROM admissions ORDER BY expiresAt - windowMs, rowid').all();
    for (const { subject, windowMs, times } of rows) {
      if (typeof subject !== 'string' || typeof windowMs !== 'number' || !(times instanceof Uint8Array)) continue;
      for (const at of new Float64Array(times.slice().buffer)) if (at > now - windowMs) this.window.restore(subject, windowMs, at);
    }
  }
}
