import { unprocessable } from '../../errors.ts';
import { firstInvalidUtf8, placeInText, positionInText } from '../bytes/bytes.ts';
import { latin1Text, looseUtf8, utf8Bytes, utf8Length } from '../platform/bytes.ts';

const PERCENT = 0x25;
const DIGITS = utf8Bytes('0123456789ABCDEF');

/** Each UTF-8 byte of a text as %XX with capitals (RFC 3986). */
export function percentAll(text: string): string {
  const bytes = utf8Bytes(text);
  const codes = new Uint8Array(3 * bytes.length);
  for (let i = 0, at = 0; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0;
    codes[at++] = PERCENT;
    codes[at++] = DIGITS[byte >> 4] ?? 0;
    codes[at++] = DIGITS[byte & 15] ?? 0;
  }
  return latin1Text(codes);
}

/** A text with each UTF-8 byte of all but `A-Z a-z 0-9 - . _ ~` as %XX (RFC 3986 section 2.3), a lone surrogate as U+FFFD. */
export const percentComponent = (text: string): string => encodeURIComponent(text.toWellFormed()).replace(/[!'()*]/g, percentAll);

/** The same, but for the reserved characters of URLs, too (RFC 3986 section 2.2). */
export const percentUrl = (text: string): string => encodeURI(text.toWellFormed()).replaceAll('%5B', '[').replaceAll('%5D', ']');

/** A text as a form sends it: a space as +, and all but `A-Z a-z 0-9 * - . _` as %XX (WHATWG URL, application/x-www-form-urlencoded). */
export const percentForm = (text: string): string =>
  encodeURIComponent(text.toWellFormed())
    .replaceAll('%20', '+')
    .replace(/[!'()~]/g, percentAll);

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
