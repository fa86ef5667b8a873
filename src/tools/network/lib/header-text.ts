import { unprocessable } from '../../errors.ts';

/** RFC 9110 section 5.6.2 */
export const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/** A field line: its name as written, its value without white space around, and its line from 1. */
export interface Header {
  name: string;
  value: string;
  line: number;
}

/** The value of a field without its name in front, where one of the names is there. */
export function withoutName(text: string, ...names: string[]): string {
  const trimmed = text.trim();
  const colon = trimmed.indexOf(':');
  const name = colon < 0 ? '' : trimmed.slice(0, colon).trim().toLowerCase();
  return names.includes(name) ? trimmed.slice(colon + 1).trim() : trimmed;
}

/**
 * The fields of a header section, up to an empty line. A status or request line in front is skipped; a line that starts with white space
 * continues the one before. A line without a colon or with a name that is not a token is unprocessable, naming the line.
 */
export function readHeaders(text: string, path: string): Header[] {
  const headers: Header[] = [];
  const lines = text.split(/\r?\n/);
  const start = lines.findIndex((line) => line.trim() !== '');
  for (let index = Math.max(start, 0); index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (line.trim() === '') break;
    if (index === start && /^(?:HTTP\/\d|\S+ \S+ HTTP\/\d)/.test(line)) continue;
    const before = headers.at(-1);
    if (/^[ \t]/.test(line) && before) {
      before.value = before.value === '' ? line.trim() : `${before.value} ${line.trim()}`;
      continue;
    }
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0)).trim();
    if (!TOKEN.test(name)) unprocessable(`Line ${index + 1} is not a header of the form name: value.`, path);
    headers.push({ name, value: line.slice(colon + 1).trim(), line: index + 1 });
  }
  return headers;
}

/** The values of the fields of a name, in order. @param name in lower case */
export const valuesOf = (headers: readonly Header[], name: string): string[] =>
  headers.filter((header) => header.name.toLowerCase() === name).map(({ value }) => value);

/** Pieces of a text between separators that stand outside of double quotes (a backslash escapes in them). */
export function splitOutsideQuotes(text: string, separator: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (isQuoted && character === '\\') i++;
    else if (character === '"') isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) {
      pieces.push(text.slice(start, i));
      start = i + 1;
    }
  }
  pieces.push(text.slice(start));
  return pieces;
}

/** A token or quoted string without its quotes and escapes; undefined when it is neither. */
export function unquote(text: string): string | undefined {
  if (TOKEN.test(text)) return text;
  const match = /^"((?:[^"\\]|\\.)*)"$/s.exec(text);
  return match?.[1]?.replace(/\\(.)/gs, '$1');
}
