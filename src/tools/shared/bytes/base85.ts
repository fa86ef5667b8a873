import { unprocessable } from '../../errors.ts';
import { placeInText } from './bytes.ts';
import type { Codec } from './codec.ts';
import { digitValues, fromCodes, isSpace, trimSpaces } from './scan.ts';

const ALPHABETS = {
  ascii85: Array.from({ length: 85 }, (_, value) => String.fromCharCode(33 + value)).join(''),
  z85: '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#',
  rfc1924: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~',
};

export type Base85Variant = keyof typeof ALPHABETS;

const LOWER_Z = 0x7a;

/**
 * Base85 by groups of four bytes: Adobe's Ascii85 (z for a whole group of zeros), ZeroMQ's Z85 (whole groups only) or the alphabet of RFC 1924.
 * Decoding ignores white space and, for ascii85, the marks <~ and ~> around the text.
 * @param frame write those marks
 */
export function base85(variant: Base85Variant, frame: boolean): Codec {
  return {
    encode(bytes) {
      if (variant === 'z85' && bytes.length % 4 !== 0)
        unprocessable(`Z85 encodes whole groups of four bytes; there are ${bytes.length}, ${bytes.length % 4} of them past the last group.`, 'text');
      const encoded = encodeGroups(bytes, ALPHABETS[variant], variant === 'ascii85');
      return variant === 'ascii85' && frame ? `<~${encoded}~>` : encoded;
    },
    decode: (text) => decodeGroups(text, variant),
  };
}

function encodeGroups(bytes: Uint8Array, alphabet: string, shortZeros: boolean): string {
  const codes = new Uint8Array(Math.ceil(bytes.length / 4) * 5);
  let written = 0;
  for (let i = 0; i < bytes.length; i += 4) {
    const length = Math.min(4, bytes.length - i);
    let value = 0;
    for (let k = 0; k < 4; k++) value = value * 256 + (bytes[i + k] ?? 0);
    if (shortZeros && value === 0 && length === 4) {
      codes[written++] = LOWER_Z;
      continue;
    }
    for (let k = 4; k >= 0; k--, value = Math.floor(value / 85)) codes[written + k] = alphabet.charCodeAt(value % 85);
    written += length + 1;
  }
  return fromCodes(codes.subarray(0, written));
}

/** Where the digits are between the marks of ascii85, which may be there or not. */
function unframed(text: string): { start: number; end: number } {
  const { trimmed, start } = trimSpaces(text);
  const opening = trimmed.startsWith('<~') ? 2 : 0;
  const closing = trimmed.length >= opening + 2 && trimmed.endsWith('~>') ? 2 : 0;
  return { start: start + opening, end: start + trimmed.length - closing };
}

function decodeGroups(text: string, variant: Base85Variant): Uint8Array {
  const values = digitValues(ALPHABETS[variant]);
  const { start, end } = variant === 'ascii85' ? unframed(text) : { start: 0, end: text.length };
  // One z gives four bytes, any other character less than one.
  const bytes = new Uint8Array((end - start) * 4);
  let written = 0;
  let value = 0;
  let digits = 0;
  let first = start;
  const write = (length: number) => {
    if (value > 0xffff_ffff) unprocessable(`The group that begins with ${placeInText(text, first)} gives more than 2^32 - 1.`, 'text');
    for (let k = 0, rest = value; k < length; k++, rest = (rest % 0x100_0000) * 256) bytes[written++] = Math.floor(rest / 0x100_0000);
    value = 0;
    digits = 0;
  };
  for (let i = start; i < end; i++) {
    const unit = text.charCodeAt(i);
    if (isSpace(unit)) continue;
    if (variant === 'ascii85' && unit === LOWER_Z) {
      if (digits > 0) unprocessable(`${placeInText(text, i)} is inside a group of five; it means a whole group of zeros.`, 'text');
      written += 4;
      continue;
    }
    const digit = values[unit] ?? -1;
    if (digit < 0) unprocessable(`${placeInText(text, i)} is not a digit of this Base85 alphabet.`, 'text');
    if (digits++ === 0) first = i;
    value = value * 85 + digit;
    if (digits === 5) write(4);
  }
  if (digits > 0) {
    checkShortGroup(digits, variant, () => placeInText(text, first));
    const length = digits - 1;
    // A short group is filled with the highest digit, so that cutting the bytes rounds back to what was encoded.
    for (; digits < 5; digits++) value = value * 85 + 84;
    write(length);
  }
  return bytes.subarray(0, written);
}

function checkShortGroup(digits: number, variant: Base85Variant, place: () => string): void {
  if (variant === 'z85') unprocessable(`Z85 decodes whole groups of five digits; the last one, from ${place()} on, has ${digits}.`, 'text');
  if (digits === 1) unprocessable(`The last group has a single digit, ${place()}; it needs two at least.`, 'text');
}
