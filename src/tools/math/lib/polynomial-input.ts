import { gcd, type Rational, rational, rationalOf } from '../../shared/numbers/rational.ts';
import { type Polynomial, trimmed } from './polynomial.ts';

/** A polynomial with rational coefficients: those of an integer polynomial over one positive denominator. */
export interface RationalPolynomial {
  readonly polynomial: Polynomial;
  readonly denominator: bigint;
}

/** The polynomial of checked inputs, highest power first. @param path the field they came in */
export function polynomialOf(coefficients: readonly (number | string)[], path: string): RationalPolynomial {
  const numbers = coefficients.map((coefficient, index) => rationalOf(coefficient, `${path}[${index}]`)).reverse();
  const denominator = numbers.reduce((common, number) => (common / gcd(common, number.denominator)) * number.denominator, 1n);
  return { polynomial: trimmed(numbers.map((number) => number.numerator * (denominator / number.denominator))), denominator };
}

/** The coefficients as fractions, highest power first; a single 0 for the zero polynomial. */
export function coefficientsOf({ polynomial, denominator }: RationalPolynomial): Rational[] {
  const coefficients = polynomial.map((coefficient) => rational(coefficient, denominator)).reverse();
  return coefficients.length === 0 ? [rational(0n)] : coefficients;
}
