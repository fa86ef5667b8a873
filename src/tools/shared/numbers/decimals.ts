// Exact sums, means and deviations of JSON numbers, however far apart: nothing is rounded before the result.
import { nearestDouble } from '../../../units/exact.ts';
import { unprocessable } from '../../errors.ts';
import { grouped } from '../text/counts.ts';
import { bitLength, type PlainDecimal, plainDecimal } from './plain-decimal.ts';

/** A decimal in normal form: ±0.digits × 10^power, digits without zeros at either end; no digits for 0. */
export interface Decimal {
  negative: boolean;
  digits: string;
  power: bigint;
}

const NUMBER = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;
const INTEGER = /^-?(?:0|[1-9][0-9]*)$/;
const MAX_PLACES = 10_000n;

/** Whether a text is a JSON number (RFC 8259), nothing around it. */
export const isJsonNumber = (text: string): boolean => NUMBER.test(text);

/** Whether a text is a JSON number without point and exponent. */
export const isJsonInteger = (text: string): boolean => INTEGER.test(text);

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

/** A decimal as an integer times a power of ten. One whose digits are more than 10,000 places from the point is unprocessable. @param what names it for the error */
export function reckonable({ negative, digits, power }: Decimal, what: string): PlainDecimal {
  const exponent = power - BigInt(digits.length);
  if (power > MAX_PLACES || exponent < -MAX_PLACES) {
    unprocessable(`${what} has a number with digits more than ${grouped(MAX_PLACES)} places from the decimal point: too far to calculate with.`, 'csv');
  }
  if (digits === '') return { digits: 0n, exponent: 0 };
  const value = BigInt(digits);
  return { digits: negative ? -value : value, exponent: Number(exponent) };
}

/** The values of JSON numbers from the smallest to the largest. @param what names them for errors: see reckonable */
export function inOrder(sources: readonly string[], what: string): PlainDecimal[] {
  return (
    shortInOrder(sources) ??
    sources
      .map(decimalOf)
      .sort(compareDecimals)
      .map((value) => reckonable(value, what))
  );
}

/** The same where all of them, written with as many digits behind the point as the longest has, are integers that doubles hold; undefined otherwise. */
function shortInOrder(sources: readonly string[]): PlainDecimal[] | undefined {
  let places = 0;
  for (const source of sources) {
    if (source.length > MAX_SHORT || /[eE]/.test(source)) return undefined;
    const point = source.indexOf('.');
    if (point >= 0) places = Math.max(places, source.length - 1 - point);
  }
  const scaled = new Float64Array(sources.length);
  for (const [index, source] of sources.entries()) {
    const point = source.indexOf('.');
    const behind = point < 0 ? 0 : source.length - 1 - point;
    scaled[index] = Number(point < 0 ? source : source.slice(0, point) + source.slice(point + 1)) * (POWERS[places - behind] ?? 1) + 0;
    if (!Number.isSafeInteger(scaled[index])) return undefined;
  }
  return Array.from(scaled.sort(), (value) => ({ digits: BigInt(value), exponent: places === 0 ? 0 : -places }));
}

/** A decimal without the digits beyond so many places after the point; what has none before them is 0. */
export function cutOff(decimal: Decimal, places: number): Decimal {
  const { digits, power } = decimal;
  if (power <= -BigInt(places)) return { negative: false, digits: '', power: 0n };
  const kept = power + BigInt(places);
  return kept < digits.length ? { ...decimal, digits: digits.slice(0, Number(kept)) } : decimal;
}

/** The exact sum. */
export function sumOf(values: readonly PlainDecimal[]): PlainDecimal {
  const byExponent = new Map<number, bigint>();
  for (const { digits, exponent } of values) byExponent.set(exponent, (byExponent.get(exponent) ?? 0n) + digits);
  let sum: PlainDecimal = { digits: 0n, exponent: 0 };
  for (const [exponent, digits] of [...byExponent].sort(([a], [b]) => b - a)) {
    sum = sum.digits === 0n ? { digits, exponent } : { digits: sum.digits * 10n ** BigInt(sum.exponent - exponent) + digits, exponent };
  }
  return sum;
}

/** So many characters of a number without exponent are digits of an integer that doubles hold exactly, and many of them can be added up. */
const MAX_SHORT = 15;
const MAX_SHORT_SUM = 2 ** 52;
const [MINUS, POINT] = [0x2d, 0x2e];
/** Of ten. */
const POWERS = Float64Array.from({ length: MAX_SHORT }, (_, exponent) => Number(`1e${exponent}`));

/** The exact sum of numbers as they come. */
export class DecimalSum {
  /** Sums of numbers with few digits, by how many of these are behind the point. */
  readonly #short = new Float64Array(MAX_SHORT);
  readonly #values: PlainDecimal[] = [];

  /** Adds a number; digits may be missing before the point. @param places digits after the point beyond which it is cut off, at least 15 @param what names the number for the error */
  add(source: string, places: number, what: string): void {
    let digits = 0;
    let point = source.length - 1;
    let isShort = source.length <= MAX_SHORT;
    for (let at = 0; at < source.length && isShort; at++) {
      const unit = source.charCodeAt(at);
      if (unit >= 0x30 && unit <= 0x39) digits = digits * 10 + unit - 0x30;
      else if (unit === POINT) point = at;
      else isShort = unit === MINUS;
    }
    if (!isShort) {
      this.#values.push(reckonable(cutOff(decimalOf(source), places), what));
      return;
    }
    const behind = source.length - 1 - point;
    const sum = (this.#short[behind] ?? 0) + (source.charCodeAt(0) === MINUS ? -digits : digits);
    this.#short[behind] = sum;
    if (Math.abs(sum) > MAX_SHORT_SUM) this.#settle(behind);
  }

  total(): PlainDecimal {
    for (const [behind, sum] of this.#short.entries()) if (sum !== 0) this.#settle(behind);
    return sumOf(this.#values);
  }

  #settle(behind: number): void {
    this.#values.push({ digits: BigInt(this.#short[behind] ?? 0), exponent: behind === 0 ? 0 : -behind });
    this.#short[behind] = 0;
  }
}

/** Half of a sum, exactly. */
export const half = ({ digits, exponent }: PlainDecimal): PlainDecimal => ({ digits: digits * 5n, exponent: exponent - 1 });

/** The double nearest a decimal divided by a count; infinite beyond the doubles, never -0. */
export function nearestQuotient({ digits, exponent }: PlainDecimal, count: number): number {
  const numerator = exponent > 0 ? digits * 10n ** BigInt(exponent) : digits;
  const denominator = BigInt(count) * (exponent < 0 ? 10n ** BigInt(-exponent) : 1n);
  return nearestDouble({ numerator, denominator, pi: 0 }) + 0;
}

/** The double nearest a decimal divided by a count. Beyond the doubles is unprocessable. @param what names it for the error */
export const quotientOf = (value: PlainDecimal, count: number, what: string): number => finite(nearestQuotient(value, count), what);

/** The sample standard deviation (n - 1) of at least two decimals, as the nearest double. @param what names it for the error */
export function deviationOf(values: readonly PlainDecimal[], what: string): number {
  const places = values.reduce((most, { exponent }) => Math.max(most, -exponent), 0);
  const count = BigInt(values.length);
  let sum = 0n;
  let squares = 0n;
  for (const { digits, exponent } of values) {
    const aligned = places + exponent === 0 ? digits : digits * 10n ** BigInt(places + exponent);
    sum += aligned;
    squares += aligned * aligned;
  }
  return finite(squareRoot(count * squares - sum * sum, count * (count - 1n) * 10n ** BigInt(2 * places)), what);
}

/** The double nearest the square root of a fraction that is not negative. */
function squareRoot(numerator: bigint, denominator: bigint): number {
  if (numerator === 0n) return 0;
  // 132 bits of quotient give 66 of root; what is cut off shows as one more bit, so that the last rounding is right.
  const shift = BigInt(Math.ceil((136 - bitLength(numerator) + bitLength(denominator)) / 2));
  const dividend = shift > 0n ? numerator << (2n * shift) : numerator;
  const divisor = shift < 0n ? denominator << (-2n * shift) : denominator;
  const quotient = dividend / divisor;
  const root = integerRoot(quotient);
  const odd = root * root === quotient && quotient * divisor === dividend ? 0n : 1n;
  const doubled = 2n * root + odd;
  const exponent = shift + 1n;
  return nearestDouble({ numerator: exponent < 0n ? doubled << -exponent : doubled, denominator: exponent > 0n ? 1n << exponent : 1n, pi: 0 });
}

function integerRoot(value: bigint): bigint {
  let root = 1n << BigInt(Math.ceil(bitLength(value) / 2));
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
export function decimalText(decimal: PlainDecimal): string {
  const { digits: value, exponent } = plainDecimal(decimal.digits, decimal.exponent);
  const sign = value < 0n ? '-' : '';
  const digits = String(value < 0n ? -value : value);
  const whole = digits.length + exponent;
  if (exponent >= 0) return sign + digits + '0'.repeat(exponent);
  if (whole > 0) return `${sign}${digits.slice(0, whole)}.${digits.slice(whole)}`;
  if (whole > -6) return `${sign}0.${'0'.repeat(-whole)}${digits}`;
  return `${sign}${digits[0]}${digits.length > 1 ? `.${digits.slice(1)}` : ''}e-${1 - whole}`;
}
