import { latin1Text } from '../platform/bytes.ts';
/** A text with LF after every `length` UTF-16 units, none after the last line. A length of 0 leaves it in one piece. */
export function breakLines(text: string, length: number): string {
  if (length === 0 || text.length <= length) return text;
  const lines: string[] = [];
  for (let i = 0; i < text.length; i += length) lines.push(text.slice(i, i + length));
  return lines.join('\n');
}

/** Whether a UTF-16 unit is white space in the sense of the encoding tools: space, tab, LF, FF or CR. */
export const isSpace = (unit: number): boolean => unit === 0x20 || unit === 0x09 || unit === 0x0a || unit === 0x0c || unit === 0x0d;

/** A text without white space (space, tab, LF, FF, CR) at its ends, and where in UTF-16 units the rest began. */
export function trimSpaces(text: string): { trimmed: string; start: number } {
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  return { trimmed: text.slice(start, end), start };
}

/** The value of each digit of an alphabet by UTF-16 unit below 128, -1 for the rest. */
export function digitValues(alphabet: string): Int8Array {
  const values = new Int8Array(128).fill(-1);
  for (let value = 0; value < alphabet.length; value++) values[alphabet.charCodeAt(value)] = value;
  return values;
}

/** Joins Latin-1 character codes to a string. */
export const fromCodes = (codes: Uint8Array): string => latin1Text(codes);
