import { unprocessable } from '../../errors.ts';
import { bytesOfHex, hexOf, latin1Text, looseUtf8, utf8Bytes } from '../platform/bytes.ts';
import { joinBytes, sameBytes, viewOf } from './arrays.ts';

/** Tag classes of ASN.1, as the top bits of a tag number them. */
export const UNIVERSAL = 0;
export const CONTEXT = 2;

const MAX_DEPTH = 100;
export const MAX_NODES = 20_000;
const INDEFINITE = -1;

/** An element of BER or DER. */
export interface Element {
  tagClass: number;
  number: number;
  constructed: boolean;
  /** Where its tag begins, in bytes. */
  offset: number;
  headerLength: number;
  /** Count of content bytes, without an end mark. */
  length: number;
  content: Uint8Array;
  /** The element as it stands, header and end mark included. */
  whole: Uint8Array;
  children: Element[];
}

/** Counts elements of one run, so that hostile data is refused in time. */
export interface Budget {
  nodes: number;
  maximum: number;
  path: string;
}

/** Reads exactly one element. Data cut short, left over, too deep or too many elements: unprocessable with the offset. @param path the input field @param maximum count of elements */
export function readDer(bytes: Uint8Array, path: string, maximum = MAX_NODES): Element {
  const budget = { nodes: 0, maximum, path };
  const element = readElement(bytes, 0, bytes.length, 0, 1, budget);
  if (element.whole.length < bytes.length)
    refuse(`${bytes.length - element.whole.length} byte(s) are left over after the element`, element.whole.length, budget);
  return element;
}

/** Reads an element within other data: `shift` is what offsets count from, `depth` the level. */
export function readElement(bytes: Uint8Array, at: number, end: number, shift: number, depth: number, budget: Budget): Element {
  if (depth > MAX_DEPTH) refuse(`more than ${MAX_DEPTH} levels`, at + shift, budget);
  if (++budget.nodes > budget.maximum) refuse(`more than ${budget.maximum} elements`, at + shift, budget);
  const tag = readTag(bytes, at, end, shift, budget);
  const { length, next } = readLength(bytes, tag.next, end, shift, budget);
  if (length === INDEFINITE && !tag.constructed) refuse('an indefinite length on a primitive element', tag.next + shift, budget);
  if (length > end - next) refuse(`the content should have ${length} byte(s), but ${end - next} are left`, next + shift, budget);
  const stop = length === INDEFINITE ? end : next + length;
  const children: Element[] = [];
  let place = next;
  if (tag.constructed) {
    while (place < stop && !(length === INDEFINITE && bytes[place] === 0 && bytes[place + 1] === 0)) {
      const child = readElement(bytes, place, stop, shift, depth + 1, budget);
      children.push(child);
      place += child.whole.length;
    }
    if (length === INDEFINITE && place + 2 > stop) refuse('the end mark of an indefinite length is missing', place + shift, budget);
  }
  const contentEnd = length === INDEFINITE ? place : stop;
  return {
    tagClass: tag.tagClass,
    number: tag.number,
    constructed: tag.constructed,
    offset: at + shift,
    headerLength: next - at,
    length: contentEnd - next,
    content: bytes.subarray(next, contentEnd),
    whole: bytes.subarray(at, length === INDEFINITE ? place + 2 : stop),
    children,
  };
}

const refuse = (what: string, offset: number, { path }: Budget): never => unprocessable(`The ASN.1 data are damaged at byte offset ${offset}: ${what}.`, path);

function readTag(bytes: Uint8Array, at: number, end: number, shift: number, budget: Budget) {
  const first = at < end ? (bytes[at] ?? 0) : refuse('a tag is missing', at + shift, budget);
  if (first === 0) refuse('the tag 0 is reserved', at + shift, budget);
  const head = { tagClass: first >> 6, constructed: (first & 0x20) !== 0 };
  if ((first & 31) !== 31) return { ...head, number: first & 31, next: at + 1 };
  let number = 0;
  for (let next = at + 1; next < end; next++) {
    const byte = bytes[next] ?? 0;
    number = number * 128 + (byte & 127);
    if (number > 0xffff_ffff) return refuse('a tag number above 2^32', at + shift, budget);
    if (byte < 128) return { ...head, number, next: next + 1 };
  }
  return refuse('a tag is cut short', at + shift, budget);
}

function readLength(bytes: Uint8Array, at: number, end: number, shift: number, budget: Budget): { length: number; next: number } {
  const first = at < end ? (bytes[at] ?? 0) : refuse('a length is missing', at + shift, budget);
  if (first < 128) return { length: first, next: at + 1 };
  if (first === 128) return { length: INDEFINITE, next: at + 1 };
  const count = first & 127;
  if (at + 1 + count > end) refuse('a length is cut short', at + shift, budget);
  let length = 0;
  for (let index = 1; index <= count; index++) length = length * 256 + (bytes[at + index] ?? 0);
  return { length: Math.min(length, Number.MAX_SAFE_INTEGER), next: at + 1 + count };
}

/** The number of an INTEGER's content, which has a byte at the least. */
export function integerOf(content: Uint8Array): bigint {
  return BigInt.asIntN(content.length * 8, BigInt(`0x${hexOf(content)}`));
}

/** The arcs of an OBJECT IDENTIFIER's content, or why it has none. */
export function oidArcs(content: Uint8Array): string[] | string {
  const numbers = relativeArcs(content);
  if (typeof numbers === 'string') return numbers;
  const [value = 0n, ...rest] = numbers.map(BigInt);
  const first = value < 80n ? value / 40n : 2n;
  return [first, value - first * 40n, ...rest].map(String);
}

/** The arcs of the content of a RELATIVE-OID, or what is wrong with it (X.690 8.20). */
export function relativeArcs(content: Uint8Array): string[] | string {
  if (content.length === 0) return 'it has no bytes';
  const arcs: string[] = [];
  let bits = '';
  for (const byte of content) {
    if (bits === '' && byte === 0x80) return 'an arc begins with the byte 80';
    bits += (byte & 127).toString(2).padStart(7, '0');
    if (byte >= 128) continue;
    arcs.push(String(BigInt(`0b${bits}`)));
    bits = '';
  }
  return bits === '' ? arcs : 'it ends within an arc';
}

/** A dotted object identifier from its content; unprocessable when it is damaged. */
export function oidOf(content: Uint8Array, path: string): string {
  const arcs = oidArcs(content);
  return typeof arcs === 'string' ? unprocessable(`An object identifier is damaged: ${arcs}.`, path) : arcs.join('.');
}

/** The content of an OBJECT IDENTIFIER with these arcs. */
export function oidContent(arcs: readonly bigint[]): Uint8Array {
  const [first = 0n, second = 0n, ...rest] = arcs;
  return joinBytes([first * 40n + second, ...rest].map(base128));
}

/** The text of a character string, or undefined when the type is none or the bytes are not valid in it. */
export function characters({ number, content }: Element): string | undefined {
  const buffer = new Uint8Array(content);
  switch (number) {
    case 12: {
      const text = looseUtf8(buffer);
      return sameBytes(utf8Bytes(text), buffer) ? text : undefined;
    }
    case 18:
    case 19:
    case 20:
    case 21:
    case 22:
    case 25:
    case 26:
    case 27:
      return latin1Text(buffer);
    case 28:
    case 30:
      return wideCharacters(buffer, number === 28 ? 4 : 2);
    default:
      return undefined;
  }
}

/** UCS-4 or UCS-2, most significant byte first. */
function wideCharacters(buffer: Uint8Array, size: 2 | 4): string | undefined {
  if (buffer.length % size !== 0) return undefined;
  const view = viewOf(buffer);
  const codes = Array.from({ length: buffer.length / size }, (_, index) => (size === 2 ? view.getUint16(index * 2) : view.getUint32(index * 4)));
  return codes.some((code) => code > 0x10ffff)
    ? undefined
    : codes.map((code) => (size === 2 ? String.fromCharCode(code) : String.fromCodePoint(code))).join('');
}

const UTC_TIME = /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?()(Z|[+-]\d{4})$/;
const GENERALIZED_TIME = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)?(\d\d)?(?:[.,](\d+))?(Z|[+-]\d\d(?:\d\d)?)$/;

/** A decimal fraction of a whole, what is below one cut off. @param digits those behind the decimal sign */
function fractionOf(whole: number, digits: string): bigint {
  const counted = digits.slice(0, 20);
  return (BigInt(whole) * BigInt(counted || 0)) / 10n ** BigInt(counted.length);
}

/** Milliseconds since 1970 of a UTCTime or GeneralizedTime, or undefined when it is none. Two-digit years are 1950 to 2049 (RFC 5280). */
export function timeOf({ number, content }: Element): number | undefined {
  const match = (number === 23 ? UTC_TIME : GENERALIZED_TIME).exec(latin1Text(content));
  if (!match) return undefined;
  const [, year = '', month, day, hour, minute = '0', second = '0', fraction = '', zone = 'Z'] = match;
  // A fraction is of the last part that is there (X.680 46.2, ISO 8601-1 5.3.1.4).
  const part = match[5] === undefined ? 3_600_000 : match[6] === undefined ? 60_000 : 1000;
  const fullYear = number === 23 ? Number(year) + (Number(year) < 50 ? 2000 : 1900) : Number(year);
  const date = new Date(0);
  date.setUTCFullYear(fullYear, Number(month) - 1, Number(day));
  date.setUTCHours(Number(hour), Number(minute), Number(second), Number(fractionOf(part, fraction)));
  const real = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day) && Number(minute) < 60 && Number(second) < 60;
  const offset = zone === 'Z' ? 0 : (zone.startsWith('-') ? -1 : 1) * (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(3)));
  return real ? date.getTime() - offset * 60_000 : undefined;
}

function base128(value: bigint): Uint8Array {
  const bytes = [Number(value & 127n)];
  for (let rest = value >> 7n; rest > 0n; rest >>= 7n) bytes.unshift(Number(rest & 127n) | 128);
  return new Uint8Array(bytes);
}

/** An element of DER. @param tag its first byte */
export function der(tag: number, ...contents: Uint8Array[]): Uint8Array {
  const content = joinBytes(contents);
  if (content.length < 128) return joinBytes([Uint8Array.of(tag, content.length), content]);
  const hex = content.length.toString(16);
  const length = bytesOfHex(hex.length % 2 === 1 ? `0${hex}` : hex);
  return joinBytes([Uint8Array.of(tag, 128 | length.length), length, content]);
}

export const sequence = (...contents: Uint8Array[]): Uint8Array => der(0x30, ...contents);
export const derSet = (...contents: Uint8Array[]): Uint8Array => der(0x31, ...contents);
export const octetString = (content: Uint8Array): Uint8Array => der(0x04, content);
export const bitString = (content: Uint8Array, unused = 0): Uint8Array => der(0x03, Uint8Array.of(unused), content);
export const objectIdentifier = (dotted: string): Uint8Array => der(0x06, oidContent(dotted.split('.').map(BigInt)));
export const context = (number: number, ...contents: Uint8Array[]): Uint8Array => der(0xa0 | number, ...contents);

/** A positive INTEGER of big-endian bytes, in its shortest form. */
export function positiveInteger(bytes: Uint8Array): Uint8Array {
  let start = 0;
  while (start < bytes.length - 1 && bytes[start] === 0) start++;
  const shortest = bytes.subarray(start);
  return der(0x02, (shortest[0] ?? 0) >= 128 ? joinBytes([Uint8Array.of(0), shortest]) : shortest);
}
