import { invalid } from '../tools/errors.ts';
import { isObject } from '../tools/shared/json/is-object.ts';
import { type Reference, readReference } from './reference.ts';

const MAX_PATTERN = 2_000;
const TESTS = ['equals', 'matches', 'exists'] as const;

/** When a step is run: if what a reference leads to is a value, matches a pattern, or is there. */
export interface Condition {
  reference: Reference;
  test: { equals: unknown } | { matches: string } | { exists: boolean };
}

/** Reads `{"$from": "a", "pointer": "/valid", "equals": true}`. Throws `InvalidInputs` naming the place. */
export function readCondition(value: unknown, place: string, known: ReadonlySet<string>): Condition {
  const given = isObject(value) ? TESTS.filter((name) => Object.hasOwn(value, name)) : [];
  const [name] = given;
  if (!isObject(value) || name === undefined || given.length > 1) invalid(place, 'must be a reference with one of equals, matches and exists beside it');
  const { equals, matches, exists, ...reference } = value;
  const read = readReference(reference, place, known);
  if (name === 'equals') return { reference: read, test: { equals } };
  if (name === 'exists') {
    if (typeof exists !== 'boolean') invalid(`${place}.exists`, 'must be true or false');
    return { reference: read, test: { exists } };
  }
  if (typeof matches !== 'string' || matches === '' || matches.length > MAX_PATTERN)
    invalid(`${place}.matches`, `must be a pattern of 1 to ${MAX_PATTERN} characters`);
  return { reference: read, test: { matches } };
}

/** Whether two JSON values are the same: objects without regard to the order of their members. Stops at what is not, and takes no longer than the smaller takes. */
export function isSame(one: unknown, other: unknown): boolean {
  const waiting: [unknown, unknown][] = [[one, other]];
  for (let pair = waiting.pop(); pair; pair = waiting.pop()) {
    const [a, b] = pair;
    if (a === b) continue;
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false;
    const [left, right] = [Object.entries(a), new Map(Object.entries(b))];
    if (left.length !== right.size) return false;
    for (const [name, value] of left) {
      if (!right.has(name)) return false;
      waiting.push([value, right.get(name)]);
    }
  }
  return true;
}
