// The MessagePack specification, https://github.com/msgpack/msgpack/blob/master/spec.md
import { unprocessable } from '../../errors.ts';
import { ByteReader, ByteWriter, finiteDouble, isInteger, MAX_DEPTH, utf8Of } from '../../shared/bytes/binary.ts';
import type { JsonValue } from '../../shared/json/json.ts';
import { arrayValue, booleanValue, membersOf, NULL, numberValue, objectValue, textValue } from '../../shared/json/tree.ts';
import { writeJson } from '../../shared/json/write-json.ts';

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
  if (value > MAX_UNSIGNED || value < MIN_SIGNED) unprocessable(`The integer ${shorten(value)} lies beyond MessagePack's range, -2^63 to 2^64-1.`, 'input');
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

function read(reader: ByteReader, depth: number): JsonValue {
  const start = reader.at;
  if (depth > MAX_DEPTH) reader.fail(`nested deeper than ${MAX_DEPTH} arrays and maps`);
  const code = reader.byte();
  if (code <= 0x7f) return numberValue(String(code));
  if (code <= 0x8f) return readMap(reader, code & 0x0f, depth);
  if (code <= 0x9f) return readArray(reader, code & 0x0f, depth);
  if (code <= 0xbf) return textValue(reader.text(code & 0x1f));
  if (code >= 0xe0) return numberValue(String(code - 0x100));
  switch (code) {
    case 0xc0:
      return NULL;
    case 0xc2:
    case 0xc3:
      return booleanValue(code === 0xc3);
    case 0xc4:
    case 0xc5:
    case 0xc6:
      return textValue(reader.take(reader.length(1 << (code - 0xc4))).toString('base64'));
    case 0xc7:
    case 0xc8:
    case 0xc9:
      return readExtension(reader, reader.length(1 << (code - 0xc7)), start);
    case 0xca:
    case 0xcb: {
      const value = reader.float(code === 0xca ? 4 : 8);
      return Number.isFinite(value) ? numberValue(String(value)) : reader.fail(`JSON has no ${value}`, start);
    }
    case 0xcc:
    case 0xcd:
    case 0xce:
    case 0xcf:
      return numberValue(String(reader.integer(1 << (code - 0xcc))));
    case 0xd0:
    case 0xd1:
    case 0xd2:
    case 0xd3:
      return numberValue(String(reader.integer(1 << (code - 0xd0), true)));
    case 0xd4:
    case 0xd5:
    case 0xd6:
    case 0xd7:
    case 0xd8:
      return readExtension(reader, 1 << (code - 0xd4), start);
    case 0xd9:
    case 0xda:
    case 0xdb:
      return textValue(reader.text(reader.length(1 << (code - 0xd9))));
    case 0xdc:
    case 0xdd:
      return readArray(reader, reader.length(2 << (code - 0xdc)), depth);
    case 0xde:
    case 0xdf:
      return readMap(reader, reader.length(2 << (code - 0xde)), depth);
    default:
      return reader.fail('0xc1 has no meaning in MessagePack', start);
  }
}

function readArray(reader: ByteReader, length: number, depth: number): JsonValue {
  const items: JsonValue[] = [];
  for (let i = 0; i < length; i++) items.push(read(reader, depth + 1));
  return arrayValue(items);
}

function readMap(reader: ByteReader, length: number, depth: number): JsonValue {
  const members: [string, JsonValue][] = [];
  for (let i = 0; i < length; i++) {
    const key = read(reader, depth + 1);
    members.push([key.kind === 'string' ? key.value : writeJson(key, { indent: 0 }), read(reader, depth + 1)]);
  }
  return objectValue(members);
}

function readExtension(reader: ByteReader, length: number, start: number): JsonValue {
  const type = Number(reader.integer(1, true));
  if (type === TIMESTAMP && (length === 4 || length === 8 || length === 12)) return readTimestamp(reader, length, start);
  const data = reader.take(length).toString('base64');
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
  if (seconds > 8_640_000_000_000n || seconds < -8_640_000_000_000n) reader.fail('a timestamp lies beyond the years of a calendar date', start);
  let digits = nanoseconds === 0n ? '' : `.${String(nanoseconds).padStart(9, '0')}`;
  while (digits.endsWith('0')) digits = digits.slice(0, -1);
  return textValue(new Date(Number(seconds) * 1000).toISOString().replace('.000Z', `${digits}Z`));
}
