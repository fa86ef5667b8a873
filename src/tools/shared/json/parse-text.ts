import { grouped } from '../text/counts.ts';
import { readJson } from './json.ts';
import { plainValue } from './plain-json.ts';
import { stringEnd } from './string-end.ts';

/** How deep arrays and objects may stand within each other in what is read at once. */
export const MAX_NESTING = 1_000;

/**
 * The value of a JSON text, as `JSON.parse` gives it. Every text that a caller sends is read here: since V8 14.6, which Node 24 to 26 have, `JSON.parse` gives wrong names for members
 * whose names are written with escapes, once an object with a member named `\` has been read (nodejs/node#63785). Such texts go through our own reader.
 * Throws SyntaxError for what is not JSON and, where a name holds an escape, for what is nested deeper than 1,000 levels.
 */
export function parseJsonText(text: string): unknown {
  if (!hasEscapedName(text)) return parsePlainNames(text);
  const value = text.startsWith('\uFEFF') ? { problem: 'a byte order mark comes before the value', line: 1, column: 1 } : readJson(text);
  if ('problem' in value) throw new SyntaxError(`${value.problem} at line ${value.line}, column ${value.column}`);
  return plainValue(value, Number);
}

/** The same for a text that is known to have no escapes in names. */
export function parsePlainNames(text: string): unknown {
  // biome-ignore lint/plugin: the one place where texts of callers are read
  return JSON.parse(text);
}

/** Why a text cannot be read as JSON, as the end of a sentence: what is wrong and where, without a word of the text, which may be secret. */
export function whyNotJson(text: string): string {
  if (text === '') return 'it is empty';
  if (isNestedTooDeeply(text)) return NESTED_TOO_DEEPLY;
  const found = readJson(text);
  return 'problem' in found ? `${found.problem} at line ${found.line}, column ${found.column}` : 'it cannot be read';
}

/** Whether a name of a member is written with an escape. */
function hasEscapedName(text: string): boolean {
  if (!text.includes('\\')) return false;
  for (let start = text.indexOf('"'); start >= 0; ) {
    const end = stringEnd(text, start);
    COLON.lastIndex = end + 1;
    if (COLON.test(text) && text.slice(start, end).includes('\\')) return true;
    start = text.indexOf('"', end + 1);
  }
  return false;
}

/** Whether arrays and objects stand more than so many deep in a text of JSON. */
export function isNestedTooDeeply(text: string, most = MAX_NESTING): boolean {
  if (text.length <= most) return false;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = stringEnd(text, at);
    else if (code === OPEN_ARRAY || code === OPEN_OBJECT) {
      if (++depth > most) return true;
    } else if (code === CLOSE_ARRAY || code === CLOSE_OBJECT) depth--;
  }
  return false;
}

/** Whether arrays and objects stand more than so many deep in a value, which is told sooner than of its text where that is long strings. */
export function isNestedDeeper(value: unknown, most = MAX_NESTING): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (most === 0) return true;
  if (Array.isArray(value)) {
    for (const item of value) if (typeof item === 'object' && isNestedDeeper(item, most - 1)) return true;
    return false;
  }
  return Object.values(value).some((member) => typeof member === 'object' && isNestedDeeper(member, most - 1));
}

/** The same for a text that is nested too deeply. */
export const NESTED_TOO_DEEPLY = `it is nested deeper than ${grouped(MAX_NESTING)} arrays and objects`;

const COLON = /[ \t\n\r]*:/y;
const [QUOTE, OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x22, 0x5b, 0x5d, 0x7b, 0x7d];
