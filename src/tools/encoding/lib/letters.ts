import { unprocessable } from '../../errors.ts';
import { latin1Bytes, latin1Text, looseUtf8, utf8Bytes, utf16Text } from '../../shared/platform/bytes.ts';

/** The 26 letters in order. */
export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const UPPER_A = 0x41;
const LOWER_A = 0x61;
const ZERO = 0x30;
/** For shorter texts it takes longer to make a table than to turn each letter. */
const MIN_LOOKED_UP = 1_000;

/** 0 to 25 for a UTF-16 unit that is A to Z or a to z, -1 for the rest. */
export function letterIndex(unit: number): number {
  const index = (unit | 0x20) - LOWER_A;
  return unit < 0x80 && index >= 0 && index < 26 ? index : -1;
}

/** 0 to 9 for a UTF-16 unit that is an ASCII digit, -1 for the rest. */
export const digitIndex = (unit: number): number => (unit >= ZERO && unit <= ZERO + 9 ? unit - ZERO : -1);

/** A remainder that is never negative. */
export const modulo = (value: number, modulus: number): number => ((value % modulus) + modulus) % modulus;

/** A text with every UTF-16 unit replaced. */
export function mapUnits(text: string, map: (unit: number) => number): string {
  const units = new Uint16Array(text.length);
  for (let i = 0; i < units.length; i++) units[i] = map(text.charCodeAt(i));
  return utf16Text(units);
}

/**
 * A text with its letters replaced, case kept, and everything else passed through.
 * @param letter new index of a letter from its index, 0 to 25; any integer is taken modulo 26. Called once a letter, in order
 * @param digit the same for digits, modulo 10
 */
export function mapLetters(text: string, letter: (index: number) => number, digit?: (index: number) => number): string {
  return mapUnits(text, (unit) => {
    const index = letterIndex(unit);
    if (index >= 0) return (unit & 0x20 ? LOWER_A : UPPER_A) + modulo(letter(index), 26);
    const figure = digit ? digitIndex(unit) : -1;
    return digit && figure >= 0 ? ZERO + modulo(digit(figure), 10) : unit;
  });
}

/** As `mapLetters`, where an index always leads to the same one: looked up for each byte of UTF-8, as letters and digits have one and no other character has theirs. */
export function turnLetters(text: string, letter: (index: number) => number, digit?: (index: number) => number): string {
  if (text.length < MIN_LOOKED_UP || !text.isWellFormed()) return mapLetters(text, letter, digit);
  const turned = latin1Bytes(mapLetters(latin1Text(Uint8Array.from({ length: 0x100 }, (_, byte) => byte)), letter, digit));
  const bytes = utf8Bytes(text);
  for (let i = 0; i < bytes.length; i++) bytes[i] = turned[bytes[i] ?? 0] ?? 0;
  return looseUtf8(bytes);
}

/** The indices, 0 to 25, of the letters of a text in order. */
export function letterIndices(text: string): number[] {
  const indices: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const index = letterIndex(text.charCodeAt(i));
    if (index >= 0) indices.push(index);
  }
  return indices;
}

/** The letters of indices, in capitals. */
export const capitals = (indices: readonly number[]): string => indices.map((index) => ALPHABET.charAt(index)).join('');

/** The letter indices of a key, which must have one at least. */
export function keyLetters(key: string): number[] {
  const indices = letterIndices(key);
  if (indices.length === 0) unprocessable('The key has no letter from A to Z.', 'key');
  return indices;
}

/** A key's symbols without repeats, then those of the alphabet that are left, in order. Symbols outside the alphabet are dropped. */
export function keyedAlphabet(key: string, alphabet: string): string {
  return [...new Set([...asciiCapitals(key), ...alphabet])].filter((symbol) => alphabet.includes(symbol)).join('');
}

/** The inverse of a number modulo 26, or undefined where they have a common factor. */
export function inverseModulo26(value: number): number | undefined {
  const residue = modulo(value, 26);
  for (let inverse = 1; inverse < 26; inverse += 2) if ((residue * inverse) % 26 === 1) return inverse;
  return undefined;
}

/** A text with a to z as capitals and everything else as it is. */
export const asciiCapitals = (text: string): string => text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
