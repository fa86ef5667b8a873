import { unprocessable } from '../../errors.ts';
import { placeOf } from '../text/places.ts';
import { EXPECTED_COLON, EXPECTED_FIRST_NAME, EXPECTED_MORE_ITEMS, EXPECTED_MORE_MEMBERS, EXPECTED_NAME, JsonScanner, JsonStop } from './scanner.ts';

/** A JSON value that keeps its source: numbers and strings as written, members in order and repeated. */
export type JsonValue =
  | { kind: 'object'; members: JsonMember[] }
  | { kind: 'array'; items: JsonValue[] }
  | { kind: 'string'; value: string; source: string }
  | { kind: 'number'; source: string }
  | { kind: 'boolean'; value: boolean }
  | { kind: 'null' };

export interface JsonMember {
  name: string;
  /** The name as written, quotes included. */
  source: string;
  value: JsonValue;
}

/** Where a text stops being JSON. `line` and `column` count from 1. */
export interface JsonProblem {
  problem: string;
  line: number;
  column: number;
}

/** Reads a JSON text (RFC 8259, strictly; a byte order mark in front is skipped), or says where it stops being one. */
export function readJson(text: string): JsonValue | JsonProblem {
  try {
    return new Reader(text).document();
  } catch (error) {
    if (!(error instanceof JsonStop)) throw error;
    return { problem: error.message, ...placeOf(text, error.index) };
  }
}

/** Reads a JSON text. What is none is unprocessable, with line and column. @param path the field it came in */
export function parseJson(text: string, path?: string): JsonValue {
  const value = readJson(text);
  return 'problem' in value ? unprocessable(`Not JSON at line ${value.line}, column ${value.column}: ${value.problem}.`, path) : value;
}

class Reader {
  readonly #scan: JsonScanner;
  /** By depth, the members of the object that was read last: the next one mostly has the same names in the same order. */
  readonly #before: JsonMember[][] = [];

  constructor(text: string) {
    this.#scan = new JsonScanner(text);
  }

  document(): JsonValue {
    this.#scan.space();
    const value = this.#value(0);
    this.#scan.end();
    return value;
  }

  #value(depth: number): JsonValue {
    switch (this.#scan.next) {
      case '{':
        return this.#object(depth + 1);
      case '[':
        return this.#array(depth + 1);
      case '"': {
        const { value, source } = this.#scan.string();
        return { kind: 'string', value, source };
      }
      case 't':
        this.#scan.word('true');
        return { kind: 'boolean', value: true };
      case 'f':
        this.#scan.word('false');
        return { kind: 'boolean', value: false };
      case 'n':
        this.#scan.word('null');
        return { kind: 'null' };
      default:
        return { kind: 'number', source: this.#scan.number() };
    }
  }

  #object(depth: number): JsonValue {
    const scan = this.#scan;
    scan.enter(depth);
    const members: JsonMember[] = [];
    if (scan.take('}')) return { kind: 'object', members };
    const before = this.#before[depth];
    this.#before[depth] = members;
    for (;;) {
      if (scan.next !== '"') scan.stop(members.length === 0 ? EXPECTED_FIRST_NAME : EXPECTED_NAME);
      const { name, source } = this.#name(before?.[members.length]);
      scan.space();
      if (!scan.take(':')) scan.stop(EXPECTED_COLON);
      const value = this.#value(depth);
      members.push({ name, source, value });
      scan.space();
      if (scan.takeLast('}')) return { kind: 'object', members };
      if (!scan.take(',')) scan.stop(EXPECTED_MORE_MEMBERS);
    }
  }

  /** @param before a member that may have the same name */
  #name(before: JsonMember | undefined): { name: string; source: string } {
    if (before && this.#scan.takeText(before.source)) return before;
    const { value: name, source } = this.#scan.string();
    return { name, source };
  }

  #array(depth: number): JsonValue {
    const scan = this.#scan;
    scan.enter(depth);
    const items: JsonValue[] = [];
    if (scan.takeLast(']')) return { kind: 'array', items };
    for (;;) {
      items.push(this.#value(depth));
      scan.space();
      if (scan.takeLast(']')) return { kind: 'array', items };
      if (!scan.take(',')) scan.stop(EXPECTED_MORE_ITEMS);
    }
  }
}
