import { unprocessable } from '../../errors.ts';
import { firstInvalidUtf8 } from '../../shared/bytes/bytes.ts';
import { type JsonValue, parseJson } from '../../shared/json/json.ts';
import { membersOf } from '../../shared/json/tree.ts';
import { latin1Text, looseUtf8, utf8Bytes, utf8Length } from '../../shared/platform/bytes.ts';
import { grouped } from '../../shared/text/counts.ts';

/** How deep values may be nested in one another. */
const MAX_PHP_DEPTH = 100;
const MAX_NODES = 1_000_000;
/** PHP's serialize_precision -1: the shortest digits, laid out as with 17. */
const PRECISION = 17;

const isInt64 = (value: bigint): boolean => BigInt.asIntN(64, value) === value;

/** What PHP 8's serialize() gives for a JSON text read by json_decode with associative arrays. What is not JSON, too deep or holds half a surrogate pair is unprocessable. */
export function serializePhp(json: string): string {
  if (json.startsWith('\ufeff')) unprocessable('Not JSON: a byte order mark comes before the value.', 'text');
  return serialize(parseJson(json, 'text'), 0);
}

function serialize(value: JsonValue, depth: number): string {
  if ((value.kind === 'array' || value.kind === 'object') && depth >= MAX_PHP_DEPTH)
    unprocessable(`The JSON is nested deeper than ${MAX_PHP_DEPTH} levels.`, 'text');
  switch (value.kind) {
    case 'null':
      return 'N;';
    case 'boolean':
      return `b:${value.value ? 1 : 0};`;
    case 'number':
      return serializeNumber(value.source);
    case 'string':
      return serializeString(value.value);
    case 'array':
      return `a:${value.items.length}:{${value.items.map((item, index) => `i:${index};${serialize(item, depth + 1)}`).join('')}}`;
    case 'object': {
      const members = Array.from(membersOf(value), ([name, member]) => serializeKey(name) + serialize(member, depth + 1));
      return `a:${members.length}:{${members.join('')}}`;
    }
  }
}

function serializeString(text: string): string {
  if (!text.isWellFormed()) unprocessable(`The string ${JSON.stringify(text.slice(0, 60))} contains half of a surrogate pair.`, 'text');
  return `s:${utf8Length(text)}:"${text}";`;
}

/** Keys that are written as decimal integers of 64 bits are integers in PHP. */
function serializeKey(name: string): string {
  return /^(?:0|-?[1-9][0-9]{0,18})$/.test(name) && isInt64(BigInt(name)) ? `i:${name};` : serializeString(name);
}

function serializeNumber(source: string): string {
  // An integer that does not fit, and -0, become floats (PHP 7.1).
  if (/^-?[0-9]+$/.test(source) && source !== '-0' && isInt64(BigInt(source))) return `i:${source};`;
  return `d:${formatFloat(Number(source))};`;
}

function formatFloat(value: number): string {
  if (!Number.isFinite(value)) return value > 0 ? 'INF' : '-INF';
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  const [mantissa = '0', exponent = '0'] = Math.abs(value).toExponential().split('e');
  const digits = mantissa.replace('.', '');
  const point = Number(exponent) + 1;
  if (point < -3 || point > PRECISION) {
    const power = point - 1;
    return `${sign}${digits.charAt(0)}.${digits.slice(1) || '0'}E${power < 0 ? '-' : '+'}${Math.abs(power)}`;
  }
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  const fraction = digits.slice(point);
  return sign + digits.slice(0, point).padEnd(point, '0') + (fraction ? `.${fraction}` : '');
}

/** A decoded value, ready to be written as JSON. `nodes` and `height` count copies of references too. */
type Decoded = { nodes: number; height: number } & (
  | { type: 'scalar'; json: string }
  | { type: 'list'; items: Decoded[] }
  | { type: 'map'; members: Map<string, Decoded> }
);

/** PHP's serialized data as JSON. Anything malformed, circular or not to be had in JSON is unprocessable, with the byte position. */
export function phpToJson(text: string, indent: number): string {
  const reader = new PhpReader(utf8Bytes(text));
  const value = reader.value(0);
  reader.finish();
  return writeJson(value, indent > 0 ? ' '.repeat(indent) : '', '');
}

function writeJson(value: Decoded, step: string, margin: string): string {
  if (value.type === 'scalar') return value.json;
  const inner = margin + step;
  const parts =
    value.type === 'list'
      ? value.items.map((item) => writeJson(item, step, inner))
      : Array.from(value.members, ([name, member]) => `${JSON.stringify(name)}:${step && ' '}${writeJson(member, step, inner)}`);
  const [open, close] = value.type === 'list' ? '[]' : '{}';
  if (parts.length === 0) return `${open}${close}`;
  return step ? `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${margin}${close}` : `${open}${parts.join(',')}${close}`;
}

const scalar = (json: string): Decoded => ({ type: 'scalar', json, nodes: 1, height: 0 });

class PhpReader {
  readonly #bytes: Uint8Array;
  #at = 0;
  /** The values by the number that references give them; undefined while still open. */
  readonly #slots: (Decoded | undefined)[] = [];

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  finish(): void {
    if (this.#at < this.#bytes.length) this.#fail('Text follows after the end of the value');
  }

  value(depth: number): Decoded {
    const type = this.#peek();
    if (type === 'R') return this.#reference();
    const slot = this.#slots.push(undefined) - 1;
    const decoded = type === 'r' ? this.#reference() : this.#plain(type, depth);
    this.#slots[slot] = decoded;
    return decoded;
  }

  #plain(type: string, depth: number): Decoded {
    if (depth >= MAX_PHP_DEPTH && (type === 'a' || type === 'O' || type === 'C')) this.#fail(`The value is nested deeper than ${MAX_PHP_DEPTH} levels`);
    switch (type) {
      case 'N':
        this.#expect('N;');
        return scalar('null');
      case 'b':
        return scalar(this.#token('b:', /^[01]$/, 'a boolean, 0 or 1') === '1' ? 'true' : 'false');
      case 'i':
        return scalar(this.#integer());
      case 'd':
        return scalar(this.#float());
      case 's':
        this.#expect('s:');
        return scalar(JSON.stringify(this.#string(';')));
      case 'a':
        this.#expect('a:');
        return this.#array(depth);
      case 'O':
        this.#expect('O:');
        return this.#object(this.#string(':'), depth);
      case 'C':
        this.#expect('C:');
        return this.#custom(this.#string(':'));
      case 'E':
        return this.#enumeration();
      default:
        return this.#fail(type === '' ? 'The data end where a value should stand' : `${JSON.stringify(type)} is not the type of a value`);
    }
  }

  #integer(): string {
    const written = this.#token('i:', /^[+-]?[0-9]+$/, 'an integer');
    const value = BigInt(written);
    return isInt64(value) ? value.toString() : this.#fail(`The integer ${written.slice(0, 40)} does not fit in 64 bits`);
  }

  #float(): string {
    const written = this.#token('d:', /^[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?$|^-?INF$|^NAN$/, 'a number');
    const value = /[IN]/.test(written) ? Number.NaN : Number(written);
    if (!Number.isFinite(value)) this.#fail(`The number ${written.slice(0, 40)} has no place in JSON`);
    return Object.is(value, -0) ? '-0' : String(JSON.stringify(value));
  }

  /** Length, colon and quoted bytes, then the given end. */
  #string(end: string): string {
    const length = this.#length();
    this.#expect('"');
    const start = this.#at;
    const bytes = this.#bytes.subarray(start, start + length);
    if (bytes.length < length || this.#bytes[start + length] !== 0x22) this.#fail(`The length ${length} of the string does not lead to its closing quote`);
    const wrong = firstInvalidUtf8(bytes);
    if (wrong >= 0) unprocessable(`The string splits a character at byte offset ${start + wrong}; its length does not fit.`, 'text');
    this.#at = start + length + 1;
    this.#expect(end);
    return looseUtf8(bytes);
  }

  #length(): number {
    return Number(this.#token('', /^[0-9]{1,15}$/, 'a length', ':'));
  }

  #array(depth: number): Decoded {
    const members = this.#entries(depth, (key) => key);
    const isList = [...members.keys()].every((key, index) => key === String(index));
    const totals = this.#totals(members);
    return isList ? { type: 'list', items: [...members.values()], ...totals } : { type: 'map', members, ...totals };
  }

  #object(name: string, depth: number): Decoded {
    // Private and protected properties are called NUL, class or *, NUL, name.
    const properties = this.#entries(depth, (key) => key.replace(/^\0[^\0]+\0/, ''));
    const members = new Map([['__class', scalar(JSON.stringify(name))], ...properties]);
    return { type: 'map', members, ...this.#totals(members) };
  }

  /** What a class wrote in its own way is given as properties where it is serialized data, and else as the text `__data`. */
  #custom(name: string): Decoded {
    const length = this.#length();
    this.#expect('{');
    const bytes = this.#bytes.subarray(this.#at, this.#at + length);
    if (bytes.length < length || firstInvalidUtf8(bytes) >= 0) this.#fail(`The length ${length} of the object's data does not fit`);
    this.#at += length;
    this.#expect('}');
    const members = new Map([
      ['__class', scalar(JSON.stringify(name))],
      ['__data', scalar(JSON.stringify(looseUtf8(bytes)))],
    ]);
    return { type: 'map', members, ...this.#totals(members) };
  }

  #enumeration(): Decoded {
    this.#expect('E:');
    const name = this.#string(';');
    const colon = name.lastIndexOf(':');
    return colon < 1 || colon === name.length - 1 ? this.#fail('The enum case is not written as Name:Case') : scalar(JSON.stringify(name.slice(colon + 1)));
  }

  #entries(depth: number, nameOf: (key: string) => string): Map<string, Decoded> {
    const count = this.#length();
    this.#expect('{');
    const members = new Map<string, Decoded>();
    for (let i = 0; i < count; i++) {
      const type = this.#peek();
      if (type !== 'i' && type !== 's') this.#fail('A key must be an integer or a string');
      let key: string;
      if (type === 'i') key = this.#integer();
      else {
        this.#expect('s:');
        key = this.#string(';');
      }
      members.set(nameOf(key), this.value(depth + 1));
    }
    this.#expect('}');
    return members;
  }

  #totals(members: ReadonlyMap<string, Decoded>): { nodes: number; height: number } {
    let nodes = 1;
    let height = 0;
    for (const member of members.values()) {
      nodes += member.nodes;
      height = Math.max(height, member.height + 1);
    }
    if (nodes > MAX_NODES) this.#fail(`With its references copied the value has more than ${grouped(MAX_NODES)} parts`);
    if (height > MAX_PHP_DEPTH) this.#fail(`With its references copied the value is nested deeper than ${MAX_PHP_DEPTH} levels`);
    return { nodes, height };
  }

  #reference(): Decoded {
    const start = this.#at;
    const number = Number(this.#token(`${this.#peek()}:`, /^[0-9]{1,9}$/, 'the number of a value'));
    if (number < 1 || number > this.#slots.length)
      unprocessable(`The reference at byte offset ${start} is to value ${number}, which is not before it.`, 'text');
    return this.#slots[number - 1] ?? unprocessable(`The reference at byte offset ${start} is circular: value ${number} holds it.`, 'text');
  }

  #peek(): string {
    return this.#at < this.#bytes.length ? String.fromCharCode(this.#bytes[this.#at] ?? 0) : '';
  }

  #expect(text: string): void {
    if (latin1Text(this.#bytes.subarray(this.#at, this.#at + text.length)) !== text) this.#fail(`${JSON.stringify(text)} should be here`);
    this.#at += text.length;
  }

  /** A prefix, then what comes before the end sign. */
  #token(prefix: string, syntax: RegExp, what: string, end = ';'): string {
    this.#expect(prefix);
    const stop = this.#bytes.indexOf(end.charCodeAt(0), this.#at);
    const written = stop < 0 ? '' : latin1Text(this.#bytes.subarray(this.#at, Math.min(stop, this.#at + 1000)));
    if (!syntax.test(written)) this.#fail(`${what} should be here, and then ${JSON.stringify(end)}`);
    this.#at = stop + 1;
    return written;
  }

  #fail(why: string): never {
    return unprocessable(`${why} (byte offset ${this.#at}).`, 'text');
  }
}
