import { isAscii } from 'node:buffer';
import { isNestedTooDeeply, MAX_NESTING, NESTED_TOO_DEEPLY, parseJsonText, parsePlainNames, whyNotJson } from '../../tools/shared/json/parse-text.ts';
import { readInPieces } from '../../tools/shared/json/read-in-pieces.ts';
import { excessIn, excessOf, surveyInPieces } from '../../tools/shared/json/value-count.ts';
import { utf8Text } from '../../tools/shared/text/utf8-text.ts';
import { ApiError } from '../errors.ts';

/** Bodies up to this many bytes are read at once. */
const SMALL = 16 * 1024;
/** How many values are read at once: with a name for each, what takes some milliseconds. */
const MAX_AT_ONCE = 5_000;

/** A request body of UTF-8 JSON. Throws 400 `invalid_json`, or 413 `payload_too_large` for one of more than 100,000 values, or 10,000 where names have escapes. */
export function parseJsonBody(body: Uint8Array): unknown {
  const text = textOf(body);
  const excess = excessOf(text);
  if (excess !== undefined) throw tooMany(excess);
  try {
    if (!isNestedTooDeeply(text)) return parseJsonText(text);
  } catch {
    // Answered below.
  }
  throw notJson(whyNotJson(text));
}

/** The same, in pieces where it is large: a promise then. @param turn what is waited for between two pieces; undefined for nothing */
export const readJsonBody = (body: Uint8Array, turn: () => Promise<void> | undefined): unknown =>
  body.length <= SMALL ? parseJsonBody(body) : readLargeBody(body, turn);

async function readLargeBody(body: Uint8Array, turn: () => Promise<void> | undefined): Promise<unknown> {
  const text = textOf(body);
  const survey = await inPieces(surveyInPieces(text), turn);
  const excess = excessIn(survey);
  if (excess !== undefined) throw tooMany(excess);
  if (survey.depth > MAX_NESTING) throw notJson(NESTED_TOO_DEEPLY);
  if (!survey.hasEscapedName && survey.values <= MAX_AT_ONCE) {
    try {
      return parsePlainNames(text);
    } catch {
      // What is wrong with it is found below.
    }
  }
  const read = await inPieces(readInPieces(text), turn);
  if ('value' in read) return read.value;
  throw notJson(`${read.problem} at line ${read.line}, column ${read.column}`);
}

async function inPieces<Result>(work: Generator<void, Result>, turn: () => Promise<void> | undefined): Promise<Result> {
  for (;;) {
    await turn();
    const { done, value } = work.next();
    if (done) return value;
  }
}

function textOf(body: Uint8Array): string {
  // What is large and all ASCII is copied rather than decoded.
  const text = body.length > SMALL && isAscii(body) ? Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1') : utf8Text(body);
  if (text === undefined) throw new ApiError('invalid_json', 'The request body is not valid UTF-8.');
  return text;
}

const tooMany = (excess: string): ApiError =>
  new ApiError('payload_too_large', `The request body has more than ${excess}; send less at a time, or send large data as one string.`);

const notJson = (why: string): ApiError => new ApiError('invalid_json', `The request body is not valid JSON: ${why}.`);
