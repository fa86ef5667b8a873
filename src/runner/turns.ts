/** On whose behalf something runs. */
export interface Claim {
  /** Who shares turns and limits. */
  readonly owner: string;
  /** Aborts when nobody waits for the answer any more. */
  readonly left: AbortSignal;
}

/** What ends a wait: a turn, or the reason why none came. */
export type Turn = 'go' | 'late' | 'left' | 'stopping';

type Settle = (turn: Turn) => void;

/** Those who wait for a worker. Turns go round by owner: the first call of one comes before the second of another. */
export class Turns {
  readonly #maxWaitMs: number;
  /** By owner; whose turn it is next comes first. */
  readonly #waiting = new Map<string, Set<Settle>>();
  #length = 0;

  /** @param maxWaitMs after which a wait ends with `late` */
  constructor(maxWaitMs: number) {
    this.#maxWaitMs = maxWaitMs;
  }

  get length(): number {
    return this.#length;
  }

  wait(owner: string, left: AbortSignal | undefined): Promise<Turn> {
    if (left?.aborted) return Promise.resolve('left');
    return new Promise((resolve) => {
      const leave = () => settle('left');
      const late = setTimeout(() => settle('late'), this.#maxWaitMs);
      const settle = (turn: Turn) => {
        clearTimeout(late);
        left?.removeEventListener('abort', leave);
        this.#remove(owner, settle);
        resolve(turn);
      };
      left?.addEventListener('abort', leave);
      const own = this.#waiting.get(owner);
      if (own) own.add(settle);
      else this.#waiting.set(owner, new Set([settle]));
      this.#length++;
    });
  }

  /** Gives the next one a turn. @returns whether anybody waited */
  next(): boolean {
    for (const [owner, calls] of this.#waiting) {
      for (const settle of calls) {
        settle('go');
        // After all others.
        if (calls.size > 0) {
          this.#waiting.delete(owner);
          this.#waiting.set(owner, calls);
        }
        return true;
      }
    }
    return false;
  }

  /** Ends every wait without a turn. */
  dismiss(): void {
    for (const calls of [...this.#waiting.values()]) for (const settle of [...calls]) settle('stopping');
  }

  #remove(owner: string, settle: Settle): void {
    const calls = this.#waiting.get(owner);
    if (!calls?.delete(settle)) return;
    this.#length--;
    if (calls.size === 0) this.#waiting.delete(owner);
  }
}
