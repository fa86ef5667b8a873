// BSON 1.1 (bsonspec.org) and MongoDB Extended JSON v2. The EJSON of the bson package is not used (7.3.4): it reads 9007199254740993 as a double, puts members named by digits first,
// takes malformed types (a $numberInt beyond 32 bits, base64 that is none, {"$minKey": 2}, a $date that is not a date) and does not say at which byte BSON is wrong.

import type { Decimal128 as Decimal } from 'bson';
import { unprocessable } from '../../errors.ts';
import { ByteWriter, finiteDouble, isInteger, utf8Of } from '../../shared/bytes/binary.ts';
import type { JsonValue } from '../../shared/json/json.ts';
import { type JsonObject, membersOf, NULL } from '../../shared/json/tree.ts';
import { isJsonNumber } from '../../shared/numbers/decimals.ts';
import { bytesOfBase64, bytesOfHex } from '../../shared/platform/bytes.ts';

/** The library's 128-bit decimal floating point numbers. */
type DecimalClass = typeof Decimal;

const MIN_32 = -(2n ** 31n);
const MAX_32 = 2n ** 31n - 1n;
const MIN_64 = -(2n ** 63n);
const MAX_64 = 2n ** 63n - 1n;
const OLD_BINARY = 2;
const UUID = 4;

const fail = (message: string): never => unprocessable(message, 'input');

/** Extended JSON as BSON. The top must be an object that stands for a document. */
export function encodeBson(value: JsonValue, decimals: DecimalClass): Uint8Array {
  if (value.kind !== 'object') return fail('The JSON must be an object: only documents are BSON.');
  if (typeKeyOf(value) !== undefined) return fail(`The JSON must be a document, not a value of the type ${typeKeyOf(value)}.`);
  const writer = new BsonWriter(decimals);
  writer.document([...membersOf(value)]);
  return writer.out.result();
}

function typeKeyOf(object: JsonObject): string | undefined {
  const names = new Set(object.members.map(({ name }) => name));
  return [...TYPED.keys()].find((key) => names.has(key));
}

class BsonWriter {
  readonly out = new ByteWriter();
  readonly #decimals: DecimalClass;

  constructor(decimals: DecimalClass) {
    this.#decimals = decimals;
  }

  document(members: readonly (readonly [string, JsonValue])[]): void {
    const start = this.out.length;
    this.out.littleInteger(0, 4);
    for (const [name, value] of members) this.#element(name, value);
    this.out.byte(0);
    this.out.patchLittle(start, this.out.length - start);
  }

  #element(name: string, value: JsonValue): void {
    switch (value.kind) {
      case 'null':
        this.head(0x0a, name);
        return;
      case 'boolean':
        this.head(0x08, name);
        this.out.byte(value.value ? 1 : 0);
        return;
      case 'number':
        this.#number(name, value.source);
        return;
      case 'string':
        this.head(0x02, name);
        this.text(value.value);
        return;
      case 'array':
        this.head(0x04, name);
        this.document(value.items.map((item, index) => [String(index), item]));
        return;
      case 'object': {
        const key = typeKeyOf(value);
        if (key !== undefined) {
          this.#typed(name, key, value);
          return;
        }
        this.head(0x03, name);
        this.document([...membersOf(value)]);
        return;
      }
    }
  }

  #number(name: string, source: string): void {
    const value = isInteger(source) && source.length <= 20 ? BigInt(source) : undefined;
    if (value !== undefined && value >= MIN_32 && value <= MAX_32) {
      this.head(0x10, name);
      this.out.littleInteger(value, 4);
    } else if (value !== undefined && value >= MIN_64 && value <= MAX_64) {
      this.head(0x12, name);
      this.out.littleInteger(value, 8);
    } else {
      this.head(0x01, name);
      this.out.littleFloat(finiteDouble(source), 8);
    }
  }

  #typed(name: string, key: string, object: JsonObject): void {
    const members = membersOf(object);
    const value = members.get(key) ?? NULL;
    const malformed = (expected: string): never => fail(`${JSON.stringify(name)}: ${key} must be ${expected}.`);
    for (const other of members.keys())
      if (other !== key && !(key === '$code' && other === '$scope')) malformed(`alone in its object, without ${JSON.stringify(other)}`);
    const text = (): string => (value.kind === 'string' ? value.value : malformed('a string'));
    TYPED.get(key)?.(this, { name, value, members, text, malformed });
  }

  binary(name: string, bytes: Uint8Array, type: number): void {
    const old = type === OLD_BINARY;
    this.head(0x05, name);
    this.out.littleInteger(bytes.length + (old ? 4 : 0), 4);
    this.out.byte(type);
    if (old) this.out.littleInteger(bytes.length, 4);
    this.out.bytes(bytes);
  }

  decimal(text: string): Uint8Array | undefined {
    try {
      return this.#decimals.fromString(text).bytes;
    } catch {
      return undefined;
    }
  }

  head(type: number, name: string): void {
    this.out.byte(type);
    this.zeroEnded(name);
  }

  zeroEnded(text: string): void {
    if (text.includes('\0')) fail(`${JSON.stringify(text)} contains U+0000, which names and patterns may not.`);
    this.out.bytes(utf8Of(text));
    this.out.byte(0);
  }

  text(text: string): void {
    const bytes = utf8Of(text);
    this.out.littleInteger(bytes.length + 1, 4);
    this.out.bytes(bytes);
    this.out.byte(0);
  }
}

/** A value of a type that an object with a $-name stands for. */
interface Typed {
  name: string;
  /** What comes after the $-name. */
  value: JsonValue;
  members: ReadonlyMap<string, JsonValue>;
  /** The value as a text; refuses another. */
  text: () => string;
  malformed: (expected: string) => never;
}

/** How values are written by the $-name that makes an object stand for one; $scope and options stand beside them. */
const TYPED: ReadonlyMap<string, (writer: BsonWriter, typed: Typed) => void> = new Map<string, (writer: BsonWriter, typed: Typed) => void>([
  ['$oid', putObjectId],
  [
    '$symbol',
    (writer, { name, text }) => {
      writer.head(0x0e, name);
      writer.text(text());
    },
  ],
  [
    '$numberInt',
    (writer, { name, text, malformed }) => {
      writer.head(0x10, name);
      writer.out.littleInteger(integerIn(text(), MIN_32, MAX_32) ?? malformed('an integer of 32 bits as text'), 4);
    },
  ],
  [
    '$numberLong',
    (writer, { name, text, malformed }) => {
      writer.head(0x12, name);
      writer.out.littleInteger(integerIn(text(), MIN_64, MAX_64) ?? malformed('an integer of 64 bits as text'), 8);
    },
  ],
  [
    '$numberDouble',
    (writer, { name, text, malformed }) => {
      writer.head(0x01, name);
      writer.out.littleFloat(doubleIn(text()) ?? malformed('a number, Infinity, -Infinity or NaN as text'), 8);
    },
  ],
  [
    '$numberDecimal',
    (writer, { name, text, malformed }) => {
      writer.head(0x13, name);
      writer.out.bytes(writer.decimal(text()) ?? malformed('a decimal of at most 34 digits as text'));
    },
  ],
  ['$binary', putBinary],
  [
    '$uuid',
    (writer, { name, text, malformed }) => {
      const digits = /^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/.test(text()) ? text().replaceAll('-', '') : malformed('a UUID');
      writer.binary(name, bytesOfHex(digits), UUID);
    },
  ],
  ['$code', putCode],
  ['$timestamp', putTimestamp],
  ['$regularExpression', putRegularExpression],
  ['$dbPointer', putPointer],
  [
    '$date',
    (writer, { name, value, malformed }) => {
      writer.head(0x09, name);
      writer.out.littleInteger(dateIn(value) ?? malformed('an ISO 8601 instant as text or a $numberLong'), 8);
    },
  ],
  ['$minKey', (writer, typed) => putKey(writer, typed, 0xff)],
  ['$maxKey', (writer, typed) => putKey(writer, typed, 0x7f)],
  [
    '$undefined',
    (writer, { name, value, malformed }) => {
      if (value.kind !== 'boolean' || !value.value) malformed('true');
      writer.head(0x06, name);
    },
  ],
]);

const OBJECT_ID = /^[0-9a-fA-F]{24}$/;

function putObjectId(writer: BsonWriter, { name, text, malformed }: Typed): void {
  writer.head(0x07, name);
  writer.out.bytes(OBJECT_ID.test(text()) ? bytesOfHex(text()) : malformed('24 hex digits'));
}

function putBinary(writer: BsonWriter, { name, value, malformed }: Typed): void {
  const parts = partsOf(value, ['base64', 'subType']) ?? malformed('an object of base64 and subType');
  const [data, type] = [parts.get('base64'), parts.get('subType')];
  if (data?.kind !== 'string' || type?.kind !== 'string' || !/^[0-9a-fA-F]{1,2}$/.test(type.value)) {
    malformed('an object of the texts base64 and subType (two hex digits)');
    return;
  }
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(data.value)) {
    malformed('an object whose base64 is base64 with padding');
    return;
  }
  writer.binary(name, bytesOfBase64(data.value), Number.parseInt(type.value, 16));
}

function putCode(writer: BsonWriter, { name, members, text, malformed }: Typed): void {
  const scope = members.get('$scope');
  writer.head(scope ? 0x0f : 0x0d, name);
  if (!scope) {
    writer.text(text());
    return;
  }
  if (scope.kind !== 'object') {
    malformed('beside a $scope that is a document');
    return;
  }
  const start = writer.out.length;
  writer.out.littleInteger(0, 4);
  writer.text(text());
  writer.document([...membersOf(scope)]);
  writer.out.patchLittle(start, writer.out.length - start);
}

function putTimestamp(writer: BsonWriter, { name, value, malformed }: Typed): void {
  const parts = partsOf(value, ['t', 'i']) ?? malformed('an object of t and i');
  writer.head(0x11, name);
  for (const part of ['i', 't']) {
    const number = parts.get(part);
    const seconds = number?.kind === 'number' ? integerIn(number.source, 0n, 2n ** 32n - 1n) : undefined;
    writer.out.littleInteger(seconds ?? malformed('an object of t and i, integers from 0 to 4294967295'), 4);
  }
}

function putRegularExpression(writer: BsonWriter, { name, value, malformed }: Typed): void {
  const parts = partsOf(value, ['pattern', 'options']) ?? malformed('an object of pattern and options');
  const [pattern, options] = [parts.get('pattern'), parts.get('options')];
  if (pattern?.kind !== 'string' || options?.kind !== 'string') {
    malformed('an object of the texts pattern and options');
    return;
  }
  writer.head(0x0b, name);
  writer.zeroEnded(pattern.value);
  // The specification stores options in alphabetical order.
  writer.zeroEnded([...options.value].sort().join(''));
}

function putPointer(writer: BsonWriter, { name, value, malformed }: Typed): void {
  const parts = partsOf(value, ['$ref', '$id']) ?? malformed('an object of $ref and $id');
  const [reference, id] = [parts.get('$ref'), parts.get('$id')];
  const oid = id && partsOf(id, ['$oid'])?.get('$oid');
  if (reference?.kind !== 'string' || oid?.kind !== 'string' || !OBJECT_ID.test(oid.value)) {
    malformed('an object of a string $ref and an ObjectId $id');
    return;
  }
  writer.head(0x0c, name);
  writer.text(reference.value);
  writer.out.bytes(bytesOfHex(oid.value));
}

function putKey(writer: BsonWriter, { name, value, malformed }: Typed, type: number): void {
  if (value.kind !== 'number' || value.source !== '1') malformed('1');
  writer.head(type, name);
}

function integerIn(text: string, min: bigint, max: bigint): bigint | undefined {
  if (!/^-?[0-9]{1,25}$/.test(text)) return undefined;
  const value = BigInt(text);
  return value >= min && value <= max ? value : undefined;
}

function doubleIn(text: string): number | undefined {
  if (text === 'Infinity' || text === '-Infinity' || text === 'NaN') return Number(text);
  const value = isJsonNumber(text.replace(/^\+/, '')) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}

/** The members of an object that has just these. */
function partsOf(value: JsonValue, names: readonly string[]): Map<string, JsonValue> | undefined {
  if (value.kind !== 'object') return undefined;
  const members = membersOf(value);
  return members.size === names.length && names.every((name) => members.has(name)) ? members : undefined;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:?\d{2})$/;

/** Milliseconds since 1970 of a $date's value. */
function dateIn(value: JsonValue): bigint | undefined {
  if (value.kind === 'object') {
    const long = partsOf(value, ['$numberLong'])?.get('$numberLong');
    return long?.kind === 'string' ? integerIn(long.value, MIN_64, MAX_64) : undefined;
  }
  if (value.kind !== 'string' || !INSTANT.test(value.value)) return undefined;
  try {
    return BigInt(Temporal.Instant.from(value.value).epochMilliseconds);
  } catch {
    return undefined;
  }
}
