import type { AdmissionStore, Batch } from './admission-store.ts';
import { MemorySlidingWindow } from './memory.ts';

/** Longest time between two writes: what a crash can forget at most, event loop delays aside. */
export const FLUSH_MS = 100;
const PRUNE_MS = 60_000;

/** What is not written yet, by window length and subject. */
class Pending {
  readonly #lanes = new Map<number, Map<string, Batch>>();

  find(subject: string, windowMs: number): Batch | undefined {
    return this.#lanes.get(windowMs)?.get(subject);
  }

  set(batch: Batch): void {
    const lane = this.#lanes.get(batch.windowMs);
    if (lane) lane.set(batch.subject, batch);
    else this.#lanes.set(batch.windowMs, new Map([[batch.subject, batch]]));
  }

  /** Drops what has left its window. */
  dropUntil(now: number): void {
    for (const [windowMs, lane] of this.#lanes) {
      for (const [subject, batch] of lane) {
        batch.times = batch.times.filter((at) => at > now - windowMs);
        if (batch.times.length === 0) lane.delete(subject);
      }
    }
  }

  get isEmpty(): boolean {
    for (const lane of this.#lanes.values()) if (lane.size > 0) return false;
    return true;
  }

  all(): Batch[] {
    return [...this.#lanes.values()].flatMap((lane) => [...lane.values()]);
  }
}

/**
 * Sliding windows whose admissions outlive the process: they are written in batches afterwards, one row per subject and batch.
 * A write that fails is tried again under its number before the next; what has left its window by then is dropped.
 */
export class Journal {
  readonly window: MemorySlidingWindow;
  readonly #store: AdmissionStore;
  readonly #onError: (error: unknown) => void;
  readonly #clock: () => number;
  #pending = new Pending();
  #writes = 0;
  /** The write that may or may not have happened, until it is known to have. */
  #inDoubt: { number: number; pending: Pending } | undefined;
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

  /** Loads what is still within its window. Call once, before the first request. */
  async load(): Promise<void> {
    const now = this.#clock();
    const kept = new Pending();
    for (const { subject, windowMs, times } of await this.#store.load(now)) {
      const entry = kept.find(subject, windowMs) ?? { subject, windowMs, times: [] };
      for (const at of times) if (at > now - windowMs) entry.times.push(at);
      kept.set(entry);
    }
    for (const { subject, windowMs, times } of kept.all()) {
      for (const at of times.sort((one, other) => one - other)) this.window.restore(subject, windowMs, at);
    }
  }

  /** Writes what is pending now. Never rejects: what cannot be written is tried again. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#writing) await this.#writing;
    if (!this.#inDoubt && this.#pending.isEmpty) return;
    if (!this.#store.isFree()) {
      this.#flushLater();
      return;
    }
    const isSecondTry = this.#inDoubt !== undefined;
    this.#writing = this.#write();
    await this.#writing;
    if (isSecondTry && !this.#inDoubt) await this.flush();
  }

  /** Writes what is pending and stops the timer. */
  async close(): Promise<void> {
    await this.flush();
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #write(): Promise<void> {
    const now = this.#clock();
    const prune = now - this.#prunedAt >= PRUNE_MS;
    if (!this.#inDoubt) {
      this.#inDoubt = { number: ++this.#writes, pending: this.#pending };
      this.#pending = new Pending();
    }
    const { number, pending } = this.#inDoubt;
    try {
      await this.#store.write({ number, batches: pending.all(), now, prune });
      this.#inDoubt = undefined;
      if (prune) this.#prunedAt = now;
    } catch (error) {
      this.#keepForLater(pending);
      this.#onError(error);
    } finally {
      this.#writing = undefined;
    }
  }

  #note(subject: string, windowMs: number, at: number): void {
    const entry = this.#pending.find(subject, windowMs);
    if (entry) entry.times.push(at);
    else this.#pending.set({ subject, windowMs, times: [at] });
    this.#flushLater();
  }

  #flushLater(): void {
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Keeps what could not be written for the next try, except what has left its window, so that it does not grow without end. */
  #keepForLater(unwritten: Pending): void {
    for (const waiting of [unwritten, this.#pending]) waiting.dropUntil(this.#clock());
    if (unwritten.isEmpty) this.#inDoubt = undefined;
    this.#flushLater();
  }
}
