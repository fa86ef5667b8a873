import { unprocessable } from '../../errors.ts';
import { bytesOfHex, hexOf } from '../platform/bytes.ts';
import { joinBytes } from './arrays.ts';
import { placeInText } from './bytes.ts';
import type { Codec } from './codec.ts';
import { digitValues, trimSpaces } from './scan.ts';

/** A whole number from its big-endian bytes; 0n for none. */
export const integerFromBytes = (bytes: Uint8Array): bigint => (bytes.length === 0 ? 0n : BigInt(`0x${hexOf(bytes)}`));

/** The big-endian bytes of a non-negative whole number without leading zero bytes; none for 0. */
export function bytesFromInteger(value: bigint): Uint8Array {
  if (value === 0n) return new Uint8Array(0);
  const digits = value.toString(16);
  return bytesOfHex(digits.length % 2 ? `0${digits}` : digits);
}

/**
 * Bytes as one big-endian number in the radix of an alphabet, every leading zero byte as one leading zero digit (Base58, Base62).
 * Decoding ignores white space at both ends.
 */
export function radixCodec(alphabet: string): Codec {
  const zero = alphabet.charAt(0);
  const radix = BigInt(alphabet.length);
  const values = digitValues(alphabet);
  return {
    encode(bytes) {
      let zeros = 0;
      while (zeros < bytes.length && bytes[zeros] === 0) zeros++;
      return zero.repeat(zeros) + writeDigits(integerFromBytes(bytes), radix, alphabet);
    },
    decode(text) {
      const { trimmed, start } = trimSpaces(text);
      const digits = Array.from({ length: trimmed.length }, (_, i) => {
        const value = values[trimmed.charCodeAt(i)] ?? -1;
        return value >= 0 ? BigInt(value) : unprocessable(`${placeInText(text, start + i)} is not a digit of the alphabet.`, 'text');
      });
      let zeros = 0;
      while (zeros < digits.length && digits[zeros] === 0n) zeros++;
      return joinBytes([new Uint8Array(zeros), bytesFromInteger(readDigits(digits.slice(zeros), radix))]);
    },
  };
}

/** Powers radix^(2^k), as many as it takes to pass a limit. */
function squares(radix: bigint, enough: (power: bigint, k: number) => boolean): bigint[] {
  const powers = [radix];
  for (let power = radix; !enough(power, powers.length); powers.push(power)) power *= power;
  return powers;
}

/** The digits of a non-negative number, most significant first; none for 0. Halves it, so that the cost stays below quadratic. */
function writeDigits(value: bigint, radix: bigint, alphabet: string): string {
  if (value === 0n) return '';
  const powers = squares(radix, (power) => power > value);
  const split = (part: bigint, level: number): string => {
    if (level < 0) return alphabet.charAt(Number(part));
    const power = powers[level] ?? radix;
    return split(part / power, level - 1) + split(part % power, level - 1);
  };
  const digits = split(value, powers.length - 1);
  let zeros = 0;
  while (digits[zeros] === alphabet[0]) zeros++;
  return digits.slice(zeros);
}

/** The number that digits stand for, most significant first: neighbours are joined pair by pair from the right. */
function readDigits(digits: readonly bigint[], radix: bigint): bigint {
  let parts = [...digits].reverse();
  let power = radix;
  while (parts.length > 1) {
    const joined: bigint[] = [];
    for (let i = 0; i < parts.length; i += 2) joined.push((parts[i] ?? 0n) + (parts[i + 1] ?? 0n) * power);
    parts = joined;
    power *= power;
  }
  return parts[0] ?? 0n;
}
