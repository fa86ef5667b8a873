import type { JsonValue } from '../../shared/json/json.ts';
import { membersOf } from '../../shared/json/tree.ts';
import { JmespathError } from './jmespath-tokens.ts';

/** A JSON value; objects are maps, so that names mean nothing but themselves and keep their order. */
export type Value = null | boolean | number | string | Value[] | Map<string, Value>;

/** The value of a parsed text. A number beyond the range of doubles is an error. */
export function valueOfJson(json: JsonValue): Value {
  switch (json.kind) {
    case 'null':
      return null;
    case 'boolean':
    case 'string':
      return json.value;
    case 'number':
      return finite(Number(json.source));
    case 'array':
      return json.items.map(valueOfJson);
    case 'object':
      return new Map(Array.from(membersOf(json), ([name, member]) => [name, valueOfJson(member)]));
  }
}

/** A number as a value; infinities and NaN are none. */
export function finite(number: number): number {
  if (Number.isFinite(number)) return number;
  throw new JmespathError('a number is beyond the range of doubles');
}

/** The value of what `parseJsonText` gives. */
export function valueOfPlain(plain: unknown): Value {
  if (Array.isArray(plain)) return plain.map(valueOfPlain);
  if (typeof plain === 'object' && plain !== null) return new Map(Object.entries(plain).map(([name, member]) => [name, valueOfPlain(member)]));
  return typeof plain === 'string' || typeof plain === 'boolean' ? plain : typeof plain === 'number' ? finite(plain) : null;
}

/** The name of a value's type, as the function `type` gives it. */
export function typeOf(value: Value): 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object' {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'object') return 'object';
  return typeof value === 'boolean' ? 'boolean' : typeof value === 'number' ? 'number' : 'string';
}

/** Whether two values are the same: numbers by value, arrays item by item, objects in any order. */
export function same(a: Value, b: Value): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, index) => same(item, b[index] ?? null));
  if (!(a instanceof Map) || !(b instanceof Map) || a.size !== b.size) return false;
  for (const [name, member] of a) {
    const other = b.get(name);
    if (other === undefined || !same(member, other)) return false;
  }
  return true;
}

/** Whether a value counts as true: all but null, false and what is empty. */
export function isTrue(value: Value): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (value instanceof Map) return value.size > 0;
  return typeof value === 'number' || (value !== null && value !== false && value !== '');
}

/** Counts what an evaluation makes, so that a short expression cannot make values without end. */
export class Budget {
  #left: number;

  constructor(most: number) {
    this.#left = most;
  }

  /** Takes `count` items or characters of the budget. */
  take(count: number): void {
    this.#left -= count;
    if (this.#left < 0) throw new JmespathError('it makes too much: more than 10,000,000 items and characters');
  }
}

/** A value as compact JSON text, members in their order. */
export function jsonText(value: Value, budget: Budget): string {
  let text: string;
  if (Array.isArray(value)) text = `[${value.map((item) => jsonText(item, budget)).join()}]`;
  else if (value instanceof Map) text = `{${Array.from(value, ([name, member]) => `${JSON.stringify(name)}:${jsonText(member, budget)}`).join()}}`;
  else text = JSON.stringify(value);
  budget.take(text.length);
  return text;
}

/** A value as JavaScript has it, for the result. */
export function plainOf(value: Value, budget: Budget): unknown {
  budget.take(1);
  if (Array.isArray(value)) return value.map((item) => plainOf(item, budget));
  if (!(value instanceof Map)) return value;
  const plain = {};
  // Defined rather than assigned, so that __proto__ is a name like any other.
  for (const [name, member] of value)
    Object.defineProperty(plain, name, { value: plainOf(member, budget), enumerable: true, configurable: true, writable: true });
  return plain;
}
