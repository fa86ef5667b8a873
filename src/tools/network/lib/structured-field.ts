import { unprocessable } from '../../errors.ts';
import { base32 } from '../../shared/bytes/base32.ts';
import { base64Of, bytesOfBase64, latin1Bytes, utf8Bytes } from '../../shared/platform/bytes.ts';

type Bare =
  | { kind: 'integer' | 'decimal' | 'date'; value: number }
  | { kind: 'string' | 'token' | 'displaystring'; value: string }
  | { kind: 'binary'; value: Uint8Array }
  | { kind: 'boolean'; value: boolean };
type Parameters = Map<string, Bare>;
interface Item {
  value: Bare;
  parameters: Parameters;
}
interface InnerList {
  items: Item[];
  parameters: Parameters;
}
type Member = Item | InnerList;
export type StructuredField = { type: 'item'; item: Item } | { type: 'list'; members: Member[] } | { type: 'dictionary'; members: Map<string, Member> };

const KEY = /[a-z*][a-z0-9_\-.*]*/y;
const NUMBER = /-?([0-9]+)(?:\.([0-9]+))?/y;
const STRING = /"((?:[\x20-\x21\x23-\x5b\x5d-\x7e]|\\["\\])*)"/y;
const TOKEN = /[A-Za-z*][!#$%&'*+\-.^_`|~0-9A-Za-z:/]*/y;
const BINARY = /:([A-Za-z0-9+/]*={0,2}):/y;
const DISPLAY = /%"((?:[\x20-\x21\x23-\x24\x26-\x7e]|%[0-9a-f]{2})*)"/y;
const MAX_INTEGER_DIGITS = 15;
const MAX_WHOLE_DIGITS = 12;
const MAX_FRACTION_DIGITS = 3;

/** Parses a field by RFC 9651 section 4.2; anything else is unprocessable, naming the position from 1. */
export function parseField(text: string, type: 'item' | 'list' | 'dictionary'): StructuredField {
  return new Parser(text).field(type);
}

class Parser {
  readonly #text: string;
  #position = 0;

  constructor(text: string) {
    this.#text = text;
  }

  field(type: 'item' | 'list' | 'dictionary'): StructuredField {
    this.#skip(/ */y);
    const field: StructuredField =
      type === 'item' ? { type, item: this.#item() } : type === 'list' ? { type, members: this.#list() } : { type, members: this.#dictionary() };
    this.#skip(/ */y);
    if (this.#position < this.#text.length) this.#fail(`the ${type} ends before this character`);
    return field;
  }

  #fail(problem: string): never {
    return unprocessable(`Position ${this.#position + 1}: ${problem}.`, 'value');
  }

  #take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#position;
    const match = pattern.exec(this.#text);
    if (!match) return undefined;
    this.#position = pattern.lastIndex;
    return match;
  }

  #skip(pattern: RegExp): boolean {
    return this.#take(pattern) !== undefined;
  }

  /** Members separated by commas: none at all, or none after the last comma missing. */
  #members(read: () => void): void {
    if (this.#position >= this.#text.length) return;
    for (;;) {
      read();
      this.#skip(/[ \t]*/y);
      if (this.#position >= this.#text.length) return;
      if (!this.#skip(/,/y)) this.#fail('a comma or the end is expected');
      this.#skip(/[ \t]*/y);
      if (this.#position >= this.#text.length) this.#fail('a member is expected after the comma');
    }
  }

  #list(): Member[] {
    const members: Member[] = [];
    this.#members(() => members.push(this.#member()));
    return members;
  }

  #dictionary(): Map<string, Member> {
    const members = new Map<string, Member>();
    this.#members(() => {
      const key = this.#key();
      const member: Member = this.#skip(/=/y) ? this.#member() : { value: { kind: 'boolean', value: true }, parameters: this.#parameters() };
      members.set(key, member);
    });
    return members;
  }

  #member(): Member {
    if (!this.#skip(/\(/y)) return this.#item();
    const items: Item[] = [];
    for (;;) {
      this.#skip(/ */y);
      if (this.#skip(/\)/y)) return { items, parameters: this.#parameters() };
      items.push(this.#item());
      if (!/[ )]/.test(this.#text[this.#position] ?? '')) this.#fail('a space or a closing parenthesis is expected');
    }
  }

  #item(): Item {
    return { value: this.#bare(), parameters: this.#parameters() };
  }

  #parameters(): Parameters {
    const parameters: Parameters = new Map();
    while (this.#skip(/;/y)) {
      this.#skip(/ */y);
      const key = this.#key();
      const value: Bare = this.#skip(/=/y) ? this.#bare() : { kind: 'boolean', value: true };
      parameters.set(key, value);
    }
    return parameters;
  }

  #key(): string {
    return this.#take(KEY)?.[0] ?? this.#fail('a key in lower case is expected');
  }

  #bare(): Bare {
    switch (this.#text[this.#position]) {
      case '"':
        return { kind: 'string', value: (this.#take(STRING)?.[1] ?? this.#fail('the string is malformed')).replace(/\\(.)/g, '$1') };
      case ':':
        return { kind: 'binary', value: bytesOfBase64(this.#take(BINARY)?.[1] ?? this.#fail('the byte sequence is malformed')) };
      case '?':
        return { kind: 'boolean', value: (this.#take(/\?([01])/y)?.[1] ?? this.#fail('a boolean is ?0 or ?1')) === '1' };
      case '@': {
        this.#position++;
        const number = this.#number();
        return number.kind === 'integer' ? { kind: 'date', value: number.value } : this.#fail('a date is a whole number of seconds');
      }
      case '%':
        return { kind: 'displaystring', value: this.#displayString() };
      default:
        if (/[-0-9]/.test(this.#text[this.#position] ?? '')) return this.#number();
        return { kind: 'token', value: this.#take(TOKEN)?.[0] ?? this.#fail('a value is expected') };
    }
  }

  #number(): { kind: 'integer' | 'decimal'; value: number } {
    const [text, whole = '', fraction] = this.#take(NUMBER) ?? this.#fail('a number is expected');
    const tooLong = fraction === undefined ? whole.length > MAX_INTEGER_DIGITS : whole.length > MAX_WHOLE_DIGITS || fraction.length > MAX_FRACTION_DIGITS;
    if (tooLong || this.#text[this.#position] === '.') this.#fail('the number has too many digits or no digit after its point');
    return { kind: fraction === undefined ? 'integer' : 'decimal', value: Number(text) + 0 };
  }

  #displayString(): string {
    const encoded = this.#take(DISPLAY)?.[1] ?? this.#fail('the display string is malformed');
    const bytes = latin1Bytes(encoded.replace(/%([0-9a-f]{2})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16))));
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
      return this.#fail('the display string is not UTF-8');
    }
  }
}

/** A field as the HTTP working group's test suite writes it in JSON. */
export function fieldJson(field: StructuredField): unknown {
  if (field.type === 'item') return memberJson(field.item);
  return field.type === 'list' ? field.members.map(memberJson) : Array.from(field.members, ([key, member]) => [key, memberJson(member)]);
}

function memberJson(member: Member): unknown {
  const parameters = Array.from(member.parameters, ([key, value]) => [key, bareJson(value)]);
  return ['items' in member ? member.items.map(memberJson) : bareJson(member.value), parameters];
}

function bareJson(bare: Bare): unknown {
  if (bare.kind === 'binary') return { __type: 'binary', value: base32('rfc4648', true).encode(bare.value) };
  return bare.kind === 'token' || bare.kind === 'date' || bare.kind === 'displaystring' ? { __type: bare.kind, value: bare.value } : bare.value;
}

/** The canonical text of a field (RFC 9651 section 4.1); empty for an empty list or dictionary. */
export function writeField(field: StructuredField): string {
  if (field.type === 'item') return writeMember(field.item);
  if (field.type === 'list') return field.members.map(writeMember).join(', ');
  return Array.from(field.members, ([key, member]) =>
    !('items' in member) && member.value.value === true ? key + writeParameters(member.parameters) : `${key}=${writeMember(member)}`,
  ).join(', ');
}

const writeMember = (member: Member): string =>
  ('items' in member ? `(${member.items.map(writeMember).join(' ')})` : writeBare(member.value)) + writeParameters(member.parameters);

const writeParameters = (parameters: Parameters): string =>
  Array.from(parameters, ([key, bare]) => `;${key}${bare.value === true ? '' : `=${writeBare(bare)}`}`).join('');

function writeBare(bare: Bare): string {
  switch (bare.kind) {
    case 'integer':
    case 'token':
      return String(bare.value);
    case 'decimal':
      return Number.isInteger(bare.value) ? `${bare.value}.0` : String(bare.value);
    case 'date':
      return `@${bare.value}`;
    case 'string':
      return `"${bare.value.replace(/["\\]/g, '\\$&')}"`;
    case 'boolean':
      return bare.value ? '?1' : '?0';
    case 'binary':
      return `:${base64Of(bare.value)}:`;
    case 'displaystring':
      return `%"${Array.from(utf8Bytes(bare.value), displayByte).join('')}"`;
  }
}

const displayByte = (byte: number): string =>
  byte === 0x25 || byte === 0x22 || byte < 0x20 || byte > 0x7e ? `%${byte.toString(16).padStart(2, '0')}` : String.fromCharCode(byte);
