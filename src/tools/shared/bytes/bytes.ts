import { z } from 'zod';
import { unprocessable } from '../../errors.ts';

/** How a text field carries bytes. */
export const byteEncoding = z.enum(['utf8', 'hex', 'base64']);
export type ByteEncoding = z.infer<typeof byteEncoding>;

const SPACE_RUNS = /[ \t\n\f\r]+/g;

/**
 * The bytes a text stands for: its UTF-8 form (a lone surrogate as U+FFFD), hex digits in either case with ASCII white space skipped,
 * or base64 (RFC 4648 section 4 or 5, padding optional, ASCII white space skipped, unused bits ignored).
 * What is not valid is unprocessable, naming the place.
 * @param path the input field, for the error
 */
export function bytesFromText(text: string, encoding: ByteEncoding, path = 'text'): Uint8Array {
  if (encoding === 'utf8') return Buffer.from(text, 'utf8');
  return encoding === 'hex' ? fromHex(text, path) : fromBase64(text, path);
}

/** Bytes as text: hex in small letters, base64 padded. Bytes that are not valid UTF-8 are unprocessable, naming the first wrong byte and the other encodings. */
export function textFromBytes(bytes: Uint8Array, encoding: ByteEncoding): string {
  return encoding === 'utf8'
    ? utf8Text(bytes, 'outputEncoding', '; ask for hex or base64 output instead')
    : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(encoding);
}

/**
 * The text that bytes are in UTF-8, a byte order mark kept. What is not valid is unprocessable, naming the first wrong byte.
 * @param path the input field, for the error
 * @param advice what else the caller could do
 */
export function utf8Text(bytes: Uint8Array, path: string, advice = ''): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return unprocessable(`The bytes are not valid UTF-8 from byte offset ${firstInvalidUtf8(bytes)} on${advice}.`, path);
  }
}

/** Index of the first byte of the first sequence that is not well-formed UTF-8 (Unicode table 3-7), or -1. */
export function firstInvalidUtf8(bytes: Uint8Array): number {
  let i = 0;
  while (i < bytes.length) {
    const lead = bytes[i] ?? 0;
    const length = lead < 0x80 ? 1 : lead >= 0xc2 && lead <= 0xdf ? 2 : lead >= 0xe0 && lead <= 0xef ? 3 : lead >= 0xf0 && lead <= 0xf4 ? 4 : 0;
    if (length === 0 || i + length > bytes.length) return i;
    const second = bytes[i + 1] ?? 0;
    const low = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
    const high = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
    if (length > 1 && (second < low || second > high)) return i;
    for (let k = 2; k < length; k++) if (((bytes[i + k] ?? 0) & 0xc0) !== 0x80) return i;
    i += length;
  }
  return -1;
}

/**
 * A place in a text for a message: the character there, quoted, and its position in code points, counted from 1.
 * @param index the UTF-16 index of the character
 */
export function placeInText(text: string, index: number): string {
  const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
  return `${JSON.stringify(character)} at position ${positionInText(text, index)}`;
}

/** The position in code points, counted from 1, of a UTF-16 index. */
export function positionInText(text: string, index: number): number {
  let position = 1;
  for (let i = 0; i < index; i += (text.codePointAt(i) ?? 0) > 0xffff ? 2 : 1) position++;
  return position;
}

function fromHex(text: string, path: string): Uint8Array {
  const wrong = /[^0-9A-Fa-f \t\n\f\r]/.exec(text);
  if (wrong) unprocessable(`${placeInText(text, wrong.index)} is not a hex digit.`, path);
  const digits = text.replace(SPACE_RUNS, '');
  if (digits.length % 2 === 1) {
    const last = text.trimEnd().length - 1;
    unprocessable(`Hex needs an even count of digits; there are ${digits.length}, and ${placeInText(text, last)} stands alone.`, path);
  }
  return Buffer.from(digits, 'hex');
}

function fromBase64(text: string, path: string): Uint8Array {
  const wrong = /[^A-Za-z0-9+/\-_= \t\n\f\r]/.exec(text);
  if (wrong) unprocessable(`${placeInText(text, wrong.index)} is not a base64 digit.`, path);
  const digits = text.replace(SPACE_RUNS, '');
  const padding = digits.endsWith('==') ? 2 : digits.endsWith('=') ? 1 : 0;
  const body = digits.slice(0, digits.length - padding);
  if (body.includes('=')) unprocessable(`The padding ${placeInText(text, text.indexOf('='))} may be only at the end, and at most twice.`, path);
  if (padding > 0 && digits.length % 4 !== 0) {
    unprocessable(
      `The padding ${placeInText(text, text.indexOf('='))} does not complete a group of four: there are ${body.length} digits before ${padding} padding sign(s).`,
      path,
    );
  }
  if (body.length % 4 === 1) {
    unprocessable(`The last group has a single digit, ${placeInText(text, text.trimEnd().length - 1)}; it needs two at least.`, path);
  }
  return Buffer.from(body, 'base64');
}
