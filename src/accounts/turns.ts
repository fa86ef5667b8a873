/** Lets a few pieces of work run at a time; the others wait in turn. */
export class Turns {
  readonly #maxRunning: number;
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor({ maxRunning, maxWaiting }: { maxRunning: number; maxWaiting: number }) {
    this.#maxRunning = maxRunning;
    this.#maxWaiting = maxWaiting;
  }

  /** Does the work when its turn comes. @param refuse what is thrown instead when too many wait */
  async take<Result>(work: () => Promise<Result>, refuse: () => Error): Promise<Result> {
    if (this.#running < this.#maxRunning) this.#running++;
    else if (this.#waiting.length < this.#maxWaiting) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else throw refuse();
    try {
      return await work();
    } finally {
      // Whoever is next takes over the turn.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }
}
