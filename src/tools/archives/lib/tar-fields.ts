import { unprocessable } from '../../errors.ts';
import { looseUtf8 } from '../../shared/platform/bytes.ts';

export const BLOCK = 512;

export const refuse = (problem: string): never => unprocessable(`The tar is damaged: ${problem}.`, 'archive');

export const textAt = (block: Uint8Array, at: number, length: number): string => {
  const field = block.subarray(at, at + length);
  const end = field.indexOf(0);
  return looseUtf8(end < 0 ? field : field.subarray(0, end));
};

/** A number in octal digits, or in binary where its first bit is set. */
export function numberAt(block: Uint8Array, at: number, length: number): number {
  if (((block[at] ?? 0) & 0x80) !== 0) {
    let value = (block[at] ?? 0) & 0x7f;
    const isNegative = (value & 0x40) !== 0;
    if (isNegative) value -= 0x80;
    for (let index = 1; index < length; index++) value = value * 256 + (block[at + index] ?? 0);
    return value;
  }
  const digits = textAt(block, at, length).trim();
  if (digits === '') return 0;
  return /^[0-7]+$/.test(digits) ? Number.parseInt(digits, 8) : Number.NaN;
}
