import { unprocessable } from '../../../errors.ts';
import { isObject } from '../../../shared/json/is-object.ts';

// Schemas of Avro 1.12.

export const PRIMITIVES = ['null', 'boolean', 'int', 'long', 'float', 'double', 'bytes', 'string'] as const;
export type Primitive = (typeof PRIMITIVES)[number];

/** What a type of numbers or bytes stands for. */
export interface Logical {
  name: string;
  scale: number;
}

export type AvroType =
  | { kind: Primitive; logical?: Logical }
  | { kind: 'record'; name: string; fields: { name: string; type: AvroType }[] }
  | { kind: 'enum'; name: string; symbols: readonly string[] }
  | { kind: 'fixed'; name: string; size: number; logical?: Logical }
  | { kind: 'array' | 'map'; items: AvroType }
  | { kind: 'union'; branches: readonly AvroType[] };

const MAX_DEPTH = 200;
const MAX_TYPES = 20_000;
const MAX_SCALE = 1000;

const refuse = (problem: string): never => unprocessable(`The schema of the Avro file ${problem}.`, 'file');
const isPrimitive = (name: string): name is Primitive => PRIMITIVES.some((primitive) => primitive === name);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const strings = (value: unknown): readonly string[] | undefined => (isList(value) && value.every((item) => typeof item === 'string') ? value : undefined);

/** Reads a schema, its names resolved. */
export const readSchema = (schema: unknown): AvroType => new Schemas().read(schema, '', 0);

class Schemas {
  readonly #named = new Map<string, AvroType>();
  #left = MAX_TYPES;

  read(schema: unknown, namespace: string, depth: number): AvroType {
    if (depth > MAX_DEPTH) refuse(`is nested deeper than ${MAX_DEPTH} levels`);
    if (this.#left-- <= 0) refuse(`has more than ${MAX_TYPES} types`);
    if (typeof schema === 'string') return this.#byName(schema, namespace);
    if (isList(schema)) return { kind: 'union', branches: schema.map((branch) => this.read(branch, namespace, depth + 1)) };
    if (!isObject(schema)) return refuse('has something in the place of a type that is none');
    const { type } = schema;
    if (type === 'record' || type === 'error') return this.#record(schema, namespace, depth);
    if (type === 'enum') {
      const symbols = strings(schema.symbols) ?? refuse('has an enum without symbols');
      return this.#define(schema, namespace, (name) => ({ kind: 'enum', name, symbols }));
    }
    if (type === 'fixed') {
      const { size } = schema;
      if (typeof size !== 'number' || !Number.isSafeInteger(size) || size < 0) return refuse('has a fixed type without a size');
      return this.#define(schema, namespace, (name) => ({ kind: 'fixed', name, size, ...logicalOf(schema) }));
    }
    if (type === 'array' || type === 'map') return { kind: type, items: this.read(type === 'array' ? schema.items : schema.values, namespace, depth + 1) };
    if (typeof type === 'string' && isPrimitive(type)) return { kind: type, ...logicalOf(schema) };
    return this.read(type, namespace, depth + 1);
  }

  #byName(name: string, namespace: string): AvroType {
    if (isPrimitive(name)) return { kind: name };
    const found = (!name.includes('.') && namespace !== '' ? this.#named.get(`${namespace}.${name}`) : undefined) ?? this.#named.get(name);
    return found ?? refuse(`speaks of a type ${JSON.stringify(name.slice(0, 100))} that it does not define`);
  }

  #nameOf(schema: Record<string, unknown>, namespace: string): string {
    const { name, namespace: own } = schema;
    if (typeof name !== 'string' || name === '') return refuse('has a record, an enum or a fixed type without a name');
    const space = typeof own === 'string' ? own : namespace;
    return name.includes('.') || space === '' ? name : `${space}.${name}`;
  }

  #define(schema: Record<string, unknown>, namespace: string, make: (name: string) => AvroType): AvroType {
    const name = this.#nameOf(schema, namespace);
    const type = make(name);
    this.#named.set(name, type);
    return type;
  }

  #record(schema: Record<string, unknown>, namespace: string, depth: number): AvroType {
    const name = this.#nameOf(schema, namespace);
    const fields: { name: string; type: AvroType }[] = [];
    const record: AvroType = { kind: 'record', name, fields };
    // Known before its fields are read, which may be of the same type.
    this.#named.set(name, record);
    const within = name.includes('.') ? name.slice(0, name.lastIndexOf('.')) : '';
    for (const field of isList(schema.fields) ? schema.fields : refuse(`has a record ${JSON.stringify(name.slice(0, 100))} without fields`)) {
      if (!isObject(field) || typeof field.name !== 'string') refuse(`has a field without a name in ${JSON.stringify(name.slice(0, 100))}`);
      else fields.push({ name: field.name, type: this.read(field.type, within, depth + 1) });
    }
    return record;
  }
}

function logicalOf({ logicalType, scale = 0 }: Record<string, unknown>): { logical?: Logical } {
  if (typeof logicalType !== 'string') return {};
  // What is malformed is passed over, as the specification asks for.
  const isScale = typeof scale === 'number' && Number.isInteger(scale) && scale >= 0 && scale <= MAX_SCALE;
  return isScale ? { logical: { name: logicalType, scale } } : {};
}
