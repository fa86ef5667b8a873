import { pow } from '../../shared/numbers/elementary.ts';
import { compare, type Rational, rational } from '../../shared/numbers/rational.ts';

export const E_SERIES = ['E3', 'E6', 'E12', 'E24', 'E48', 'E96', 'E192'] as const;
export type Series = (typeof E_SERIES)[number];

const E24 = [100, 110, 120, 130, 150, 160, 180, 200, 220, 240, 270, 300, 330, 360, 390, 430, 470, 510, 560, 620, 680, 750, 820, 910];
const SIZES: Record<Series, number> = { E3: 3, E6: 6, E12: 12, E24: 24, E48: 48, E96: 96, E192: 192 };
/** The one rounded power of ten in whose place E192 has another value. */
const REPLACED = 919;
const REPLACEMENT = 920;

/** The values of a series from 100 to below 1000 (IEC 60063). */
export function decadeOf(series: Series): number[] {
  const size = SIZES[series];
  if (size <= E24.length) return E24.filter((_, index) => index % (E24.length / size) === 0);
  const powers = Array.from({ length: size }, (_, index) => Math.round(100 * pow(10, index / size)));
  return powers.map((value) => (series === 'E192' && value === REPLACED ? REPLACEMENT : value));
}

/** The greatest value of a series that is not above a number, and the least that is not below it. @param value above 0 */
export function neighboursIn(series: Series, value: Rational): { lower: Rational; upper: Rational } {
  const unit = powerOfTen(magnitudeOf(value) - 2);
  const candidates = [...decadeOf(series), 1000].map((digits) => rational(BigInt(digits) * unit.numerator, unit.denominator));
  const at = candidates.findIndex((candidate) => compare(candidate, value) >= 0);
  const upper = candidates[at] ?? value;
  return { lower: compare(upper, value) === 0 ? upper : (candidates[at - 1] ?? value), upper };
}

const powerOfTen = (exponent: number): Rational =>
  exponent < 0 ? { numerator: 1n, denominator: 10n ** BigInt(-exponent) } : { numerator: 10n ** BigInt(exponent), denominator: 1n };

/** The n with 10^n ≤ value < 10^(n + 1). */
function magnitudeOf(value: Rational): number {
  const guess = String(value.numerator).length - String(value.denominator).length;
  return compare(value, powerOfTen(guess)) < 0 ? guess - 1 : guess;
}
