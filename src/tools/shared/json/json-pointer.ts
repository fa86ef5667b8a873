import type { JsonValue } from './json.ts';
import { membersOf } from './tree.ts';

const INDEX = /^(?:0|[1-9]\d*)$/;

/** A name or index as it is in a JSON Pointer (RFC 6901): ~ and / escaped, a slash in front. */
export const pointerStep = (token: string | number): string => `/${String(token).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** The JSON Pointer of a list of names and indexes. */
export const pointerText = (tokens: readonly (string | number)[]): string => tokens.map(pointerStep).join('');

/** The names of a JSON Pointer, or what is wrong with it. */
export function pointerTokens(pointer: string): string[] | { problem: string } {
  if (pointer === '') return [];
  if (!pointer.startsWith('/')) return { problem: `the pointer ${JSON.stringify(pointer)} must be empty or begin with /` };
  if (/~(?![01])/.test(pointer)) return { problem: `in the pointer ${JSON.stringify(pointer)} a ~ must be followed by 0 or 1` };
  return pointer
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The index that a token names in an array, or undefined: digits without leading zeros. */
export const arrayIndex = (token: string): number | undefined => (INDEX.test(token) ? Number(token) : undefined);

/** The member or item that a token names, or undefined. */
export function child(value: JsonValue, token: string): JsonValue | undefined {
  if (value.kind === 'object') return membersOf(value).get(token);
  return value.kind === 'array' ? value.items[arrayIndex(token) ?? -1] : undefined;
}
