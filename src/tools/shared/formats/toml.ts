// Reading TOML 1.0.0.
import { unprocessable } from '../../errors.ts';
import type { JsonValue } from '../json/json.ts';
import { arrayValue, booleanValue, type JsonObject, numberValue, objectValue, textValue } from '../json/tree.ts';
import { grouped } from '../text/counts.ts';
import { placeOf } from '../text/places.ts';

/** Where a text stops being TOML. `line` and `column` count from 1. */
export interface TomlProblem {
  problem: string;
  line: number;
  column: number;
}

export interface TomlOptions {
  /** Refuse floats that JSON has no number for: inf, nan and what is beyond a double. */
  finite: boolean;
}

/** How a table came to be; that decides what may still be added to it. */
type Origin = 'implicit' | 'header' | 'dotted' | 'fixed';

interface Table {
  kind: 'table';
  origin: Origin;
  entries: Map<string, Entry>;
}

type Entry = Table | { kind: 'tables'; tables: Table[] } | { kind: 'value'; value: JsonValue };

interface Key {
  name: string;
  start: number;
}

const MAX_DEPTH = 1000;
const BLANK = /[ \t]*/y;
const BARE_KEY = /[A-Za-z0-9_-]+/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: TOML 1.0.0 section Comment excludes just these
const COMMENT = /#[^\u0000-\u0008\u000a-\u001f\u007f]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: TOML 1.0.0 section String excludes just these
const BASIC = /[^"\\\u0000-\u0008\u000a-\u001f\u007f]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above
const LITERAL = /[^'\u0000-\u0008\u000a-\u001f\u007f]*/y;
const LINE_END = /\r?\n/y;
const CONTINUATION = /\\[ \t]*\r?\n[ \t\r\n]*/y;
const HEX = /[0-9a-fA-F]*/y;
const WORD = /[0-9A-Za-z_+.:-]*/y;
const INTEGER = /^[+-]?(?:0|[1-9](?:_?[0-9])*)$/;
const BASED = /^0(?:x[0-9a-fA-F](?:_?[0-9a-fA-F])*|o[0-7](?:_?[0-7])*|b[01](?:_?[01])*)$/;
const FLOAT = /^[+-]?(?:0|[1-9](?:_?[0-9])*)(?:\.[0-9](?:_?[0-9])*)?(?:[eE][+-]?[0-9](?:_?[0-9])*)?$/;
const SPECIAL = /^[+-]?(?:inf|nan)$/;
const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
const DATE_TIME = /^(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d:\d\d(?:\.\d+)?)([Zz]|[+-]\d\d:\d\d)?$/;
const TIME = /^(\d\d):(\d\d):(\d\d)(?:\.\d+)?$/;
const TIME_AFTER_BLANK = / \d\d:[0-9A-Za-z_+.:-]*/y;
const ESCAPES = new Map([
  ['b', '\b'],
  ['t', '\t'],
  ['n', '\n'],
  ['f', '\f'],
  ['r', '\r'],
  ['"', '"'],
  ['\\', '\\'],
]);
const MIN_INTEGER = -(2n ** 63n);
const MAX_INTEGER = 2n ** 63n - 1n;
/** More digits than any 64-bit integer has, in any base. */
const MAX_INTEGER_DIGITS = 1000;

class Stop extends Error {
  readonly index: number;

  constructor(index: number, problem: string) {
    super(problem);
    this.index = index;
  }
}

/** Reads a TOML text, or says where it stops being one. Dates and times become strings in RFC 3339 form. */
export function readToml(text: string, options: TomlOptions): JsonObject | TomlProblem {
  try {
    return new Reader(text, options).document();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    return { problem: error.message, ...placeOf(text, error.index) };
  }
}

/** Reads a TOML text whose floats are finite. What is none is unprocessable, with line and column. @param path the field it came in */
export function parseToml(text: string, path: string): JsonObject {
  const value = readToml(text, { finite: true });
  return 'problem' in value ? unprocessable(`Line ${value.line}, column ${value.column}: ${value.problem}.`, path) : value;
}

const newTable = (origin: Origin): Table => ({ kind: 'table', origin, entries: new Map() });

class Reader {
  readonly #text: string;
  readonly #finite: boolean;
  readonly #root = newTable('header');
  #at = 0;

  constructor(text: string, { finite }: TomlOptions) {
    this.#text = text;
    this.#finite = finite;
  }

  document(): JsonObject {
    const surrogate = /\p{Cs}/u.exec(this.#text);
    if (surrogate) throw new Stop(surrogate.index, 'a lone surrogate is not a Unicode character');
    if (this.#text.startsWith('\ufeff')) this.#at = 1;
    let table = this.#root;
    let depth = 0;
    while (this.#at < this.#text.length) {
      this.#take(BLANK);
      const character = this.#text[this.#at];
      if (character === '[') ({ table, depth } = this.#header());
      else if (character !== '#' && character !== '\n' && character !== '\r' && character !== undefined) this.#pair(table, depth);
      this.#lineEnd();
    }
    return toJson(this.#root);
  }

  /** Takes what the pattern matches here, perhaps nothing. */
  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0] ?? '';
    this.#at += found.length;
    return found;
  }

  #stop(problem: string, index = this.#at): never {
    throw new Stop(index, index >= this.#text.length ? `the text stops too soon: ${problem}` : problem);
  }

  #expect(sign: string): void {
    if (!this.#text.startsWith(sign, this.#at)) this.#stop(`expected ${sign}`);
    this.#at += sign.length;
  }

  #lineEnd(): void {
    this.#take(BLANK);
    const comment = this.#take(COMMENT) !== '';
    if (this.#at < this.#text.length && this.#take(LINE_END) === '') {
      this.#stop(
        comment
          ? 'a control character must not be in a comment'
          : this.#text[this.#at] === '\r'
            ? 'a carriage return needs a line feed after it'
            : 'expected the end of the line',
      );
    }
  }

  #header(): { table: Table; depth: number } {
    const repeated = this.#text.startsWith('[[', this.#at);
    this.#at += repeated ? 2 : 1;
    this.#take(BLANK);
    const keys = this.#keys();
    this.#expect(repeated ? ']]' : ']');
    const last = keys.pop();
    if (!last) return { table: this.#root, depth: 0 };
    if (keys.length >= MAX_DEPTH) this.#stop(`nested deeper than ${grouped(MAX_DEPTH)} tables`, last.start);
    let table = this.#root;
    for (const key of keys) table = this.#throughHeader(table, key);
    return { table: repeated ? this.#append(table, last) : this.#define(table, last), depth: keys.length + 1 };
  }

  #throughHeader(table: Table, { name, start }: Key): Table {
    const entry = table.entries.get(name);
    if (!entry) {
      const inner = newTable('implicit');
      table.entries.set(name, inner);
      return inner;
    }
    const inner = entry.kind === 'tables' ? entry.tables.at(-1) : entry;
    return inner?.kind === 'table' && inner.origin !== 'fixed'
      ? inner
      : this.#stop(`${JSON.stringify(name)} has a value already and is not a table that can be added to`, start);
  }

  #define(table: Table, { name, start }: Key): Table {
    const entry = table.entries.get(name);
    if (entry && (entry.kind !== 'table' || entry.origin !== 'implicit')) this.#stop(`${JSON.stringify(name)} is defined twice`, start);
    const inner = entry?.kind === 'table' ? entry : newTable('header');
    inner.origin = 'header';
    table.entries.set(name, inner);
    return inner;
  }

  #append(table: Table, { name, start }: Key): Table {
    const entry = table.entries.get(name);
    if (entry && entry.kind !== 'tables') this.#stop(`${JSON.stringify(name)} is defined already and is not an array of tables`, start);
    const inner = newTable('header');
    if (entry?.kind === 'tables') entry.tables.push(inner);
    else table.entries.set(name, { kind: 'tables', tables: [inner] });
    return inner;
  }

  /** A key and its value. @param depth how many tables the table is in, itself included */
  #pair(table: Table, depth: number): void {
    const keys = this.#keys();
    const last = keys.pop();
    if (!last) return;
    let inner = table;
    for (const { name, start } of keys) {
      const entry = inner.entries.get(name) ?? newTable('dotted');
      if (entry.kind !== 'table' || (entry.origin !== 'dotted' && entry.origin !== 'implicit'))
        this.#stop(`${JSON.stringify(name)} is defined already and cannot be added to by a dotted key`, start);
      entry.origin = 'dotted';
      inner.entries.set(name, entry);
      inner = entry;
    }
    if (inner.entries.has(last.name)) this.#stop(`${JSON.stringify(last.name)} is defined twice`, last.start);
    this.#expect('=');
    this.#take(BLANK);
    inner.entries.set(last.name, this.#value(depth + keys.length));
  }

  /** A key, with its dotted parts, and the blanks after it. */
  #keys(): Key[] {
    const keys: Key[] = [];
    for (;;) {
      const start = this.#at;
      keys.push({ name: this.#key(), start });
      this.#take(BLANK);
      if (this.#text[this.#at] !== '.') return keys;
      this.#at++;
      this.#take(BLANK);
    }
  }

  #key(): string {
    const quote = this.#text[this.#at];
    if (quote === '"') return this.#basic();
    if (quote === "'") return this.#literal();
    return this.#take(BARE_KEY) || this.#stop('expected a key (of letters, digits, _ and -, or in quotes)');
  }

  #value(depth: number): Entry {
    if (depth > MAX_DEPTH) this.#stop(`nested deeper than ${grouped(MAX_DEPTH)} arrays and tables`);
    switch (this.#text[this.#at]) {
      case '"':
        return value(textValue(this.#text.startsWith('"""', this.#at) ? this.#multiLineBasic() : this.#basic()));
      case "'":
        return value(textValue(this.#text.startsWith("'''", this.#at) ? this.#multiLineLiteral() : this.#literal()));
      case '[':
        return value(this.#array(depth + 1));
      case '{':
        return this.#inlineTable(depth + 1);
      default:
        return value(this.#word());
    }
  }

  #array(depth: number): JsonValue {
    this.#at++;
    const items: JsonValue[] = [];
    for (;;) {
      this.#blankLines();
      if (this.#text[this.#at] === ']') break;
      items.push(entryJson(this.#value(depth)));
      this.#blankLines();
      if (this.#text[this.#at] === ']') break;
      if (this.#text[this.#at] !== ',') this.#stop('expected a comma or ]');
      this.#at++;
    }
    this.#at++;
    return arrayValue(items);
  }

  /** White space, comments and line ends, as arrays allow them. */
  #blankLines(): void {
    for (;;) {
      this.#take(BLANK);
      this.#take(COMMENT);
      if (this.#take(LINE_END) === '') return;
    }
  }

  #inlineTable(depth: number): Table {
    if (depth > MAX_DEPTH) this.#stop(`nested deeper than ${grouped(MAX_DEPTH)} arrays and tables`);
    this.#at++;
    const table = newTable('dotted');
    this.#take(BLANK);
    if (this.#text[this.#at] === '}') this.#at++;
    else {
      for (;;) {
        this.#pair(table, depth);
        this.#take(BLANK);
        const sign = this.#text[this.#at];
        if (sign !== ',' && sign !== '}') this.#stop(sign === '\n' || sign === '\r' ? 'an inline table must be on one line' : 'expected a comma or }');
        this.#at++;
        if (sign === '}') break;
        this.#take(BLANK);
      }
    }
    table.origin = 'fixed';
    return table;
  }

  #basic(): string {
    let text = '';
    this.#at++;
    for (;;) {
      text += this.#take(BASIC);
      const character = this.#text[this.#at];
      if (character === '"') {
        this.#at++;
        return text;
      }
      if (character !== '\\') return this.#inString(character);
      text += this.#escape();
    }
  }

  #literal(): string {
    this.#at++;
    const text = this.#take(LITERAL);
    if (this.#text[this.#at] !== "'") return this.#inString(this.#text[this.#at]);
    this.#at++;
    return text;
  }

  #inString(character: string | undefined): never {
    return this.#stop(
      character === undefined || character === '\n' || character === '\r'
        ? 'a string is not closed'
        : 'a control character must be escaped in a basic string and cannot be in a literal one',
    );
  }

  #multiLineBasic(): string {
    let text = '';
    this.#at += 3;
    this.#take(LINE_END);
    for (;;) {
      text += this.#take(BASIC);
      if (this.#text[this.#at] === '"') {
        const quotes = this.#quotes('"');
        text += quotes.text;
        if (quotes.closed) return text;
      } else if (this.#text[this.#at] === '\\') text += this.#take(CONTINUATION) === '' ? this.#escape() : '';
      else text += this.#break();
    }
  }

  #multiLineLiteral(): string {
    let text = '';
    this.#at += 3;
    this.#take(LINE_END);
    for (;;) {
      text += this.#take(LITERAL);
      if (this.#text[this.#at] === "'") {
        const quotes = this.#quotes("'");
        text += quotes.text;
        if (quotes.closed) return text;
      } else text += this.#break();
    }
  }

  /** Quotes inside a string of several lines: three close it, up to two more in front of them belong to the text. */
  #quotes(quote: string): { text: string; closed: boolean } {
    let count = 0;
    while (count < 5 && this.#text[this.#at + count] === quote) count++;
    this.#at += count;
    return count < 3 ? { text: quote.repeat(count), closed: false } : { text: quote.repeat(count - 3), closed: true };
  }

  #break(): string {
    if (this.#take(LINE_END) !== '') return '\n';
    return this.#stop(
      this.#at >= this.#text.length
        ? 'a string is not closed'
        : this.#text[this.#at] === '\r'
          ? 'a carriage return needs a line feed after it'
          : 'a control character must not be in a string',
    );
  }

  #escape(): string {
    const start = this.#at++;
    const letter = this.#text[this.#at++] ?? '';
    const plain = ESCAPES.get(letter);
    if (plain !== undefined) return plain;
    const length = letter === 'u' ? 4 : letter === 'U' ? 8 : this.#stop('this is not an escape of TOML', Math.min(start, this.#text.length));
    const digits = this.#take(HEX).slice(0, length);
    if (digits.length < length) this.#stop(`expected ${length} hex digits after \\${letter}`, start);
    this.#at = start + 2 + length;
    const codePoint = Number.parseInt(digits, 16);
    if (codePoint > 0x10ffff || (codePoint >= 0xd800 && codePoint <= 0xdfff)) this.#stop(`\\${letter}${digits} is not a Unicode character`, start);
    return String.fromCodePoint(codePoint);
  }

  /** A boolean, a number, a date or a time. */
  #word(): JsonValue {
    const start = this.#at;
    let word = this.#take(WORD);
    if (DATE.test(word)) word += this.#take(TIME_AFTER_BLANK);
    if (word === 'true' || word === 'false') return booleanValue(word === 'true');
    const number = this.#number(word, start) ?? dateOrTime(word);
    if (number) return number;
    return this.#stop(word === '' ? 'expected a value' : `${JSON.stringify(word.length > 50 ? `${word.slice(0, 50)}…` : word)} is not a value of TOML`, start);
  }

  #number(word: string, start: number): JsonValue | undefined {
    if (INTEGER.test(word) || BASED.test(word)) {
      const digits = word.replaceAll('_', '').replace(/^\+/, '');
      const number = digits.replace(/^(?:-|0[xob])?0*/, '').length > MAX_INTEGER_DIGITS ? MAX_INTEGER + 1n : BigInt(digits);
      return number < MIN_INTEGER || number > MAX_INTEGER ? this.#stop('the integer does not fit 64 bits', start) : numberValue(String(number));
    }
    const special = SPECIAL.test(word);
    if (!special && !FLOAT.test(word)) return undefined;
    const number = special ? Number.POSITIVE_INFINITY : Number(word.replaceAll('_', ''));
    if (Number.isFinite(number)) return numberValue(String(number));
    return this.#finite ? this.#stop(special ? `JSON has no ${word}` : 'the number is beyond a double', start) : numberValue('0');
  }
}

const value = (inner: JsonValue): Entry => ({ kind: 'value', value: inner });

/** A date, a time or both, as RFC 3339 writes it; undefined for what is none or does not exist. */
function dateOrTime(word: string): JsonValue | undefined {
  if (DATE.test(word)) return isDate(word) ? textValue(word) : undefined;
  if (TIME.test(word)) return isTime(word) ? textValue(word) : undefined;
  const [, date = '', time = '', offset = ''] = DATE_TIME.exec(word) ?? [];
  if (!isDate(date) || !isTime(time)) return undefined;
  if (offset.length > 1 && !(Number(offset.slice(1, 3)) < 24 && Number(offset.slice(4)) < 60)) return undefined;
  return textValue(`${date}T${time}${offset.toUpperCase()}`);
}

function isDate(text: string): boolean {
  const [, year, month, day] = (DATE.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined || month < 1 || month > 12 || day < 1) return false;
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day <= (month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31);
}

function isTime(text: string): boolean {
  const [, hour = 24, minute = 60, second = 61] = (TIME.exec(text) ?? []).map(Number);
  // RFC 3339 section 5.6: 60 is a leap second.
  return hour < 24 && minute < 60 && second <= 60;
}

function entryJson(entry: Entry): JsonValue {
  if (entry.kind === 'value') return entry.value;
  return entry.kind === 'table' ? toJson(entry) : arrayValue(entry.tables.map(toJson));
}

const toJson = (table: Table): JsonObject => objectValue(Array.from(table.entries, ([name, entry]) => [name, entryJson(entry)]));
