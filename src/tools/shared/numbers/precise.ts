import { Decimal } from 'decimal.js';
import { unprocessable } from '../../errors.ts';
import { type Rational, subtract } from './rational.ts';

/** Significant digits of `Precise`. */
export const PRECISE_DIGITS = 60;

/** Decimals of 60 significant digits: what is computed with them rounds to the nearest double except for the rarest of ties. */
export const Precise = Decimal.clone({ precision: PRECISE_DIGITS, rounding: Decimal.ROUND_HALF_EVEN, toExpNeg: -400, toExpPos: 400, minE: -9e6, maxE: 9e6 });

const ONE: Rational = { numerator: 1n, denominator: 1n };
/** Below this distance from 1 a logarithm is taken by its series, since rounding the number first would lose digits. */
const NEAR_ONE = new Precise('1e-5');

/** A fraction to 60 digits. */
export const preciseOf = ({ numerator, denominator }: Rational): Decimal => new Precise(String(numerator)).div(String(denominator));

/** The double nearest a decimal, never -0. One beyond the range of doubles is unprocessable. */
export function doubleOf(value: Decimal): number {
  const number = Number(value.toString());
  if (!Number.isFinite(number)) return unprocessable('The result is too large to be given as a number.');
  return number + 0;
}

/** ln of a fraction above 0 to nearly 60 digits, near 1 too. */
export function naturalLogarithm(value: Rational): Decimal {
  const excess = preciseOf(subtract(value, ONE));
  if (excess.abs().gt(NEAR_ONE)) return preciseOf(value).ln();
  // ln(1 + x) = 2 artanh(x / (2 + x))
  const ratio = excess.div(excess.plus(2));
  const square = ratio.times(ratio);
  let [sum, power] = [ratio, ratio];
  for (let odd = 3; ; odd += 2) {
    power = power.times(square);
    const next = sum.plus(power.div(odd));
    if (next.eq(sum)) return sum.times(2);
    sum = next;
  }
}

/** π to 60 digits. */
export const PI = Precise.acos(-1);
