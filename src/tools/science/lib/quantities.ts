import type { Decimal } from 'decimal.js';
import { Precise } from '../../shared/numbers/precise.ts';

/** An input as a decimal of 60 digits; absent where the input is. */
export const quantityOf = (input: number | undefined): Decimal | undefined => (input === undefined ? undefined : new Precise(input));

/** The quantity by the first formula that has all it needs. @param ways in turn; undefined where something is missing, and never all of them */
export function firstOf(...ways: (Decimal | undefined)[]): Decimal {
  const found = ways.find((way) => way !== undefined);
  if (found === undefined) throw new Error('no formula has all its quantities');
  return found;
}
