import { isNestedTooDeeply, parseJsonText, whyNotJson } from '../tools/shared/json/parse-text.ts';
import { excessOf } from '../tools/shared/json/value-count.ts';
import { utf8Text } from '../tools/shared/text/utf8-text.ts';
import { ApiError } from './errors.ts';

/** A request body of UTF-8 JSON. Throws 400 `invalid_json`, or 413 `payload_too_large` for one of more than 100,000 values, or 10,000 where names have escapes. */
export function parseJsonBody(body: Uint8Array): unknown {
  const text = utf8Text(body);
  if (text === undefined) throw new ApiError('invalid_json', 'The request body is not valid UTF-8.');
  const excess = excessOf(text);
  if (excess !== undefined) throw new ApiError('payload_too_large', `The request body has more than ${excess}; send less at a time, or large data as a text.`);
  try {
    if (!isNestedTooDeeply(text)) return parseJsonText(text);
  } catch {
    // Answered below.
  }
  throw new ApiError('invalid_json', `The request body is not valid JSON: ${whyNotJson(text)}.`);
}
