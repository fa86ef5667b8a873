// Protocol Buffers bytes to ProtoJSON.

import { unprocessable } from '../../errors.ts';
import { firstInvalidUtf8 } from '../../shared/bytes/bytes.ts';
import type { JsonValue } from '../../shared/json/json.ts';
import { arrayValue, booleanValue, NULL, numberValue, objectValue, textValue } from '../../shared/json/tree.ts';
import { base64Of, looseUtf8 } from '../../shared/platform/bytes.ts';
import { durationText, floatText, type Moment, timestampText } from './proto-json.ts';
import { isNullValue, jsonNameOf, type ProtoField, type ProtoMessage, type ProtoSchema, type ProtoType, type ScalarName, wireTypeOf } from './proto-schema.ts';
import { checkedFields, MAX_LEVELS, packedNumbers, refuseByte, type WireField } from './proto-wire.ts';

/** A stretch of the bytes: the content of a message. */
interface Span {
  from: number;
  end: number;
}

const WIDE: ReadonlySet<ScalarName> = new Set(['int64', 'uint64', 'sint64', 'fixed64', 'sfixed64']);

/** A message as ProtoJSON. What is malformed is unprocessable, naming the byte. */
export function decodeProto(bytes: Uint8Array, schema: ProtoSchema): JsonValue {
  return new ProtoReader(bytes, schema).value(schema.wanted, [{ from: 0, end: bytes.length }], 1);
}

const isMessageType = (type: ProtoType): boolean => type.kind === 'message' || (type.kind === 'known' && !isNullValue(type));

class ProtoReader {
  readonly #bytes: Uint8Array;
  readonly #schema: ProtoSchema;

  constructor(bytes: Uint8Array, schema: ProtoSchema) {
    this.#bytes = bytes;
    this.#schema = schema;
  }

  /** A message whose bytes may be in several places: what comes later is merged into what came before. */
  value(type: ProtoType, spans: readonly Span[], level: number): JsonValue {
    const at = spans[0]?.from ?? 0;
    if (level > MAX_LEVELS) refuseByte({ problem: `nested deeper than ${MAX_LEVELS} levels`, at });
    const fields = spans.flatMap(({ from, end }) => checkedFields(this.#bytes, from, end));
    if (type.kind === 'known') return this.#known(type.name, fields, at, level);
    return type.kind === 'message' ? objectValue(this.#members(type.type, fields, level)) : NULL;
  }

  #members(message: ProtoMessage, fields: readonly WireField[], level: number): [string, JsonValue][] {
    const found = new Map<ProtoField, WireField[]>();
    const chosen = new Map<string, ProtoField>();
    for (const wire of fields) {
      const field = message.byNumber.get(wire.number);
      if (!field || !this.#fits(field, wire)) continue;
      if (field.oneof !== undefined) {
        const before = chosen.get(field.oneof);
        if (before && before !== field) found.delete(before);
        chosen.set(field.oneof, field);
      }
      const list = found.get(field);
      if (list) list.push(wire);
      else found.set(field, [wire]);
    }
    const members: [string, JsonValue][] = [];
    for (const field of message.fields) {
      const value = this.#field(field, found.get(field) ?? [], level);
      if (value) members.push([field.jsonName, value]);
    }
    return members;
  }

  /** Whether a field has the wire type its schema asks for; packed and single numbers stand for each other. Others are unknown fields. */
  #fits(field: ProtoField, wire: WireField): boolean {
    if (field.mapKey !== undefined) return wire.wireType === 'len';
    if (field.delimited) return wire.wireType === 'group';
    const own = wireTypeOf(field.type);
    return wire.wireType === own || (field.repeated && wire.wireType === 'len');
  }

  #field(field: ProtoField, wires: readonly WireField[], level: number): JsonValue | undefined {
    const { type } = field;
    const isMessage = isMessageType(type);
    if (field.mapKey !== undefined) {
      const entries = wires.flatMap((wire) => this.#entry(field, field.mapKey ?? 'string', wire, level) ?? []);
      return entries.length === 0 ? undefined : objectValue(entries);
    }
    if (field.repeated) {
      const items = isMessage ? wires.map((wire) => this.value(type, [wire], level + 1)) : wires.flatMap((wire) => this.#scalars(type, wire));
      return items.length === 0 ? undefined : arrayValue(items);
    }
    if (wires.length === 0) return undefined;
    if (isMessage) return this.value(type, wires, level + 1);
    const values = wires.flatMap((wire) => this.#scalars(type, wire).map((value) => ({ value, wire })));
    const last = values.at(-1);
    if (!last || (!field.presence && isDefault(type, last.wire))) return undefined;
    return last.value;
  }

  #entry(field: ProtoField, keyType: ScalarName, { from, end }: WireField, level: number): [string, JsonValue][] | undefined {
    let key: string | undefined;
    let single: JsonValue | undefined;
    const spans: Span[] = [];
    const isMessage = isMessageType(field.type);
    for (const wire of checkedFields(this.#bytes, from, end)) {
      const keyScalar: ProtoType = { kind: 'scalar', name: keyType };
      if (wire.number === 1 && wire.wireType === wireTypeOf(keyScalar)) key = keyText(this.#scalars(keyScalar, wire)[0]);
      else if (wire.number === 2 && wire.wireType === wireTypeOf(field.type)) {
        if (isMessage) spans.push(wire);
        else {
          single = this.#scalars(field.type, wire)[0];
          // A number that a closed enum does not know makes the entry an unknown field.
          if (!single) return undefined;
        }
      }
    }
    key ??= keyType === 'string' ? '' : keyType === 'bool' ? 'false' : '0';
    return [[key, isMessage ? this.value(field.type, spans, level + 1) : (single ?? defaultValue(field.type))]];
  }

  /** The values in a field: one, or several packed ones; none for what a closed enum does not know. */
  #scalars(type: ProtoType, wire: WireField): JsonValue[] {
    const own = wireTypeOf(type);
    if (own === 'len') return [this.#text(type.kind === 'scalar' ? type.name : 'bytes', wire)];
    const numbers = wire.wireType === 'len' ? packedNumbers(this.#bytes, wire, own) : [wire.value];
    return numbers.flatMap((bits) => numberOf(type, bits) ?? []);
  }

  #text(name: ScalarName, { from, end }: WireField): JsonValue {
    const content = this.#bytes.subarray(from, end);
    if (name === 'bytes') return textValue(base64Of(content));
    const wrong = firstInvalidUtf8(content);
    return wrong >= 0 ? refuseByte({ problem: 'the text is not valid UTF-8', at: from + wrong }) : textValue(looseUtf8(content));
  }

  #known(name: string, fields: readonly WireField[], at: number, level: number): JsonValue {
    const refuse = (problem: string): never => refuseByte({ problem, at });
    const last = (number: number, wireType: string): WireField | undefined =>
      fields.findLast((field) => field.number === number && field.wireType === wireType);
    const texts = (number: number): JsonValue[] =>
      fields.filter((field) => field.number === number && field.wireType === 'len').map((wire) => this.#text('string', wire));
    const moment = (): Moment => ({
      seconds: BigInt.asIntN(64, last(1, 'varint')?.value ?? 0n),
      nanoseconds: BigInt.asIntN(32, last(2, 'varint')?.value ?? 0n),
    });
    switch (name.slice('google.protobuf.'.length)) {
      case 'Timestamp':
        return textValue(timestampText(moment()) ?? refuse('a Timestamp is outside the years 1 to 9999'));
      case 'Duration':
        return textValue(durationText(moment()) ?? refuse('a Duration is out of range'));
      case 'Empty':
        return objectValue([]);
      case 'FieldMask':
        return textValue(
          texts(1)
            .map((path) => (path.kind === 'string' ? maskPath(path.value) : undefined) ?? refuse('a path of a FieldMask cannot be written in lowerCamelCase'))
            .join(','),
        );
      case 'Struct': {
        const entries = fields.filter((field) => field.number === 1 && field.wireType === 'len');
        const valueType: ProtoType = { kind: 'known', name: 'google.protobuf.Value' };
        return objectValue(
          entries.map(({ from, end }) => {
            const inner = checkedFields(this.#bytes, from, end);
            const key = inner.findLast((field) => field.number === 1 && field.wireType === 'len');
            const spans = inner.filter((field) => field.number === 2 && field.wireType === 'len');
            const text = key && this.#text('string', key);
            return [text?.kind === 'string' ? text.value : '', this.value(valueType, spans, level + 1)];
          }),
        );
      }
      case 'ListValue': {
        const valueType: ProtoType = { kind: 'known', name: 'google.protobuf.Value' };
        return arrayValue(fields.filter((field) => field.number === 1 && field.wireType === 'len').map((wire) => this.value(valueType, [wire], level + 1)));
      }
      case 'Value':
        return this.#anyJson(fields, refuse, level);
      case 'Any':
        return this.#any(fields, refuse, level);
      default: {
        const scalar = WRAPPED.get(name.slice('google.protobuf.'.length));
        if (!scalar) return refuse(`${name} has no JSON form here`);
        const type: ProtoType = { kind: 'scalar', name: scalar };
        const wire = last(1, wireTypeOf(type));
        return (wire && this.#scalars(type, wire)[0]) ?? defaultValue(type);
      }
    }
  }

  /** google.protobuf.Value: of its oneof the last field counts. */
  #anyJson(fields: readonly WireField[], refuse: (problem: string) => never, level: number): JsonValue {
    const kinds = ['', 'varint', 'i64', 'len', 'varint', 'len', 'len'];
    const wire = fields.findLast((field) => field.number <= 6 && kinds[field.number] === field.wireType);
    switch (wire?.number) {
      case 1:
        return NULL;
      case 2: {
        const value = numberOf({ kind: 'scalar', name: 'double' }, wire.value) ?? NULL;
        return value.kind === 'number' ? value : refuse('a Value cannot be NaN or infinite');
      }
      case 3:
        return this.#text('string', wire);
      case 4:
        return booleanValue(wire.value !== 0n);
      case 5:
      case 6: {
        // Adjacent pieces of the same message are merged.
        const spans: WireField[] = [];
        for (const field of fields) {
          if (field.number > 6 || kinds[field.number] !== field.wireType) continue;
          if (field.number !== wire.number) spans.length = 0;
          else spans.push(field);
        }
        return this.value({ kind: 'known', name: `google.protobuf.${wire.number === 5 ? 'Struct' : 'ListValue'}` }, spans, level + 1);
      }
      default:
        return refuse('a Value holds no value');
    }
  }

  #any(fields: readonly WireField[], refuse: (problem: string) => never, level: number): JsonValue {
    const last = (number: number): WireField | undefined => fields.findLast((field) => field.number === number && field.wireType === 'len');
    const url = last(1);
    if (!url) return objectValue([]);
    const address = this.#text('string', url);
    const name = address.kind === 'string' ? address.value.slice(address.value.lastIndexOf('/') + 1) : '';
    const type = this.#schema.find(name) ?? refuse(`the schema has no message ${JSON.stringify(name)} for an Any`);
    const content = last(2);
    const value = this.value(type, content ? [content] : [], level + 1);
    if (type.kind === 'message' && value.kind === 'object')
      return objectValue([['@type', address], ...value.members.map((member): [string, JsonValue] => [member.name, member.value])]);
    return objectValue([
      ['@type', address],
      ['value', value],
    ]);
  }
}

/** The scalar that a wrapper type holds. */
export const WRAPPED: ReadonlyMap<string, ScalarName> = new Map([
  ['DoubleValue', 'double'],
  ['FloatValue', 'float'],
  ['Int64Value', 'int64'],
  ['UInt64Value', 'uint64'],
  ['Int32Value', 'int32'],
  ['UInt32Value', 'uint32'],
  ['BoolValue', 'bool'],
  ['StringValue', 'string'],
  ['BytesValue', 'bytes'],
]);

function maskPath(path: string): string | undefined {
  const written = jsonNameOf(path);
  return written.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) === path ? written : undefined;
}

function keyText(value: JsonValue | undefined): string | undefined {
  if (value?.kind === 'string') return value.value;
  return value?.kind === 'number' ? value.source : value?.kind === 'boolean' ? String(value.value) : undefined;
}

const isDefault = (type: ProtoType, wire: WireField): boolean => (wireTypeOf(type) === 'len' ? wire.from === wire.end : smallBits(type, wire.value) === 0n);

/** The bits that count: 32-bit types drop what goes beyond. */
function smallBits(type: ProtoType, bits: bigint): bigint {
  const name = type.kind === 'scalar' ? type.name : 'int32';
  return ['int32', 'uint32', 'sint32'].includes(name) ? BigInt.asUintN(32, bits) : bits;
}

function defaultValue(type: ProtoType): JsonValue {
  if (type.kind === 'scalar' && wireTypeOf(type) === 'len') return textValue('');
  return numberOf(type, 0n) ?? (type.kind === 'enum' ? textValue(type.type.names.values().next().value ?? '') : NULL);
}

/** A number of the wire as JSON; none for what a closed enum does not know. */
function numberOf(type: ProtoType, bits: bigint): JsonValue | undefined {
  if (type.kind === 'known') return NULL;
  if (type.kind === 'message') return undefined;
  if (type.kind === 'enum') {
    const number = Number(BigInt.asIntN(32, bits));
    const name = type.type.names.get(number);
    if (name !== undefined) return textValue(name);
    return type.type.closed ? undefined : numberValue(String(number));
  }
  const { name } = type;
  if (name === 'bool') return booleanValue(bits !== 0n);
  if (name === 'double' || name === 'float') {
    const view = new DataView(new ArrayBuffer(8));
    view.setBigUint64(0, name === 'double' ? bits : bits << 32n);
    const value = name === 'double' ? view.getFloat64(0) : view.getFloat32(0);
    const text = floatText(value, name === 'float');
    return Number.isFinite(value) ? numberValue(text) : textValue(text);
  }
  const number = String(integerOf(name, bits));
  return WIDE.has(name) ? textValue(number) : numberValue(number);
}

function integerOf(name: ScalarName, bits: bigint): bigint {
  switch (name) {
    case 'int32':
    case 'sfixed32':
      return BigInt.asIntN(32, bits);
    case 'int64':
    case 'sfixed64':
      return BigInt.asIntN(64, bits);
    case 'uint32':
      return BigInt.asUintN(32, bits);
    case 'sint32':
    case 'sint64': {
      const zigzag = name === 'sint32' ? BigInt.asUintN(32, bits) : bits;
      return zigzag & 1n ? -((zigzag + 1n) >> 1n) : zigzag >> 1n;
    }
    case 'fixed32':
    case 'fixed64':
    case 'uint64':
      return bits;
    default:
      return unprocessable(`${name} is not an integer type.`);
  }
}
