import { unprocessable } from '../../errors.ts';
import { base64Of, bytesOfBase64, bytesOfHex, hexOf, utf8Bytes } from '../platform/bytes.ts';

/** How a text field carries bytes. */
export type ByteEncoding = 'utf8' | 'hex' | 'base64';

const SPACE_RUNS = /[ \t\n\f\r]+/g;

/**
 * The bytes a text stands for: its UTF-8 form (a lone surrogate as U+FFFD), hex digits in either case with ASCII white space skipped,
 * or base64 (RFC 4648 section 4 or 5, padding optional, ASCII white space skipped, unused bits ignored).
 * What is not valid is unprocessable, naming the place.
 * @param path the input field, for the error
 */
export function bytesFromText(text: string, encoding: ByteEncoding, path = 'text'): Uint8Array {
  if (encoding === 'utf8') return utf8Bytes(text);
  return encoding === 'hex' ? fromHex(text, path) : fromBase64(text, path);
}

/** Bytes as text: hex in lower case, base64 padded. Bytes that are not valid UTF-8 are unprocessable, naming the first wrong byte and the other encodings. */
export function textFromBytes(bytes: Uint8Array, encoding: ByteEncoding): string {
  return encoding === 'utf8'
    ? utf8Text(bytes, 'outputEncoding', '; ask for hex or base64 output instead')
    : encoding === 'hex'
      ? hexOf(bytes)
      : base64Of(bytes);
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

/** The sequences of UTF-8 (Unicode table 3-7): their first bytes, their length, and the range of their second byte. */
const SEQUENCES = [
  { first: 0xc2, last: 0xdf, length: 2, low: 0x80, high: 0xbf },
  { first: 0xe0, last: 0xe0, length: 3, low: 0xa0, high: 0xbf },
  { first: 0xe1, last: 0xec, length: 3, low: 0x80, high: 0xbf },
  { first: 0xed, last: 0xed, length: 3, low: 0x80, high: 0x9f },
  { first: 0xee, last: 0xef, length: 3, low: 0x80, high: 0xbf },
  { first: 0xf0, last: 0xf0, length: 4, low: 0x90, high: 0xbf },
  { first: 0xf1, last: 0xf3, length: 4, low: 0x80, high: 0xbf },
  { first: 0xf4, last: 0xf4, length: 4, low: 0x80, high: 0x8f },
];
const SEQUENCE_OF = Array.from({ length: 0x100 }, (_, byte) => SEQUENCES.find(({ first, last }) => byte >= first && byte <= last));

/** Index of the first byte of the first sequence that is not well-formed UTF-8, or -1. */
export function firstInvalidUtf8(bytes: Uint8Array): number {
  for (let i = 0; i < bytes.length; ) {
    const lead = bytes[i] ?? 0;
    const length = lead < 0x80 ? 1 : sequenceLength(bytes, i, lead);
    if (length === 0) return i;
    i += length;
  }
  return -1;
}

/** Length of the well-formed sequence of several bytes at an index, or 0. */
function sequenceLength(bytes: Uint8Array, at: number, lead: number): number {
  const sequence = SEQUENCE_OF[lead];
  if (!sequence || at + sequence.length > bytes.length) return 0;
  const second = bytes[at + 1] ?? 0;
  if (second < sequence.low || second > sequence.high) return 0;
  for (let k = 2; k < sequence.length; k++) if (((bytes[at + k] ?? 0) & 0xc0) !== 0x80) return 0;
  return sequence.length;
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
  return bytesOfHex(digits);
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
  return bytesOfBase64(body);
}
