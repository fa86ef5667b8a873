import { Decimal } from 'decimal.js';
import { unprocessable } from '../../errors.ts';

/** Decimal arithmetic with digits to spare, so that results are the doubles nearest to the true values. */
export const Exact = Decimal.clone({ precision: 60 });

/** The double nearest to a value; beyond the doubles is unprocessable. */
export function toDouble(value: Decimal): number {
  const double = value.toNumber();
  return Number.isFinite(double) ? double : unprocessable('The result is too large for a number.');
}
