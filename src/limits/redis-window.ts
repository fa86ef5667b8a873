import { CounterUnavailable } from './errors.ts';
import type { Redis } from './redis.ts';
import { WINDOW } from './redis-window-script.ts';
import type { Admission, Admissions, SlidingWindow, Wanted } from './sliding-window.ts';

/** How many questions go to Redis in one call, during which it does nothing else. */
const MAX_TOGETHER = 100;

/** A question about a subject, asked together with whether an account's mark is still the same. */
export interface Question {
  subject: string;
  limit: number;
  windowMs: number;
}

/** What the script gives for one question. */
type Answer = Admissions | 'changed';

/** Questions that go to Redis together, and who waits for their answers. */
interface Batch {
  keys: string[];
  values: string[];
  waiting: { settle(answer: Answer): void; fail(error: unknown): void }[];
}

interface Options {
  redis: Pick<Redis, 'run' | 'isCluster'>;
  /** The time instead of Redis's own, in tests. */
  clock?: (() => number) | undefined;
  /** Told Redis's time with each answer. */
  onTime?: (now: number) => void;
  /** Told how long each answer took, in milliseconds. */
  observe?: ((ms: number) => void) | undefined;
}

/**
 * The sliding window of all nodes together, in Redis: exact by Redis's clock, one round trip for a request, and one call for the requests of one turn of the event loop. Memory is in
 * proportion to what was admitted, about ten bytes each, and what nobody asks for expires after its window. The time that callers give is not used.
 */
export class RedisSlidingWindow implements SlidingWindow {
  readonly #redis: Options['redis'];
  readonly #clock: (() => number) | undefined;
  readonly #onTime: ((now: number) => void) | undefined;
  readonly #observe: ((ms: number) => void) | undefined;
  readonly #maxTogether: number;
  /** The batch that takes further questions. */
  #batch: Batch | undefined;

  constructor({ redis, clock, onTime, observe }: Options) {
    this.#redis = redis;
    this.#clock = clock;
    this.#onTime = onTime;
    this.#observe = observe;
    // In a cluster the keys of two accounts may be on different servers.
    this.#maxTogether = redis.isCluster ? 1 : MAX_TOGETHER;
  }

  take(subject: string, limit: number, windowMs: number): Promise<Admission> {
    return this.#ask({ subject, limit, windowMs }, ONE, '', (answer) => isAdmitted(known(answer)));
  }

  takeMany(subject: string, wanted: Wanted, limit: number, windowMs: number): Promise<Admissions> {
    return this.#ask({ subject, limit, windowMs }, wanted, '', known);
  }

  peek(subject: string, limit: number, windowMs: number): Promise<Admission> {
    return this.#ask({ subject, limit, windowMs }, NONE, '', (answer) => isAdmitted(known(answer)));
  }

  /**
   * Counts one request, if an account's mark is still the same. @param question undefined when there is nothing to count
   * @returns `changed` when the mark is another one
   */
  takeMarked(accountId: string, mark: string, question: Question | undefined): Promise<Admission | 'changed'> {
    const asked = question ?? { subject: `account:${accountId}:`, limit: undefined, windowMs: 0 };
    return this.#ask(asked, ONE, mark, (answer) => (answer === 'changed' ? answer : isAdmitted(answer)));
  }

  #ask<Result>(
    { subject, limit, windowMs }: { subject: string; limit: number | undefined; windowMs: number },
    { most, least }: Wanted,
    mark: string,
    shape: (answer: Answer) => Result,
  ): Promise<Result> {
    const tag = tagOf(subject);
    const { keys, values, waiting } = this.#openBatch();
    keys.push(markKey(tag), `toolrack:{${tag}}:window:${windowMs}:${subject}`);
    values.push(mark, limit === undefined ? '' : String(limit), String(windowMs), String(most), String(least));
    const began = this.#observe && performance.now();
    return new Promise((resolve, fail) => {
      waiting.push({
        settle: (answer) => {
          if (began !== undefined) this.#observe?.(performance.now() - began);
          resolve(shape(answer));
        },
        fail,
      });
    });
  }

  #openBatch(): Batch {
    if (this.#batch && this.#batch.waiting.length < this.#maxTogether) return this.#batch;
    const batch: Batch = { keys: [], values: [this.#clock ? String(this.#clock()) : ''], waiting: [] };
    this.#batch = batch;
    setImmediate(() => this.#send(batch));
    return batch;
  }

  #send(batch: Batch): void {
    if (this.#batch === batch) this.#batch = undefined;
    this.#redis
      .run(WINDOW, batch.keys, batch.values)
      .then((reply) => this.#settle(batch, reply))
      .catch((error: unknown) => {
        for (const { fail } of batch.waiting) fail(error);
      });
  }

  #settle({ waiting }: Batch, reply: unknown): void {
    const numbers: unknown[] = Array.isArray(reply) ? reply : [];
    this.#onTime?.(numberAt(numbers, 0));
    let place = 1;
    for (const { settle } of waiting) {
      const admitted = numberAt(numbers, place++);
      const remaining = numberAt(numbers, place++);
      const resetAt = numberAt(numbers, place++);
      settle(admitted < 0 ? 'changed' : { admitted, remaining, resetAt });
    }
  }
}

const ONE = { most: 1, least: 1 };
const NONE = { most: 0, least: 1 };

const isAdmitted = ({ admitted, ...rest }: Admissions): Admission => ({ admitted: admitted > 0, ...rest });

/** The answer to a question that named no mark. */
function known(answer: Answer): Admissions {
  if (answer === 'changed') throw unexpected();
  return answer;
}

function numberAt(reply: readonly unknown[], place: number): number {
  const value = reply[place];
  if (typeof value !== 'number') throw unexpected();
  return value;
}

const unexpected = (): CounterUnavailable => new CounterUnavailable('it gives another answer than expected');

/** The part of a subject that decides where Redis Cluster keeps it: its account, so that a mark and what is counted with it are in one place. */
const tagOf = (subject: string): string => /^account:([^:]+):/.exec(subject)?.[1] ?? subject.replace(/[{}]/g, '');

/** The key in Redis of the mark of an account. */
export const markKey = (accountId: string): string => `toolrack:{${accountId}}:mark`;
