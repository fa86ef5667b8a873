import type { Place } from '../text/places.ts';
import { graphemes } from '../text/segments.ts';
import type { JsonProblem } from './json.ts';
import { EXPECTED_COLON, EXPECTED_FIRST_NAME, EXPECTED_MORE_ITEMS, EXPECTED_MORE_MEMBERS, EXPECTED_NAME, JsonScanner, JsonStop } from './scanner.ts';

/** What is read in one piece. */
const VALUES_IN_PIECE = 500;
const PARTS_IN_PIECE = 10;
const LINES_IN_PIECE = 2_000;
const CHARACTERS_IN_PIECE = 2_000;

/**
 * Reads a JSON text of any size in pieces of a fraction of a millisecond, as `parseJsonText` reads it at once: whoever goes through it may let others have their turn after each. It tells the
 * same problems with what is not JSON as `readJson`. Not in pieces is what makes the value of one string of its source.
 */
export function* readInPieces(text: string): Generator<void, { value: unknown } | JsonProblem> {
  try {
    const scan = new JsonScanner(text);
    if (text.startsWith('\uFEFF')) scan.stop('a byte order mark comes before the value');
    return { value: yield* new Reader(scan).document() };
  } catch (error) {
    if (!(error instanceof JsonStop)) throw error;
    return { problem: error.message, ...(yield* placeInPieces(text, error.index)) };
  }
}

/** The place of an index of a text, as `placeOf` tells it. */
function* placeInPieces(text: string, index: number): Generator<void, Place> {
  const before = text.slice(text.startsWith('\uFEFF') ? 1 : 0, index);
  let line = 1;
  let lineStart = 0;
  for (const { 0: ending, index: at } of before.matchAll(/\r\n|\n|\r/g)) {
    lineStart = at + ending.length;
    if (line++ % LINES_IN_PIECE === 0) yield;
  }
  let column = 1;
  for (let at = lineStart; at < before.length; ) {
    const part = graphemes(before.slice(at, at + CHARACTERS_IN_PIECE));
    // The last may go on in the next part.
    const isLast = part.length === 1 || at + CHARACTERS_IN_PIECE >= before.length;
    const taken = isLast ? part : part.slice(0, -1);
    column += taken.length;
    at += taken.reduce((sum, { length }) => sum + length, 0);
    yield;
  }
  return { line, column };
}

/** An array or an object that has begun, and the name of the member that is being read. */
type Open = { items: unknown[] } | { members: Record<string, unknown>; name: string };

/** Stands for an array or an object that has begun and has something in it. */
const BEGUN = Symbol('begun');

class Reader {
  readonly #scan: JsonScanner;
  readonly #around: Open[] = [];
  #whole: unknown;

  constructor(scan: JsonScanner) {
    this.#scan = scan;
  }

  *document(): Generator<void, unknown> {
    this.#scan.space();
    for (let read = 1; ; read++) {
      if (read % VALUES_IN_PIECE === 0) yield;
      const value = yield* this.#value();
      if (value !== BEGUN && (yield* this.#put(value))) break;
    }
    this.#scan.end();
    return this.#whole;
  }

  *#value(): Generator<void, unknown> {
    const scan = this.#scan;
    switch (scan.next) {
      case '{': {
        scan.enter(this.#around.length + 1);
        const members = {};
        if (scan.take('}')) return members;
        this.#around.push({ members, name: yield* memberName(scan, EXPECTED_FIRST_NAME) });
        return BEGUN;
      }
      case '[': {
        scan.enter(this.#around.length + 1);
        const items: unknown[] = [];
        if (scan.takeLast(']')) return items;
        this.#around.push({ items });
        return BEGUN;
      }
      case '"':
        return yield* string(scan);
      default:
        return simple(scan);
    }
  }

  /** Puts a value that is whole where it belongs, and what ends with it, too. @returns whether the document is whole */
  *#put(given: unknown): Generator<void, boolean> {
    let value = given;
    for (let inner = this.#around.at(-1); inner; inner = this.#around.at(-1)) {
      this.#scan.space();
      if ('items' in inner) {
        inner.items.push(value);
        if (this.#hasMore(']', EXPECTED_MORE_ITEMS)) return false;
        value = inner.items;
      } else {
        define(inner, value);
        if (this.#hasMore('}', EXPECTED_MORE_MEMBERS)) {
          inner.name = yield* memberName(this.#scan, EXPECTED_NAME);
          return false;
        }
        value = inner.members;
      }
      this.#around.pop();
    }
    this.#whole = value;
    return true;
  }

  #hasMore(end: string, expected: string): boolean {
    if (this.#scan.takeLast(end)) return false;
    if (!this.#scan.take(',')) this.#scan.stop(expected);
    return true;
  }
}

/** Defined rather than assigned where it would be the prototype: it is a name like any other. */
function define({ members, name }: { members: Record<string, unknown>; name: string }, value: unknown): void {
  if (name === '__proto__') Object.defineProperty(members, name, { value, enumerable: true, configurable: true, writable: true });
  else members[name] = value;
}

function* memberName(scan: JsonScanner, expected: string): Generator<void, string> {
  if (scan.next !== '"') scan.stop(expected);
  const name = yield* string(scan);
  scan.space();
  if (!scan.take(':')) scan.stop(EXPECTED_COLON);
  return name;
}

function* string(scan: JsonScanner): Generator<void, string> {
  scan.beginString();
  for (let parts = 1; scan.stringGoesOn(); parts++) if (parts % PARTS_IN_PIECE === 0) yield;
  return scan.endString().value;
}

function simple(scan: JsonScanner): unknown {
  switch (scan.next) {
    case 't':
      scan.word('true');
      return true;
    case 'f':
      scan.word('false');
      return false;
    case 'n':
      scan.word('null');
      return null;
    default:
      return Number(scan.number());
  }
}
