// ProtoJSON to Protocol Buffers bytes.

import { unprocessable } from '../../errors.ts';
import { ByteWriter, utf8Of } from '../../shared/bytes/binary.ts';
import type { JsonValue } from '../../shared/json/json.ts';
import { type JsonObject, membersOf, textValue } from '../../shared/json/tree.ts';
import { decimalOf, isJsonNumber } from '../../shared/numbers/decimals.ts';
import { bytesOfBase64 } from '../../shared/platform/bytes.ts';
import { WRAPPED } from './proto-decode.ts';
import { type Moment, parseDuration, parseTimestamp } from './proto-json.ts';
import { isNullValue, type ProtoField, type ProtoMessage, type ProtoSchema, type ProtoType, type ScalarName, wireTypeOf } from './proto-schema.ts';
import { MAX_LEVELS, putBytes, putTag, putVarint, type WireType } from './proto-wire.ts';

const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;
const KNOWN = 'google.protobuf.';
const MAX_FLOAT = 3.4028234663852886e38;
/** From here on a number rounds beyond the largest 32-bit float. */
const TOO_LARGE_FLOAT = MAX_FLOAT + 2 ** 103;

const RANGES: ReadonlyMap<ScalarName, readonly [bigint, bigint]> = new Map(
  (['int32', 'sint32', 'sfixed32', 'int64', 'sint64', 'sfixed64', 'uint32', 'fixed32', 'uint64', 'fixed64'] as const).map((name) => {
    const bits = name.endsWith('32') ? 32n : 64n;
    const unsigned = name.startsWith('u') || name.startsWith('f');
    return [name, unsigned ? [0n, 2n ** bits - 1n] : [-(2n ** (bits - 1n)), 2n ** (bits - 1n) - 1n]];
  }),
);

/** ProtoJSON as bytes, fields by number. What does not fit the schema is unprocessable, naming the place. */
export function encodeProto(value: JsonValue, schema: ProtoSchema): Uint8Array {
  const writer = new ByteWriter();
  new ProtoWriter(schema).content(writer, schema.wanted, value, '', 1);
  return writer.result();
}

class ProtoWriter {
  readonly #schema: ProtoSchema;

  constructor(schema: ProtoSchema) {
    this.#schema = schema;
  }

  /** The content of a message, without its length. @param path names it for errors */
  content(writer: ByteWriter, type: ProtoType, value: JsonValue, path: string, level: number): void {
    if (level > MAX_LEVELS) refuse(path, `is nested deeper than ${MAX_LEVELS} levels`);
    if (type.kind === 'known') {
      this.#known(writer, type.name.slice(KNOWN.length), value, path, level);
      return;
    }
    if (type.kind !== 'message') return;
    if (value.kind !== 'object') {
      refuse(path, `must be an object: a message ${type.type.name}`);
      return;
    }
    this.#message(writer, type.type, value, path, level);
  }

  #message(writer: ByteWriter, message: ProtoMessage, object: JsonObject, path: string, level: number): void {
    const values = new Map<ProtoField, JsonValue>();
    const chosen = new Map<string, ProtoField>();
    for (const [name, value] of membersOf(object)) {
      const field = message.byName.get(name) ?? refuse(join(path, name), `is not a field of ${message.name}`);
      if (value.kind === 'null' && (field.repeated || field.mapKey !== undefined || !holdsNull(field.type))) continue;
      if (values.has(field)) refuse(join(path, name), 'is given twice, under both of its names');
      const rival = field.oneof === undefined ? undefined : chosen.get(field.oneof);
      if (rival) refuse(join(path, name), `stands beside ${rival.jsonName}: of the oneof ${field.oneof} only one may be set`);
      if (field.oneof !== undefined) chosen.set(field.oneof, field);
      values.set(field, value);
    }
    for (const field of message.fields) {
      const value = values.get(field);
      if (value) this.#field(writer, field, value, join(path, field.jsonName), level);
      else if (field.required) refuse(join(path, field.jsonName), 'is required');
    }
  }

  #field(writer: ByteWriter, field: ProtoField, value: JsonValue, path: string, level: number): void {
    if (field.mapKey !== undefined) {
      this.#map(writer, field, field.mapKey, value, path, level);
      return;
    }
    if (!field.repeated) {
      const content = this.#single(field.type, value, path, level, field.delimited);
      if (content && (field.presence || !content.isDefault)) this.#put(writer, field.number, content);
      return;
    }
    if (value.kind !== 'array') {
      refuse(path, 'must be an array');
      return;
    }
    const items = value.items.flatMap((item, index) => {
      const place = `${path}[${index}]`;
      if (item.kind === 'null' && !holdsNull(field.type)) refuse(place, 'must not be null');
      return this.#single(field.type, item, place, level, field.delimited) ?? [];
    });
    if (!field.packed) for (const item of items) this.#put(writer, field.number, item);
    else if (items.length > 0) {
      putTag(writer, field.number, 'len');
      const packed = new ByteWriter();
      for (const item of items) packed.bytes(item.bytes);
      putBytes(writer, packed.result());
    }
  }

  #map(writer: ByteWriter, field: ProtoField, keyType: ScalarName, value: JsonValue, path: string, level: number): void {
    if (value.kind !== 'object') {
      refuse(path, 'must be an object: a map');
      return;
    }
    for (const [name, member] of membersOf(value)) {
      const place = join(path, name);
      if (member.kind === 'null' && !holdsNull(field.type)) refuse(place, 'must not be null');
      const key = keyType === 'bool' ? boolKey(name, place) : scalar(keyType, textValue(name), place);
      const entry = new ByteWriter();
      this.#put(entry, 1, { wireType: wireTypeOf({ kind: 'scalar', name: keyType }), ...key });
      const content = this.#single(field.type, member, place, level, false);
      if (content) this.#put(entry, 2, content);
      putTag(writer, field.number, 'len');
      putBytes(writer, entry.result());
    }
  }

  /** One value without its tag. */
  #single(type: ProtoType, value: JsonValue, path: string, level: number, delimited: boolean): Content | undefined {
    if (type.kind === 'scalar') return { wireType: wireTypeOf(type), ...scalar(type.name, value, path) };
    if (isNullValue(type)) {
      if (value.kind !== 'null' && !(value.kind === 'string' && value.value === 'NULL_VALUE') && !(value.kind === 'number' && Number(value.source) === 0))
        refuse(path, 'must be null');
      return { wireType: 'varint', bytes: Uint8Array.of(0), isDefault: true };
    }
    if (type.kind === 'enum') {
      const number = enumNumber(type.type, value, path);
      return { wireType: 'varint', bytes: varint(BigInt.asUintN(64, BigInt(number))), isDefault: number === 0 };
    }
    const inner = new ByteWriter();
    this.content(inner, type, value, path, level + 1);
    return { wireType: delimited ? 'group' : 'len', bytes: inner.result(), isDefault: false };
  }

  #put(writer: ByteWriter, number: number, { wireType, bytes }: Content): void {
    putTag(writer, number, wireType);
    if (wireType === 'len') {
      putBytes(writer, bytes);
      return;
    }
    writer.bytes(bytes);
    if (wireType === 'group') putTag(writer, number, 'groupEnd');
  }

  #known(writer: ByteWriter, name: string, value: JsonValue, path: string, level: number): void {
    const text = (): string => (value.kind === 'string' ? value.value : refuse(path, `must be a string: a ${name}`));
    switch (name) {
      case 'Timestamp':
        this.#moment(writer, parseTimestamp(text()) ?? refuse(path, 'must be an RFC 3339 instant such as 2024-01-31T12:00:00.5Z'));
        return;
      case 'Duration':
        this.#moment(writer, parseDuration(text()) ?? refuse(path, 'must be a duration such as -1.5s'));
        return;
      case 'FieldMask':
        this.#fieldMask(writer, text(), path);
        return;
      case 'Empty':
        if (value.kind !== 'object' || value.members.length > 0) refuse(path, 'must be {}: an Empty');
        return;
      case 'Struct':
        this.#struct(writer, value, path, level);
        return;
      case 'ListValue':
        this.#list(writer, value, path, level);
        return;
      case 'Value':
        this.#value(writer, value, path, level);
        return;
      case 'Any':
        this.#any(writer, value, path, level);
        return;
      default: {
        const wrapped = WRAPPED.get(name) ?? refuse(path, `${name} has no JSON form here`);
        const content = scalar(wrapped, value, path);
        if (!content.isDefault) this.#put(writer, 1, { wireType: wireTypeOf({ kind: 'scalar', name: wrapped }), ...content });
      }
    }
  }

  #fieldMask(writer: ByteWriter, mask: string, path: string): void {
    for (const part of mask === '' ? [] : mask.split(',')) {
      if (part.includes('_')) refuse(path, 'must have its paths in lowerCamelCase');
      const written = part.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      this.#put(writer, 1, textContent(written));
    }
  }

  #moment(writer: ByteWriter, { seconds, nanoseconds }: Moment): void {
    if (seconds !== 0n) this.#put(writer, 1, { wireType: 'varint', bytes: varint(BigInt.asUintN(64, seconds)), isDefault: false });
    if (nanoseconds !== 0n) this.#put(writer, 2, { wireType: 'varint', bytes: varint(BigInt.asUintN(64, nanoseconds)), isDefault: false });
  }

  /** A well-known message as the content of a field. */
  #inner(type: string, value: JsonValue, path: string, level: number): Content {
    const content = new ByteWriter();
    this.content(content, { kind: 'known', name: KNOWN + type }, value, path, level + 1);
    return { wireType: 'len', bytes: content.result(), isDefault: false };
  }

  #struct(writer: ByteWriter, value: JsonValue, path: string, level: number): void {
    if (value.kind !== 'object') {
      refuse(path, 'must be an object: a Struct');
      return;
    }
    for (const [key, member] of membersOf(value)) {
      const entry = new ByteWriter();
      this.#put(entry, 1, textContent(key));
      this.#put(entry, 2, this.#inner('Value', member, join(path, key), level));
      this.#put(writer, 1, { wireType: 'len', bytes: entry.result(), isDefault: false });
    }
  }

  #list(writer: ByteWriter, value: JsonValue, path: string, level: number): void {
    if (value.kind !== 'array') {
      refuse(path, 'must be an array: a ListValue');
      return;
    }
    for (const [index, item] of value.items.entries()) this.#put(writer, 1, this.#inner('Value', item, `${path}[${index}]`, level));
  }

  #value(writer: ByteWriter, value: JsonValue, path: string, level: number): void {
    switch (value.kind) {
      case 'null':
        this.#put(writer, 1, { wireType: 'varint', bytes: Uint8Array.of(0), isDefault: true });
        return;
      case 'number':
        this.#put(writer, 2, { wireType: 'i64', ...scalar('double', value, path) });
        return;
      case 'string':
        this.#put(writer, 3, textContent(value.value));
        return;
      case 'boolean':
        this.#put(writer, 4, { wireType: 'varint', ...scalar('bool', value, path) });
        return;
      case 'object':
        this.#put(writer, 5, this.#inner('Struct', value, path, level));
        return;
      case 'array':
        this.#put(writer, 6, this.#inner('ListValue', value, path, level));
    }
  }

  #any(writer: ByteWriter, value: JsonValue, path: string, level: number): void {
    if (value.kind !== 'object') {
      refuse(path, 'must be an object: an Any');
      return;
    }
    const members = membersOf(value);
    if (members.size === 0) return;
    const url = members.get('@type');
    if (url?.kind !== 'string') {
      refuse(path, 'must have a string @type');
      return;
    }
    const type = this.#schema.find(url.value.slice(url.value.lastIndexOf('/') + 1)) ?? refuse(path, `has a @type the schema does not have: ${url.value}`);
    members.delete('@type');
    const inner: JsonValue | undefined =
      type.kind === 'known' ? members.get('value') : { kind: 'object', members: value.members.filter(({ name }) => name !== '@type') };
    if (!inner || (type.kind === 'known' && members.size > 1)) {
      refuse(path, 'must have the members @type and value');
      return;
    }
    const content = new ByteWriter();
    this.content(content, type, inner, path, level + 1);
    putTag(writer, 1, 'len');
    putBytes(writer, utf8Of(url.value));
    if (content.length > 0) {
      putTag(writer, 2, 'len');
      putBytes(writer, content.result());
    }
  }
}

/** A value without its tag, and whether it is the default one. */
interface Scalar {
  bytes: Uint8Array;
  isDefault: boolean;
}

interface Content extends Scalar {
  wireType: WireType;
}

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
const refuse = (path: string, problem: string): never => unprocessable(path === '' ? `The JSON ${problem}.` : `${path} ${problem}.`, 'input');

/** Whether null is a value of a type, and not no value. */
const holdsNull = (type: ProtoType): boolean => isNullValue(type) || (type.kind === 'known' && type.name === `${KNOWN}Value`);

function varint(value: bigint): Uint8Array {
  const writer = new ByteWriter();
  putVarint(writer, value);
  return writer.result();
}

function boolKey(name: string, path: string): Scalar {
  if (name !== 'true' && name !== 'false') return refuse(path, 'must have the key true or false');
  return { bytes: Uint8Array.of(name === 'true' ? 1 : 0), isDefault: name === 'false' };
}

function enumNumber(
  { name, numbers, names, closed }: { name: string; numbers: ReadonlyMap<string, number>; names: ReadonlyMap<number, string>; closed: boolean },
  value: JsonValue,
  path: string,
): number {
  if (value.kind === 'string') return numbers.get(value.value) ?? refuse(path, `must be a value of ${name}, not ${JSON.stringify(value.value)}`);
  if (value.kind !== 'number') return refuse(path, `must be the name of a value of ${name}`);
  const number = Number(integer('int32', value.source, path));
  return closed && !names.has(number) ? refuse(path, `must be a value of ${name}, not ${number}`) : number;
}

function scalar(name: ScalarName, value: JsonValue, path: string): Scalar {
  switch (name) {
    case 'string': {
      const bytes = value.kind === 'string' ? utf8Of(value.value) : refuse(path, 'must be a string');
      return { bytes, isDefault: bytes.length === 0 };
    }
    case 'bytes': {
      const text =
        value.kind === 'string' && BASE64.test(value.value) && value.value.replace(/=+$/, '').length % 4 !== 1
          ? value.value
          : refuse(path, 'must be bytes in base64');
      const bytes = bytesOfBase64(text);
      return { bytes, isDefault: bytes.length === 0 };
    }
    case 'bool': {
      const holds = value.kind === 'boolean' ? value.value : refuse(path, 'must be true or false');
      return { bytes: Uint8Array.of(holds ? 1 : 0), isDefault: !holds };
    }
    case 'double':
    case 'float': {
      const number = float(name, value, path);
      const writer = new ByteWriter();
      writer.littleFloat(number, name === 'double' ? 8 : 4);
      return { bytes: writer.result(), isDefault: Object.is(number, 0) };
    }
    default: {
      const text =
        value.kind === 'number'
          ? value.source
          : value.kind === 'string' && isJsonNumber(value.value)
            ? value.value
            : refuse(path, `must be an integer: ${name}`);
      const number = integer(name, text, path);
      return { bytes: integerBytes(name, number), isDefault: number === 0n };
    }
  }
}

function float(name: 'double' | 'float', value: JsonValue, path: string): number {
  if (value.kind === 'string' && ['NaN', 'Infinity', '-Infinity'].includes(value.value)) return Number(value.value);
  const text =
    value.kind === 'number' ? value.source : value.kind === 'string' && isJsonNumber(value.value) ? value.value : refuse(path, `must be a number: ${name}`);
  const number = Number(text);
  if (Math.abs(number) >= (name === 'float' ? TOO_LARGE_FLOAT : Number.POSITIVE_INFINITY)) refuse(path, `is beyond the range of ${name}`);
  return number;
}

/** The integer a JSON number stands for: 1.0 and 1e2 are some. */
function integer(name: ScalarName, source: string, path: string): bigint {
  const { negative, digits, power } = decimalOf(source);
  const [min, max] = RANGES.get(name) ?? [0n, 0n];
  if (power < BigInt(digits.length)) refuse(path, `must be an integer, not ${source.slice(0, 40)}`);
  const size = power > 25n ? max + 1n : BigInt(digits || '0') * 10n ** (power - BigInt(digits.length));
  const value = negative ? -size : size;
  return value < min || value > max || power > 25n ? refuse(path, `must be from ${min} to ${max}: ${name}`) : value;
}

function integerBytes(name: ScalarName, value: bigint): Uint8Array {
  const writer = new ByteWriter();
  if (name.includes('fixed')) writer.littleInteger(value, name.endsWith('32') ? 4 : 8);
  else putVarint(writer, name.startsWith('sint') ? (value < 0n ? -2n * value - 1n : 2n * value) : BigInt.asUintN(64, value));
  return writer.result();
}

const textContent = (text: string): Content => ({ wireType: 'len', bytes: utf8Of(text), isDefault: text === '' });
