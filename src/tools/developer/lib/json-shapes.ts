// What types sample JSON has: the shapes that the json-to-... tools write in their languages.
import { z } from 'zod';
import type { JsonValue } from '../../shared/json/json.ts';
import { membersOf } from '../../shared/json/tree.ts';
import { capitalize, identifierWords } from '../../shared/text/casing.ts';
import { typeName } from '../../shared/text/type-names.ts';

/** The input that names the outermost type. */
export const rootNameInput = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'must be an identifier: a letter or _, then letters, digits and _')
  .default('Root')
  .describe('Name of the outermost type: a letter or underscore, then letters, digits, underscores');

/** The type of a place. `any` stands for null alone, several types, and items of an empty array. */
export type ShapeType =
  | { kind: 'string' | 'integer' | 'float' | 'boolean' | 'any'; nullable: boolean }
  | { kind: 'array'; items: ShapeType; nullable: boolean }
  | { kind: 'object'; shape: Shape; nullable: boolean };

export interface Shape {
  name: string;
  members: ShapeMember[];
}

export interface ShapeMember {
  /** The name as it is in the JSON. */
  name: string;
  type: ShapeType;
  optional: boolean;
}

export interface Shapes {
  root: ShapeType;
  /** Every declared object, the root first, then depth first. */
  declared: Shape[];
}

const MIN_INTEGER = -(2n ** 63n);
const MAX_INTEGER = 2n ** 63n - 1n;

/** The shapes of a sample. Names are taken as json-to-typescript-converter takes them. */
export function shapesOf(value: JsonValue, rootName: string): Shapes {
  const reader = new ShapeReader();
  // A root that is not an object keeps its name for itself.
  if (value.kind !== 'object') reader.reserve(rootName);
  const root = reader.type([value], rootName);
  return { root, declared: reader.declared };
}

class ShapeReader {
  declared: Shape[] = [];
  readonly #used = new Set<string>();
  /** From which number on a name may be free. */
  readonly #hints = new Map<string, number>();
  /** Shapes by the name they asked for and what they hold. */
  readonly #known = new Map<string, Shape>();

  reserve(name: string): void {
    this.#used.add(name);
  }

  type(samples: readonly JsonValue[], name: string): ShapeType {
    const kinds = new Set(samples.map(({ kind }) => kind));
    const nullable = kinds.delete('null');
    const [kind] = kinds;
    if (kinds.size !== 1 || kind === undefined) {
      // Shapes inside a place with several types are not declared.
      return { kind: 'any', nullable: false };
    }
    if (kind === 'object') return { kind, shape: this.#shape(samples, name), nullable };
    if (kind === 'array') {
      const items = samples.flatMap((sample) => (sample.kind === 'array' ? sample.items : []));
      return { kind, items: items.length === 0 ? { kind: 'any', nullable: false } : this.type(items, `${name}Item`), nullable };
    }
    if (kind === 'number') return { kind: samples.every(isInteger) ? 'integer' : 'float', nullable };
    return { kind: kind === 'boolean' ? 'boolean' : 'string', nullable };
  }

  #shape(samples: readonly JsonValue[], name: string): Shape {
    const objects = samples.filter((sample) => sample.kind === 'object');
    const values = new Map<string, JsonValue[]>();
    for (const object of objects) {
      for (const [member, value] of membersOf(object)) {
        const known = values.get(member);
        if (known) known.push(value);
        else values.set(member, [value]);
      }
    }
    const before = this.declared.length;
    const own = this.#free(name);
    this.#used.add(own);
    const shape: Shape = { name: own, members: [] };
    this.declared.push(shape);
    for (const [member, found] of values)
      shape.members.push({ name: member, type: this.type(found, typeName(member)), optional: found.length < objects.length });
    const body = JSON.stringify(shape.members.map(({ name: member, type, optional }) => [member, spelt(type), optional]));
    const key = `${name}\0${body}`;
    const equal = this.#known.get(key);
    if (equal) {
      this.#used.delete(own);
      this.declared.splice(before);
      return equal;
    }
    this.#known.set(key, shape);
    return shape;
  }

  #free(name: string): string {
    if (!this.#used.has(name)) return name;
    let number = this.#hints.get(name) ?? 2;
    while (this.#used.has(`${name}${number}`)) number++;
    this.#hints.set(name, number);
    return `${name}${number}`;
  }
}

function isInteger(value: JsonValue): boolean {
  if (value.kind === 'null') return true;
  if (value.kind !== 'number' || !/^-?\d+$/.test(value.source) || value.source.length > 20) return false;
  const number = BigInt(value.source);
  return number >= MIN_INTEGER && number <= MAX_INTEGER;
}

function spelt(type: ShapeType): string {
  const nullable = type.nullable ? '?' : '';
  if (type.kind === 'array') return `[${spelt(type.items)}]${nullable}`;
  if (type.kind === 'object') return type.shape.name + nullable;
  return `:${type.kind}${nullable}`;
}

export type NameStyle = 'camel' | 'pascal' | 'snake';

/**
 * Names of members in a style, each once: an empty one is `value` (Value), one that begins with a digit gets _ in front, a second one of one spelling 2, 3 and so on.
 * @param adjust changes each name before it is compared, for keywords @param initialisms words written in capitals
 */
export function memberNames(
  members: readonly ShapeMember[],
  style: NameStyle,
  { adjust = (name) => name, initialisms }: { adjust?: (name: string) => string; initialisms?: ReadonlySet<string> } = {},
): string[] {
  const used = new Set<string>();
  return members.map(({ name }) => {
    const plain = adjust(identifier(name, style, initialisms));
    let unique = plain;
    for (let number = 2; used.has(unique); number++) unique = `${plain}${number}`;
    used.add(unique);
    return unique;
  });
}

function identifier(name: string, style: NameStyle, initialisms: ReadonlySet<string> | undefined): string {
  const words = identifierWords(name)
    .map((word) => word.toLowerCase().replaceAll(/[^\p{L}\p{N}\p{M}]/gu, ''))
    .filter((word) => word !== '');
  if (words.length === 0) words.push('value');
  const upper = (word: string): string => (initialisms?.has(word.toUpperCase()) ? word.toUpperCase() : capitalize(word));
  const joined = style === 'snake' ? words.join('_') : words.map((word, index) => (style === 'camel' && index === 0 ? word : upper(word))).join('');
  return /^\p{N}/u.test(joined) ? `_${joined}` : joined;
}
