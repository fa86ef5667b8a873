import { fractionText, isZero, type Rational } from '../../shared/numbers/rational.ts';

/** "x^2 - 3x + (3/4)": powers descending, terms of 0 and factors of 1 left out, fractions in brackets before x. @param coefficients highest power first */
export function polynomialText(coefficients: readonly Rational[]): string {
  let text = '';
  coefficients.forEach((coefficient, index) => {
    if (isZero(coefficient)) return;
    const power = coefficients.length - 1 - index;
    const negative = coefficient.numerator < 0n;
    const size = negative ? { ...coefficient, numerator: -coefficient.numerator } : coefficient;
    text += text === '' ? (negative ? '-' : '') : negative ? ' - ' : ' + ';
    text += power === 0 ? fractionText(size) : `${factorText(size)}${power === 1 ? 'x' : `x^${power}`}`;
  });
  return text === '' ? '0' : text;
}

/** A factor as it comes before x or a bracket: nothing for 1, a fraction in brackets. @param size not negative */
export function factorText(size: Rational): string {
  if (size.denominator !== 1n) return `(${fractionText(size)})`;
  return size.numerator === 1n ? '' : String(size.numerator);
}
