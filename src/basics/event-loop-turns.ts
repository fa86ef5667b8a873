import { AsyncLocalStorage } from 'node:async_hooks';

/** How long work goes on before connections are looked at again, in milliseconds. */
const SLICE_MS = 4;
/** How long one turn of a caller goes on where work of several pieces was waiting. */
const TURN_MS = 2;
/** How often what callers have used counts for half as much. */
const HALVED_EVERY_MS = 1_000;
/** What is left of it below this many milliseconds is forgotten. */
const FORGOTTEN_MS = 0.5;

type Work = () => void;

/** What the turns are told from outside. */
interface Surroundings {
  /** Milliseconds, from any beginning. */
  now?: () => number;
  /** How many times the work of a caller counts. */
  weightOf?: (caller: string) => number;
}

/**
 * The turns that callers take on the event loop. Work is done in slices: when some milliseconds of it have been done, the event loop looks at its connections before it goes on, so that what is
 * not given to it, such as the answer that the process is alive, waits for one slice and not for all the work there is. Where work has to wait, whoever has used least of the event loop lately
 * comes first, and within what one caller asked for what came first.
 */
export class EventLoopTurns {
  readonly #now: () => number;
  readonly #weightOf: (caller: string) => number;
  readonly #waiting = new Map<string, Work[]>();
  /** The milliseconds that callers have used lately while others waited. */
  readonly #used = new Map<string, number>();
  #count = 0;
  /** When the slice that is going on began; undefined before the first work of a turn of the event loop. */
  #began: number | undefined;
  /** Who waited and is having a turn now, and since when. */
  #running: { caller: string; since: number } | undefined;
  #halvedAt = 0;

  constructor({ now = () => performance.now(), weightOf = () => 1 }: Surroundings = {}) {
    this.#now = now;
    this.#weightOf = weightOf;
  }

  /** Whether work can be done at once: nobody waits, and the slice is not over. */
  hasRoom(): boolean {
    return this.#count === 0 && !this.#isOver();
  }

  /** Whether the turn that is going on is this caller's, and has only begun: they may go on with it. */
  mayGoOn(caller: string): boolean {
    return this.#running?.caller === caller && this.#now() - this.#running.since < TURN_MS;
  }

  /** Has the work done when the caller's turn comes, and within the request that asked for it; to be asked for when there is no room. */
  wait(caller: string, work: Work): void {
    const bound = AsyncLocalStorage.bind(work);
    const own = this.#waiting.get(caller);
    if (own) own.push(bound);
    else this.#waiting.set(caller, [bound]);
    this.#count++;
  }

  /** What a caller waits for before the next piece of work; undefined where it can go on at once. */
  turn(caller: string): Promise<void> | undefined {
    return this.hasRoom() || this.mayGoOn(caller) ? undefined : new Promise((resolve) => this.wait(caller, resolve));
  }

  #isOver(): boolean {
    if (this.#began !== undefined) return this.#now() - this.#began >= SLICE_MS;
    this.#began = this.#now();
    setImmediate(() => this.#nextSlice());
    return false;
  }

  #nextSlice(): void {
    this.#began = undefined;
    this.#step();
  }

  #step(): void {
    this.#settle();
    if (this.#count === 0 || this.#isOver()) return;
    const caller = this.#nextCaller();
    const own = this.#waiting.get(caller) ?? [];
    const work = own.shift();
    this.#count--;
    // To the end of those who have used as much.
    this.#waiting.delete(caller);
    if (own.length > 0) this.#waiting.set(caller, own);
    this.#running = { caller, since: this.#now() };
    // What the work leaves to promises is done before the next.
    queueMicrotask(() => process.nextTick(() => this.#step()));
    work?.();
  }

  #nextCaller(): string {
    let least = Number.POSITIVE_INFINITY;
    let next = '';
    for (const caller of this.#waiting.keys()) {
      const used = this.#used.get(caller) ?? 0;
      if (used >= least) continue;
      least = used;
      next = caller;
    }
    return next;
  }

  /** Notes what the turn that is over has used. */
  #settle(): void {
    if (!this.#running) return;
    const now = this.#now();
    const { caller, since } = this.#running;
    this.#running = undefined;
    this.#halve(now);
    this.#used.set(caller, (this.#used.get(caller) ?? 0) + (now - since) * this.#weightOf(caller));
  }

  #halve(now: number): void {
    const halvings = Math.floor((now - this.#halvedAt) / HALVED_EVERY_MS);
    if (halvings === 0) return;
    this.#halvedAt = now;
    for (const [caller, used] of this.#used) {
      const left = used / 2 ** halvings;
      if (left < FORGOTTEN_MS) this.#used.delete(caller);
      else this.#used.set(caller, left);
    }
  }
}
