import { isNestedTooDeeply, parseJsonText, whyNotJson } from '../tools/shared/json/parse-text.ts';
import { grouped } from '../tools/shared/text/counts.ts';
import { utf8Text } from '../tools/shared/text/utf8-text.ts';
import { ApiError } from './errors.ts';

/** How many values a body may have that is read on the event loop: what takes some ten milliseconds. */
export const MAX_VALUES = 100_000;

/** A request body of UTF-8 JSON. Throws 400 `invalid_json`, or 413 `payload_too_large` for one of more than 100,000 values. */
export function parseJsonBody(body: Uint8Array): unknown {
  const text = utf8Text(body);
  if (text === undefined) throw new ApiError('invalid_json', 'The request body is not valid UTF-8.');
  if (hasTooManyValues(text))
    throw new ApiError('payload_too_large', `The request body has more than ${grouped(MAX_VALUES)} values; send less at a time, or large data as a text.`);
  try {
    if (!isNestedTooDeeply(text)) return parseJsonText(text);
  } catch {
    // Answered below.
  }
  throw new ApiError('invalid_json', `The request body is not valid JSON: ${whyNotJson(text)}.`);
}

/** Whether a JSON text has more values than may be read at once: every value comes after a comma or begins a list or an object. Empty ones count twice. */
function hasTooManyValues(text: string): boolean {
  if (text.length <= MAX_VALUES) return false;
  let values = 1;
  for (let at = 0; at < text.length && values <= MAX_VALUES; at++) {
    const character = text.charCodeAt(at);
    if (character === QUOTE) at = endOfText(text, at);
    else if (character === COMMA || character === BRACKET || character === BRACE) values++;
  }
  return values > MAX_VALUES;
}

/** Where the text ends that begins with a quotation mark at a position. */
function endOfText(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const BRACE = 0x7b;
