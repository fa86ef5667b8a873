// Writing JSON values as TOML 1.0.0.
import { unprocessable } from '../../errors.ts';
import type { JsonValue } from '../json/json.ts';
import { type JsonObject, membersOf } from '../json/tree.ts';
import { limitCharacters } from '../tables/csv.ts';

export interface TomlStyle {
  /** Leave out members that are null. */
  skipNulls: boolean;
  /** The input field, for errors. */
  path: string;
}

const BARE = /^[A-Za-z0-9_-]+$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: TOML 1.0.0 section String wants just these escaped
const ESCAPED = /["\\\u0000-\u001f\u007f]/g;
const SHORT = new Map([
  ['"', '\\"'],
  ['\\', '\\\\'],
  ['\b', '\\b'],
  ['\t', '\\t'],
  ['\n', '\\n'],
  ['\f', '\\f'],
  ['\r', '\\r'],
]);
const MIN_INTEGER = -(2n ** 63n);
const MAX_INTEGER = 2n ** 63n - 1n;
const MAX_INTEGER_DIGITS = 20;

/** Writes an object as TOML. What TOML cannot say is unprocessable, with its JSON Pointer. */
export function writeToml(value: JsonValue, style: TomlStyle): string {
  if (value.kind !== 'object') return unprocessable(`A TOML document is a table, so the value at "" must be an object, not ${nameOf(value)}.`, style.path);
  return new Writer(style).document(value);
}

const nameOf = ({ kind }: JsonValue): string => (kind === 'null' ? 'null' : kind === 'array' ? 'an array' : `a ${kind}`);

type JsonArray = Extract<JsonValue, { kind: 'array' }>;

const isTables = (value: JsonValue): value is JsonArray =>
  value.kind === 'array' && value.items.length > 0 && value.items.every(({ kind }) => kind === 'object');

class Writer {
  readonly #style: TomlStyle;
  readonly #parts: string[] = [];
  #length = 0;
  /** Names and indexes on the way to what is being written. */
  readonly #place: (string | number)[] = [];

  constructor(style: TomlStyle) {
    this.#style = style;
  }

  document(object: JsonObject): string {
    this.#table(object, '', '');
    return this.#parts.join('');
  }

  #put(text: string): void {
    this.#length += text.length;
    limitCharacters(this.#length, this.#style.path);
    this.#parts.push(text);
  }

  #refuse(problem: string): never {
    const pointer = this.#place.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
    return unprocessable(`The value at ${JSON.stringify(pointer)} ${problem}.`, this.#style.path);
  }

  /** What an action gives for the member of a name, or the item of an index, whose place refusals tell. */
  #within<Result>(step: string | number, action: () => Result): Result {
    this.#place.push(step);
    const result = action();
    this.#place.pop();
    return result;
  }

  /** The members that are to be written. */
  #members(object: JsonObject): [string, JsonValue][] {
    const members = [...membersOf(object)];
    return this.#style.skipNulls ? members.filter(([, { kind }]) => kind !== 'null') : members;
  }

  /** @param path the table's name with dots, empty at the top @param header what announces it; empty where a header is needed only for plain members */
  #table(object: JsonObject, path: string, header: string): void {
    const members = this.#members(object);
    const plain = members.filter(([, value]) => value.kind !== 'object' && !isTables(value));
    if (header !== '') this.#header(header);
    else if (path !== '' && (plain.length > 0 || members.length === 0)) this.#header(`[${path}]`);
    for (const [name, value] of plain) this.#within(name, () => this.#put(`${this.#name(name)} = ${this.#inline(value)}\n`));
    for (const [name, value] of members) if (value.kind === 'object' || isTables(value)) this.#within(name, () => this.#tables(name, value, path));
  }

  #tables(name: string, value: JsonObject | JsonArray, path: string): void {
    const inner = path === '' ? this.#name(name) : `${path}.${this.#name(name)}`;
    if (value.kind === 'object') {
      this.#table(value, inner, '');
      return;
    }
    for (const [index, item] of value.items.entries()) if (item.kind === 'object') this.#within(index, () => this.#table(item, inner, `[[${inner}]]`));
  }

  #header(header: string): void {
    this.#put(`${this.#parts.length > 0 ? '\n' : ''}${header}\n`);
  }

  #name(name: string): string {
    return BARE.test(name) ? name : this.#string(name);
  }

  #inline(value: JsonValue): string {
    switch (value.kind) {
      case 'object': {
        const pairs = this.#members(value).map(([name, member]) => this.#within(name, () => `${this.#name(name)} = ${this.#inline(member)}`));
        return pairs.length > 0 ? `{ ${pairs.join(', ')} }` : '{}';
      }
      case 'array': {
        const items = value.items.map((item, index) => this.#within(index, () => this.#inline(item)));
        return `[${items.join(', ')}]`;
      }
      case 'string':
        return this.#string(value.value);
      case 'number':
        return this.#number(value.source);
      case 'boolean':
        return String(value.value);
      case 'null':
        return this.#refuse('is null, which TOML does not have');
    }
  }

  #number(source: string): string {
    if (!/^-?[0-9]+$/.test(source)) return source;
    const number = source.length > MAX_INTEGER_DIGITS ? MAX_INTEGER + 1n : BigInt(source);
    return number < MIN_INTEGER || number > MAX_INTEGER ? this.#refuse('is an integer beyond 64 bits') : source;
  }

  #string(text: string): string {
    if (!text.isWellFormed()) this.#refuse('contains a lone surrogate, which TOML cannot express');
    return `"${text.replace(ESCAPED, (unit) => SHORT.get(unit) ?? `\\u${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`)}"`;
  }
}
