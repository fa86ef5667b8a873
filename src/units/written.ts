import { type Exact, log2, withoutPi } from './exact.ts';

export type Rounding = 'half-even' | 'half-away';

/** How a number is to be written: with so many significant digits, or so many digits after the point. */
export interface Precision {
  readonly kind: 'digits' | 'decimals';
  readonly count: number;
  readonly rounding: Rounding;
}

/** A decimal that is not negative: `count / 10^places`. */
export interface Rounded {
  readonly count: bigint;
  readonly places: number;
}

/**
 * An exact number to so many significant digits, rounded half away from zero, written as JavaScript writes numbers:
 * no trailing zeros, an exponent from 1e21 and below 1e-6.
 */
export function toSignificant(exact: Exact, digits: number): string {
  return write(exact, { kind: 'digits', count: digits, rounding: 'half-away' }, false);
}

/** An exact number as text. Trailing zeros stay, as in `2.50`. Significant digits get an exponent from 1e21 and below 1e-6, decimals never. */
export function toText(exact: Exact, precision: Precision): string {
  return write(exact, precision, true);
}

/** Rounds an exact number, which is not negative. */
export function round(exact: Exact, { kind, count, rounding }: Precision): Rounded {
  const { numerator, denominator } = withoutPi(exact);
  if (kind === 'decimals') return { count: scale(numerator, denominator, count, rounding), places: count };
  if (numerator === 0n) return { count: 0n, places: count - 1 };
  const places = count - 1 - magnitude(numerator, denominator);
  const rounded = scale(numerator, denominator, places, rounding);
  return rounded === 10n ** BigInt(count) ? { count: rounded / 10n, places: places - 1 } : { count: rounded, places };
}

/** Writes a rounded number. @param zeros whether zeros at the end of the decimals stay; @param exponents whether very large and small numbers get an exponent */
export function writeRounded({ count, places }: Rounded, zeros: boolean, exponents: boolean): string {
  const digits = count.toString();
  const exponent = digits.length - 1 - places;
  if (exponents && count !== 0n && (exponent >= 21 || exponent < -6)) {
    const decimals = trimmed(digits.slice(1), zeros);
    return `${digits[0]}${decimals === '' ? '' : `.${decimals}`}e${exponent < 0 ? '-' : '+'}${Math.abs(exponent)}`;
  }
  if (places <= 0) return count === 0n ? '0' : `${digits}${'0'.repeat(-places)}`;
  const padded = digits.padStart(places + 1, '0');
  const decimals = trimmed(padded.slice(-places), zeros);
  return `${padded.slice(0, -places)}${decimals === '' ? '' : `.${decimals}`}`;
}

function write(exact: Exact, precision: Precision, zeros: boolean): string {
  const negative = exact.numerator < 0n;
  const rounded = round(negative ? { ...exact, numerator: -exact.numerator } : exact, precision);
  return `${negative && rounded.count !== 0n ? '-' : ''}${writeRounded(rounded, zeros, precision.kind === 'digits')}`;
}

const trimmed = (decimals: string, zeros: boolean): string => (zeros ? decimals : decimals.replace(/0+$/, ''));

/** The whole number nearest `numerator / denominator · 10^places`. */
function scale(numerator: bigint, denominator: bigint, places: number, rounding: Rounding): bigint {
  const dividend = places > 0 ? numerator * 10n ** BigInt(places) : numerator;
  const divisor = places < 0 ? denominator * 10n ** BigInt(-places) : denominator;
  const quotient = dividend / divisor;
  const twice = 2n * (dividend - quotient * divisor);
  const up = twice > divisor || (twice === divisor && (rounding === 'half-away' || quotient % 2n === 1n));
  return up ? quotient + 1n : quotient;
}

/** The exponent of the first significant digit of a positive fraction. */
function magnitude(numerator: bigint, denominator: bigint): number {
  const estimate = Math.floor((log2(numerator) - log2(denominator)) * Math.LOG10E * Math.LN2);
  const [up, down] = estimate < 0 ? [numerator * 10n ** BigInt(-estimate), denominator] : [numerator, denominator * 10n ** BigInt(estimate)];
  if (up < down) return estimate - 1;
  return up < 10n * down ? estimate : estimate + 1;
}
