import type { Decimal } from 'decimal.js';
import { aligned, crossed, scaledFraction, totalOf } from '../../shared/numbers/exact-sums.ts';
import { doubleOf, Precise, preciseOf } from '../../shared/numbers/precise.ts';
import { divide, type Rational, rational, toNumber } from '../../shared/numbers/rational.ts';

/** A whole number as a fraction. */
export const whole = (value: number): Rational => rational(BigInt(value));

/** Mean, variances and their roots as results; those of a sample only from two values on. @param count the number of values, above 0 */
export function spreadOf(count: number, squaredDeviations: Rational) {
  const population = divide(squaredDeviations, whole(count));
  const answer = { populationVariance: toNumber(population), populationStandardDeviation: doubleOf(preciseOf(population).sqrt()) };
  if (count === 1) return answer;
  const sample = divide(squaredDeviations, whole(count - 1));
  const deviation = preciseOf(sample).sqrt();
  return {
    variance: toNumber(sample),
    standardDeviation: doubleOf(deviation),
    standardError: doubleOf(preciseOf(divide(sample, whole(count))).sqrt()),
    ...answer,
  };
}

export interface Deviations {
  /** n(x − mean), in units. */
  readonly units: readonly bigint[];
  /** Of the power of ten that is one unit. */
  readonly exponent: number;
  /** n times the sum of squared deviations, in squared units: 0 without spread. */
  readonly crossed: bigint;
  readonly mean: Rational;
  /** Sample standard deviation; 0 without spread, and for a single value. */
  readonly deviation: Decimal;
}

/** The exact deviations from the mean. */
export function deviationsOf(values: readonly number[]): Deviations {
  const { units, exponent } = aligned(values);
  const count = BigInt(units.length);
  const total = totalOf(units);
  const square = crossed(units, units);
  return {
    units: units.map((unit) => count * unit - total),
    exponent,
    crossed: square,
    mean: scaledFraction(total, count, exponent),
    deviation: square === 0n ? new Precise(0) : preciseOf(scaledFraction(square, count * (count - 1n), 2 * exponent)).sqrt(),
  };
}
