import { unprocessable } from '../../errors.ts';

const INTEGER = /^([+-]?)(?:0x([0-9a-f]+(?:_+[0-9a-f]+)*)|0o([0-7]+(?:_+[0-7]+)*)|0b([01]+(?:_+[01]+)*)|([0-9]+(?:_+[0-9]+)*))$/i;

/** Reads an integer: an optional sign, then decimal digits, or 0x, 0o or 0b and digits of that base, underscores between digits. Anything else is unprocessable. */
export function parseInteger(text: string, path: string): bigint {
  const [whole, sign, hex, octal, binary, decimal] = INTEGER.exec(text.trim()) ?? [];
  if (whole === undefined)
    return unprocessable(`${JSON.stringify(text.slice(0, 60))} is not an integer: decimal digits, or 0x, 0o or 0b and digits of that base.`, path);
  const digits = hex !== undefined ? `0x${hex}` : octal !== undefined ? `0o${octal}` : binary !== undefined ? `0b${binary}` : (decimal ?? '');
  const value = BigInt(digits.replaceAll('_', ''));
  return sign === '-' ? -value : value;
}

/** An integer that fits in a word of some bits, signed or not; one that does not is unprocessable. */
export function parseWord(text: string, bits: number, path: string): bigint {
  const value = parseInteger(text, path);
  const [low, high] = [-(1n << BigInt(bits - 1)), (1n << BigInt(bits)) - 1n];
  if (value < low || value > high) unprocessable(`${value} does not fit in ${bits} bits: it must be from ${low} to ${high}.`, path);
  return value;
}

export const binaryDigits = (word: bigint, bits: number): string => word.toString(2).padStart(bits, '0');

export const hexDigits = (word: bigint, bits: number): string => word.toString(16).padStart(Math.ceil(bits / 4), '0');
