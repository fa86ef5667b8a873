// BSON 1.1 (bsonspec.org) and MongoDB Extended JSON v2. The EJSON of the bson package is not used (7.3.4): it reads 9007199254740993 as a double, puts members named by digits first,
// takes malformed types (a $numberInt beyond 32 bits, base64 that is none, {"$minKey": 2}, a $date that is no date) and does not say at which byte BSON is wrong.
import type { Decimal128 as Decimal } from 'bson';
import { unprocessable } from '../../errors.ts';
import { ByteReader, ByteWriter, finiteDouble, isInteger, MAX_DEPTH, utf8Of } from '../../shared/bytes/binary.ts';
import type { JsonValue } from '../../shared/json/json.ts';
import { arrayValue, booleanValue, type JsonObject, membersOf, NULL, numberValue, objectValue, textValue } from '../../shared/json/tree.ts';
import { isJsonNumber } from '../../shared/numbers/decimals.ts';

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

/** The $-names that make an object stand for a value of some type; $scope and options stand beside them. */
const TYPE_KEYS = [
  '$oid',
  '$symbol',
  '$numberInt',
  '$numberLong',
  '$numberDouble',
  '$numberDecimal',
  '$binary',
  '$uuid',
  '$code',
  '$timestamp',
  '$regularExpression',
  '$dbPointer',
  '$date',
  '$minKey',
  '$maxKey',
  '$undefined',
];

function typeKeyOf(object: JsonObject): string | undefined {
  const names = new Set(object.members.map(({ name }) => name));
  return TYPE_KEYS.find((key) => names.has(key));
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
        this.#head(0x0a, name);
        return;
      case 'boolean':
        this.#head(0x08, name);
        this.out.byte(value.value ? 1 : 0);
        return;
      case 'number':
        this.#number(name, value.source);
        return;
      case 'string':
        this.#head(0x02, name);
        this.#text(value.value);
        return;
      case 'array':
        this.#head(0x04, name);
        this.document(value.items.map((item, index) => [String(index), item]));
        return;
      case 'object': {
        const key = typeKeyOf(value);
        if (key !== undefined) {
          this.#typed(name, key, value);
          return;
        }
        this.#head(0x03, name);
        this.document([...membersOf(value)]);
        return;
      }
    }
  }

  #number(name: string, source: string): void {
    const value = isInteger(source) && source.length <= 20 ? BigInt(source) : undefined;
    if (value !== undefined && value >= MIN_32 && value <= MAX_32) {
      this.#head(0x10, name);
      this.out.littleInteger(value, 4);
    } else if (value !== undefined && value >= MIN_64 && value <= MAX_64) {
      this.#head(0x12, name);
      this.out.littleInteger(value, 8);
    } else {
      this.#head(0x01, name);
      this.out.littleFloat(finiteDouble(source), 8);
    }
  }

  #typed(name: string, key: string, object: JsonObject): void {
    const members = membersOf(object);
    const value = members.get(key) ?? NULL;
    const malformed = (expected: string): never => fail(`${JSON.stringify(name)}: ${key} must be ${expected}.`);
    const alone = key === '$code' ? new Set([key, '$scope']) : new Set([key]);
    for (const other of members.keys()) if (!alone.has(other)) malformed(`alone in its object, without ${JSON.stringify(other)}`);
    const text = (): string => (value.kind === 'string' ? value.value : malformed('a text'));
    switch (key) {
      case '$oid':
        this.#head(0x07, name);
        this.out.bytes(/^[0-9a-fA-F]{24}$/.test(text()) ? Buffer.from(text(), 'hex') : malformed('24 hex digits'));
        return;
      case '$symbol':
        this.#head(0x0e, name);
        this.#text(text());
        return;
      case '$numberInt':
        this.#head(0x10, name);
        this.out.littleInteger(integerIn(text(), MIN_32, MAX_32) ?? malformed('an integer of 32 bits as text'), 4);
        return;
      case '$numberLong':
        this.#head(0x12, name);
        this.out.littleInteger(integerIn(text(), MIN_64, MAX_64) ?? malformed('an integer of 64 bits as text'), 8);
        return;
      case '$numberDouble':
        this.#head(0x01, name);
        this.out.littleFloat(doubleIn(text()) ?? malformed('a number, Infinity, -Infinity or NaN as text'), 8);
        return;
      case '$numberDecimal':
        this.#head(0x13, name);
        this.out.bytes(this.#decimal(text()) ?? malformed('a decimal of at most 34 digits as text'));
        return;
      case '$binary':
        this.#binary(name, value, malformed);
        return;
      case '$uuid': {
        const digits = /^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/.test(text()) ? text().replaceAll('-', '') : malformed('a UUID');
        this.#bytes(name, Buffer.from(digits, 'hex'), UUID);
        return;
      }
      case '$code': {
        const scope = members.get('$scope');
        this.#head(scope ? 0x0f : 0x0d, name);
        if (!scope) {
          this.#text(text());
          return;
        }
        if (scope.kind !== 'object') {
          malformed('beside a $scope that is a document');
          return;
        }
        const start = this.out.length;
        this.out.littleInteger(0, 4);
        this.#text(text());
        this.document([...membersOf(scope)]);
        this.out.patchLittle(start, this.out.length - start);
        return;
      }
      case '$timestamp': {
        const parts = partsOf(value, ['t', 'i']) ?? malformed('an object of t and i');
        this.#head(0x11, name);
        for (const part of ['i', 't']) {
          const number = parts.get(part);
          const seconds = number?.kind === 'number' ? integerIn(number.source, 0n, 2n ** 32n - 1n) : undefined;
          this.out.littleInteger(seconds ?? malformed('an object of t and i, integers from 0 to 4294967295'), 4);
        }
        return;
      }
      case '$regularExpression': {
        const parts = partsOf(value, ['pattern', 'options']) ?? malformed('an object of pattern and options');
        const [pattern, options] = [parts.get('pattern'), parts.get('options')];
        if (pattern?.kind !== 'string' || options?.kind !== 'string') {
          malformed('an object of the texts pattern and options');
          return;
        }
        this.#head(0x0b, name);
        this.#zeroEnded(pattern.value);
        // The specification stores options in alphabetical order.
        this.#zeroEnded([...options.value].sort().join(''));
        return;
      }
      case '$dbPointer': {
        const parts = partsOf(value, ['$ref', '$id']) ?? malformed('an object of $ref and $id');
        const [reference, id] = [parts.get('$ref'), parts.get('$id')];
        const oid = id && partsOf(id, ['$oid'])?.get('$oid');
        if (reference?.kind !== 'string' || oid?.kind !== 'string' || !/^[0-9a-fA-F]{24}$/.test(oid.value)) {
          malformed('an object of a text $ref and an ObjectId $id');
          return;
        }
        this.#head(0x0c, name);
        this.#text(reference.value);
        this.out.bytes(Buffer.from(oid.value, 'hex'));
        return;
      }
      case '$date':
        this.#head(0x09, name);
        this.out.littleInteger(dateIn(value) ?? malformed('an ISO 8601 instant as text or a $numberLong'), 8);
        return;
      case '$undefined':
        if (value.kind !== 'boolean' || !value.value) malformed('true');
        this.#head(0x06, name);
        return;
      default:
        if (value.kind !== 'number' || value.source !== '1') malformed('1');
        this.#head(key === '$minKey' ? 0xff : 0x7f, name);
        return;
    }
  }

  #binary(name: string, value: JsonValue, malformed: (expected: string) => never): void {
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
    this.#bytes(name, Buffer.from(data.value, 'base64'), Number.parseInt(type.value, 16));
  }

  #bytes(name: string, bytes: Buffer, type: number): void {
    const old = type === OLD_BINARY;
    this.#head(0x05, name);
    this.out.littleInteger(bytes.length + (old ? 4 : 0), 4);
    this.out.byte(type);
    if (old) this.out.littleInteger(bytes.length, 4);
    this.out.bytes(bytes);
  }

  #decimal(text: string): Uint8Array | undefined {
    try {
      return this.#decimals.fromString(text).bytes;
    } catch {
      return undefined;
    }
  }

  #head(type: number, name: string): void {
    this.out.byte(type);
    this.#zeroEnded(name);
  }

  #zeroEnded(text: string): void {
    if (text.includes('\0')) fail(`${JSON.stringify(text)} holds U+0000, which names and patterns may not.`);
    this.out.bytes(utf8Of(text));
    this.out.byte(0);
  }

  #text(text: string): void {
    const bytes = utf8Of(text);
    this.out.littleInteger(bytes.length + 1, 4);
    this.out.bytes(bytes);
    this.out.byte(0);
  }
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

/** A BSON document as Extended JSON, canonical or relaxed. Malformed BSON and bytes after the document are unprocessable, naming the byte. */
export function decodeBson(bytes: Uint8Array, canonical: boolean, decimals: DecimalClass): JsonValue {
  const reader = new ByteReader(bytes);
  const value = new BsonReader(reader, canonical, decimals).document(0, false);
  if (reader.left > 0) reader.fail('nothing may follow the document');
  return value;
}

class BsonReader {
  readonly #reader: ByteReader;
  readonly #canonical: boolean;
  readonly #decimals: DecimalClass;

  constructor(reader: ByteReader, canonical: boolean, decimals: DecimalClass) {
    this.#reader = reader;
    this.#canonical = canonical;
    this.#decimals = decimals;
  }

  document(depth: number, array: boolean): JsonValue {
    const reader = this.#reader;
    const start = reader.at;
    if (depth > MAX_DEPTH) reader.fail(`nested deeper than ${MAX_DEPTH} documents`);
    const length = this.#length();
    if (length < 5 || length - 4 > reader.left) reader.fail(`a document cannot have ${length} bytes here`, start);
    const end = start + length;
    const members: [string, JsonValue][] = [];
    for (;;) {
      const at = reader.at;
      if (at >= end) reader.fail('the document is longer than its length says', at);
      const type = reader.byte();
      if (type === 0) break;
      members.push([this.#zeroEnded(), this.#value(type, depth, at)]);
    }
    if (reader.at !== end) reader.fail(`the document should end at byte ${end}, as its length says`);
    return array ? arrayValue(members.map(([, value]) => value)) : objectValue(members);
  }

  #length(): number {
    return Number(this.#reader.littleInteger(4, true));
  }

  #zeroEnded(): string {
    const reader = this.#reader;
    const start = reader.at;
    while (reader.byte() !== 0);
    const length = reader.at - start - 1;
    reader.at = start;
    const text = reader.text(length);
    reader.byte();
    return text;
  }

  #text(): string {
    const reader = this.#reader;
    const start = reader.at;
    const length = this.#length();
    if (length < 1 || length > reader.left) reader.fail(`a text cannot have ${length} bytes here`, start);
    const text = reader.text(length - 1);
    if (reader.byte() !== 0) reader.fail('a text must end with a zero byte', reader.at - 1);
    return text;
  }

  #value(type: number, depth: number, at: number): JsonValue {
    const reader = this.#reader;
    switch (type) {
      case 0x01: {
        const bits = reader.take(8);
        return this.#double(bits.readDoubleLE());
      }
      case 0x02:
        return textValue(this.#text());
      case 0x03:
        return this.document(depth + 1, false);
      case 0x04:
        return this.document(depth + 1, true);
      case 0x05:
        return this.#binary();
      case 0x06:
        return only('$undefined', booleanValue(true));
      case 0x07:
        return only('$oid', textValue(reader.take(12).toString('hex')));
      case 0x08: {
        const value = reader.byte();
        return value <= 1 ? booleanValue(value === 1) : reader.fail(`a boolean must be 0 or 1, not ${value}`, reader.at - 1);
      }
      case 0x09:
        return only('$date', this.#date(reader.littleInteger(8, true)));
      case 0x0a:
        return NULL;
      case 0x0b: {
        const pattern = this.#zeroEnded();
        const options = [...this.#zeroEnded()].sort().join('');
        return only(
          '$regularExpression',
          objectValue([
            ['pattern', textValue(pattern)],
            ['options', textValue(options)],
          ]),
        );
      }
      case 0x0c: {
        const reference = this.#text();
        const id = only('$oid', textValue(reader.take(12).toString('hex')));
        return only(
          '$dbPointer',
          objectValue([
            ['$ref', textValue(reference)],
            ['$id', id],
          ]),
        );
      }
      case 0x0d:
        return only('$code', textValue(this.#text()));
      case 0x0e:
        return only('$symbol', textValue(this.#text()));
      case 0x0f: {
        const start = reader.at;
        const length = this.#length();
        const code = this.#text();
        const scope = this.document(depth + 1, false);
        if (reader.at !== start + length) reader.fail(`the code with scope should have ${length} bytes, as its length says`, start);
        return objectValue([
          ['$code', textValue(code)],
          ['$scope', scope],
        ]);
      }
      case 0x10: {
        const value = String(reader.littleInteger(4, true));
        return this.#canonical ? only('$numberInt', textValue(value)) : numberValue(value);
      }
      case 0x11: {
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
      case 0x12: {
        const value = String(reader.littleInteger(8, true));
        return this.#canonical ? only('$numberLong', textValue(value)) : numberValue(value);
      }
      case 0x13:
        return only('$numberDecimal', textValue(new this.#decimals(Uint8Array.from(reader.take(16))).toString()));
      case 0x7f:
        return only('$maxKey', numberValue('1'));
      case 0xff:
        return only('$minKey', numberValue('1'));
      default:
        return reader.fail(`0x${type.toString(16).padStart(2, '0')} is not a type of BSON`, at);
    }
  }

  #double(value: number): JsonValue {
    const digits = Object.is(value, -0) ? '-0' : String(value);
    const text = /^-?\d+$/.test(digits) ? `${digits}.0` : digits;
    return this.#canonical || !Number.isFinite(value) ? only('$numberDouble', textValue(text)) : numberValue(text);
  }

  #date(milliseconds: bigint): JsonValue {
    // Extended JSON: relaxed dates are ISO 8601 from 1970 to 9999 only.
    if (this.#canonical || milliseconds < 0n || milliseconds > 253_402_300_799_999n) return only('$numberLong', textValue(String(milliseconds)));
    return textValue(new Date(Number(milliseconds)).toISOString().replace('.000Z', 'Z'));
  }

  #binary(): JsonValue {
    const reader = this.#reader;
    const start = reader.at;
    let length = this.#length();
    const type = reader.byte();
    if (length < 0 || length > reader.left) reader.fail(`binary data cannot have ${length} bytes here`, start);
    if (type === OLD_BINARY) {
      const inner = length < 4 ? -1 : this.#length();
      if (inner !== length - 4) reader.fail('the length inside old binary data (subtype 2) does not fit', start);
      length = inner;
    }
    const data = reader.take(length).toString('base64');
    return only(
      '$binary',
      objectValue([
        ['base64', textValue(data)],
        ['subType', textValue(type.toString(16).padStart(2, '0'))],
      ]),
    );
  }
}

const only = (name: string, value: JsonValue): JsonValue => objectValue([[name, value]]);
