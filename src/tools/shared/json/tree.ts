// Making JSON values, and reading their members.
import { unprocessable } from '../../errors.ts';
import type { JsonValue } from './json.ts';

export type JsonObject = Extract<JsonValue, { kind: 'object' }>;

export const NULL: JsonValue = { kind: 'null' };

export const textValue = (value: string): JsonValue => ({ kind: 'string', value, source: JSON.stringify(value) });

/** @param source a JSON number */
export const numberValue = (source: string): JsonValue => ({ kind: 'number', source });

/** A double as ECMAScript writes it; what is not finite is unprocessable. */
export function doubleValue(value: number, path?: string): JsonValue {
  return Number.isFinite(value) ? numberValue(String(value)) : unprocessable(`JSON has no ${value}.`, path);
}

export const booleanValue = (value: boolean): JsonValue => ({ kind: 'boolean', value });

export const arrayValue = (items: JsonValue[]): JsonValue => ({ kind: 'array', items });

/** An object of names and values; of equal names the last value counts, at the place of the first. */
export function objectValue(entries: Iterable<readonly [string, JsonValue]>): JsonObject {
  return { kind: 'object', members: Array.from(new Map(entries), ([name, value]) => ({ name, source: JSON.stringify(name), value })) };
}

/** The members of an object by name; of repeated ones the last counts, at the place of the first. */
export const membersOf = (object: JsonObject): Map<string, JsonValue> => new Map(object.members.map(({ name, value }) => [name, value]));

/** What a scalar is as text: nothing for null, a string itself, numbers as written. Undefined for arrays and objects. */
export function scalarText(value: JsonValue): string | undefined {
  switch (value.kind) {
    case 'null':
      return '';
    case 'string':
      return value.value;
    case 'number':
      return value.source;
    case 'boolean':
      return String(value.value);
    default:
      return undefined;
  }
}

/** A value in which every object has each name once: the last value, at the place of the first. */
export function withoutRepeats(value: JsonValue): JsonValue {
  if (value.kind === 'array') return arrayValue(value.items.map(withoutRepeats));
  return value.kind === 'object' ? objectValue(Array.from(membersOf(value), ([name, member]) => [name, withoutRepeats(member)])) : value;
}
