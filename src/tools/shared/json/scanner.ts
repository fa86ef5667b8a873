import { grouped } from '../text/counts.ts';

const MAX_DEPTH = 1000;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const [TAB, LINE_FEED, RETURN, SPACE, QUOTE, POINT, CAPITAL_E, BACKSLASH, SMALL_E] = [0x09, 0x0a, 0x0d, 0x20, 0x22, 0x2e, 0x45, 0x5c, 0x65];
/** A part of a string. It takes what it can get, so that there is nothing to go back to. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: RFC 8259 section 7 excludes just these
const STRING_PART = /(?:[^"\\\u0000-\u001f]+|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})){0,1000}/y;

export const EXPECTED_FIRST_NAME = 'expected a member name in quotes, or }';
export const EXPECTED_NAME = 'expected a member name in quotes';
export const EXPECTED_COLON = 'expected a colon';
export const EXPECTED_MORE_MEMBERS = 'expected a comma or }';
export const EXPECTED_MORE_ITEMS = 'expected a comma or ]';

/** Where a text stops being JSON. */
export class JsonStop extends Error {
  readonly index: number;

  constructor(index: number, problem: string) {
    super(problem);
    this.index = index;
  }
}

/** Reads the signs and words of a JSON text (RFC 8259, strictly), one after another. Throws `JsonStop` for what is none. */
export class JsonScanner {
  readonly #text: string;
  #at: number;
  #stringBegan = 0;

  constructor(text: string) {
    this.#text = text;
    this.#at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  }

  /** The character that comes next. */
  get next(): string | undefined {
    return this.#text[this.#at];
  }

  get index(): number {
    return this.#at;
  }

  /** Refuses anything but white space up to the end. */
  end(): void {
    this.space();
    if (this.#at < this.#text.length) this.stop('nothing may follow the value');
  }

  space(): void {
    for (;;) {
      const unit = this.#text.charCodeAt(this.#at);
      if (unit !== SPACE && unit !== LINE_FEED && unit !== RETURN && unit !== TAB) return;
      this.#at++;
    }
  }

  /** Takes the sign that begins an array or an object, and the white space after it. @param depth how many there are then within each other */
  enter(depth: number): void {
    if (depth > MAX_DEPTH) this.stop(`nested deeper than ${grouped(MAX_DEPTH)} arrays and objects`);
    this.#at++;
    this.space();
  }

  /** Takes a sign and the white space after it. */
  take(sign: string): boolean {
    if (!this.takeLast(sign)) return false;
    this.space();
    return true;
  }

  takeLast(sign: string): boolean {
    if (this.#text[this.#at] !== sign) return false;
    this.#at++;
    return true;
  }

  /** Takes a text that comes next, if it does. */
  takeText(text: string): boolean {
    if (!this.#text.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }

  /** Takes a string at once. */
  string(): { value: string; source: string } {
    const [text, began] = [this.#text, this.#at];
    for (let at = began + 1; ; at++) {
      const unit = text.charCodeAt(at);
      if (unit === QUOTE) {
        this.#at = at + 1;
        return { value: text.slice(began + 1, at), source: text.slice(began, at + 1) };
      }
      // An escape, a control character, or the end, where there is no unit.
      if (unit === BACKSLASH || !(unit >= SPACE)) break;
    }
    this.beginString();
    while (this.stringGoesOn());
    return this.endString();
  }

  beginString(): void {
    this.#stringBegan = this.#at++;
  }

  /** Takes a part of a string that has begun. @returns whether there may be more of it */
  stringGoesOn(): boolean {
    const before = this.#at;
    this.#skip(STRING_PART);
    return this.#at > before;
  }

  endString(): { value: string; source: string } {
    if (this.next === '\\') this.#stopAtEscape();
    if (this.next !== '"') this.stop(this.next === undefined ? 'a string is not closed' : 'a control character must be escaped in a string');
    this.#at++;
    const source = this.#text.slice(this.#stringBegan, this.#at);
    // biome-ignore lint/plugin: a text by itself, without names
    return { value: source.includes('\\') ? String(JSON.parse(source)) : source.slice(1, -1), source };
  }

  #stopAtEscape(): never {
    if (this.#text[++this.#at] !== 'u') this.stop('this is not an escape of JSON');
    do this.#at++;
    while (/^[0-9a-fA-F]$/.test(this.next ?? ''));
    return this.stop('expected four hex digits after \\u');
  }

  word(word: string): void {
    if (this.takeText(word)) return;
    for (const letter of word) {
      if (this.#text[this.#at] !== letter) this.stop(`expected ${word}`);
      this.#at++;
    }
  }

  /** Takes a number. @returns it as written */
  number(): string {
    NUMBER.lastIndex = this.#at;
    if (!NUMBER.test(this.#text)) {
      if (this.#text[this.#at] === '-') this.#at++;
      return this.stop(this.#at >= this.#text.length ? 'the text stops too soon' : 'expected a value');
    }
    const source = this.#text.slice(this.#at, NUMBER.lastIndex);
    this.#at = NUMBER.lastIndex;
    const next = this.#text.charCodeAt(this.#at);
    if (next === POINT || next === SMALL_E || next === CAPITAL_E) this.#stopWhereItMustGoOn(source);
    return source;
  }

  /** Refuses a point or an exponent that has begun after a number and does not go on. */
  #stopWhereItMustGoOn(source: string): void {
    if (/[eE]/.test(source)) return;
    if (this.next === '.') {
      if (source.includes('.')) return;
      this.#at++;
      this.stop('expected a digit after the point');
    }
    this.#at++;
    if (/[+-]/.test(this.next ?? '')) this.#at++;
    this.stop('expected a digit in the exponent');
  }

  #skip(pattern: RegExp): void {
    pattern.lastIndex = this.#at;
    pattern.test(this.#text);
    this.#at = pattern.lastIndex;
  }

  stop(problem: string): never {
    throw new JsonStop(this.#at, this.#at >= this.#text.length ? 'the text stops too soon' : problem);
  }
}
