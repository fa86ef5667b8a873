// Exponentials and logarithms with all digits of double-doubles, and double-doubles beyond the range of doubles.
import { add, type DoubleDouble, divide, multiply, negated, scaled, squareRoot, subtract } from './double-double.ts';
import { exponential, LN2, naturalLog, scaledTo, twiceArtanh } from './elementary.ts';
import { plainDecimalOf } from './plain-decimal.ts';

/** A double-double times a power of two, which may lie beyond those of doubles. */
export type Scaled = readonly [value: DoubleDouble, exponent: number];

const ONE: DoubleDouble = [1, 0];
export const NOTHING: Scaled = [[0, 0], 0];
/** e to less than it is nothing even beside the least double. */
const LEAST_POWER = -1e5;
/** Numbers of more bits, or of fewer than minus so many, are normalized by a step. */
const FAR_BITS = 300;
const FAR_STEP = 600;
/** Series begin below it. */
const SMALL = 1 / 64;
/** Bits that a quotient of whole numbers is worked out to. */
const QUOTIENT_BITS = 140;
/** Times this power of two, a quotient of so many bits is below all doubles. */
const MIN_POWER = -1800;

/** ln x of a positive number. */
export function logarithm(x: DoubleDouble): DoubleDouble {
  const rest = x[1] / x[0];
  return add(naturalLog(x[0]), [rest, (-rest * rest) / 2]);
}

/** ln(1 + x) for x above -1, near 0 with all digits. */
export function logarithmOfOneAnd(x: DoubleDouble): DoubleDouble {
  return Math.abs(x[0]) < SMALL ? twiceArtanh(x, add([2, 0], x)) : logarithm(add(ONE, x));
}

/** e^x for x up to about 1e9; nothing where it is below all doubles. */
export function power(x: DoubleDouble): Scaled {
  return x[0] < LEAST_POWER ? NOTHING : exponential(x);
}

/** 1/n!, from n = 1 on. */
const INVERSE_FACTORIALS: DoubleDouble[] = [];
for (let n = 1, term = ONE; n <= 18; n += 1) {
  term = divide(term, [n, 0]);
  INVERSE_FACTORIALS.push(term);
}

/** Σ x^k/(k + from)! */
function powerSeries(x: DoubleDouble, from: number): DoubleDouble {
  let sum: DoubleDouble = [0, 0];
  for (let at = INVERSE_FACTORIALS.length - 1; at >= from - 1; at -= 1) sum = add(multiply(sum, x), INVERSE_FACTORIALS[at] ?? ONE);
  return sum;
}

/** e^x − 1 for x below 700, near 0 with all digits. */
export function powerLessOne(x: DoubleDouble): DoubleDouble {
  return Math.abs(x[0]) < SMALL ? multiply(x, powerSeries(x, 1)) : subtract(unscaled(power(x)), ONE);
}

/** e^x − 1 − x for x below 700, near 0 with all digits. */
export function powerLessLine(x: DoubleDouble): DoubleDouble {
  return Math.abs(x[0]) < SMALL ? multiply(multiply(x, x), powerSeries(x, 2)) : subtract(powerLessOne(x), x);
}

/** The double nearest a scaled number; 0 or infinite beyond the range of doubles. */
export function doubleFrom([[high, low], exponent]: Scaled): number {
  if (high === 0 || exponent < -2000) return 0;
  if (exponent > 2000) return Math.sign(high) * Number.POSITIVE_INFINITY;
  return scaledTo(high + low, exponent) + 0;
}

/** A scaled number as a double-double; 0 below their range. */
export function unscaled([value, exponent]: Scaled): DoubleDouble {
  if (exponent < -2000) return [0, 0];
  return [scaledTo(value[0], exponent), scaledTo(value[1], exponent)];
}

/** A double-double of any size as one near enough to 1 that products of it stay within the doubles. */
export function normalized(x: DoubleDouble): Scaled {
  const size = Math.abs(x[0]);
  if (size > 2 ** FAR_BITS) return [scaled(x, 2 ** -FAR_STEP), FAR_STEP];
  return size < 2 ** -FAR_BITS && size > 0 ? [scaled(x, 2 ** FAR_STEP), -FAR_STEP] : [x, 0];
}

export const scaledProduct = ([a, m]: Scaled, [b, n]: Scaled): Scaled => [multiply(a, b), m + n];
export const scaledQuotient = ([a, m]: Scaled, [b, n]: Scaled): Scaled => [divide(a, b), m - n];
export const times = ([a, exponent]: Scaled, b: DoubleDouble): Scaled => [multiply(a, b), exponent];

export function scaledSum(x: Scaled, y: Scaled): Scaled {
  if (x[0][0] === 0) return y;
  if (y[0][0] === 0) return x;
  const [great, small] = x[1] >= y[1] ? [x, y] : [y, x];
  return [add(great[0], unscaled([small[0], small[1] - great[1]])), great[1]];
}

export const scaledDifference = (x: Scaled, [y, exponent]: Scaled): Scaled => scaledSum(x, [negated(y), exponent]);

/** 1 − x */
export const complement = (x: Scaled): Scaled => [subtract(ONE, unscaled(x)), 0];

/** The double-double nearest a quotient of whole numbers; 0 or infinite beyond their range. @param denominator above 0 */
export function quotientOf(numerator: bigint, denominator: bigint): DoubleDouble {
  const bits = (value: bigint): number => value.toString(16).length * 4;
  const size = numerator < 0n ? -numerator : numerator;
  const shift = Math.max(0, QUOTIENT_BITS + bits(denominator) - bits(size));
  const quotient = (size << BigInt(shift)) / denominator;
  // What has more bits than doubles reach is cut down first.
  const cut = Math.max(0, bits(quotient) - 2 * QUOTIENT_BITS);
  const whole = quotient >> BigInt(cut);
  const high = Number(whole);
  const low = Number(whole - BigInt(high));
  if (cut - shift < MIN_POWER) return [0, 0];
  const value = scaled([scaledTo(high, cut - shift), scaledTo(low, cut - shift)], numerator < 0n ? -1 : 1);
  return Number.isFinite(value[0]) ? value : [Math.sign(value[0]) * Number.POSITIVE_INFINITY, 0];
}

/** The decimal that a double is written as. */
export function asWritten(value: number): DoubleDouble {
  if (Number.isSafeInteger(value) || !Number.isFinite(value)) return [value, 0];
  const { digits, exponent } = plainDecimalOf(String(value));
  return exponent < 0 ? quotientOf(digits, 10n ** BigInt(-exponent)) : quotientOf(digits * 10n ** BigInt(exponent), 1n);
}

export function scaledSquareRoot([value, exponent]: Scaled): Scaled {
  return exponent % 2 === 0 ? [squareRoot(value), exponent / 2] : [squareRoot(scaled(value, 2)), (exponent - 1) / 2];
}

/** ln x of a positive scaled number. */
export const scaledLogarithm = ([value, exponent]: Scaled): DoubleDouble => add(logarithm(value), multiply(LN2, [exponent, 0]));
