import { grouped } from '../text/counts.ts';

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

/** What a text of JSON is like, as far as it was looked at: no further than it has too many values. */
export interface Survey {
  /** How many values it has. Every value comes after a comma or begins a list or an object; empty ones count twice. */
  values: number;
  /** How many lists and objects stand within each other. */
  depth: number;
  /** Whether a name of a member is written with an escape. */
  hasEscapedName: boolean;
}

/** Looks at a text of JSON in pieces of a fraction of a millisecond. */
export function* surveyInPieces(text: string): Generator<void, Survey> {
  let values = 1;
  let open = 0;
  let depth = 0;
  let hasEscapedName = false;
  let backslash = nextBackslash(text, 0);
  let pause = PIECE;
  for (let at = 0; at < text.length && values <= MAX_VALUES; at++) {
    const character = text.charCodeAt(at);
    if (character === QUOTE) {
      const end = yield* stringEndInPieces(text, at);
      if (backslash < at) backslash = nextBackslash(text, at);
      COLON.lastIndex = end + 1;
      hasEscapedName ||= backslash < end && COLON.test(text);
      at = end;
    } else if (character === BRACKET || character === BRACE) {
      values++;
      depth = Math.max(depth, ++open);
    } else if (character === COMMA) values++;
    else if (character === END_BRACKET || character === END_BRACE) open--;
    if (at < pause) continue;
    pause = at + PIECE;
    yield;
  }
  return { values, depth, hasEscapedName };
}

/** As `stringEnd`. */
function* stringEndInPieces(text: string, start: number): Generator<void, number> {
  let at = start + 1;
  for (let pause = at + PIECE; at < text.length && text.charCodeAt(at) !== QUOTE; at += text.charCodeAt(at) === BACKSLASH ? 2 : 1) {
    if (at < pause) continue;
    pause = at + PIECE;
    yield;
  }
  return at;
}

/** What a JSON text may have at most and has more of; undefined where it has not. */
export function excessOf(text: string): string | undefined {
  if (text.length <= MAX_ESCAPED_VALUES) return undefined;
  const survey = surveyInPieces(text);
  for (;;) {
    const { done, value } = survey.next();
    if (done) return excessIn(value);
  }
}

/** The same of a text that was looked at. */
export function excessIn({ values, hasEscapedName }: Survey): string | undefined {
  if (values > MAX_VALUES) return `${grouped(MAX_VALUES)} values`;
  return hasEscapedName && values > MAX_ESCAPED_VALUES ? `${grouped(MAX_ESCAPED_VALUES)} values, and names with escapes` : undefined;
}

function nextBackslash(text: string, from: number): number {
  const at = text.indexOf('\\', from);
  return at < 0 ? text.length : at;
}

const COLON = /[ \t\n\r]*:/y;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const BRACKET = 0x5b;
const BRACE = 0x7b;
const END_BRACKET = 0x5d;
const END_BRACE = 0x7d;
/** How many characters are looked at in one piece. */
const PIECE = 50_000;
