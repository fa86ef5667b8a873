import { aligned, crossed, quotientOf, scaledFraction, totalOf } from '../../shared/numbers/exact-sums.ts';
import { divide, multiply, type Rational, rational, subtract } from '../../shared/numbers/rational.ts';

/** slope·x + start for each x, exact but for the last rounding. */
export function onLine(values: readonly number[], slope: Rational, start: Rational): number[] {
  const { units, exponent } = aligned(values);
  const one = 10n ** BigInt(-exponent);
  const denominator = slope.denominator * start.denominator * one;
  const [factor, offset] = [slope.numerator * start.denominator, start.numerator * slope.denominator * one];
  return units.map((unit) => quotientOf(unit * factor + offset, denominator));
}

/** What a straight line through pairs of whole multiples of two units is worked out from. */
export interface Products {
  readonly count: bigint;
  /** n times the sums of squares and products of the deviations. */
  readonly xx: bigint;
  readonly xy: bigint;
  readonly yy: bigint;
  readonly xTotal: bigint;
  readonly yTotal: bigint;
}

export const productsOf = (x: readonly bigint[], y: readonly bigint[]): Products => ({
  count: BigInt(x.length),
  xx: crossed(x, x),
  xy: crossed(x, y),
  yy: crossed(y, y),
  xTotal: totalOf(x),
  yTotal: totalOf(y),
});

/** The least-squares line, for x with spread, in units. */
export function lineOf({ count, xx, xy, xTotal, yTotal }: Products): { slope: Rational; intercept: Rational } {
  const slope = rational(xy, xx);
  return { slope, intercept: divide(subtract(rational(yTotal), multiply(slope, rational(xTotal))), rational(count)) };
}

/** The same value in units of 10^exponent as it is without a unit. */
export const inUnits = ({ numerator, denominator }: Rational, exponent: number): Rational => scaledFraction(numerator, denominator, exponent);
