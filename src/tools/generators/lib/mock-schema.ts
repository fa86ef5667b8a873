import { unprocessable } from '../../errors.ts';
import type { JsonValue } from '../../shared/json/json.ts';
import { child, pointerTokens } from '../../shared/json/json-pointer.ts';
import { type JsonObject, membersOf } from '../../shared/json/tree.ts';

/** No value fits, along the choices made so far. */
export class Unsatisfiable extends Error {}

/** The members of one schema. */
export type Schema = ReadonlyMap<string, JsonValue>;

const MAX_REFERENCES = 100;

/** Schemas that all hold for one value, with what reads their keywords. */
export class Rules {
  readonly schemas: readonly Schema[];

  constructor(schemas: readonly Schema[]) {
    this.schemas = schemas;
  }

  /** The values of a keyword in those schemas that have it. */
  all(keyword: string): JsonValue[] {
    return this.schemas.flatMap((schema) => schema.get(keyword) ?? []);
  }

  has(...keywords: readonly string[]): boolean {
    return keywords.some((keyword) => this.schemas.some((schema) => schema.has(keyword)));
  }

  /** The numbers of a keyword, as written. */
  numbers(keyword: string): string[] {
    return this.all(keyword).flatMap((value) => (value.kind === 'number' ? value.source : []));
  }

  texts(keyword: string): string[] {
    return this.all(keyword).flatMap((value) => (value.kind === 'string' ? value.value : []));
  }

  /** The strictest of a least count; 0 where there is none. */
  least(keyword: string): number {
    return Math.max(0, ...this.numbers(keyword).map(Number));
  }

  /** The strictest of a greatest count; infinite where there is none. */
  most(keyword: string): number {
    return Math.min(Number.POSITIVE_INFINITY, ...this.numbers(keyword).map(Number));
  }

  /** The names listed under a keyword such as required. */
  names(keyword: string): Set<string> {
    return new Set(
      this.all(keyword).flatMap((value) => (value.kind === 'array' ? value.items.flatMap((item) => (item.kind === 'string' ? item.value : [])) : [])),
    );
  }
}

/** A JSON Schema as a whole: finds what its references refer to. */
export class SchemaDocument {
  readonly root: JsonValue;
  /** Up to draft 07 a reference stands for itself alone. */
  readonly #ignoresSiblings: boolean;
  readonly #named = new Map<string, JsonValue>();

  constructor(root: JsonValue) {
    this.root = root;
    const dialect = root.kind === 'object' ? membersOf(root).get('$schema') : undefined;
    this.#ignoresSiblings = dialect?.kind === 'string' && /draft-0[3-7]/.test(dialect.value);
    this.#collectNames(root);
  }

  /** Schemas with identifiers and anchors of their own, by what refers to them. */
  #collectNames(value: JsonValue): void {
    if (value.kind === 'array') for (const item of value.items) this.#collectNames(item);
    if (value.kind !== 'object') return;
    for (const { name, value: inner } of value.members) {
      if (inner.kind === 'string' && inner.value !== '' && (name === '$anchor' || name === '$dynamicAnchor')) this.#named.set(`#${inner.value}`, value);
      if (inner.kind === 'string' && inner.value !== '' && (name === '$id' || name === 'id')) this.#named.set(inner.value.replace(/#$/, ''), value);
      this.#collectNames(inner);
    }
  }

  /**
   * The schemas that hold together for a value that is to fit all of some: references followed, allOf taken apart,
   * one schema of each anyOf and oneOf chosen.
   * @param choose picks one of several schemas
   */
  rulesOf(schemas: readonly JsonValue[], choose: (schemas: readonly JsonValue[]) => JsonValue | undefined): Rules {
    const found: Schema[] = [];
    const waiting = [...schemas];
    let references = 0;
    for (let schema = waiting.pop(); schema; schema = waiting.pop()) {
      const members = keywordsOf(schema);
      const reference = members.get('$ref') ?? members.get('$dynamicRef');
      if (reference?.kind === 'string') {
        if (++references > MAX_REFERENCES) unprocessable('References in the schema go in a circle without an end.', 'schema');
        waiting.push(this.#resolve(reference.value));
        if (this.#ignoresSiblings) continue;
      }
      found.push(members);
      waiting.push(...listOf(members.get('allOf')));
      for (const keyword of ['anyOf', 'oneOf']) {
        const choices = members.get(keyword);
        if (choices) waiting.push(choose(listOf(choices)) ?? { kind: 'boolean', value: false });
      }
      waiting.push(...this.#conditional(members, choose));
    }
    return new Rules(found);
  }

  /** What if, then and else ask for: either the condition and then, or else, where the condition is left to the check of the whole. */
  #conditional(members: Schema, choose: (schemas: readonly JsonValue[]) => JsonValue | undefined): JsonValue[] {
    const condition = members.get('if');
    if (!condition) return [];
    const otherwise = members.get('else') ?? { kind: 'boolean', value: true };
    return choose([condition, otherwise]) === condition ? [condition, ...(members.has('then') ? [members.get('then') ?? condition] : [])] : [otherwise];
  }

  #resolve(reference: string): JsonValue {
    const [address = '', fragment = ''] = reference.split('#', 2);
    const named = this.#named.get(reference.replace(/#$/, ''));
    if (named) return named;
    const base = address === '' ? this.root : this.#named.get(address);
    if (!base) return unprocessable(`The reference ${JSON.stringify(reference)} leads out of the schema; nothing is fetched.`, 'schema');
    const tokens = pointerTokens(decoded(fragment));
    const found = 'problem' in tokens ? undefined : tokens.reduce<JsonValue | undefined>((inner, token) => inner && child(inner, token), base);
    return found ?? unprocessable(`The reference ${JSON.stringify(reference)} leads to nothing in the schema.`, 'schema');
  }
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

export const listOf = (value: JsonValue | undefined): JsonValue[] => (value?.kind === 'array' ? value.items : []);
export const objectOf = (value: JsonValue | undefined): JsonObject | undefined => (value?.kind === 'object' ? value : undefined);

/** The keywords of a schema; none of true. */
function keywordsOf(schema: JsonValue): Schema {
  if (schema.kind === 'object') return membersOf(schema);
  if (schema.kind !== 'boolean') throw new Unsatisfiable('a schema is neither an object nor a boolean');
  if (!schema.value) throw new Unsatisfiable('nothing fits the schema false');
  return new Map();
}
