/** How long work goes on before connections are looked at again, in milliseconds. */
const SLICE_MS = 4;

/**
 * Has work done in slices, in the order in which it comes: when some milliseconds of it have been done, the event loop looks at its connections before it goes on. Whatever is not given to it,
 * such as the answer that the process is alive, then waits for one slice and not for all the work there is.
 */
export class Slices {
  readonly #now: () => number;
  readonly #waiting: (() => void)[] = [];
  /** When the slice that is going on began; undefined before the first work of a turn of the event loop. */
  #began: number | undefined;

  /** @param now milliseconds, from any beginning */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Does the work: at once where the slice has room for it, otherwise in one of the next. */
  run(work: () => void): void {
    if (this.#waiting.length > 0 || this.#isOver()) this.#waiting.push(work);
    else work();
  }

  #isOver(): boolean {
    if (this.#began !== undefined) return this.#now() - this.#began >= SLICE_MS;
    this.#began = this.#now();
    setImmediate(() => this.#next());
    return false;
  }

  #next(): void {
    this.#began = undefined;
    this.#step();
  }

  #step(): void {
    if (this.#waiting.length === 0 || this.#isOver()) return;
    const work = this.#waiting.shift();
    // What the work leaves to promises is done before the next.
    queueMicrotask(() => process.nextTick(() => this.#step()));
    work?.();
  }
}
