import { grouped } from '../text/counts.ts';
import { stringEnd } from './string-end.ts';

/** How many values a JSON text may have that is read on the event loop: what takes some ten milliseconds. */
export const MAX_VALUES = 100_000;

/** The same where names of members are written with escapes, which our own reader reads, ten times more slowly. */
export const MAX_ESCAPED_VALUES = 10_000;

/** Whether a value has more than 100,000 values in it, itself included. It stops counting there, so that one whose parts are in many places costs no more. */
export function hasTooManyValues(value: unknown): boolean {
  const waiting: unknown[] = [value];
  let count = 1;
  while (waiting.length > 0 && count <= MAX_VALUES) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    const parts: unknown[] = Array.isArray(next) ? next : Object.values(next);
    count += parts.length;
    if (count <= MAX_VALUES) for (const part of parts) waiting.push(part);
  }
  return count > MAX_VALUES;
}

/** What a JSON text may have at most and has more of; undefined where it has not. Every value comes after a comma or begins a list or an object. Empty ones count twice. */
export function excessOf(text: string): string | undefined {
  if (text.length <= MAX_ESCAPED_VALUES) return undefined;
  let values = 1;
  let hasEscapedName = false;
  let backslash = nextBackslash(text, 0);
  for (let at = 0; at < text.length && values <= MAX_VALUES; at++) {
    const character = text.charCodeAt(at);
    if (character === QUOTE) {
      const end = stringEnd(text, at);
      if (backslash < at) backslash = nextBackslash(text, at);
      COLON.lastIndex = end + 1;
      hasEscapedName ||= backslash < end && COLON.test(text);
      at = end;
    } else if (character === COMMA || character === BRACKET || character === BRACE) values++;
  }
  if (values > MAX_VALUES) return `${grouped(MAX_VALUES)} values`;
  return hasEscapedName && values > MAX_ESCAPED_VALUES ? `${grouped(MAX_ESCAPED_VALUES)} values, and names with escapes` : undefined;
}

function nextBackslash(text: string, from: number): number {
  const at = text.indexOf('\\', from);
  return at < 0 ? text.length : at;
}

const COLON = /[ \t\n\r]*:/y;
const QUOTE = 0x22;
const COMMA = 0x2c;
const BRACKET = 0x5b;
const BRACE = 0x7b;
