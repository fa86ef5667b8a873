import { invalid, unprocessable } from '../tools/errors.ts';
import { isObject } from '../tools/shared/json/is-object.ts';
import { grouped } from '../tools/shared/text/counts.ts';
import { follow, type Reference, readPointer, readReference } from './reference.ts';

const MAX_DEPTH = 100;
const MAX_PARTS = 1_000;
const MAX_SEPARATOR = 100;

/** Where the values of a template come from while it is filled in. */
export interface Scope {
  /** What a reference leads to. Throws `Unprocessable` when there is nothing. */
  valueOf(reference: Reference): unknown;
  /** How many characters its texts may still have together. */
  room: number;
}

/** Makes a value with its references filled in. The value shares its parts with the results. */
export type Template = (scope: Scope) => unknown;

/**
 * Reads a value in which references and texts with references may be at any depth. Throws `InvalidInputs` naming the place.
 * @param place where it is in the pipeline
 * @param known the steps that may be referred to
 */
export function readTemplate(value: unknown, place: string, known: ReadonlySet<string>): Template {
  return partOf(value, place, { known, depth: 0 }) ?? (() => value);
}

interface Reading {
  known: ReadonlySet<string>;
  depth: number;
}

/** The template of a value; undefined when no reference is in it. */
function partOf(value: unknown, place: string, { known, depth }: Reading): Template | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= MAX_DEPTH) invalid(place, `is nested too deeply; inputs have at most ${MAX_DEPTH} levels`);
  const inner = { known, depth: depth + 1 };
  if (Array.isArray(value)) {
    const parts = value.map((item, index) => partOf(item, `${place}[${index}]`, inner));
    return parts.some((part) => part) ? (scope) => parts.map((part, index) => (part ? part(scope) : value[index])) : undefined;
  }
  if (Object.hasOwn(value, '$from')) {
    const reference = readReference(value, place, known);
    return (scope) => scope.valueOf(reference);
  }
  if (Object.hasOwn(value, '$text')) return textOf(value, place, known);
  if (Object.hasOwn(value, '$join')) return readJoin(value, place, known);
  const fields = Object.entries(value).map(([name, field]): [string, unknown, Template | undefined] => [name, field, partOf(field, `${place}.${name}`, inner)]);
  if (!fields.some(([, , part]) => part)) return undefined;
  return (scope) => Object.fromEntries(fields.map(([name, field, part]) => [name, part ? part(scope) : field]));
}

/** Reads `{"$text": ["Hello ", {"$from": "a", "pointer": "/name"}]}`. */
function textOf(value: object, place: string, known: ReadonlySet<string>): Template {
  const { $text: parts, ...others } = isObject(value) ? value : {};
  const [other] = Object.keys(others);
  if (other !== undefined) invalid(`${place}.${other}`, 'must not be beside $text');
  if (!Array.isArray(parts) || parts.length > MAX_PARTS) invalid(`${place}.$text`, `must be a list of at most ${grouped(MAX_PARTS)} strings and references`);
  const read = parts.map((part, index): Template => {
    const at = `${place}.$text[${index}]`;
    if (typeof part !== 'object' || part === null) return () => part;
    const reference = readReference(part, at, known);
    return (scope) => scalar(scope.valueOf(reference), at);
  });
  return (scope) => {
    let text = '';
    for (const part of read) {
      const next = String(part(scope));
      scope.room -= next.length;
      if (scope.room < 0) unprocessable(`${place}: the texts of the inputs grow too large together.`, place);
      text += next;
    }
    return text;
  };
}

/** Reads `{"$join": reference to a list, "pointer": "/text", "separator": "\n"}`: what the items of the list hold there, in one string. Items that are null are left out. */
export function readJoin(value: unknown, place: string, known: ReadonlySet<string>): Template {
  const { $join: list, pointer = '', separator = '\n', ...others } = isObject(value) ? value : {};
  const [other] = Object.keys(others);
  if (other !== undefined) invalid(`${place}.${other}`, 'must not be beside $join; the fields are $join, pointer and separator');
  const reference = readReference(list, `${place}.$join`, known);
  const tokens = readPointer(pointer, `${place}.pointer`);
  if (typeof separator !== 'string' || separator.length > MAX_SEPARATOR)
    invalid(`${place}.separator`, `must be a string of at most ${MAX_SEPARATOR} characters`);
  return (scope) => {
    const items = scope.valueOf(reference);
    if (!Array.isArray(items)) unprocessable(`${place}.$join: must refer to a list.`, `${place}.$join`);
    const parts: string[] = [];
    for (const item of items) {
      if (item === null) continue;
      const part = String(scalar(follow({ ...reference, tokens, place }, item), place));
      scope.room -= part.length + separator.length;
      if (scope.room < 0) unprocessable(`${place}: the texts of the inputs grow too large together.`, place);
      parts.push(part);
    }
    return parts.join(separator);
  };
}

function scalar(value: unknown, place: string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return unprocessable(
    `${place}: only strings, numbers, true, false and null can be part of a string, not ${Array.isArray(value) ? 'a list' : 'an object'}.`,
    place,
  );
}
