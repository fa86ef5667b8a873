import type { Decimal } from 'decimal.js';
import { bitLength } from '../../shared/numbers/plain-decimal.ts';
import { Precise } from '../../shared/numbers/precise.ts';

// Logarithms and powers to 50 digits, in whole numbers of 2^-BITS: the library's own take up to a millisecond each, too long where a formula has a dozen.
const BITS = 256;
const ONE = 1n << BigInt(BITS);
const UNIT = new Precise(ONE.toString());
/** Holds the unit times a number in full. */
const Wide = Precise.clone({ precision: 140 });
const LN2 = (693147180559945309417232121458176568075500134360255254120680009493393621969694715605863326n * ONE) / 10n ** 90n;
/** The natural logarithm of 10. */
export const LN10 = new Precise('2.302585092994045684017991454684364207601101488628772976033327');
const HALVINGS = 10n;

/** The natural logarithm of a number from 1e-20 to 1e20. */
export function naturalLog(x: Decimal): Decimal {
  const value = BigInt(new Wide(x).times(UNIT).toFixed(0));
  let exponent = BigInt(bitLength(value) - 1 - BITS);
  let mantissa = exponent < 0n ? value << -exponent : value >> exponent;
  if (2n * mantissa > 3n * ONE) {
    mantissa >>= 1n;
    exponent += 1n;
  }
  // ln m = 2 artanh((m - 1) / (m + 1))
  const ratio = ((mantissa - ONE) << BigInt(BITS)) / (mantissa + ONE);
  const square = (ratio * ratio) >> BigInt(BITS);
  let sum = 0n;
  for (let [power, odd] = [ratio, 1n]; power !== 0n && power !== -1n; odd += 2n) {
    sum += power / odd;
    power = (power * square) >> BigInt(BITS);
  }
  return new Precise((2n * sum + exponent * LN2).toString()).div(UNIT);
}

export const log10 = (x: Decimal): Decimal => naturalLog(x).div(LN10);

/** e^x, for x between -10000 and 10000. */
export function exponential(x: Decimal): Decimal {
  const value = BigInt(new Wide(x).times(UNIT).toFixed(0));
  const exponent = value / LN2;
  const rest = (value - exponent * LN2) >> HALVINGS;
  let sum = ONE;
  for (let [term, n] = [rest, 1n]; term !== 0n && term !== -1n; n += 1n) {
    sum += term;
    term = ((term * rest) >> BigInt(BITS)) / (n + 1n);
  }
  for (let step = 0n; step < HALVINGS; step += 1n) sum = (sum * sum) >> BigInt(BITS);
  return new Precise(sum.toString()).div(UNIT).times(new Precise(2).pow(Number(exponent)));
}

/** A positive number raised to a power. */
export const power = (base: Decimal, exponent: Decimal.Value): Decimal => exponential(naturalLog(base).times(exponent));
