import { crossed, scaledFraction, totalOf } from '../../shared/numbers/exact-sums.ts';
import { type Rational, rational } from '../../shared/numbers/rational.ts';

export interface Moments {
  readonly count: number;
  readonly mean: Rational;
  /** Divided by n − 1. */
  readonly variance: Rational;
}

/** Mean and sample variance of at least two values in whole multiples of a unit. @param exponent of the power of ten that is one unit */
export function momentsOf(units: readonly bigint[], exponent: number): Moments {
  const count = BigInt(units.length);
  return {
    count: units.length,
    mean: scaledFraction(totalOf(units), count, exponent),
    variance: scaledFraction(crossed(units, units), count * (count - 1n), 2 * exponent),
  };
}

/** The square of the standard error of the mean. */
export const meanVarianceOf = ({ count, variance }: Moments): Rational => rational(variance.numerator, variance.denominator * BigInt(count));
