// Schemas of Protocol Buffers: what the .proto text says about messages, fields and enums.
import { unprocessable } from '../../errors.ts';
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

/** How a type stands on the wire. */
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
  const { common, Enum, MapField, Namespace, parse, Root, Type } = protobuf;
  type ReflectionType = InstanceType<typeof Type>;
  type ReflectionEnum = InstanceType<typeof Enum>;
  const root = new Root();
  const refuse = (error: unknown): never =>
    unprocessable(
      `The schema cannot be read: ${error instanceof RangeError ? 'it is nested too deeply' : error instanceof Error ? error.message : String(error)}.`,
      'schema',
    );
  let first: ReflectionType | undefined;
  try {
    const { imports = [], weakImports = [] } = parse(text, root, { keepCase: true });
    first = firstMessage(root);
    for (const path of [...imports, ...weakImports]) {
      if (!KNOWN_FILES.includes(path)) unprocessable(`The schema imports ${JSON.stringify(path)}; only ${KNOWN_FILES.join(', ')} can be imported.`, 'schema');
      root.addJSON(common.get(path)?.nested ?? {});
    }
    root.resolveAll();
  } catch (error) {
    if (error instanceof Error && error.name === 'Unprocessable') throw error;
    refuse(error);
  }

  function firstMessage(namespace: InstanceType<typeof Namespace>): ReflectionType | undefined {
    for (const nested of namespace.nestedArray) {
      if (nested instanceof Type) return nested;
      const inner = nested instanceof Namespace ? firstMessage(nested) : undefined;
      if (inner) return inner;
    }
    return undefined;
  }

  const messages = new Map<string, ProtoMessage>();
  const enums = new Map<string, ProtoEnum>();

  function typeOf(resolved: ReflectionType | ReflectionEnum | null, name: string): ProtoType {
    if (!resolved) return isScalar(name) ? { kind: 'scalar', name } : unprocessable(`The schema has no type ${name}.`, 'schema');
    const fullName = resolved.fullName.slice(1);
    if (fullName.startsWith(WELL_KNOWN)) return { kind: 'known', name: fullName };
    return resolved instanceof Type ? { kind: 'message', type: messageOf(resolved) } : { kind: 'enum', type: enumOf(resolved) };
  }

  function enumOf(reflected: ReflectionEnum): ProtoEnum {
    const name = reflected.fullName.slice(1);
    const known = enums.get(name);
    if (known) return known;
    const numbers = new Map(Object.entries(reflected.values));
    const names = new Map<number, string>();
    for (const [valueName, number] of numbers) if (!names.has(number)) names.set(number, valueName);
    // The library keeps resolved features to itself.
    const features: unknown = Reflect.get(reflected, '_features');
    const closed = typeof features === 'object' && features !== null && 'enum_type' in features && features.enum_type === 'CLOSED';
    const made = { name, numbers, names, closed };
    enums.set(name, made);
    return made;
  }

  function messageOf(reflected: ReflectionType): ProtoMessage {
    const name = reflected.fullName.slice(1);
    const known = messages.get(name);
    if (known) return known;
    const fields: ProtoField[] = [];
    const byNumber = new Map<number, ProtoField>();
    const byName = new Map<string, ProtoField>();
    const message: ProtoMessage = { name, fields, byNumber, byName };
    messages.set(name, message);
    for (const field of reflected.fieldsArray) {
      if (field.id < 1 || field.id > MAX_FIELD_NUMBER)
        unprocessable(`Field ${field.name} of ${name} has the number ${field.id}; they go from 1 to ${MAX_FIELD_NUMBER}.`, 'schema');
      const type = typeOf(field.resolvedType, field.type);
      const extension = field.name.startsWith('.');
      const ownName: unknown = field.options?.json_name;
      const made: ProtoField = {
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
        mapKey: field instanceof MapField && isScalar(field.keyType) ? field.keyType : undefined,
      };
      if (byNumber.has(made.number)) unprocessable(`Two fields of ${name} have the number ${made.number}.`, 'schema');
      fields.push(made);
      byNumber.set(made.number, made);
      byName.set(made.name, made);
    }
    for (const field of fields) byName.set(field.jsonName, field);
    fields.sort((a, b) => a.number - b.number);
    return message;
  }

  function find(fullName: string): ProtoType | undefined {
    let found: unknown = root;
    for (const part of fullName.replace(/^\./, '').split('.')) found = found instanceof Namespace ? found.get(part) : undefined;
    return found instanceof Type ? typeOf(found, fullName) : undefined;
  }

  const wanted = messageType === undefined ? first && typeOf(first, first.fullName) : find(messageType);
  if (!wanted) {
    return unprocessable(
      messageType === undefined ? 'The schema has no message.' : `The schema has no message ${messageType}.`,
      messageType === undefined ? 'schema' : 'messageType',
    );
  }
  return { wanted, find };
}

/** The lowerCamelCase name of ProtoJSON: each letter after an underscore in upper case, underscores dropped. */
export const jsonNameOf = (name: string): string => name.replace(/_+([^_]?)/g, (_, letter: string) => letter.toUpperCase());
