/** Shared by the event loop and a worker: when the time of a run began, by the clock of the process in nanoseconds; 0 while it has not. */
export type Beginning = BigInt64Array<SharedArrayBuffer>;

/** How long the start of a worker and the loading of a tool may take. */
const LOAD_MS = 30_000;

export const noBeginning = (): Beginning => new BigInt64Array(new SharedArrayBuffer(8));

/** The time of the run begins now. */
export const begin = (beginning: Beginning): void => void Atomics.store(beginning, 0, process.hrtime.bigint());

/** The time of the run stands still until it begins again: something is loaded that later runs have at hand. */
export const suspend = (beginning: Beginning): void => void Atomics.store(beginning, 0, 0n);

/** Why a run was ended. */
export type Overrun = 'run' | 'load';

/** Watches over one run: calls `end` when its time is over, or when it has not begun for too long. */
export class TimeBudget {
  readonly beginning = noBeginning();
  readonly #runMs: number;
  readonly #loadMs: number;
  readonly #end: (overrun: Overrun) => void;
  readonly #asked = process.hrtime.bigint();
  #timer: NodeJS.Timeout;

  constructor({ runMs, loadMs = LOAD_MS }: { runMs: number; loadMs?: number }, end: (overrun: Overrun) => void) {
    this.#runMs = runMs;
    this.#loadMs = loadMs;
    this.#end = end;
    this.#timer = setTimeout(() => this.#look(), Math.min(runMs, loadMs));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #look(): void {
    const began = Atomics.load(this.beginning, 0);
    const now = process.hrtime.bigint();
    const left = began === 0n ? this.#loadMs - milliseconds(now - this.#asked) : this.#runMs - milliseconds(now - began);
    if (left <= 0) this.#end(began === 0n ? 'load' : 'run');
    // What has not begun cannot be over sooner than after its whole time.
    else this.#timer = setTimeout(() => this.#look(), Math.ceil(began === 0n ? Math.min(left, this.#runMs) : left));
  }
}

const milliseconds = (nanoseconds: bigint): number => Number(nanoseconds) / 1e6;
