import { z } from 'zod';
import { gcd } from '../../../units/common-divisor.ts';
import { nearestDouble } from '../../../units/exact.ts';
import { unprocessable } from '../../errors.ts';
import { plainDecimalOf } from './plain-decimal.ts';

export { gcd };

/** An exact fraction in lowest terms; the denominator is positive. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const MAX_CHARACTERS = 1000;
const MAX_EXPONENT = 1000;
const DECIMAL = String.raw`(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,5})?`;
const DECIMAL_TEXT = new RegExp(`^[+-]?${DECIMAL}$`);
const FRACTION_TEXT = /^([+-]?)(?:(\d+) +)?(\d+) *\/ *(\d+)$/;

const exponentFits = (text: string): boolean => Math.abs(Number(/[eE]([+-]?\d+)$/.exec(text)?.[1] ?? 0)) <= MAX_EXPONENT;
const isDecimal = (text: string): boolean => DECIMAL_TEXT.test(text) && exponentFits(text);

/** The input of an exact number: a JSON number, or a text with an integer, a decimal, a fraction (3/4) or a mixed number (1 3/4). */
export const exactNumber = z.union([
  z.number(),
  z
    .string()
    .max(MAX_CHARACTERS)
    .refine((text) => isDecimal(text) || FRACTION_TEXT.test(text), {
      error: 'must be a number such as 5, -1.25, 2e-3, 3/4 or 1 3/4, with an exponent from -1000 to 1000',
    }),
]);

/** The input of an exact number that is not a fraction. */
export const exactDecimal = z.union([
  z.number(),
  z.string().max(MAX_CHARACTERS).refine(isDecimal, { error: 'must be a decimal such as 5, -1.25 or 2e-3, with an exponent from -1000 to 1000' }),
]);

/** The input of an integer of so many digits at most: a JSON integer within ±(2^53−1), or digits with an optional sign. */
export const bigIntegerOf = (mostDigits: number) =>
  z.union([
    z.int(),
    z.string().refine((text) => /^[+-]?\d+$/.test(text) && text.length - (/^[+-]/.test(text) ? 1 : 0) <= mostDigits, {
      error: `must be an integer of 1 to ${mostDigits} digits`,
    }),
  ]);

/** The input of an integer of up to 1,000 digits. */
export const bigInteger = bigIntegerOf(1000);

/** The integer that a checked input stands for. */
export const integerOf = (value: number | string): bigint => BigInt(typeof value === 'string' ? value.replace(/^\+/, '') : value);

/** The number that a checked input stands for: of a JSON number the decimal it is written as. A denominator of 0 is unprocessable. @param path the field it came in */
export function rationalOf(value: number | string, path: string): Rational {
  const text = String(value);
  const match = FRACTION_TEXT.exec(text);
  if (!match) return decimalOf(text);
  const [, sign, whole = '0', top = '0', bottom = '1'] = match;
  const denominator = BigInt(bottom);
  if (denominator === 0n) unprocessable(`The denominator of ${text} is 0.`, path);
  const numerator = BigInt(whole) * denominator + BigInt(top);
  return rational(sign === '-' ? -numerator : numerator, denominator);
}

function decimalOf(text: string): Rational {
  const { digits, exponent } = plainDecimalOf(text);
  return exponent < 0 ? rational(digits, 10n ** BigInt(-exponent)) : { numerator: digits * 10n ** BigInt(exponent), denominator: 1n };
}

/** A fraction in lowest terms. @param denominator not 0 */
export function rational(numerator: bigint, denominator = 1n): Rational {
  const divisor = gcd(numerator, denominator) * (denominator < 0n ? -1n : 1n);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

export const add = (a: Rational, b: Rational): Rational => rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
export const subtract = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator);
export const multiply = (a: Rational, b: Rational): Rational => rational(a.numerator * b.numerator, a.denominator * b.denominator);
/** @param b not 0 */
export const divide = (a: Rational, b: Rational): Rational => rational(a.numerator * b.denominator, a.denominator * b.numerator);
export const absolute = (a: Rational): Rational => (a.numerator < 0n ? { ...a, numerator: -a.numerator } : a);
export const isZero = (a: Rational): boolean => a.numerator === 0n;

/** Negative, 0 or positive as a is less than, equal to or greater than b. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The greatest integer not above a. */
export function floor({ numerator, denominator }: Rational): bigint {
  const quotient = numerator / denominator;
  return numerator < 0n && numerator % denominator !== 0n ? quotient - 1n : quotient;
}

/** The double nearest the exact value. One beyond the range of doubles is unprocessable. */
export function toNumber({ numerator, denominator }: Rational): number {
  const number = nearestDouble({ numerator, denominator, pi: 0 });
  if (!Number.isFinite(number)) return unprocessable('The result is too large to be given as a number.');
  return number + 0;
}

/** "7/4", "-3", "0". */
export const fractionText = ({ numerator, denominator }: Rational): string => (denominator === 1n ? String(numerator) : `${numerator}/${denominator}`);

/** "1 3/4", "-1 3/4", "3/4", "-3", "0". */
export function mixedText(value: Rational): string {
  const { numerator, denominator } = value;
  const size = numerator < 0n ? -numerator : numerator;
  if (denominator === 1n || size < denominator) return fractionText(value);
  return `${numerator < 0n ? '-' : ''}${size / denominator} ${size % denominator}/${denominator}`;
}
