import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { betaAtOdds, betaOdds } from '../../shared/numbers/distributions/beta.ts';
import { gammaTails } from '../../shared/numbers/distributions/gamma.ts';
import { squareTarget, standardDensity, standardPoint, standardTails } from '../../shared/numbers/distributions/normal.ts';
import type { DoubleDouble } from '../../shared/numbers/double-double.ts';
import { asWritten, doubleFrom, quotientOf, type Scaled, times } from '../../shared/numbers/double-double-functions.ts';
import { bitLength } from '../../shared/numbers/plain-decimal.ts';
import { Precise } from '../../shared/numbers/precise.ts';
import { multiply, type Rational, rational, subtract } from '../../shared/numbers/rational.ts';
import { decimal } from './quantiles.ts';

/** The input of a confidence level. */
export const confidencePercent = z.number().min(1).max(99.999).default(95).describe('Confidence level of the intervals in percent, from 1 to 99.999');

/** A fraction with all digits of a double-double, also beyond the range of doubles. */
function scaledOf({ numerator, denominator }: Rational): Scaled {
  const bits = bitLength(numerator) - bitLength(denominator);
  const [top, bottom] = bits < 0 ? [numerator << BigInt(-bits), denominator] : [numerator, denominator << BigInt(bits)];
  return [quotientOf(top, bottom), bits];
}

/** What the decimal that a double is written as is beyond the double itself. */
const beyondDouble = (value: number): number => asWritten(value)[1];

const preciseOfScaled = ([[high, low], exponent]: Scaled): Decimal => new Precise(high).minus(beyondDouble(high)).plus(low).times(new Precise(2).pow(exponent));

function doubleDoubleOf(value: Decimal): DoubleDouble {
  const high = value.toNumber();
  return [high, Number.isFinite(high) ? value.minus(high).plus(beyondDouble(high)).toNumber() : 0];
}

/** What lies beyond one end of a two-sided interval of such confidence. */
const tailOf = (confidence: number): Rational => multiply(subtract(rational(100n), decimal(confidence)), rational(1n, 200n));

/**
 * The p-value of F = odds·df2/df1, P(F' > F). With df1 = 1 it is the two-sided one of t = √F.
 * @param odds sum of squares explained, divided by that of the residuals
 */
export function upperTail(odds: Rational, df1: number, df2: number): number {
  return odds.numerator === 0n ? 1 : doubleFrom(betaAtOdds([df1 / 2, 0], [df2 / 2, 0], scaledOf(odds)).upper);
}

/** The point of Student's t distribution with so much above it, less than a half. */
export function upperT(tail: Rational, degreesOfFreedom: number): Decimal {
  const [a, b]: [DoubleDouble, DoubleDouble] = [
    [0.5, 0],
    [degreesOfFreedom / 2, 0],
  ];
  const [side, mass] = squareTarget(scaledOf(tail));
  const odds = betaOdds(a, b, side, mass);
  // One step of Newton's method on ln odds, for the digits that are still missing.
  const { front, ...tails } = betaAtOdds(a, b, odds);
  const missing = preciseOfScaled(mass).minus(preciseOfScaled(tails[side])).div(preciseOfScaled(front));
  const step = side === 'lower' ? missing : missing.neg();
  return preciseOfScaled(odds).times(step.plus(1)).times(degreesOfFreedom).sqrt();
}

/** How many standard errors a confidence interval reaches to each side. */
export const reachOfT = (confidence: number, degreesOfFreedom: number): Decimal => upperT(tailOf(confidence), degreesOfFreedom);

/** The same where the errors are normal. */
export const reachOfNormal = (confidence: number): Decimal => upperNormal(tailOf(confidence));

/** The point of the standard normal distribution with so much above it, half at most. */
export function upperNormal(tail: Rational): Decimal {
  const target = scaledOf(tail);
  const point = preciseOfScaled(standardPoint('upper', target));
  const near = doubleDoubleOf(point);
  // One step of Newton's method, for the digits that are still missing.
  const missing = preciseOfScaled(standardTails(near).upper).minus(preciseOfScaled(target));
  return point.plus(missing.div(preciseOfScaled(standardDensity(near))));
}

/** The p-value of a chi-square statistic, P(X > x). */
export const upperChiSquare = (x: Decimal, degreesOfFreedom: number): number =>
  doubleFrom(gammaTails([degreesOfFreedom / 2, 0], doubleDoubleOf(x.div(2))).upper);

/** P(Z ≤ z), P(Z > z) and P(|Z| > |z|) of the standard normal distribution. */
export function normalTails(z: Decimal): { below: number; belowPercent: number; above: number; outside: number } {
  const { lower, upper } = standardTails(doubleDoubleOf(z));
  return {
    below: doubleFrom(lower),
    belowPercent: doubleFrom(times(lower, [100, 0])),
    above: doubleFrom(upper),
    outside: doubleFrom(times(z.isNeg() ? lower : upper, [2, 0])),
  };
}
