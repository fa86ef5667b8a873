import { invalid, unprocessable } from '../tools/errors.ts';
import { isObject } from '../tools/shared/json/is-object.ts';
import { grouped } from '../tools/shared/text/counts.ts';

const MAX_POINTER_CHARACTERS = 1_000;

/** A place in the result of an earlier step, or in the item of the step's own loop. */
export interface Reference {
  /** The id of the step, or `ITEM`. */
  step: string;
  /** The way into its result (RFC 6901), a name or an index each. */
  tokens: readonly string[];
  /** Where the reference is in the pipeline, such as `steps[1].inputs.text`. */
  place: string;
}

/** What the inputs of a step with `forEach` call the item. */
export const ITEM = 'item';
/** What the parameters of a recipe are called, where it has any. */
export const PARAMETERS = 'parameters';

/**
 * Reads `{"$from": "stepId", "pointer"?: "/emails/1"}`. Throws `InvalidInputs` naming the place.
 * @param known the steps that may be referred to
 */
export function readReference(value: unknown, place: string, known: ReadonlySet<string>): Reference {
  if (!isObject(value) || !Object.hasOwn(value, '$from')) invalid(place, 'must be a reference such as {"$from": "stepId", "pointer": "/name"}');
  const { $from: step, pointer = '', ...others } = value;
  const [other] = Object.keys(others);
  if (other !== undefined) invalid(`${place}.${other}`, 'is not a field of a reference; the fields are $from and pointer');
  return { step: readSource(step, `${place}.$from`, known), tokens: readPointer(pointer, `${place}.pointer`), place };
}

/** Reads what is referred to: the id of an earlier step, or a name for what there is besides. Throws `InvalidInputs` naming the place. */
export function readSource(step: unknown, place: string, known: ReadonlySet<string>): string {
  if (typeof step === 'string' && known.has(step)) return step;
  const absent =
    step === ITEM ? ' (item is there in steps with forEach alone)' : step === PARAMETERS ? ' (parameters are there where the recipe declares some)' : '';
  return invalid(place, `must be the id of an earlier step${absent}: ${[...known].join(', ') || 'there is none'}`);
}

/** Reads a JSON Pointer (RFC 6901) into its names and indexes. Throws `InvalidInputs` naming the place. */
export function readPointer(pointer: unknown, place: string): string[] {
  if (typeof pointer !== 'string' || (pointer !== '' && !pointer.startsWith('/')) || /~(?![01])/.test(pointer)) {
    invalid(place, 'must be a JSON Pointer (RFC 6901), such as "/emails/1"; ~ is written ~0 and / in a name ~1');
  }
  if (pointer.length > MAX_POINTER_CHARACTERS)
    invalid(place, `must have at most ${grouped(MAX_POINTER_CHARACTERS)} characters, not ${grouped(pointer.length)}`);
  return pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value a reference leads to in a result (RFC 6901 section 4). Throws `Unprocessable` when there is none. */
export function follow({ step, tokens, place }: Reference, result: unknown): unknown {
  const found = find(tokens, result);
  if ('value' in found) return found.value;
  const way = tokens.slice(0, found.missing).map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  return unprocessable(`${place}: there is nothing at ${JSON.stringify(way.join(''))} in the result of ${JSON.stringify(step)}.`, place);
}

/** The value that a pointer leads to, or after how many of its names there is nothing. */
export function find(tokens: readonly string[], result: unknown): { value: unknown } | { missing: number } {
  let value = result;
  for (const [depth, token] of tokens.entries()) {
    const next = memberOf(value, token);
    if (!next) return { missing: depth + 1 };
    [value] = next;
  }
  return { value };
}

function memberOf(value: unknown, token: string): [unknown] | undefined {
  if (Array.isArray(value)) return /^(?:0|[1-9]\d{0,9})$/.test(token) && Number(token) < value.length ? [value[Number(token)]] : undefined;
  return isObject(value) && Object.hasOwn(value, token) ? [value[token]] : undefined;
}
