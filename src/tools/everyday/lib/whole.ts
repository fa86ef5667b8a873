import type { Decimal } from 'decimal.js';
import { Precise } from '../../shared/numbers/precise.ts';

/** A value so near a whole number is that number. */
const NEAR = new Precise('1e-9');

/** The whole number that a value is, apart from what sums of doubles leave behind; undefined for another. */
function wholeOf(value: Decimal): Decimal | undefined {
  const whole = value.round();
  return whole.minus(value).abs().lte(NEAR) ? whole : undefined;
}

/** Things that are bought whole: rounded up. */
export const wholeUp = (value: Decimal): Decimal => wholeOf(value) ?? value.ceil();

/** Things that fit whole: rounded down. */
export const wholeDown = (value: Decimal): Decimal => wholeOf(value) ?? value.floor();

/** The nearest whole number, a half (or what is 1e-9 below one) going up. */
export const halfUp = (value: Decimal): Decimal => value.plus(0.5).plus(NEAR).floor();
