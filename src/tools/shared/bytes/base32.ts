import { unprocessable } from '../../errors.ts';
import { latin1Bytes } from '../platform/bytes.ts';
import { placeInText } from './bytes.ts';
import type { Codec } from './codec.ts';
import { digitValues, fromCodes, isSpace } from './scan.ts';

const ALPHABETS = {
  rfc4648: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  base32hex: '0123456789ABCDEFGHIJKLMNOPQRSTUV',
  crockford: '0123456789ABCDEFGHJKMNPQRSTVWXYZ',
  zbase32: 'ybndrfg8ejkmcpqxot1uwisza345h769',
};

export type Base32Variant = keyof typeof ALPHABETS;

/** From so many bytes on a table of pairs of digits is worth making. */
const MIN_FOR_PAIRS = 2_000;
const PADDING = 0x3d;
const HYPHEN = 0x2d;

/**
 * Base32 by RFC 4648 sections 6 and 7, Crockford's without check symbol, and z-base-32.
 * Decoding ignores case and white space; padding is taken whole or not at all, in the two variants that have it.
 */
export function base32(variant: Base32Variant, padding: boolean): Codec {
  const padded = variant === 'rfc4648' || variant === 'base32hex';
  return {
    encode: (bytes) => encodeDigits(bytes, ALPHABETS[variant], padded && padding),
    decode: (text) => decodeDigits(text, variant, padded),
  };
}

/** @param padded whether the last group is filled up to eight */
function encodeDigits(bytes: Uint8Array, alphabet: string, padded: boolean): string {
  const digits = latin1Bytes(alphabet);
  const codes = new Uint8Array(padded ? Math.ceil(bytes.length / 5) * 8 : Math.ceil((bytes.length * 8) / 5));
  const whole = bytes.length < MIN_FOR_PAIRS ? 0 : bytes.length - (bytes.length % 5);
  if (whole > 0) encodeGroups(bytes, digits, new Uint16Array(codes.buffer, 0, (whole / 5) * 4));
  let written = (whole / 5) * 8;
  let bits = 0;
  let held = 0;
  for (const byte of bytes.subarray(whole)) {
    bits = ((bits << 8) | byte) & 0xfff;
    for (held += 8; held >= 5; held -= 5) codes[written++] = digits[(bits >> (held - 5)) & 31] ?? 0;
  }
  if (held > 0) codes[written++] = digits[(bits << (5 - held)) & 31] ?? 0;
  codes.fill(PADDING, written);
  return fromCodes(codes);
}

/** Writes groups of five bytes as eight digits, two at a time. */
function encodeGroups(bytes: Uint8Array, digits: Uint8Array, pairs: Uint16Array): void {
  const pairOf = new Uint16Array(Uint8Array.from({ length: 2048 }, (_, at) => digits[at % 2 === 0 ? at >> 6 : (at >> 1) & 31] ?? 0).buffer);
  for (let written = 0, i = 0; written < pairs.length; written += 4, i += 5) {
    const high = ((bytes[i] ?? 0) << 12) | ((bytes[i + 1] ?? 0) << 4) | ((bytes[i + 2] ?? 0) >> 4);
    const low = (((bytes[i + 2] ?? 0) & 15) << 16) | ((bytes[i + 3] ?? 0) << 8) | (bytes[i + 4] ?? 0);
    pairs[written] = pairOf[high >> 10] ?? 0;
    pairs[written + 1] = pairOf[high & 1023] ?? 0;
    pairs[written + 2] = pairOf[low >> 10] ?? 0;
    pairs[written + 3] = pairOf[low & 1023] ?? 0;
  }
}

function valuesOf(variant: Base32Variant): Int8Array {
  const values = digitValues(ALPHABETS[variant].toUpperCase());
  if (variant === 'crockford') for (const [letter, value] of Object.entries({ I: 1, L: 1, O: 0 })) values[letter.charCodeAt(0)] = value;
  for (let upper = 0x41; upper <= 0x5a; upper++) values[upper + 32] = values[upper] ?? -1;
  return values;
}

function decodeDigits(text: string, variant: Base32Variant, padded: boolean): Uint8Array {
  const values = valuesOf(variant);
  const bytes = new Uint8Array(Math.floor((text.length * 5) / 8));
  let written = 0;
  let bits = 0;
  let held = 0;
  let digits = 0;
  let padding = 0;
  let last = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (isSpace(unit) || (variant === 'crockford' && unit === HYPHEN)) continue;
    if (padded && unit === PADDING) {
      if (padding++ === 0) last = i;
      continue;
    }
    const value = values[unit] ?? -1;
    if (value < 0) unprocessable(`${placeInText(text, i)} is not a digit of this Base32 alphabet.`, 'text');
    if (padding > 0) unprocessable(`${placeInText(text, i)} comes after the padding, which may only end the text.`, 'text');
    last = i;
    digits++;
    bits = ((bits << 5) | value) & 0xfff;
    held += 5;
    if (held >= 8) {
      held -= 8;
      bytes[written++] = (bits >> held) & 0xff;
    }
  }
  checkLastGroup(digits, padding, () => placeInText(text, last));
  return bytes.subarray(0, written);
}

/** Refuses a last group that is no whole number of bytes, and padding that does not complete it. @param place where the last digit is, or the first padding */
function checkLastGroup(digits: number, padding: number, place: () => string): void {
  const rest = digits % 8;
  if (padding > 0 && padding !== (8 - rest) % 8)
    unprocessable(`The padding ${place()} does not complete a group of eight: ${padding} signs after ${digits} digits.`, 'text');
  if (rest === 1 || rest === 3 || rest === 6)
    unprocessable(`The last group, which ends with ${place()}, has ${rest} digits; it needs 2, 4, 5, 7 or 8.`, 'text');
}
