import { unprocessable } from '../../errors.ts';
import { grouped } from '../text/counts.ts';
import type { JsonValue } from './json.ts';
import { arrayValue, numberValue, objectValue, textValue } from './tree.ts';

const MAX_DEPTH = 1000;
/** JSON5 1.0.0, section 8: white space and line terminators. */
const SPACE = /[\t\v\f \u00a0\ufeff\p{Zs}\n\r\u2028\u2029]/u;
const LINE_END = /[\n\r\u2028\u2029]/;
const NAME_START = /[$_\p{L}\p{Nl}]/u;
const NAME_PART = /[$_\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}\u200c\u200d]/u;
const NUMBER = /([+-]?)(?:0[xX]([0-9a-fA-F]+)|(?:(0|[1-9]\d*)(?:\.(\d*))?|\.(\d+))(?:[eE]([+-]?\d+))?)/y;
const ESCAPES = new Map([
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['v', '\v'],
]);

/** Reads JSON5 1.0.0, keeping the digits of numbers. What is none, and Infinity and NaN, are unprocessable, with line and column. */
export function parseJson5(text: string, path: string): JsonValue {
  return new Reader(text, path).document();
}

class Reader {
  readonly #text: string;
  readonly #path: string;
  #at = 0;

  constructor(text: string, path: string) {
    this.#text = text;
    this.#path = path;
  }

  document(): JsonValue {
    this.#skip();
    const value = this.#value(1);
    this.#skip();
    if (this.#at < this.#text.length) this.#stop('nothing may follow the value');
    return value;
  }

  #character(): string {
    return this.#at < this.#text.length ? String.fromCodePoint(this.#text.codePointAt(this.#at) ?? 0) : '';
  }

  #stop(problem: string, at = this.#at): never {
    const lines = this.#text.slice(0, at).split(/\r\n|[\n\r\u2028\u2029]/);
    const reason = at >= this.#text.length ? 'the text stops too soon' : problem;
    return unprocessable(`Not JSON5 at line ${lines.length}, column ${[...(lines.at(-1) ?? '')].length + 1}: ${reason}.`, this.#path);
  }

  /** Passes white space and comments. */
  #skip(): void {
    for (;;) {
      const character = this.#character();
      if (character !== '' && SPACE.test(character)) this.#at += character.length;
      else if (this.#text.startsWith('//', this.#at)) while (this.#at < this.#text.length && !LINE_END.test(this.#text[this.#at] ?? '')) this.#at += 1;
      else if (this.#text.startsWith('/*', this.#at)) {
        const end = this.#text.indexOf('*/', this.#at + 2);
        if (end < 0) this.#stop('a comment is not closed', this.#text.length);
        this.#at = end + 2;
      } else return;
    }
  }

  #take(sign: string): boolean {
    if (!this.#text.startsWith(sign, this.#at)) return false;
    this.#at += sign.length;
    return true;
  }

  #value(depth: number): JsonValue {
    if (depth > MAX_DEPTH + 1) this.#stop(`nested deeper than ${grouped(MAX_DEPTH)} arrays and objects`);
    const character = this.#character();
    if (character === '{') return this.#object(depth);
    if (character === '[') return this.#array(depth);
    if (character === '"' || character === "'") return textValue(this.#string(character));
    for (const [word, value] of WORDS) if (this.#takeWord(word)) return value;
    return this.#number();
  }

  #takeWord(word: string): boolean {
    const next = this.#text.codePointAt(this.#at + word.length);
    if (!this.#text.startsWith(word, this.#at) || (next !== undefined && NAME_PART.test(String.fromCodePoint(next)))) return false;
    this.#at += word.length;
    return true;
  }

  #object(depth: number): JsonValue {
    this.#at += 1;
    const members: [string, JsonValue][] = [];
    for (;;) {
      this.#skip();
      if (this.#take('}')) return objectValue(members);
      const name = this.#name();
      this.#skip();
      if (!this.#take(':')) this.#stop('expected a colon');
      this.#skip();
      members.push([name, this.#value(depth + 1)]);
      this.#skip();
      if (this.#take('}')) return objectValue(members);
      if (!this.#take(',')) this.#stop('expected a comma or }');
    }
  }

  #array(depth: number): JsonValue {
    this.#at += 1;
    const items: JsonValue[] = [];
    for (;;) {
      this.#skip();
      if (this.#take(']')) return arrayValue(items);
      items.push(this.#value(depth + 1));
      this.#skip();
      if (this.#take(']')) return arrayValue(items);
      if (!this.#take(',')) this.#stop('expected a comma or ]');
    }
  }

  #name(): string {
    const quote = this.#character();
    if (quote === '"' || quote === "'") return this.#string(quote);
    let name = '';
    for (;;) {
      const start = this.#at;
      let character = this.#character();
      if (character === '\\') {
        if (this.#text[this.#at + 1] !== 'u') this.#stop('expected a member name');
        this.#at += 2;
        character = String.fromCharCode(this.#hex(4));
      } else this.#at += character.length;
      if (character === '' || !(name === '' ? NAME_START : NAME_PART).test(character)) {
        this.#at = start;
        return name === '' ? this.#stop('expected a member name') : name;
      }
      name += character;
    }
  }

  #hex(count: number): number {
    const digits = this.#text.slice(this.#at, this.#at + count);
    const good = /^[0-9a-fA-F]*/.exec(digits)?.[0].length ?? 0;
    if (good < count) this.#stop(`expected ${count} hex digits`, this.#at + good);
    this.#at += count;
    return Number.parseInt(digits, 16);
  }

  #string(quote: string): string {
    this.#at += 1;
    const parts: string[] = [];
    for (;;) {
      const character = this.#text[this.#at];
      if (character === undefined) this.#stop('a string is not closed');
      if (character === '\n' || character === '\r') this.#stop('a line ending in a string must be escaped');
      this.#at += 1;
      if (character === quote) return parts.join('');
      parts.push(character === '\\' ? this.#escape() : character);
    }
  }

  #escape(): string {
    const character = this.#character();
    if (character === '') this.#stop('a string is not closed');
    if (/[1-9]/.test(character)) this.#stop('a digit cannot be escaped');
    this.#at += character.length;
    if (character === '\r') this.#take('\n');
    if (LINE_END.test(character)) return '';
    if (character === 'u') return String.fromCharCode(this.#hex(4));
    if (character === 'x') return String.fromCharCode(this.#hex(2));
    if (character === '0') return /\d/.test(this.#text[this.#at] ?? '') ? this.#stop('no digit may follow \\0') : '\0';
    return ESCAPES.get(character) ?? character;
  }

  #number(): JsonValue {
    const start = this.#at;
    if (/^[+-]?(?:Infinity|NaN)/.test(this.#text.slice(start, start + 9))) this.#stop('JSON has no Infinity and no NaN');
    NUMBER.lastIndex = start;
    const match = NUMBER.exec(this.#text);
    if (!match) return this.#stop('expected a value');
    const [source, sign, hexadecimal, whole, decimals, bare, exponent] = match;
    this.#at += source.length;
    const next = this.#character();
    if (next !== '' && (NAME_PART.test(next) || next === '.')) this.#stop('this cannot follow a number');
    const minus = sign === '-' ? '-' : '';
    if (hexadecimal !== undefined) return numberValue(`${minus}${BigInt(`0x${hexadecimal}`)}`);
    const fraction = bare ?? decimals ?? '';
    return numberValue(`${minus}${whole ?? '0'}${fraction === '' ? '' : `.${fraction}`}${exponent === undefined ? '' : `e${exponent}`}`);
  }
}

const WORDS: readonly (readonly [string, JsonValue])[] = [
  ['null', { kind: 'null' }],
  ['true', { kind: 'boolean', value: true }],
  ['false', { kind: 'boolean', value: false }],
];
