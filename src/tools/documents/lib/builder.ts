import { Ref, type Store, type Value } from './objects.ts';

/** What takes new objects: a file that was read, or one that is made. */
export interface Sink extends Store {
  add(value: Value): Ref;
  replace(ref: Ref, value: Value): void;
}

/** Objects of a file that is made. */
export class Builder implements Sink {
  readonly #objects = new Map<number, Value>();
  #last = 0;

  get(ref: Ref): Value {
    return this.#objects.get(ref.number) ?? null;
  }

  add(value: Value): Ref {
    this.#objects.set(++this.#last, value);
    return new Ref(this.#last);
  }

  replace(ref: Ref, value: Value): void {
    this.#objects.set(ref.number, value);
  }
}
