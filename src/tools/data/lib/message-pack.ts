// The MessagePack specification, https://github.com/msgpack/msgpack/blob/master/spec.md

import { unprocessable } from '../../errors.ts';
import { ByteReader, ByteWriter, finiteDouble, isInteger, MAX_DEPTH, utf8Of } from '../../shared/bytes/binary.ts';
import type { JsonValue } from '../../shared/json/json.ts';
import { arrayValue, booleanValue, membersOf, NULL, numberValue, objectValue, textValue } from '../../shared/json/tree.ts';
import { base64Of } from '../../shared/platform/bytes.ts';
import { keyText } from './key-text.ts';

const MAX_UNSIGNED = 2n ** 64n - 1n;
const MIN_SIGNED = -(2n ** 63n);
const TIMESTAMP = -1;

/** JSON as MessagePack, everything in its shortest form. */
export function encodeMessagePack(value: JsonValue): Uint8Array {
  const writer = new ByteWriter();
  put(writer, value);
  return writer.result();
}

function put(writer: ByteWriter, value: JsonValue): void {
  switch (value.kind) {
    case 'null':
      writer.byte(0xc0);
      return;
    case 'boolean':
      writer.byte(value.value ? 0xc3 : 0xc2);
      return;
    case 'number':
      if (isInteger(value.source)) {
        putInteger(writer, BigInt(value.source));
        return;
      }
      writer.byte(0xcb);
      writer.float(finiteDouble(value.source), 8);
      return;
    case 'string':
      putText(writer, value.value);
      return;
    case 'array':
      putHead(writer, value.items.length, { fix: 0x90, fixLimit: 15, sizes: [undefined, 0xdc, 0xdd] });
      for (const item of value.items) put(writer, item);
      return;
    case 'object': {
      const members = membersOf(value);
      putHead(writer, members.size, { fix: 0x80, fixLimit: 15, sizes: [undefined, 0xde, 0xdf] });
      for (const [name, member] of members) {
        putText(writer, name);
        put(writer, member);
      }
    }
  }
}

function putText(writer: ByteWriter, text: string): void {
  const bytes = utf8Of(text);
  putHead(writer, bytes.length, { fix: 0xa0, fixLimit: 31, sizes: [0xd9, 0xda, 0xdb] });
  writer.bytes(bytes);
}

/** @param sizes the codes in front of a length of one, two and four bytes */
function putHead(
  writer: ByteWriter,
  length: number,
  { fix, fixLimit, sizes }: { fix: number; fixLimit: number; sizes: [number | undefined, number, number] },
): void {
  const [one, two, four] = sizes;
  if (length <= fixLimit) writer.byte(fix | length);
  else if (one !== undefined && length <= 0xff) {
    writer.byte(one);
    writer.byte(length);
  } else if (length <= 0xffff) {
    writer.byte(two);
    writer.integer(length, 2);
  } else {
    writer.byte(four);
    writer.integer(length, 4);
  }
}

function putInteger(writer: ByteWriter, value: bigint): void {
  if (value > MAX_UNSIGNED || value < MIN_SIGNED) unprocessable(`The integer ${shorten(value)} is beyond MessagePack's range, -2^63 to 2^64-1.`, 'input');
  if (value >= -32n && value <= 127n) {
    writer.integer(value, 1);
    return;
  }
  const sizes = [1, 2, 4, 8] as const;
  const index = sizes.findIndex((size) => (value >= 0n ? value < 1n << BigInt(8 * size) : value >= -(1n << BigInt(8 * size - 1))));
  writer.byte((value >= 0n ? 0xcc : 0xd0) + index);
  writer.integer(value, sizes[index] ?? 8);
}

const shorten = (value: bigint): string => {
  const digits = String(value);
  return digits.length > 40 ? `${digits.slice(0, 40)}…` : digits;
};

/** One MessagePack value as JSON; anything after it is unprocessable. */
export function decodeMessagePack(bytes: Uint8Array): JsonValue {
  const reader = new ByteReader(bytes);
  const value = read(reader, 0);
  if (reader.left > 0) reader.fail('nothing may follow the value');
  return value;
}

/** How the values of a range of first bytes are read. @param size the bytes of the length or number that follows @param code what the first byte holds beside its kind */
type Read = (reader: ByteReader, about: { code: number; size: number; depth: number; start: number }) => JsonValue;

/** What a first byte begins, by the last byte of each range; `size` doubles with each code of the range. */
const FORMATS: readonly (readonly [first: number, last: number, size: number, read: Read])[] = [
  [0x00, 0x7f, 0, (_, { code }) => numberValue(String(code))],
  [0x80, 0x8f, 0, (reader, { code, depth }) => readMap(reader, code, depth)],
  [0x90, 0x9f, 0, (reader, { code, depth }) => readArray(reader, code, depth)],
  [0xa0, 0xbf, 0, (reader, { code }) => textValue(reader.text(code))],
  [0xc0, 0xc0, 0, () => NULL],
  [0xc1, 0xc1, 0, (reader, { start }) => reader.fail('0xc1 has no meaning in MessagePack', start)],
  [0xc2, 0xc3, 0, (_, { code }) => booleanValue(code === 1)],
  [0xc4, 0xc6, 1, (reader, { size }) => textValue(base64Of(reader.take(reader.length(size))))],
  [0xc7, 0xc9, 1, (reader, { size, start }) => readExtension(reader, reader.length(size), start)],
  [0xca, 0xcb, 4, readFloat],
  [0xcc, 0xcf, 1, (reader, { size }) => numberValue(String(reader.integer(size)))],
  [0xd0, 0xd3, 1, (reader, { size }) => numberValue(String(reader.integer(size, true)))],
  [0xd4, 0xd8, 1, (reader, { size, start }) => readExtension(reader, size, start)],
  [0xd9, 0xdb, 1, (reader, { size }) => textValue(reader.text(reader.length(size)))],
  [0xdc, 0xdd, 2, (reader, { size, depth }) => readArray(reader, reader.length(size), depth)],
  [0xde, 0xdf, 2, (reader, { size, depth }) => readMap(reader, reader.length(size), depth)],
  [0xe0, 0xff, 0, (_, { code }) => numberValue(String(code - 0x20))],
];

/** The range of each first byte. */
const FORMAT_OF = FORMATS.flatMap((format) => Array.from({ length: format[1] - format[0] + 1 }, () => format));

function read(reader: ByteReader, depth: number): JsonValue {
  const start = reader.at;
  if (depth > MAX_DEPTH) reader.fail(`nested deeper than ${MAX_DEPTH} arrays and maps`);
  const byte = reader.byte();
  const [first, , size, readFormat] = FORMAT_OF[byte] ?? reader.fail(`0x${byte.toString(16)} begins nothing`, start);
  return readFormat(reader, { code: byte - first, size: size << (byte - first), depth, start });
}

function readFloat(reader: ByteReader, { size, start }: { size: number; start: number }): JsonValue {
  const value = reader.float(size === 4 ? 4 : 8);
  return Number.isFinite(value) ? numberValue(String(value)) : reader.fail(`JSON has no ${value}`, start);
}

function readArray(reader: ByteReader, length: number, depth: number): JsonValue {
  const items: JsonValue[] = [];
  for (let i = 0; i < length; i++) items.push(read(reader, depth + 1));
  return arrayValue(items);
}

function readMap(reader: ByteReader, length: number, depth: number): JsonValue {
  const members: [string, JsonValue][] = [];
  for (let i = 0; i < length; i++) {
    const start = reader.at;
    const name = keyText(read(reader, depth + 1), reader, start);
    members.push([name, read(reader, depth + 1)]);
  }
  return objectValue(members);
}

function readExtension(reader: ByteReader, length: number, start: number): JsonValue {
  const type = Number(reader.integer(1, true));
  if (type === TIMESTAMP && (length === 4 || length === 8 || length === 12)) return readTimestamp(reader, length, start);
  const data = base64Of(reader.take(length));
  return objectValue([
    ['type', numberValue(String(type))],
    ['data', textValue(data)],
  ]);
}

function readTimestamp(reader: ByteReader, length: number, start: number): JsonValue {
  let nanoseconds = 0n;
  let seconds = 0n;
  if (length === 4) seconds = reader.integer(4);
  else if (length === 8) {
    const both = reader.integer(8);
    nanoseconds = both >> 34n;
    seconds = both & ((1n << 34n) - 1n);
  } else {
    nanoseconds = reader.integer(4);
    seconds = reader.integer(8, true);
  }
  if (nanoseconds > 999_999_999n) reader.fail('a timestamp has more than 999999999 nanoseconds', start);
  // ECMA-262 section 21.4.1.1: time values span 10^8 days each way.
  if (seconds > 8_640_000_000_000n || seconds < -8_640_000_000_000n) reader.fail('a timestamp is beyond the years of a calendar date', start);
  let digits = nanoseconds === 0n ? '' : `.${String(nanoseconds).padStart(9, '0')}`;
  while (digits.endsWith('0')) digits = digits.slice(0, -1);
  return textValue(new Date(Number(seconds) * 1000).toISOString().replace('.000Z', `${digits}Z`));
}
