import { isNestedTooDeeply, parseJsonText, whyNotJson } from '../tools/shared/json/parse-text.ts';
import { grouped } from '../tools/shared/text/counts.ts';
import { utf8Text } from '../tools/shared/text/utf8-text.ts';
import { ApiError } from './errors.ts';

/** How many values a body may have that is read on the event loop: what takes some ten milliseconds. */
export const MAX_VALUES = 100_000;

/** The same where names of members are written with escapes, which our own reader reads, ten times more slowly. */
export const MAX_ESCAPED_VALUES = 10_000;

/** A request body of UTF-8 JSON. Throws 400 `invalid_json`, or 413 `payload_too_large` for one of more than 100,000 values, or 10,000 where names have escapes. */
export function parseJsonBody(body: Uint8Array): unknown {
  const text = utf8Text(body);
  if (text === undefined) throw new ApiError('invalid_json', 'The request body is not valid UTF-8.');
  const most = mostValues(text);
  if (most !== undefined) throw new ApiError('payload_too_large', `The request body has more than ${most}; send less at a time, or large data as a text.`);
  try {
    if (!isNestedTooDeeply(text)) return parseJsonText(text);
  } catch {
    // Answered below.
  }
  throw new ApiError('invalid_json', `The request body is not valid JSON: ${whyNotJson(text)}.`);
}

/** What a JSON text may have at most and has more of; undefined where it has not. Every value comes after a comma or begins a list or an object. Empty ones count twice. */
function mostValues(text: string): string | undefined {
  if (text.length <= MAX_ESCAPED_VALUES) return undefined;
  let values = 1;
  let hasEscapedName = false;
  let backslash = nextBackslash(text, 0);
  for (let at = 0; at < text.length && values <= MAX_VALUES; at++) {
    const character = text.charCodeAt(at);
    if (character === QUOTE) {
      const end = endOfText(text, at);
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

/** Where the text ends that begins with a quotation mark at a position. */
function endOfText(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}

const COLON = /[ \t\n\r]*:/y;
const QUOTE = 0x22;
const COMMA = 0x2c;
const BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const BRACE = 0x7b;
