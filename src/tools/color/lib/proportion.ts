import { fractionText, rational, rationalOf } from '../../shared/numbers/rational.ts';

/** The proportion of two positive numbers as their decimals stand, in lowest terms: 1.5 by 1 is `3:2`. */
export function proportion(width: number, height: number): string {
  const [first, second] = [rationalOf(width, 'width'), rationalOf(height, 'height')];
  const text = fractionText(rational(first.numerator * second.denominator, first.denominator * second.numerator));
  return text.includes('/') ? text.replace('/', ':') : `${text}:1`;
}
