// What types sample JSON has: the shapes that the json-to-... tools write in their languages.
import { z } from 'zod';
import type { JsonValue } from '../../shared/json/json.ts';
import { membersOf } from '../../shared/json/tree.ts';
import { capitalize } from '../../shared/text/casing.ts';
import { freeName, type NameRules, nameWords, typeName, withStart } from '../../shared/text/type-names.ts';

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
  /** What the outermost type is called. */
  rootName: string;
  /** Every declared object, the root first, then depth first. */
  declared: Shape[];
}

/** What a language has to say to names. */
export interface Language extends NameRules {
  /** Words that no type may be called. */
  words: ReadonlySet<string>;
  /** The types and other names that the code of some shapes uses. */
  uses(shapes: Shapes): Iterable<string>;
}

const MIN_INTEGER = -(2n ** 63n);
const MAX_INTEGER = 2n ** 63n - 1n;

/** The shapes of a sample. Names are taken as json-to-typescript-converter takes them; words of the language and names that the code uses count as in use. */
export function shapesOf(value: JsonValue, rootName: string, language: Language): Shapes {
  const plain = readShapes(value, rootName, language, language.words);
  const used = new Set(language.uses(plain));
  const clashes = [plain.rootName, ...plain.declared.map(({ name }) => name)].some((name) => used.has(name));
  return clashes ? readShapes(value, rootName, language, language.words.union(used)) : plain;
}

function readShapes(value: JsonValue, rootName: string, rules: NameRules, taken: ReadonlySet<string>): Shapes {
  const reader = new ShapeReader(rules, taken);
  // A root that is not an object keeps its name for itself.
  const own = value.kind === 'object' ? undefined : reader.reserve(rootName);
  const root = reader.type([value], rootName);
  return { root, rootName: own ?? reader.declared[0]?.name ?? rootName, declared: reader.declared };
}

/** Every type that shapes have, those of items too. */
export function* typesIn({ root, declared }: Shapes): Generator<{ type: ShapeType; isOptional: boolean; isItem: boolean }> {
  const places = [{ type: root, optional: false }, ...declared.flatMap(({ members }) => members)];
  for (const { type: outer, optional } of places) {
    let type = outer;
    yield { type, isOptional: optional, isItem: false };
    while (type.kind === 'array') {
      type = type.items;
      yield { type, isOptional: false, isItem: true };
    }
  }
}

class ShapeReader {
  declared: Shape[] = [];
  readonly #rules: NameRules;
  readonly #used: Set<string>;
  /** From which number on a name may be free. */
  readonly #hints = new Map<string, number>();
  /** Shapes by the name they asked for and what they hold. */
  readonly #known = new Map<string, Shape>();

  constructor(rules: NameRules, taken: ReadonlySet<string>) {
    this.#rules = rules;
    this.#used = new Set(taken);
  }

  reserve(name: string): string {
    const own = freeName(name, (each) => this.#used.has(each), this.#hints);
    this.#used.add(own);
    return own;
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
    const own = this.reserve(name);
    const shape: Shape = { name: own, members: [] };
    this.declared.push(shape);
    for (const [member, found] of values)
      shape.members.push({ name: member, type: this.type(found, typeName(member, this.#rules)), optional: found.length < objects.length });
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

interface MemberNaming {
  /** Changes each name before it is compared, for keywords. */
  adjust?: (name: string, member: ShapeMember) => string;
  /** Words written in capitals. */
  initialisms?: ReadonlySet<string>;
  /** A name that no member may have. */
  taken?: string;
}

/** Names of members in a style, each once: an empty one is `value` (Value), one that begins with a digit gets _ in front, a second one of one spelling 2, 3 and so on. */
export function memberNames(
  members: readonly ShapeMember[],
  style: NameStyle,
  rules: NameRules,
  { adjust = (name) => name, initialisms, taken }: MemberNaming = {},
): string[] {
  const used = new Set(taken === undefined ? [] : [taken]);
  const hints = new Map<string, number>();
  return members.map((member) => {
    const unique = freeName(adjust(identifier(member.name, style, rules, initialisms), member), (each) => used.has(each), hints);
    used.add(unique);
    return unique;
  });
}

function identifier(name: string, style: NameStyle, rules: NameRules, initialisms: ReadonlySet<string> | undefined): string {
  const words = nameWords(name, rules);
  if (words.length === 0) words.push('value');
  const upper = (word: string): string => (initialisms?.has(word.toUpperCase()) ? word.toUpperCase() : capitalize(word));
  return withStart(style === 'snake' ? words.join('_') : words.map((word, index) => (style === 'camel' && index === 0 ? word : upper(word))).join(''));
}
