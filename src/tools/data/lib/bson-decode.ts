// BSON 1.1 (bsonspec.org) as MongoDB Extended JSON v2. Why not by a library: see bson-encode.ts.

import type { Decimal128 as Decimal } from 'bson';
import { viewOf } from '../../shared/bytes/arrays.ts';
import { ByteReader, MAX_DEPTH } from '../../shared/bytes/binary.ts';
import type { JsonValue } from '../../shared/json/json.ts';
import { arrayValue, booleanValue, NULL, numberValue, objectValue, textValue } from '../../shared/json/tree.ts';
import { base64Of, hexOf } from '../../shared/platform/bytes.ts';

/** The library's 128-bit decimal floating point numbers. */
type DecimalClass = typeof Decimal;

const OLD_BINARY = 2;

/** A BSON document as Extended JSON, canonical or relaxed. Malformed BSON and bytes after the document are unprocessable, naming the byte. */
export function decodeBson(bytes: Uint8Array, canonical: boolean, decimals: DecimalClass): JsonValue {
  const reader = new ByteReader(bytes);
  const value = new BsonReader(reader, canonical, decimals).document(0, false);
  if (reader.left > 0) reader.fail('nothing may follow the document');
  return value;
}

class BsonReader {
  readonly reader: ByteReader;
  readonly canonical: boolean;
  readonly decimals: DecimalClass;

  constructor(reader: ByteReader, canonical: boolean, decimals: DecimalClass) {
    this.reader = reader;
    this.canonical = canonical;
    this.decimals = decimals;
  }

  document(depth: number, array: boolean): JsonValue {
    const reader = this.reader;
    const start = reader.at;
    if (depth > MAX_DEPTH) reader.fail(`nested deeper than ${MAX_DEPTH} documents`);
    const length = this.length();
    if (length < 5 || length - 4 > reader.left) reader.fail(`a document cannot have ${length} bytes here`, start);
    const end = start + length;
    const members: [string, JsonValue][] = [];
    for (;;) {
      const at = reader.at;
      if (at >= end) reader.fail('the document is longer than its length says', at);
      const type = reader.byte();
      if (type === 0) break;
      members.push([this.zeroEnded(), this.#value(type, depth, at)]);
    }
    if (reader.at !== end) reader.fail(`the document should end at byte offset ${end}, as its length says`);
    return array ? arrayValue(members.map(([, value]) => value)) : objectValue(members);
  }

  length(): number {
    return Number(this.reader.littleInteger(4, true));
  }

  zeroEnded(): string {
    const reader = this.reader;
    const start = reader.at;
    while (reader.byte() !== 0);
    const length = reader.at - start - 1;
    reader.at = start;
    const text = reader.text(length);
    reader.byte();
    return text;
  }

  text(): string {
    const reader = this.reader;
    const start = reader.at;
    const length = this.length();
    if (length < 1 || length > reader.left) reader.fail(`a string cannot have ${length} bytes here`, start);
    const text = reader.text(length - 1);
    if (reader.byte() !== 0) reader.fail('a string must end with a zero byte', reader.at - 1);
    return text;
  }

  #value(type: number, depth: number, at: number): JsonValue {
    const read = READERS.get(type) ?? this.reader.fail(`0x${type.toString(16).padStart(2, '0')} is not a type of BSON`, at);
    return read(this, depth);
  }

  /** @param key the type's name in canonical Extended JSON */
  integer(key: string, bytes: 4 | 8): JsonValue {
    const value = String(this.reader.littleInteger(bytes, true));
    return this.canonical ? only(key, textValue(value)) : numberValue(value);
  }

  double(value: number): JsonValue {
    const digits = Object.is(value, -0) ? '-0' : String(value);
    const text = /^-?\d+$/.test(digits) ? `${digits}.0` : digits;
    return this.canonical || !Number.isFinite(value) ? only('$numberDouble', textValue(text)) : numberValue(text);
  }

  date(milliseconds: bigint): JsonValue {
    // Extended JSON: relaxed dates are ISO 8601 from 1970 to 9999 only.
    if (this.canonical || milliseconds < 0n || milliseconds > 253_402_300_799_999n) return only('$numberLong', textValue(String(milliseconds)));
    return textValue(new Date(Number(milliseconds)).toISOString().replace('.000Z', 'Z'));
  }

  binary(): JsonValue {
    const reader = this.reader;
    const start = reader.at;
    let length = this.length();
    const type = reader.byte();
    if (length < 0 || length > reader.left) reader.fail(`binary data cannot have ${length} bytes here`, start);
    if (type === OLD_BINARY) {
      const inner = length < 4 ? -1 : this.length();
      if (inner !== length - 4) reader.fail('the length inside old binary data (subtype 2) does not fit', start);
      length = inner;
    }
    const data = base64Of(reader.take(length));
    return only(
      '$binary',
      objectValue([
        ['base64', textValue(data)],
        ['subType', textValue(type.toString(16).padStart(2, '0'))],
      ]),
    );
  }
}

/** How values are read by their type. */
const READERS: ReadonlyMap<number, (bson: BsonReader, depth: number) => JsonValue> = new Map<number, (bson: BsonReader, depth: number) => JsonValue>([
  [0x01, (bson) => bson.double(viewOf(bson.reader.take(8)).getFloat64(0, true))],
  [0x02, (bson) => textValue(bson.text())],
  [0x03, (bson, depth) => bson.document(depth + 1, false)],
  [0x04, (bson, depth) => bson.document(depth + 1, true)],
  [0x05, (bson) => bson.binary()],
  [0x06, () => only('$undefined', booleanValue(true))],
  [0x07, objectId],
  [0x08, boolean],
  [0x09, (bson) => only('$date', bson.date(bson.reader.littleInteger(8, true)))],
  [0x0a, () => NULL],
  [0x0b, regularExpression],
  [0x0c, pointer],
  [0x0d, (bson) => only('$code', textValue(bson.text()))],
  [0x0e, (bson) => only('$symbol', textValue(bson.text()))],
  [0x0f, codeWithScope],
  [0x10, (bson) => bson.integer('$numberInt', 4)],
  [0x11, timestamp],
  [0x12, (bson) => bson.integer('$numberLong', 8)],
  [0x13, (bson) => only('$numberDecimal', textValue(new bson.decimals(Uint8Array.from(bson.reader.take(16))).toString()))],
  [0x7f, () => only('$maxKey', numberValue('1'))],
  [0xff, () => only('$minKey', numberValue('1'))],
]);

function objectId({ reader }: BsonReader): JsonValue {
  return only('$oid', textValue(hexOf(reader.take(12))));
}

function boolean({ reader }: BsonReader): JsonValue {
  const value = reader.byte();
  return value <= 1 ? booleanValue(value === 1) : reader.fail(`a boolean must be 0 or 1, not ${value}`, reader.at - 1);
}

function regularExpression(bson: BsonReader): JsonValue {
  const pattern = bson.zeroEnded();
  const options = [...bson.zeroEnded()].sort().join('');
  return only(
    '$regularExpression',
    objectValue([
      ['pattern', textValue(pattern)],
      ['options', textValue(options)],
    ]),
  );
}

function pointer(bson: BsonReader): JsonValue {
  const reference = bson.text();
  const id = objectId(bson);
  return only(
    '$dbPointer',
    objectValue([
      ['$ref', textValue(reference)],
      ['$id', id],
    ]),
  );
}

function codeWithScope(bson: BsonReader, depth: number): JsonValue {
  const { reader } = bson;
  const start = reader.at;
  const length = bson.length();
  const code = bson.text();
  const scope = bson.document(depth + 1, false);
  if (reader.at !== start + length) reader.fail(`the code with scope should have ${length} bytes, as its length says`, start);
  return objectValue([
    ['$code', textValue(code)],
    ['$scope', scope],
  ]);
}

function timestamp({ reader }: BsonReader): JsonValue {
  const increment = reader.littleInteger(4);
  const time = reader.littleInteger(4);
  return only(
    '$timestamp',
    objectValue([
      ['t', numberValue(String(time))],
      ['i', numberValue(String(increment))],
    ]),
  );
}

const only = (name: string, value: JsonValue): JsonValue => objectValue([[name, value]]);
