import { latin1Text } from '../../shared/platform/bytes.ts';

/** A name of PDF (ISO 32000-2, 7.3.5), its bytes as the characters of their numbers. */
export class Name {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** A reference to an indirect object (ISO 32000-2, 7.3.10). */
export class Ref {
  readonly number: number;
  readonly generation: number;

  constructor(number: number, generation = 0) {
    this.number = number;
    this.generation = generation;
  }
}

/** A string of PDF (ISO 32000-2, 7.3.4). */
export class Bytes {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

/** A stream (ISO 32000-2, 7.3.8): its dictionary and its bytes as they stand in the file, less their encryption. */
export class Stream {
  readonly dict: Dict;
  readonly #stored: Uint8Array;
  readonly #decrypt: ((bytes: Uint8Array) => Uint8Array) | undefined;

  constructor(dict: Dict, stored: Uint8Array, decrypt?: (bytes: Uint8Array) => Uint8Array) {
    this.dict = dict;
    this.#stored = stored;
    this.#decrypt = decrypt;
  }

  get raw(): Uint8Array {
    return this.#decrypt ? this.#decrypt(this.#stored) : this.#stored;
  }

  get storedLength(): number {
    return this.#stored.length;
  }

  /** The same bytes under another dictionary. */
  withDict(dict: Dict): Stream {
    return new Stream(dict, this.#stored, this.#decrypt);
  }
}

export type Dict = Map<string, Value>;
export type Value = null | boolean | number | Name | Ref | Bytes | Stream | Dict | Value[];

export const isDict = (value: Value | undefined): value is Dict => value instanceof Map;

/** What gives the objects behind references. */
export interface Store {
  get(ref: Ref): Value;
}

const MAX_CHAIN = 32;

/** What stands behind a value: itself, or what it refers to; null where that is nothing. */
export function resolved(store: Store, value: Value | undefined): Value {
  let found = value ?? null;
  for (let step = 0; found instanceof Ref; step++) {
    if (step > MAX_CHAIN) return null;
    found = store.get(found);
  }
  return found;
}

/** The dictionary of a value, of a stream its own; undefined where it is none. */
export function dictOf(store: Store, value: Value | undefined): Dict | undefined {
  const found = resolved(store, value);
  if (found instanceof Stream) return found.dict;
  return isDict(found) ? found : undefined;
}

export function arrayOf(store: Store, value: Value | undefined): Value[] | undefined {
  const found = resolved(store, value);
  return Array.isArray(found) ? found : undefined;
}

export function numberOf(store: Store, value: Value | undefined): number | undefined {
  const found = resolved(store, value);
  return typeof found === 'number' ? found : undefined;
}

export function nameOf(store: Store, value: Value | undefined): string | undefined {
  const found = resolved(store, value);
  return found instanceof Name ? found.name : undefined;
}

export function bytesOf(store: Store, value: Value | undefined): Uint8Array | undefined {
  const found = resolved(store, value);
  return found instanceof Bytes ? found.bytes : undefined;
}

export function streamOf(store: Store, value: Value | undefined): Stream | undefined {
  const found = resolved(store, value);
  return found instanceof Stream ? found : undefined;
}

/** Four numbers of a rectangle, the lower left corner first; undefined where there are none. */
export function rectangleOf(store: Store, value: Value | undefined): [number, number, number, number] | undefined {
  const [a, b, c, d] = (arrayOf(store, value) ?? []).slice(0, 4).map((entry) => numberOf(store, entry));
  if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined;
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
}

/** A key for a name or string that is looked up in a tree of names. */
export const keyOf = (value: Value): string | undefined => (value instanceof Name ? value.name : value instanceof Bytes ? latin1Text(value.bytes) : undefined);

export const dict = (entries: Readonly<Record<string, Value | undefined>>): Dict =>
  new Map(Object.entries(entries).filter((entry): entry is [string, Value] => entry[1] !== undefined));
