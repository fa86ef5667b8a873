// Exact decimals: what a CSV number stands for, without rounding.
import { nearestDouble } from '../../../units/exact.ts';
import { unprocessable } from '../../errors.ts';

/** A decimal in normal form: ±0.digits × 10^power, digits without zeros at either end; no digits for 0. */
export interface Decimal {
  negative: boolean;
  digits: string;
  power: bigint;
}

/** coefficient × 10^-scale. */
export interface Scaled {
  coefficient: bigint;
  scale: number;
}

const NUMBER = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;
const INTEGER = /^-?(?:0|[1-9][0-9]*)$/;
const FARTHEST = 10_000n;

/** Whether a text is a JSON number (RFC 8259), nothing around it. */
export const isCsvNumber = (text: string): boolean => NUMBER.test(text);

/** Whether a text is a JSON number without point and exponent. */
export const isCsvInteger = (text: string): boolean => INTEGER.test(text);

/** The exact value of a JSON number. */
export function decimalOf(source: string): Decimal {
  const negative = source.startsWith('-');
  const e = source.search(/[eE]/);
  const mantissa = source.slice(negative ? 1 : 0, e < 0 ? undefined : e);
  const point = mantissa.indexOf('.');
  const all = mantissa.replace('.', '');
  let first = 0;
  while (first < all.length && all[first] === '0') first++;
  let end = all.length;
  while (end > first && all[end - 1] === '0') end--;
  if (first === end) return { negative: false, digits: '', power: 0n };
  const whole = point < 0 ? mantissa.length : point;
  return { negative, digits: all.slice(first, end), power: BigInt(whole - first) + (e < 0 ? 0n : BigInt(source.slice(e + 1).replace('+', ''))) };
}

/** Orders decimals by value. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  const [signA, signB] = [signOf(a), signOf(b)];
  if (signA !== signB || signA === 0) return signA - signB;
  if (a.power !== b.power) return a.power < b.power ? -signA : signA;
  return a.digits === b.digits ? 0 : a.digits < b.digits ? -signA : signA;
}

const signOf = ({ negative, digits }: Decimal): number => (digits === '' ? 0 : negative ? -1 : 1);

/** A decimal as coefficient and scale. One whose digits lie more than 10,000 places from the point is unprocessable. @param what names it for the error */
export function scaledOf({ negative, digits, power }: Decimal, what: string): Scaled {
  const scale = BigInt(digits.length) - power;
  if (power > FARTHEST || scale > FARTHEST) {
    unprocessable(`${what} has a number with digits more than ${FARTHEST} places from the decimal point: too far to calculate with.`, 'csv');
  }
  if (digits === '') return { coefficient: 0n, scale: 0 };
  const coefficient = BigInt(digits);
  return { coefficient: negative ? -coefficient : coefficient, scale: Number(scale) };
}

/** The exact sum. */
export function sumOf(values: readonly Scaled[]): Scaled {
  const byScale = new Map<number, bigint>();
  for (const { coefficient, scale } of values) byScale.set(scale, (byScale.get(scale) ?? 0n) + coefficient);
  let sum: Scaled = { coefficient: 0n, scale: 0 };
  for (const [scale, coefficient] of [...byScale].sort(([a], [b]) => a - b)) {
    sum = sum.coefficient === 0n ? { coefficient, scale } : { coefficient: sum.coefficient * 10n ** BigInt(scale - sum.scale) + coefficient, scale };
  }
  return sum;
}

/** Half of a sum, exactly. */
export const half = ({ coefficient, scale }: Scaled): Scaled => ({ coefficient: coefficient * 5n, scale: scale + 1 });

/** The double nearest a decimal divided by a count. Beyond the doubles is unprocessable. @param what names it for the error */
export function quotientOf({ coefficient, scale }: Scaled, count: number, what: string): number {
  const numerator = scale < 0 ? coefficient * 10n ** BigInt(-scale) : coefficient;
  const denominator = BigInt(count) * (scale > 0 ? 10n ** BigInt(scale) : 1n);
  return finite(nearestDouble({ numerator, denominator, pi: 0 }), what);
}

/** The sample standard deviation (n - 1) of at least two decimals, as the nearest double. @param what names it for the error */
export function deviationOf(values: readonly Scaled[], what: string): number {
  const scale = values.reduce((finest, value) => Math.max(finest, value.scale), 0);
  const count = BigInt(values.length);
  let sum = 0n;
  let squares = 0n;
  for (const value of values) {
    const aligned = value.coefficient * 10n ** BigInt(scale - value.scale);
    sum += aligned;
    squares += aligned * aligned;
  }
  return finite(squareRoot(count * squares - sum * sum, count * (count - 1n) * 10n ** BigInt(2 * scale)), what);
}

/** The double nearest the square root of a fraction that is not negative. */
function squareRoot(numerator: bigint, denominator: bigint): number {
  if (numerator === 0n) return 0;
  // 132 bits of quotient give 66 of root; what is cut off shows as one more bit, so that the last rounding is right.
  const shift = BigInt(Math.ceil((136 - bits(numerator) + bits(denominator)) / 2));
  const dividend = shift > 0n ? numerator << (2n * shift) : numerator;
  const divisor = shift < 0n ? denominator << (-2n * shift) : denominator;
  const quotient = dividend / divisor;
  const root = integerRoot(quotient);
  const odd = root * root === quotient && quotient * divisor === dividend ? 0n : 1n;
  const doubled = 2n * root + odd;
  const exponent = shift + 1n;
  return nearestDouble({ numerator: exponent < 0n ? doubled << -exponent : doubled, denominator: exponent > 0n ? 1n << exponent : 1n, pi: 0 });
}

const bits = (value: bigint): number => 4 * value.toString(16).length;

function integerRoot(value: bigint): bigint {
  let root = 1n << BigInt(Math.ceil(bits(value) / 2));
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

function finite(value: number, what: string): number {
  return Number.isFinite(value) ? value + 0 : unprocessable(`${what} is beyond the range of numbers (about 1.8e308).`, 'csv');
}

/** A decimal as ECMAScript writes numbers below 1e21, however large: digits without trailing zeros, an exponent only below 1e-6. */
export function decimalText({ coefficient, scale }: Scaled): string {
  if (coefficient === 0n) return '0';
  const sign = coefficient < 0n ? '-' : '';
  const all = String(coefficient < 0n ? -coefficient : coefficient);
  let end = all.length;
  while (all[end - 1] === '0') end--;
  const digits = all.slice(0, end);
  const whole = all.length - scale;
  if (whole >= digits.length) return sign + digits + '0'.repeat(whole - digits.length);
  if (whole > 0) return `${sign}${digits.slice(0, whole)}.${digits.slice(whole)}`;
  if (whole > -6) return `${sign}0.${'0'.repeat(-whole)}${digits}`;
  return `${sign}${digits[0]}${digits.length > 1 ? `.${digits.slice(1)}` : ''}e-${1 - whole}`;
}
