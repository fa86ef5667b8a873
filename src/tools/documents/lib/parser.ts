import { Bytes, type Dict, isDict, Name, Ref, type Value } from './objects.ts';

/** What is not as PDF asks for. */
export class Malformed extends Error {}

const MAX_DEPTH = 200;
const MAX_NUMBER_CHARACTERS = 400;
const WHITE = new Set([0, 9, 10, 12, 13, 32]);
const DELIMITERS = new Set([...'()<>[]{}/%'].map((character) => character.charCodeAt(0)));

/** An operator or another word that is no object. */
export class Word {
  readonly word: string;

  constructor(word: string) {
    this.word = word;
  }
}

const hexDigit = (byte: number): number =>
  byte >= 48 && byte <= 57 ? byte - 48 : byte >= 65 && byte <= 70 ? byte - 55 : byte >= 97 && byte <= 102 ? byte - 87 : -1;

/** Reads the objects of PDF (ISO 32000-2, 7.3) from bytes. */
export class Parser {
  readonly bytes: Uint8Array;
  at: number;
  readonly #references: boolean;

  /** @param references whether `1 0 R` is a reference, as it is outside of content */
  constructor(bytes: Uint8Array, at = 0, references = true) {
    this.bytes = bytes;
    this.at = at;
    this.#references = references;
  }

  skipWhite(): void {
    for (; this.at < this.bytes.length; this.at++) {
      const byte = this.bytes[this.at] ?? 0;
      if (byte === 37) {
        while (this.at < this.bytes.length && this.bytes[this.at] !== 10 && this.bytes[this.at] !== 13) this.at++;
      } else if (!WHITE.has(byte)) return;
    }
  }

  get ended(): boolean {
    this.skipWhite();
    return this.at >= this.bytes.length;
  }

  /** The next object, or word that is none; undefined at the end. */
  next(depth = 0): Value | Word | undefined {
    this.skipWhite();
    const byte = this.bytes[this.at];
    if (byte === undefined) return undefined;
    if (byte === 47) return this.#name();
    if (byte === 40) return this.#literal();
    if (byte === 60) return this.bytes[this.at + 1] === 60 ? this.#dictionary(depth) : this.#hex();
    if (byte === 91) return this.#array(depth);
    if ((byte >= 48 && byte <= 57) || byte === 43 || byte === 45 || byte === 46) return this.#number();
    return this.#word();
  }

  /** The next object. */
  value(depth = 0): Value {
    const found = this.next(depth);
    if (found === undefined || found instanceof Word) throw new Malformed(`no object at byte ${this.at}`);
    return found;
  }

  /** A whole number that is written in digits alone; undefined where there is none, and nothing is read. */
  digits(): number | undefined {
    this.skipWhite();
    const start = this.at;
    let value = 0;
    for (; this.at < start + 12; this.at++) {
      const digit = (this.bytes[this.at] ?? 0) - 48;
      if (!(digit >= 0 && digit <= 9)) break;
      value = value * 10 + digit;
    }
    return this.at === start ? undefined : value;
  }

  /** Reads a word if it comes next. */
  take(word: string): boolean {
    this.skipWhite();
    for (let index = 0; index < word.length; index++) if (this.bytes[this.at + index] !== word.charCodeAt(index)) return false;
    this.at += word.length;
    return true;
  }

  #word(): Value | Word {
    const start = this.at;
    while (this.at < this.bytes.length && !WHITE.has(this.bytes[this.at] ?? 0) && !DELIMITERS.has(this.bytes[this.at] ?? 0)) this.at++;
    if (this.at === start) this.at++;
    const word = String.fromCharCode(...this.bytes.subarray(start, Math.min(this.at, start + 100)));
    return word === 'true' ? true : word === 'false' ? false : word === 'null' ? null : new Word(word);
  }

  #name(): Name {
    let name = '';
    for (this.at++; this.at < this.bytes.length; this.at++) {
      const byte = this.bytes[this.at] ?? 0;
      if (WHITE.has(byte) || DELIMITERS.has(byte)) break;
      const high = byte === 35 ? hexDigit(this.bytes[this.at + 1] ?? 0) : -1;
      const low = high < 0 ? -1 : hexDigit(this.bytes[this.at + 2] ?? 0);
      name += String.fromCharCode(low < 0 ? byte : high * 16 + low);
      if (low >= 0) this.at += 2;
    }
    return new Name(name);
  }

  #number(): Value | Word {
    const start = this.at;
    const isNumeric = (byte: number | undefined): boolean => byte !== undefined && ((byte >= 48 && byte <= 57) || byte === 43 || byte === 45 || byte === 46);
    while (isNumeric(this.bytes[this.at])) this.at++;
    const text = String.fromCharCode(...this.bytes.subarray(start, Math.min(this.at, start + MAX_NUMBER_CHARACTERS)));
    if (this.#references && /^\d{1,10}$/.test(text)) {
      const reference = this.#reference(Number(text));
      if (reference) return reference;
    }
    const match = /^([+-]*)(\d*\.?\d*)/.exec(text);
    const value = Number(match?.[2] || 'NaN');
    if (Number.isNaN(value)) return /^[+\-.]+$/.test(text) ? 0 : new Word(text);
    if (!Number.isFinite(value)) return 0;
    return match?.[1]?.startsWith('-') && value !== 0 ? -value : value;
  }

  /** The reference that a number begins; nothing is read where it begins none. */
  #reference(number: number): Ref | undefined {
    const start = this.at;
    const before = this.bytes[start];
    if (before === undefined || !WHITE.has(before)) return undefined;
    const generation = this.digits();
    const isPart = generation !== undefined && this.at > start && this.take('R');
    const after = this.bytes[this.at];
    if (isPart && (after === undefined || WHITE.has(after) || DELIMITERS.has(after))) return new Ref(number, generation);
    this.at = start;
    return undefined;
  }

  #literal(): Bytes {
    const bytes: number[] = [];
    let open = 1;
    for (this.at++; this.at < this.bytes.length; this.at++) {
      const byte = this.bytes[this.at] ?? 0;
      if (byte === 92) {
        this.#escape(bytes);
        continue;
      }
      if (byte === 40) open++;
      if (byte === 41 && --open === 0) break;
      if (byte === 13) {
        bytes.push(10);
        if (this.bytes[this.at + 1] === 10) this.at++;
      } else bytes.push(byte);
    }
    if (open > 0) throw new Malformed('a string without an end');
    this.at++;
    return new Bytes(Uint8Array.from(bytes));
  }

  #escape(bytes: number[]): void {
    const byte = this.bytes[++this.at] ?? 0;
    const known = 'nrtbf'.indexOf(String.fromCharCode(byte));
    if (known >= 0) bytes.push([10, 13, 9, 8, 12][known] ?? 0);
    else if (byte >= 48 && byte <= 55) {
      let value = byte - 48;
      for (let more = 0; more < 2; more++) {
        const digit = (this.bytes[this.at + 1] ?? 0) - 48;
        if (!(digit >= 0 && digit <= 7)) break;
        value = value * 8 + digit;
        this.at++;
      }
      bytes.push(value & 255);
    } else if (byte === 13) {
      if (this.bytes[this.at + 1] === 10) this.at++;
    } else if (byte !== 10) bytes.push(byte);
  }

  #hex(): Bytes {
    const bytes: number[] = [];
    let half = -1;
    for (this.at++; this.bytes[this.at] !== 62; this.at++) {
      if (this.at >= this.bytes.length) throw new Malformed('a string without an end');
      const digit = hexDigit(this.bytes[this.at] ?? 0);
      if (digit < 0) continue;
      if (half < 0) half = digit;
      else {
        bytes.push(half * 16 + digit);
        half = -1;
      }
    }
    if (half >= 0) bytes.push(half * 16);
    this.at++;
    return new Bytes(Uint8Array.from(bytes));
  }

  #array(depth: number): Value[] {
    if (depth > MAX_DEPTH) throw new Malformed('too deep');
    const values: Value[] = [];
    this.at++;
    for (;;) {
      this.skipWhite();
      if (this.at >= this.bytes.length) throw new Malformed('an array without an end');
      if (this.bytes[this.at] === 93) {
        this.at++;
        return values;
      }
      const start = this.at;
      const value = this.next(depth + 1);
      if (value instanceof Word && (value.word === 'endobj' || value.word === 'endstream')) {
        this.at = start;
        throw new Malformed('an array without an end');
      }
      if (value !== undefined && !(value instanceof Word)) values.push(value);
    }
  }

  #dictionary(depth: number): Dict {
    if (depth > MAX_DEPTH) throw new Malformed('too deep');
    const entries: Dict = new Map();
    this.at += 2;
    for (;;) {
      this.skipWhite();
      if (this.at >= this.bytes.length) throw new Malformed('a dictionary without an end');
      if (this.bytes[this.at] === 62) {
        this.at += this.bytes[this.at + 1] === 62 ? 2 : 1;
        return entries;
      }
      const start = this.at;
      const key = this.next(depth + 1);
      if (key instanceof Word && (key.word === 'endobj' || key.word === 'stream')) {
        this.at = start;
        throw new Malformed('a dictionary without an end');
      }
      if (key instanceof Name) this.#entry(entries, key.name, depth);
    }
  }

  /** The value behind a key, which may be missing. */
  #entry(entries: Dict, key: string, depth: number): void {
    this.skipWhite();
    if (this.bytes[this.at] === 62 && this.bytes[this.at + 1] === 62) return;
    const value = this.next(depth + 1);
    if (value !== undefined && !(value instanceof Word) && value !== null) entries.set(key, value);
  }
}

/** Whether an object is a dictionary of a type. */
export const isOfType = (value: Value | undefined, type: string): value is Dict => {
  if (!isDict(value)) return false;
  const named = value.get('Type');
  return named instanceof Name && named.name === type;
};
