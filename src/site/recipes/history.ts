/** How many states are kept. */
const MAX_STATES = 200;
/** Changes of the same thing within this time are one. */
const TOGETHER_MS = 1_000;

/** What somebody did, to be undone and done again. States are never changed in place. */
export class History<State> {
  #past: State[] = [];
  #future: State[] = [];
  #present: State;
  #last: { what: string; at: number } | undefined;

  constructor(first: State) {
    this.#present = first;
  }

  get present(): State {
    return this.#present;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** @param what is changed: what follows soon and changes the same is undone with it; left out, it is a change of its own */
  push(state: State, what?: string, now = Date.now()): void {
    const isMore = what !== undefined && this.#last?.what === what && now - this.#last.at < TOGETHER_MS && this.#past.length > 0;
    if (!isMore) {
      this.#past.push(this.#present);
      if (this.#past.length > MAX_STATES) this.#past.shift();
    }
    this.#last = what === undefined ? undefined : { what, at: now };
    this.#future = [];
    this.#present = state;
  }

  undo(): State | undefined {
    return this.#go(this.#past, this.#future);
  }

  redo(): State | undefined {
    return this.#go(this.#future, this.#past);
  }

  #go(from: State[], to: State[]): State | undefined {
    const state = from.pop();
    if (state === undefined) return undefined;
    to.push(this.#present);
    this.#last = undefined;
    this.#present = state;
    return state;
  }
}
