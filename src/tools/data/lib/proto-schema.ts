// Schemas of Protocol Buffers: what the .proto text says about messages, fields and enums.
import { Unprocessable, unprocessable } from '../../errors.ts';
import { isTooDeep } from '../../shared/text/too-deep.ts';
import type { WireType } from './proto-wire.ts';

/** What a field holds: a scalar type by its name in .proto, an enum, a message, or one of the well-known types by its full name. */
export type ProtoType =
  | { kind: 'scalar'; name: ScalarName }
  | { kind: 'enum'; type: ProtoEnum }
  | { kind: 'message'; type: ProtoMessage }
  | { kind: 'known'; name: string };

export type ScalarName = keyof typeof SCALARS;

export interface ProtoEnum {
  name: string;
  numbers: ReadonlyMap<string, number>;
  /** The first name of each number. */
  names: ReadonlyMap<number, string>;
  /** Whether other numbers are not values of it (proto2). */
  closed: boolean;
}

export interface ProtoField {
  name: string;
  jsonName: string;
  number: number;
  type: ProtoType;
  repeated: boolean;
  packed: boolean;
  required: boolean;
  /** Whether the default value can be told from no value. */
  presence: boolean;
  /** Whether a message is written as a group. */
  delimited: boolean;
  oneof: string | undefined;
  /** Of a map: the type of its keys; `type` is that of its values. */
  mapKey: ScalarName | undefined;
}

export interface ProtoMessage {
  name: string;
  /** By number. */
  fields: ProtoField[];
  byNumber: ReadonlyMap<number, ProtoField>;
  byName: ReadonlyMap<string, ProtoField>;
}

const SCALARS = {
  double: 'i64',
  float: 'i32',
  int32: 'varint',
  int64: 'varint',
  uint32: 'varint',
  uint64: 'varint',
  sint32: 'varint',
  sint64: 'varint',
  fixed32: 'i32',
  fixed64: 'i64',
  sfixed32: 'i32',
  sfixed64: 'i64',
  bool: 'varint',
  string: 'len',
  bytes: 'len',
} as const satisfies Record<string, WireType>;

const WELL_KNOWN = 'google.protobuf.';
const KNOWN_FILES = ['any', 'duration', 'empty', 'field_mask', 'struct', 'timestamp', 'wrappers'].map((name) => `google/protobuf/${name}.proto`);
const MAX_FIELD_NUMBER = 2 ** 29 - 1;

const isScalar = (name: string): name is ScalarName => Object.hasOwn(SCALARS, name);

/** How a type is on the wire. */
export function wireTypeOf(type: ProtoType): WireType {
  if (type.kind === 'scalar') return SCALARS[type.name];
  return type.kind === 'enum' || isNullValue(type) ? 'varint' : 'len';
}

/** google.protobuf.NullValue is an enum, and the only one among the well-known types. */
export const isNullValue = (type: ProtoType): boolean => type.kind === 'known' && type.name === `${WELL_KNOWN}NullValue`;

/** A schema: its messages by full name. */
export interface ProtoSchema {
  /** The type a caller named, or the first message. */
  wanted: ProtoType;
  /** A message type by its full name, for Any. */
  find(name: string): ProtoType | undefined;
}

/**
 * Reads a .proto text. One that does not parse, imports but of well-known types, unknown types, and field numbers out of range are unprocessable.
 * @param messageType the full name of the wanted message; the first one when absent
 */
export async function loadSchema(text: string, messageType: string | undefined): Promise<ProtoSchema> {
  const { default: protobuf } = await import('protobufjs');
  const { root, first } = parsedSchema(protobuf, text);
  const schema = new SchemaReader(protobuf, root);
  if (messageType !== undefined) {
    return { wanted: schema.find(messageType) ?? unprocessable(`The schema has no message ${messageType}.`, 'messageType'), find: (name) => schema.find(name) };
  }
  if (!first) return unprocessable('The schema has no message.', 'schema');
  return { wanted: schema.typeOf(first, first.fullName), find: (name) => schema.find(name) };
}

type Protobuf = typeof import('protobufjs');
type ReflectionRoot = InstanceType<Protobuf['Root']>;
type ReflectionType = InstanceType<Protobuf['Type']>;
type ReflectionEnum = InstanceType<Protobuf['Enum']>;
type ReflectionField = ReflectionType['fieldsArray'][number];

/** The schema with what it imports, and the message it declares first. */
function parsedSchema(protobuf: Protobuf, text: string): { root: ReflectionRoot; first: ReflectionType | undefined } {
  const { common, parse, Root } = protobuf;
  const root = new Root();
  let first: ReflectionType | undefined;
  try {
    const { imports = [], weakImports = [] } = parse(text, root, { keepCase: true });
    first = firstMessage(protobuf, root);
    for (const path of [...imports, ...weakImports]) {
      if (!KNOWN_FILES.includes(path)) unprocessable(`The schema imports ${JSON.stringify(path)}; only ${KNOWN_FILES.join(', ')} can be imported.`, 'schema');
      root.addJSON(common.get(path)?.nested ?? {});
    }
    root.resolveAll();
  } catch (error) {
    if (error instanceof Unprocessable) throw error;
    const reason = isTooDeep(error) ? 'it is nested too deeply' : error instanceof Error ? error.message : String(error);
    unprocessable(`The schema cannot be read: ${reason}.`, 'schema');
  }
  return { root, first };
}

function firstMessage(protobuf: Protobuf, namespace: InstanceType<Protobuf['Namespace']>): ReflectionType | undefined {
  for (const nested of namespace.nestedArray) {
    if (nested instanceof protobuf.Type) return nested;
    const inner = nested instanceof protobuf.Namespace ? firstMessage(protobuf, nested) : undefined;
    if (inner) return inner;
  }
  return undefined;
}

/** What the library read as what encoding and decoding need. Each message and enum is made once, as they may hold themselves. */
class SchemaReader {
  readonly #protobuf: Protobuf;
  readonly #root: ReflectionRoot;
  readonly #messages = new Map<string, ProtoMessage>();
  readonly #enums = new Map<string, ProtoEnum>();

  constructor(protobuf: Protobuf, root: ReflectionRoot) {
    this.#protobuf = protobuf;
    this.#root = root;
  }

  find(fullName: string): ProtoType | undefined {
    const { Namespace, Type } = this.#protobuf;
    let found: unknown = this.#root;
    for (const part of fullName.replace(/^\./, '').split('.')) found = found instanceof Namespace ? found.get(part) : undefined;
    return found instanceof Type ? this.typeOf(found, fullName) : undefined;
  }

  typeOf(resolved: ReflectionType | ReflectionEnum | null, name: string): ProtoType {
    if (!resolved) return isScalar(name) ? { kind: 'scalar', name } : unprocessable(`The schema has no type ${name}.`, 'schema');
    const fullName = resolved.fullName.slice(1);
    if (fullName.startsWith(WELL_KNOWN)) return { kind: 'known', name: fullName };
    return resolved instanceof this.#protobuf.Type ? { kind: 'message', type: this.#messageOf(resolved) } : { kind: 'enum', type: this.#enumOf(resolved) };
  }

  #enumOf(reflected: ReflectionEnum): ProtoEnum {
    const name = reflected.fullName.slice(1);
    const known = this.#enums.get(name);
    if (known) return known;
    const numbers = new Map(Object.entries(reflected.values));
    const names = new Map<number, string>();
    for (const [valueName, number] of numbers) if (!names.has(number)) names.set(number, valueName);
    // The library keeps resolved features to itself.
    const features: unknown = Reflect.get(reflected, '_features');
    const closed = typeof features === 'object' && features !== null && 'enum_type' in features && features.enum_type === 'CLOSED';
    const made = { name, numbers, names, closed };
    this.#enums.set(name, made);
    return made;
  }

  #messageOf(reflected: ReflectionType): ProtoMessage {
    const name = reflected.fullName.slice(1);
    const known = this.#messages.get(name);
    if (known) return known;
    const fields: ProtoField[] = [];
    const byNumber = new Map<number, ProtoField>();
    const byName = new Map<string, ProtoField>();
    const message: ProtoMessage = { name, fields, byNumber, byName };
    this.#messages.set(name, message);
    for (const field of reflected.fieldsArray) {
      const made = this.#fieldOf(field, name);
      if (byNumber.has(made.number)) unprocessable(`Two fields of ${name} have the number ${made.number}.`, 'schema');
      fields.push(made);
      byNumber.set(made.number, made);
      byName.set(made.name, made);
    }
    for (const field of fields) byName.set(field.jsonName, field);
    fields.sort((a, b) => a.number - b.number);
    return message;
  }

  #fieldOf(field: ReflectionField, message: string): ProtoField {
    if (field.id < 1 || field.id > MAX_FIELD_NUMBER)
      unprocessable(`Field ${field.name} of ${message} has the number ${field.id}; they go from 1 to ${MAX_FIELD_NUMBER}.`, 'schema');
    const type = this.typeOf(field.resolvedType, field.type);
    const extension = field.name.startsWith('.');
    const ownName: unknown = field.options?.json_name;
    return {
      name: extension ? `[${field.name.slice(1)}]` : field.name,
      jsonName: extension ? `[${field.name.slice(1)}]` : typeof ownName === 'string' ? ownName : jsonNameOf(field.name),
      number: field.id,
      type,
      repeated: field.repeated,
      packed: field.packed && wireTypeOf(type) !== 'len',
      required: field.required,
      presence: Boolean(field.hasPresence) || type.kind === 'message' || (type.kind === 'known' && !isNullValue(type)),
      delimited: field.delimited,
      oneof: field.partOf?.name,
      mapKey: field instanceof this.#protobuf.MapField && isScalar(field.keyType) ? field.keyType : undefined,
    };
  }
}

/** The lowerCamelCase name of ProtoJSON: each letter after an underscore in upper case, underscores dropped. */
export const jsonNameOf = (name: string): string => name.replace(/_+([^_]?)/g, (_, letter: string) => letter.toUpperCase());
