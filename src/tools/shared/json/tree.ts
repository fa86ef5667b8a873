// Making JSON values, and reading their members.
import { unprocessable } from '../../errors.ts';
import type { JsonMember, JsonValue } from './json.ts';

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
  const members = Array.from(entries, ([name, value]) => ({ name, source: JSON.stringify(name), value }));
  return { kind: 'object', members: [...distinctMembers(members)] };
}

/** Up to so many names are compared each with each, which is quicker than a set of them. */
const MAX_COMPARED = 8;

/** Members with each name once; of repeated ones the last counts, at the place of the first. */
export function distinctMembers(members: readonly JsonMember[]): readonly JsonMember[] {
  return hasRepeats(members) ? [...new Map(members.map((member) => [member.name, member])).values()] : members;
}

function hasRepeats(members: readonly JsonMember[]): boolean {
  if (members.length > MAX_COMPARED) return new Set(members.map(({ name }) => name)).size < members.length;
  for (let index = 1; index < members.length; index++) {
    const name = members[index]?.name;
    for (let before = 0; before < index; before++) if (members[before]?.name === name) return true;
  }
  return false;
}

/** The members of an object by name; of repeated ones the last counts, at the place of the first. */
export function membersOf(object: JsonObject): Map<string, JsonValue> {
  const members = new Map<string, JsonValue>();
  for (const { name, value } of object.members) members.set(name, value);
  return members;
}

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
  if (value.kind !== 'object') return value;
  return { kind: 'object', members: distinctMembers(value.members).map((member) => ({ ...member, value: withoutRepeats(member.value) })) };
}
