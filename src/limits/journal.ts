import type { AdmissionStore, Batch } from './admission-store.ts';
import { MemorySlidingWindow } from './memory.ts';

/** Longest time between two writes: what a crash can forget at most, event loop delays aside. */
export const FLUSH_MS = 100;
const PRUNE_MS = 60_000;

type Pending = Map<string, Batch>;

/**
 * Sliding windows whose admissions outlive the process: they are written behind in batches, one row per subject and batch.
 * A write that fails, or that meets a lock, is tried again with the next batch; what has left its window by then is dropped.
 */
export class Journal {
  readonly window: MemorySlidingWindow;
  readonly #store: AdmissionStore;
  readonly #onError: (error: unknown) => void;
  readonly #clock: () => number;
  #pending: Pending = new Map();
  #writing: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #prunedAt: number;

  /** @param onError told of a batch that could not be written */
  constructor(store: AdmissionStore, onError: (error: unknown) => void, clock: () => number = Date.now) {
    this.#store = store;
    this.#onError = onError;
    this.#clock = clock;
    this.window = new MemorySlidingWindow((subject, windowMs, at) => this.#note(subject, windowMs, at));
    this.#prunedAt = clock();
  }

  /** Takes back what is still within its window. Call once, before the first request. */
  async load(): Promise<void> {
    const now = this.#clock();
    const kept: Pending = new Map();
    for (const { subject, windowMs, times } of await this.#store.load(now)) {
      const key = `${windowMs} ${subject}`;
      const entry = kept.get(key) ?? { subject, windowMs, times: [] };
      for (const at of times) if (at > now - windowMs) entry.times.push(at);
      kept.set(key, entry);
    }
    for (const { subject, windowMs, times } of kept.values()) {
      for (const at of times.sort((one, other) => one - other)) this.window.restore(subject, windowMs, at);
    }
  }

  /** Writes what is pending now. Never rejects: what cannot be written is tried again. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#writing) await this.#writing;
    if (this.#pending.size === 0) return;
    if (!this.#store.isFree()) {
      this.#flushLater();
      return;
    }
    this.#writing = this.#write();
    await this.#writing;
  }

  /** Writes what is pending and stops the timer. */
  async close(): Promise<void> {
    await this.flush();
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #write(): Promise<void> {
    const batch = this.#pending;
    this.#pending = new Map();
    const now = this.#clock();
    const prune = now - this.#prunedAt >= PRUNE_MS;
    try {
      await this.#store.write([...batch.values()], prune ? now : undefined);
      if (prune) this.#prunedAt = now;
    } catch (error) {
      this.#keepForLater(batch);
      this.#onError(error);
    } finally {
      this.#writing = undefined;
    }
  }

  #note(subject: string, windowMs: number, at: number): void {
    const key = `${windowMs} ${subject}`;
    const entry = this.#pending.get(key);
    if (entry) entry.times.push(at);
    else this.#pending.set(key, { subject, windowMs, times: [at] });
    this.#flushLater();
  }

  #flushLater(): void {
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  #keepForLater(batch: Pending): void {
    const now = this.#clock();
    for (const [key, { subject, windowMs, times }] of batch) {
      const merged = [...times, ...(this.#pending.get(key)?.times ?? [])].filter((at) => at > now - windowMs);
      if (merged.length > 0) this.#pending.set(key, { subject, windowMs, times: merged });
      else this.#pending.delete(key);
    }
    this.#flushLater();
  }
}
