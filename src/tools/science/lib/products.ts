import type { Decimal } from 'decimal.js';
import { unprocessable } from '../../errors.ts';
import { doubleOf, Precise } from '../../shared/numbers/precise.ts';

interface Product<Value> {
  product: Value;
  left: Value;
  right: Value;
}

/**
 * All of product = left · right · constant from the two that are given, to 60 digits.
 * A factor that division by 0 leaves undefined is infinite or not a number: `aboveZero` refuses it.
 * @param given exactly two of them @param constant not 0
 */
export function completeProduct(given: { [Name in keyof Product<number>]: Decimal.Value | undefined }, constant: Decimal.Value = 1): Product<Decimal> {
  const [left, right] = [new Precise(given.left ?? 1), new Precise(given.right ?? 1)];
  if (given.product === undefined) return { product: left.times(right).times(constant), left, right };
  const product = new Precise(given.product);
  const quotient = product.div(left.times(right).times(constant));
  return given.left === undefined ? { product, left: quotient, right } : { product, left, right: quotient };
}

/** The double nearest a quantity that is above 0 by nature. Any other is unprocessable. @param why says what the inputs have to be like */
export function aboveZero(value: Decimal, why: string): number {
  // What is above 0 and yet rounds to it is as good as 0.
  const number = value.isFinite() && value.gt(0) ? doubleOf(value) : 0;
  return number > 0 ? number : unprocessable(why);
}
