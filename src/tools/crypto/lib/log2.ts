import { log2 } from '../../shared/numbers/elementary.ts';

const TOP_BITS = 64;

/** The binary logarithm of a positive whole number of any size, to a unit in the last place or so. */
export function log2OfBig(value: bigint): number {
  const bits = value.toString(2).length;
  const shift = Math.max(0, bits - TOP_BITS);
  return log2(Number(value >> BigInt(shift))) + shift;
}
