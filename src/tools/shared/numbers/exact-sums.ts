// Exact sums of lists of doubles, each the decimal it is written as (0.1 is a tenth), so that nothing is lost to cancellation and nothing overflows on the way.
// What comes out is a fraction: round it once, by `toNumber`, or carry it on to 60 digits, by `preciseOf`.
import { doubleOf, preciseOf } from './precise.ts';
import { type Rational, rational, toNumber } from './rational.ts';

/** A list of numbers as whole multiples of one power of ten. */
export interface Aligned {
  readonly units: readonly bigint[];
  /** Of the power of ten that is one unit. */
  readonly exponent: number;
}

/** The numbers as whole multiples of the greatest power of ten, not above 1, that all of them are multiples of. */
export function aligned(values: readonly number[]): Aligned {
  const exponents: number[] = [];
  let least = 0;
  const digits = values.map((value, index) => {
    if (Number.isSafeInteger(value)) {
      exponents[index] = 0;
      return BigInt(value);
    }
    const text = String(value);
    const e = text.indexOf('e');
    const point = text.indexOf('.');
    const end = e < 0 ? text.length : e;
    const exponent = (e < 0 ? 0 : Number(text.slice(e + 1))) - (point < 0 ? 0 : end - point - 1);
    exponents[index] = exponent;
    if (exponent < least) least = exponent;
    return BigInt(point < 0 ? text.slice(0, end) : text.slice(0, point) + text.slice(point + 1, end));
  });
  const powers: bigint[] = [];
  const units = digits.map((digit, index) => {
    const shift = (exponents[index] ?? 0) - least;
    if (shift === 0 || digit === 0n) return digit;
    powers[shift] ??= 10n ** BigInt(shift);
    return digit * (powers[shift] ?? 1n);
  });
  return { units, exponent: least };
}

/** numerator / denominator × 10^exponent. @param denominator not 0 */
export const scaledFraction = (numerator: bigint, denominator: bigint, exponent: number): Rational =>
  exponent > 0 ? rational(numerator * 10n ** BigInt(exponent), denominator) : rational(numerator, denominator * 10n ** BigInt(-exponent));

/** The double nearest a quotient. One beyond the range of doubles is unprocessable. @param denominator above 0 */
export const quotientOf = (numerator: bigint, denominator: bigint): number => toNumber({ numerator, denominator });

export function totalOf(units: readonly bigint[]): bigint {
  let total = 0n;
  for (const unit of units) total += unit;
  return total;
}

/** Σ aᵢbᵢ of two lists of one length. */
export function totalOfProducts(a: readonly bigint[], b: readonly bigint[]): bigint {
  let total = 0n;
  for (const [index, unit] of a.entries()) total += unit * (b[index] ?? 0n);
  return total;
}

/** nΣab − ΣaΣb, which is n times the sum of products of deviations from the means. */
export const crossed = (a: readonly bigint[], b: readonly bigint[]): bigint => BigInt(a.length) * totalOfProducts(a, b) - totalOf(a) * totalOf(b);

export const sumOf = (values: readonly number[]): Rational => {
  const { units, exponent } = aligned(values);
  return scaledFraction(totalOf(units), 1n, exponent);
};

/** The mean of at least one number. */
export const meanOf = (values: readonly number[]): Rational => {
  const { units, exponent } = aligned(values);
  return scaledFraction(totalOf(units), BigInt(units.length), exponent);
};

/** Sum, mean and sum of squared deviations from the mean, Σ(x − mean)², of at least one number. The last is exactly 0 for equal numbers. */
export function sumsOf(values: readonly number[]): { sum: Rational; mean: Rational; squaredDeviations: Rational } {
  const { units, exponent } = aligned(values);
  const count = BigInt(units.length);
  const total = totalOf(units);
  return {
    sum: scaledFraction(total, 1n, exponent),
    mean: scaledFraction(total, count, exponent),
    squaredDeviations: scaledFraction(crossed(units, units), count, 2 * exponent),
  };
}

/** Σ(x − mean of x)(y − mean of y), of two lists of one length, not empty. */
export function productsOfDeviations(x: readonly number[], y: readonly number[]): Rational {
  const [a, b] = [aligned(x), aligned(y)];
  return scaledFraction(crossed(a.units, b.units), BigInt(x.length), a.exponent + b.exponent);
}

/** The double nearest the square root of a fraction that is not negative. One beyond the range of doubles is unprocessable. */
export const rootOf = (square: Rational): number => doubleOf(preciseOf(square).sqrt());
