import { unprocessable } from '../../errors.ts';
import { grouped } from '../text/counts.ts';
import { placeOf } from '../text/places.ts';

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

const MAX_DEPTH = 1000;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WHITE_SPACE = /[ \t\n\r]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: RFC 8259 section 7 excludes just these
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const ESCAPES = '"\\/bfnrt';

class Stop extends Error {
  readonly index: number;

  constructor(index: number, problem: string) {
    super(problem);
    this.index = index;
  }
}

/** Reads a JSON text (RFC 8259, strictly; a byte order mark in front is skipped), or says where it stops being one. */
export function readJson(text: string): JsonValue | JsonProblem {
  try {
    return new Reader(text).document();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    return { problem: error.message, ...placeOf(text, error.index) };
  }
}

/** Reads a JSON text. What is none is unprocessable, with line and column. @param path the field it came in */
export function parseJson(text: string, path?: string): JsonValue {
  const value = readJson(text);
  return 'problem' in value ? unprocessable(`Not JSON at line ${value.line}, column ${value.column}: ${value.problem}.`, path) : value;
}

class Reader {
  readonly #text: string;
  #at: number;

  constructor(text: string) {
    this.#text = text;
    this.#at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  }

  document(): JsonValue {
    this.#skip(WHITE_SPACE);
    const value = this.#value(0);
    this.#skip(WHITE_SPACE);
    if (this.#at < this.#text.length) this.#stop('nothing may follow the value');
    return value;
  }

  #value(depth: number): JsonValue {
    const character = this.#text[this.#at];
    switch (character) {
      case '{':
        return this.#object(depth + 1);
      case '[':
        return this.#array(depth + 1);
      case '"':
        return { kind: 'string', ...this.#string() };
      case 't':
        return this.#word('true', { kind: 'boolean', value: true });
      case 'f':
        return this.#word('false', { kind: 'boolean', value: false });
      case 'n':
        return this.#word('null', { kind: 'null' });
      default:
        return this.#number();
    }
  }

  #object(depth: number): JsonValue {
    this.#enter(depth);
    const members: JsonMember[] = [];
    if (this.#take('}')) return { kind: 'object', members };
    for (;;) {
      if (this.#text[this.#at] !== '"') this.#stop(members.length === 0 ? 'expected a member name in quotes, or }' : 'expected a member name in quotes');
      const { value: name, source } = this.#string();
      this.#skip(WHITE_SPACE);
      if (!this.#take(':')) this.#stop('expected a colon');
      const value = this.#value(depth);
      members.push({ name, source, value });
      this.#skip(WHITE_SPACE);
      if (this.#takeLast('}')) return { kind: 'object', members };
      if (!this.#take(',')) this.#stop('expected a comma or }');
    }
  }

  #array(depth: number): JsonValue {
    this.#enter(depth);
    const items: JsonValue[] = [];
    if (this.#takeLast(']')) return { kind: 'array', items };
    for (;;) {
      items.push(this.#value(depth));
      this.#skip(WHITE_SPACE);
      if (this.#takeLast(']')) return { kind: 'array', items };
      if (!this.#take(',')) this.#stop('expected a comma or ]');
    }
  }

  #enter(depth: number): void {
    if (depth > MAX_DEPTH) this.#stop(`nested deeper than ${grouped(MAX_DEPTH)} arrays and objects`);
    this.#at++;
    this.#skip(WHITE_SPACE);
  }

  /** Takes a sign and the white space after it. */
  #take(sign: string): boolean {
    if (!this.#takeLast(sign)) return false;
    this.#skip(WHITE_SPACE);
    return true;
  }

  #takeLast(sign: string): boolean {
    if (this.#text[this.#at] !== sign) return false;
    this.#at++;
    return true;
  }

  #string(): { value: string; source: string } {
    const start = this.#at++;
    for (;;) {
      this.#skip(PLAIN);
      const character = this.#text[this.#at];
      if (character === '"') break;
      if (character === '\\') this.#escape();
      else this.#stop(character === undefined ? 'a string is not closed' : 'a control character must be escaped in a string');
    }
    this.#at++;
    const source = this.#text.slice(start, this.#at);
    // biome-ignore lint/plugin: a text by itself, without names
    return { value: source.includes('\\') ? String(JSON.parse(source)) : source.slice(1, -1), source };
  }

  #escape(): void {
    const letter = this.#text[++this.#at];
    if (letter === 'u') {
      for (let digit = 0; digit < 4; digit++) {
        this.#at++;
        if (!/^[0-9a-fA-F]$/.test(this.#text[this.#at] ?? '')) this.#stop('expected four hex digits after \\u');
      }
    } else if (letter === undefined || !ESCAPES.includes(letter)) this.#stop('this is not an escape of JSON');
    this.#at++;
  }

  #word(word: string, value: JsonValue): JsonValue {
    for (const letter of word) {
      if (this.#text[this.#at] !== letter) this.#stop(`expected ${word}`);
      this.#at++;
    }
    return value;
  }

  #number(): JsonValue {
    NUMBER.lastIndex = this.#at;
    const source = NUMBER.exec(this.#text)?.[0];
    if (source === undefined) {
      if (this.#text[this.#at] === '-') this.#at++;
      return this.#stop(this.#at >= this.#text.length ? 'the text stops too soon' : 'expected a value');
    }
    this.#at += source.length;
    const next = this.#text[this.#at] ?? '';
    // A point or an exponent that has begun must go on.
    if (next === '.' && !source.includes('.') && !/[eE]/.test(source)) {
      this.#at++;
      this.#stop('expected a digit after the point');
    }
    if (/[eE]/.test(next) && !/[eE]/.test(source)) {
      this.#at++;
      if (/[+-]/.test(this.#text[this.#at] ?? '')) this.#at++;
      this.#stop('expected a digit in the exponent');
    }
    return { kind: 'number', source };
  }

  #skip(pattern: RegExp): void {
    pattern.lastIndex = this.#at;
    pattern.test(this.#text);
    this.#at = pattern.lastIndex;
  }

  #stop(problem: string): never {
    throw new Stop(this.#at, this.#at >= this.#text.length ? 'the text stops too soon' : problem);
  }
}
