// RFC 8949, Concise Binary Object Representation.

import { joinBytes } from '../../shared/bytes/arrays.ts';
import { ByteReader, ByteWriter, finiteDouble, isInteger, MAX_DEPTH, utf8Of } from '../../shared/bytes/binary.ts';
import type { JsonValue } from '../../shared/json/json.ts';
import { arrayValue, booleanValue, membersOf, NULL, numberValue, objectValue, textValue } from '../../shared/json/tree.ts';
import { base64UrlOf, bytesOfBase64, bytesOfHex, hexOf } from '../../shared/platform/bytes.ts';
import { keyText } from './key-text.ts';

const MAX_ARGUMENT = 2n ** 64n - 1n;
const BREAK = 0xff;
const INDEFINITE = 31;

/** JSON as CBOR in preferred serialization (section 4.1), maps in their order. */
export function encodeCbor(value: JsonValue): Uint8Array {
  const writer = new ByteWriter();
  put(writer, value);
  return writer.result();
}

function put(writer: ByteWriter, value: JsonValue): void {
  switch (value.kind) {
    case 'null':
      writer.byte(0xf6);
      return;
    case 'boolean':
      writer.byte(value.value ? 0xf5 : 0xf4);
      return;
    case 'number':
      isInteger(value.source) ? putInteger(writer, BigInt(value.source)) : putFloat(writer, finiteDouble(value.source));
      return;
    case 'string':
      putText(writer, value.value);
      return;
    case 'array':
      putHead(writer, 4, BigInt(value.items.length));
      for (const item of value.items) put(writer, item);
      return;
    case 'object': {
      const members = membersOf(value);
      putHead(writer, 5, BigInt(members.size));
      for (const [name, member] of members) {
        putText(writer, name);
        put(writer, member);
      }
    }
  }
}

function putHead(writer: ByteWriter, major: number, argument: bigint): void {
  const first = major << 5;
  if (argument < 24n) {
    writer.byte(first | Number(argument));
    return;
  }
  const sizes = [1, 2, 4, 8] as const;
  const index = sizes.findIndex((size) => argument < 1n << BigInt(8 * size));
  writer.byte(first | (24 + index));
  writer.integer(argument, sizes[index] ?? 8);
}

function putText(writer: ByteWriter, text: string): void {
  const bytes = utf8Of(text);
  putHead(writer, 3, BigInt(bytes.length));
  writer.bytes(bytes);
}

function putInteger(writer: ByteWriter, value: bigint): void {
  const argument = value < 0n ? -1n - value : value;
  if (argument <= MAX_ARGUMENT) {
    putHead(writer, value < 0n ? 1 : 0, argument);
    return;
  }
  // Section 3.4.3: bignums.
  putHead(writer, 6, value < 0n ? 3n : 2n);
  const digits = argument.toString(16);
  const bytes = bytesOfHex(digits.length % 2 === 1 ? `0${digits}` : digits);
  putHead(writer, 2, BigInt(bytes.length));
  writer.bytes(bytes);
}

function putFloat(writer: ByteWriter, value: number): void {
  if (Object.is(Math.f16round(value), value)) {
    writer.byte(0xf9);
    writer.float(value, 2);
  } else if (Math.fround(value) === value) {
    writer.byte(0xfa);
    writer.float(value, 4);
  } else {
    writer.byte(0xfb);
    writer.float(value, 8);
  }
}

/** What a data item is as JSON, where it has such a form, and in diagnostic notation (section 8). */
export interface CborItem {
  json: JsonValue | undefined;
  diagnostic: string;
}

/** One well-formed data item; anything after it is unprocessable. */
export function decodeCbor(bytes: Uint8Array): CborItem {
  const reader = new ByteReader(bytes);
  const item = read(reader, 0);
  if (reader.left > 0) reader.fail('nothing may follow the data item');
  return item;
}

function read(reader: ByteReader, depth: number): CborItem {
  if (depth > MAX_DEPTH) reader.fail(`nested deeper than ${MAX_DEPTH} data items`);
  const start = reader.at;
  const first = reader.byte();
  const major = first >> 5;
  const info = first & 0x1f;
  if (info >= 28 && info < INDEFINITE) reader.fail(`additional information ${info} is reserved`, start);
  if (major === 7) return readSimple(reader, info, start);
  if (info === INDEFINITE) {
    if (major === 2 || major === 3) return readChunks(reader, major);
    if (major === 4) return readArray(reader, undefined, depth);
    if (major === 5) return readMap(reader, undefined, depth);
    reader.fail('only strings, arrays and maps have an indefinite length', start);
  }
  const argument = info < 24 ? BigInt(info) : reader.integer(1 << (info - 24));
  switch (major) {
    case 0:
      return integerItem(argument);
    case 1:
      return integerItem(-1n - argument);
    case 2:
      return bytesItem(reader.take(lengthOf(reader, argument, start)));
    case 3:
      return textItem(reader.text(lengthOf(reader, argument, start)));
    case 4:
      return readArray(reader, lengthOf(reader, argument, start), depth);
    case 5:
      return readMap(reader, lengthOf(reader, argument, start), depth);
    default:
      return readTag(reader, argument, depth);
  }
}

function lengthOf(reader: ByteReader, argument: bigint, start: number): number {
  return argument > BigInt(reader.left) ? reader.fail(`a length of ${argument} is beyond the end of the input`, start) : Number(argument);
}

const integerItem = (value: bigint): CborItem => ({ json: numberValue(String(value)), diagnostic: String(value) });
const textItem = (text: string): CborItem => ({ json: textValue(text), diagnostic: JSON.stringify(text) });
const bytesItem = (bytes: Uint8Array): CborItem => ({ json: textValue(base64UrlOf(bytes)), diagnostic: `h'${hexOf(bytes)}'` });

function readSimple(reader: ByteReader, info: number, start: number): CborItem {
  switch (info) {
    case 20:
    case 21:
      return { json: booleanValue(info === 21), diagnostic: String(info === 21) };
    case 22:
      return { json: NULL, diagnostic: 'null' };
    case 23:
      return { json: NULL, diagnostic: 'undefined' };
    case 24: {
      const value = reader.byte();
      if (value < 32) reader.fail(`the simple value ${value} must not be written in two bytes`, start);
      return { json: undefined, diagnostic: `simple(${value})` };
    }
    case 25:
      return floatItem(reader.float(2));
    case 26:
      return floatItem(reader.float(4));
    case 27:
      return floatItem(reader.float(8));
    case INDEFINITE:
      return reader.fail('a break is where a data item should be', start);
    default:
      return { json: undefined, diagnostic: `simple(${info})` };
  }
}

function floatItem(value: number): CborItem {
  if (!Number.isFinite(value)) return { json: undefined, diagnostic: String(value) };
  const [mantissa = '', exponent] = String(value).split('e');
  const sign = Object.is(value, -0) ? '-' : '';
  const diagnostic = `${sign}${mantissa}${mantissa.includes('.') ? '' : '.0'}${exponent === undefined ? '' : `e${exponent}`}`;
  return { json: numberValue(String(value)), diagnostic };
}

/** Takes the break that ends an indefinite length, when it is there. */
function takeBreak(reader: ByteReader): boolean {
  if (reader.peek() !== BREAK) return false;
  reader.byte();
  return true;
}

function readChunks(reader: ByteReader, major: number): CborItem {
  const texts: string[] = [];
  const buffers: Uint8Array[] = [];
  const diagnostics: string[] = [];
  while (!takeBreak(reader)) {
    const start = reader.at;
    const first = reader.byte();
    const info = first & 0x1f;
    if (first >> 5 !== major || info > 27) reader.fail('a chunk must be a string of the same type and of definite length', start);
    const length = lengthOf(reader, info < 24 ? BigInt(info) : reader.integer(1 << (info - 24)), start);
    if (major === 3) {
      const text = reader.text(length);
      texts.push(text);
      diagnostics.push(textItem(text).diagnostic);
    } else {
      const bytes = reader.take(length);
      buffers.push(bytes);
      diagnostics.push(bytesItem(bytes).diagnostic);
    }
  }
  const json = textValue(major === 3 ? texts.join('') : base64UrlOf(joinBytes(buffers)));
  // Section 8.1: a string without chunks.
  const none = major === 3 ? '""_' : "''_";
  return { json, diagnostic: diagnostics.length === 0 ? none : `(_ ${diagnostics.join(', ')})` };
}

function readArray(reader: ByteReader, length: number | undefined, depth: number): CborItem {
  const items: CborItem[] = [];
  while (length === undefined ? !takeBreak(reader) : items.length < length) items.push(read(reader, depth + 1));
  const values = items.flatMap(({ json }) => json ?? []);
  return {
    json: values.length === items.length ? arrayValue(values) : undefined,
    diagnostic: `[${length === undefined ? '_ ' : ''}${items.map(({ diagnostic }) => diagnostic).join(', ')}]`,
  };
}

function readMap(reader: ByteReader, length: number | undefined, depth: number): CborItem {
  const members: [string, JsonValue][] = [];
  const diagnostics: string[] = [];
  let hasJson = true;
  while (length === undefined ? !takeBreak(reader) : diagnostics.length < length) {
    const start = reader.at;
    const key = read(reader, depth + 1);
    const name = key.json && keyText(key.json, reader, start);
    const value = read(reader, depth + 1);
    diagnostics.push(`${key.diagnostic}: ${value.diagnostic}`);
    if (name === undefined || !value.json) hasJson = false;
    else members.push([name, value.json]);
  }
  return { json: hasJson ? objectValue(members) : undefined, diagnostic: `{${length === undefined ? '_ ' : ''}${diagnostics.join(', ')}}` };
}

function readTag(reader: ByteReader, tag: bigint, depth: number): CborItem {
  if ((tag === 2n || tag === 3n) && reader.left > 0 && reader.peek() >> 5 === 2) {
    const definite = (reader.peek() & 0x1f) !== INDEFINITE;
    const content = read(reader, depth + 1);
    const bytes = content.json?.kind === 'string' ? bytesOfBase64(content.json.value) : new Uint8Array(0);
    const size = bytes.length === 0 ? 0n : BigInt(`0x${hexOf(bytes)}`);
    const item = integerItem(tag === 2n ? size : -1n - size);
    return definite ? item : { ...item, diagnostic: `${tag}(${content.diagnostic})` };
  }
  const { json, diagnostic } = read(reader, depth + 1);
  return { json, diagnostic: `${tag}(${diagnostic})` };
}
