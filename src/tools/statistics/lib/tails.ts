// The distributions of test statistics at points that are not rounded to doubles first, so that p-values and critical values are right to the last digit.
import type { Decimal } from 'decimal.js';
import { betaAtOdds, betaOdds } from '../../shared/numbers/distributions/beta.ts';
import { gammaTails } from '../../shared/numbers/distributions/gamma.ts';
import { squareTarget, standardPoint, symmetricTails } from '../../shared/numbers/distributions/normal.ts';
import { ALL_ABOVE, ALL_BELOW, type Tails } from '../../shared/numbers/distributions/tails.ts';
import type { DoubleDouble } from '../../shared/numbers/double-double.ts';
import { asWritten, doubleFrom, type Scaled, unscaled } from '../../shared/numbers/double-double-functions.ts';
import { log2 } from '../../shared/numbers/elementary.ts';
import { doubleOf, Precise } from '../../shared/numbers/precise.ts';

const BITS = 120;
const BITS_PER_DIGIT = Math.LN10 / Math.LN2;
const HALF: DoubleDouble = [0.5, 0];
/** Beyond it nothing is left of a chi-square distribution with the degrees of freedom that a test has. */
const MAX_CHI_SQUARE = 1e6;

const powerOfTwo = (exponent: number): Decimal => new Precise(2).pow(exponent);

function scaledOf(value: Decimal): Scaled {
  const exponent = BITS - Math.floor(value.e * BITS_PER_DIGIT);
  const whole = BigInt(value.times(powerOfTwo(exponent)).toFixed(0));
  const high = Number(whole);
  return [[high, Number(whole - BigInt(high))], -exponent];
}

const doubleDoubleOf = (value: Decimal): DoubleDouble => unscaled(scaledOf(value));

function preciseFrom([[high, low], exponent]: Scaled): Decimal {
  if (high === 0) return new Precise(0);
  const shift = BITS - Math.floor(log2(Math.abs(high)));
  const whole = (part: number): bigint => BigInt(Math.round(part * 2 ** shift));
  return new Precise(String(whole(high) + whole(low))).times(powerOfTwo(exponent - shift));
}

/** The point above which a standard normal distribution has so much, to 20 digits. @param tail 0.5 at most */
export const normalPoint = (tail: DoubleDouble): Decimal => preciseFrom(standardPoint('upper', [tail, 0]));

/** The point above which Student's t distribution has so much, to 20 digits. @param tail below 0.5 */
export function tPoint(tail: Decimal, degreesOfFreedom: Decimal): Decimal {
  const [side, mass] = squareTarget([asWritten(doubleOf(tail)), 0]);
  return preciseFrom(betaOdds(HALF, doubleDoubleOf(degreesOfFreedom.div(2)), side, mass))
    .times(degreesOfFreedom)
    .sqrt();
}

export function tTails(t: Decimal, degreesOfFreedom: Decimal): Tails {
  if (t.isZero()) return symmetricTails(1, ALL_ABOVE);
  const odds = scaledOf(t.times(t).div(degreesOfFreedom));
  return symmetricTails(t.isNeg() ? -1 : 1, betaAtOdds(HALF, doubleDoubleOf(degreesOfFreedom.div(2)), odds));
}

export function fTails(f: Decimal, degreesAbove: number, degreesBelow: number): Tails {
  if (f.isZero()) return ALL_ABOVE;
  return betaAtOdds([degreesAbove / 2, 0], [degreesBelow / 2, 0], scaledOf(f.times(degreesAbove).div(degreesBelow)));
}

export function chiSquareTails(chiSquare: Decimal, degreesOfFreedom: number): Tails {
  if (chiSquare.isZero()) return ALL_ABOVE;
  return chiSquare.gt(MAX_CHI_SQUARE) ? ALL_BELOW : gammaTails([degreesOfFreedom / 2, 0], doubleDoubleOf(chiSquare.div(2)));
}

/** What a test of greatness has for its p-value. */
export const upperOf = ({ upper }: Tails): number => doubleFrom(upper);
