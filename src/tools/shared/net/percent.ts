import { unprocessable } from '../../errors.ts';
import { firstInvalidUtf8, placeInText, positionInText } from '../bytes/bytes.ts';
import { looseUtf8, utf8Bytes, utf8Length } from '../platform/bytes.ts';

const ESCAPES = Array.from({ length: 256 }, (_, byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`);

/** Each UTF-8 byte of a text as %XX with capitals (RFC 3986). */
export const percentAll = (text: string): string => Array.from(utf8Bytes(text), (byte) => ESCAPES[byte]).join('');

/**
 * The text that percent-encoding stands for: %XX of either case as bytes, everything else as it is, all of it UTF-8.
 * A % without two hex digits and bytes that are not UTF-8 are unprocessable.
 * @param plusIsSpace read + as a space (forms)
 */
export function percentDecode(text: string, plusIsSpace = false, path = 'text'): string {
  const source = plusIsSpace ? text.replaceAll('+', ' ') : text;
  let next = source.indexOf('%');
  if (next < 0) return source;
  const bytes = new Uint8Array(utf8Length(source));
  let written = 0;
  let start = 0;
  const write = (plain: string): void => {
    if (plain === '') return;
    const piece = utf8Bytes(plain);
    bytes.set(piece, written);
    written += piece.length;
  };
  for (; next >= 0; next = source.indexOf('%', start)) {
    const digits = source.slice(next + 1, next + 3);
    if (!/^[0-9A-Fa-f]{2}$/.test(digits)) unprocessable(`The percent sign ${placeInText(source, next)} is not followed by two hex digits.`, path);
    write(source.slice(start, next));
    bytes[written++] = Number.parseInt(digits, 16);
    start = next + 3;
  }
  write(source.slice(start));
  const decoded = bytes.subarray(0, written);
  const wrong = firstInvalidUtf8(decoded);
  if (wrong >= 0) unprocessable(`The bytes are not valid UTF-8 from position ${positionInText(source, sourceIndex(source, wrong))} on.`, path);
  return looseUtf8(decoded);
}

/** The UTF-16 index in percent-encoded text at which a byte of the decoded text comes from. */
function sourceIndex(source: string, byte: number): number {
  let count = 0;
  let index = 0;
  while (index < source.length && count < byte) {
    const code = source.codePointAt(index) ?? 0;
    count += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    index += code === 0x25 ? 3 : code > 0xffff ? 2 : 1;
  }
  return index;
}
