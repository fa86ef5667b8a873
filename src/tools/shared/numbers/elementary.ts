// The elementary functions of `Math`, with the same bits in every engine. ECMA-262 leaves their last digits open, and engines differ from each other and from version to version.
// These are worked out to 80 bits and more from sums, products, quotients and square roots, which IEEE 754 gives exactly one result, and then rounded once: off by 0.5000001 units in the last place at most.
import { add, type DoubleDouble, divide, multiply, negated, polynomial, productOf, scaled, squareRoot, subtract, sumOf } from './double-double.ts';

const ONE: DoubleDouble = [1, 0];
export const LN2: DoubleDouble = [Math.LN2, 2.3190468138462996e-17];
const LN10: DoubleDouble = [Math.LN10, -2.1707562233822494e-16];
export const PI: DoubleDouble = [Math.PI, 1.2246467991473532e-16];
const HALF_PI = scaled(PI, 1 / 2);
/** What π/2 is beyond its first two doubles. */
const HALF_PI_REST = -1.4973849048591698e-33;

/** Steps of the tables, so that a series begins with what is below half a step. */
const STEPS = 32;
const MAX_EXPONENT = 1_024;
/** Beyond it e^x is Infinity or 0 in doubles. */
const MAX_POWER = 746;
/** Up to it, powers are products: exact where the result is. */
const MAX_WHOLE_POWER = 64;
/** So many bits above 1 or below it, no product of a whole power leaves the doubles. */
const SAFE_BITS = 900;
const MAX_NEAR_ANGLE = 2 ** 20;

const doubles = new Float64Array(1);
const words = new Uint32Array(doubles.buffer);

/** 2^exponent, for those of normal doubles. */
function powerOfTwo(exponent: number): number {
  words[0] = 0;
  words[1] = (exponent + 1_023) << 20;
  return doubles[0] ?? Number.NaN;
}

/** A number from a 53-bit value and an exponent that may lie outside those of doubles. */
export function scaledTo(value: number, exponent: number): number {
  const half = exponent >> 1;
  return value * powerOfTwo(half) * powerOfTwo(exponent - half);
}

/** A positive number as mantissa from √½ to √2 and exponent of two. */
function partsOf(x: number): [mantissa: number, exponent: number] {
  const isTiny = x < 2 ** -1_022;
  doubles[0] = isTiny ? x * 2 ** 54 : x;
  const high = words[1] ?? 0;
  const exponent = (high >>> 20) - 1_023 - (isTiny ? 54 : 0);
  words[1] = (high & 0xfffff) | (1_023 << 20);
  const mantissa = doubles[0];
  return mantissa > Math.SQRT2 ? [mantissa / 2, exponent + 1] : [mantissa, exponent];
}

const EXP_TERMS = series(14, (n, before) => divide(before, [n, 0]));
const SINE_TERMS = series(13, (n, before) => divide(before, [-2 * n * (2 * n + 1), 0]));
const COSINE_TERMS = series(14, (n, before) => divide(before, [-2 * n * (2 * n - 1), 0]));
/** Of 1/(2n + 1), with which artanh x / x goes on; arctan x / x has every other sign changed. */
const ARTANH_TERMS = series(10, (n) => divide(ONE, [2 * n + 1, 0]));
const ARCTAN_TERMS = ARTANH_TERMS.map((term, n) => (n % 2 === 1 ? negated(term) : term));

function series(length: number, next: (n: number, before: DoubleDouble) => DoubleDouble): DoubleDouble[] {
  const terms: DoubleDouble[] = [ONE];
  for (let n = 1; n < length; n++) terms.push(next(n, terms[n - 1] ?? ONE));
  return terms;
}

/** e^(n/STEPS), for n from -STEPS/2 to STEPS/2. */
const EXP_TABLE = Array.from({ length: STEPS + 1 }, (_, at) =>
  polynomial(
    series(30, (n, before) => divide(before, [n, 0])),
    [(at - STEPS / 2) / STEPS, 0],
    30,
  ),
);
/** ln(n/STEPS), for n up to 3/2 of STEPS, each from that before. */
const LOG_TABLE: DoubleDouble[] = [];
for (let at = STEPS; at <= (3 * STEPS) / 2; at++) LOG_TABLE[at] = at === STEPS ? [0, 0] : add(LOG_TABLE[at - 1] ?? ONE, twiceArtanh([1, 0], [2 * at - 1, 0]));
for (let at = STEPS - 1; at >= STEPS / 2; at--) LOG_TABLE[at] = subtract(LOG_TABLE[at + 1] ?? ONE, twiceArtanh([1, 0], [2 * at + 1, 0]));
/** arctan(n/STEPS), for n up to STEPS. */
const ARCTAN_TABLE: DoubleDouble[] = [[0, 0]];
for (let at = 1; at <= STEPS; at++) {
  ARCTAN_TABLE[at] = add(ARCTAN_TABLE[at - 1] ?? ONE, smallArctan(divide([STEPS, 0], [STEPS * STEPS + at * (at - 1), 0])));
}

/** 2 artanh(x/y) of a small quotient: ln((y + x)/(y - x)). */
export function twiceArtanh(x: DoubleDouble, y: DoubleDouble): DoubleDouble {
  const quotient = divide(x, y);
  return scaled(multiply(quotient, polynomial(ARTANH_TERMS, multiply(quotient, quotient), 6)), 2);
}

function smallArctan(x: DoubleDouble): DoubleDouble {
  return multiply(x, polynomial(ARCTAN_TERMS, multiply(x, x), 6));
}

/** The natural logarithm of a positive, finite number. */
export function naturalLog(x: number): DoubleDouble {
  const [mantissa, exponent] = partsOf(x);
  const at = Math.round(mantissa * STEPS);
  const centre = at / STEPS;
  const near = twiceArtanh([mantissa - centre, 0], sumOf(mantissa, centre));
  return add(multiply(LN2, [exponent, 0]), add(LOG_TABLE[at] ?? [0, 0], near));
}

/** e^x, as a number near 1 and an exponent of two. */
export function exponential(x: DoubleDouble): [value: DoubleDouble, exponent: number] {
  const exponent = Math.round(x[0] / LN2[0]);
  const rest = subtract(x, multiply(LN2, [exponent, 0]));
  const at = Math.round(rest[0] * STEPS);
  const near = subtract(rest, [at / STEPS, 0]);
  return [multiply(EXP_TABLE[at + STEPS / 2] ?? ONE, polynomial(EXP_TERMS, near, 7)), exponent];
}

/** e^x in doubles. */
function exponentialRounded(x: DoubleDouble): number {
  if (x[0] > MAX_POWER) return Number.POSITIVE_INFINITY;
  if (x[0] < -MAX_POWER) return 0;
  const [[high], exponent] = exponential(x);
  return scaledTo(high, exponent);
}

/** e^x. */
export function exp(x: number): number {
  if (Number.isNaN(x)) return x;
  return exponentialRounded([x, 0]);
}

/** A function of the logarithm, with the edges of all of them. */
const ofLog =
  (finish: (log: DoubleDouble) => DoubleDouble) =>
  (x: number): number => {
    if (x > 0 && x < Number.POSITIVE_INFINITY) return finish(naturalLog(x))[0];
    if (x === 0) return Number.NEGATIVE_INFINITY;
    return x > 0 ? x : Number.NaN;
  };

export const log = ofLog((natural) => natural);
export const log2 = ofLog((natural) => divide(natural, LN2));
export const log10 = ofLog((natural) => divide(natural, LN10));

/** x^y, with the edges of `**`. */
export function pow(x: number, y: number): number {
  const isWhole = Number.isInteger(y);
  if (x === 0 || y === 0 || !Number.isFinite(x) || !Number.isFinite(y) || (x < 0 && !isWhole)) return x ** y;
  const sign = x < 0 && y % 2 !== 0 ? -1 : 1;
  const base = Math.abs(x);
  const natural = naturalLog(base);
  const power = natural[0] * y;
  if (Math.abs(power) > MAX_POWER) return sign * (power > 0 ? Number.POSITIVE_INFINITY : 0);
  if (isWhole && Math.abs(y) <= MAX_WHOLE_POWER && Math.abs(power / LN2[0]) < SAFE_BITS) return sign * wholePower(base, y);
  return sign * exponentialRounded(multiply(natural, [y, 0]));
}

function wholePower(base: number, exponent: number): number {
  let product = ONE;
  let square: DoubleDouble = [base, 0];
  for (let rest = Math.abs(exponent); rest > 0; rest >>= 1) {
    if (rest % 2 === 1) product = multiply(product, square);
    if (rest > 1) square = multiply(square, square);
  }
  return exponent < 0 ? divide(ONE, product)[0] : product[0];
}

/** The cube root. */
export function cbrt(x: number): number {
  if (x === 0 || !Number.isFinite(x)) return x;
  const [mantissa, exponent] = partsOf(Math.abs(x));
  const third = Math.floor(exponent / 3);
  const cube = scaledTo(mantissa, exponent - 3 * third);
  // Newton's method, from a line that is near enough.
  let root = 0.7 + 0.3 * cube;
  for (let step = 0; step < 6; step++) root -= (root - cube / (root * root)) / 3;
  const apart = subtract([cube, 0], multiply(productOf(root, root), [root, 0]))[0];
  return Math.sign(x) * scaledTo(root + apart / (3 * root * root), third);
}

/** The square root of the sum of squares. */
export function hypot(...values: number[]): number {
  const greatest = Math.max(...values.map(Math.abs));
  if (values.length === 0 || greatest === 0) return 0;
  if (!Number.isFinite(greatest)) return values.some((value) => Math.abs(value) === Number.POSITIVE_INFINITY) ? Number.POSITIVE_INFINITY : Number.NaN;
  const [, exponent] = partsOf(greatest);
  let sum: DoubleDouble = [0, 0];
  for (const value of values) {
    const near = scaledTo(value, -exponent);
    sum = add(sum, productOf(near, near));
  }
  return scaledTo(squareRoot(sum)[0], exponent);
}

/** An angle less a whole number of quarter turns, and that number modulo 4. */
function withinQuarter(x: number): [rest: DoubleDouble, quarters: number] {
  if (Math.abs(x) > MAX_NEAR_ANGLE) return withinQuarterFar(x);
  const quarters = Math.round(x / HALF_PI[0]);
  if (quarters === 0) return [[x, 0], 0];
  const [product, error] = productOf(quarters, HALF_PI[0]);
  const rest = add(subtract(sumOf(x, -product), [error, 0]), negated(productOf(quarters, HALF_PI[1])));
  return [subtract(rest, [quarters * HALF_PI_REST, 0]), quarters & 3];
}

/** Bits after the point with which large angles are reduced: as many as the largest double has before it, and those of the rest. */
const FAR_BITS = MAX_EXPONENT + 276;
const REST_BITS = 200;
let halfPiFar: bigint | undefined;

function withinQuarterFar(x: number): [rest: DoubleDouble, quarters: number] {
  halfPiFar ??= 8n * arctanOfInverse(5n) - 2n * arctanOfInverse(239n);
  // From 2^20, doubles are multiples of 2^-32.
  const angle = x < 2 ** 53 && x > -(2 ** 53) ? BigInt(x * 2 ** 32) << BigInt(FAR_BITS - 32) : BigInt(x) << BigInt(FAR_BITS);
  const moved = angle + halfPiFar / 2n;
  const quarters = moved / halfPiFar - (moved < 0n ? 1n : 0n);
  const rest = (angle - quarters * halfPiFar) >> BigInt(FAR_BITS - REST_BITS);
  const high = Number(rest);
  return [scaled([high, Number(rest - BigInt(high))], powerOfTwo(-REST_BITS)), Number(BigInt.asUintN(2, quarters))];
}

/** arctan(1/n), scaled by 2^FAR_BITS (Machin). */
function arctanOfInverse(n: bigint): bigint {
  let power = (1n << BigInt(FAR_BITS)) / n;
  let sum = power;
  for (let odd = 3n; power !== 0n; odd += 2n) {
    power = -power / (n * n);
    sum += power / odd;
  }
  return sum;
}

export function nearSine(x: DoubleDouble): DoubleDouble {
  return multiply(x, polynomial(SINE_TERMS, multiply(x, x), 7));
}
export function nearCosine(x: DoubleDouble): DoubleDouble {
  return polynomial(COSINE_TERMS, multiply(x, x), 7);
}

/** A table in parts whose products with a `fround`ed number are exact: each value, its first 24 bits and what is beyond them. */
function inParts(values: readonly DoubleDouble[]): { whole: Float64Array; first: Float64Array; rest: Float64Array; beyond: Float64Array } {
  const first = values.map(([high]) => Math.fround(high));
  return {
    whole: Float64Array.from(values, ([high]) => high),
    first: Float64Array.from(first),
    rest: Float64Array.from(values, ([high], at) => high - (first[at] ?? 0)),
    beyond: Float64Array.from(values, ([, low]) => low),
  };
}

const ANGLES = Array.from({ length: STEPS + 1 }, (_, at): DoubleDouble => [at / STEPS, 0]);
/** Of n/STEPS, for n up to STEPS. */
const SINES = inParts(ANGLES.map(nearSine));
const COSINES = inParts(ANGLES.map(nearCosine));
/** π/2 in parts whose products with whole numbers below 2^20 are exact. */
const HALF_PI_FIRST = Math.fround(HALF_PI[0]);
const HALF_PI_SECOND = Math.fround(HALF_PI[0] - HALF_PI_FIRST);
const HALF_PI_THIRD = HALF_PI[0] - HALF_PI_FIRST - HALF_PI_SECOND + HALF_PI[1];
/** More than the share by which `quickSine` may be off before it rounds. */
const QUICK_ERROR = 2 ** -61;

/**
 * The sine, a quarter turn ahead the cosine, where fewer bits tell how it is rounded; undefined where they do not.
 * From the table, by sin(c + t) = sin c cos t + cos c sin t, with the greatest terms exact. Most angles end here, in a fraction of the time.
 */
function quickSine(x: number, ahead: number): number | undefined {
  if (!(Math.abs(x) <= MAX_NEAR_ANGLE)) return undefined;
  const quarters = Math.round(x / HALF_PI[0]);
  const near = x - quarters * HALF_PI_FIRST;
  const second = quarters * HALF_PI_SECOND;
  const between = near - second;
  const taken = between - near;
  const beyond = near - (between - taken) - (second + taken) - quarters * HALF_PI_THIRD;
  const angle = between + beyond;
  const angleRest = beyond - (angle - between);
  const size = Math.abs(angle);
  // Near a multiple of π/2 little is left of the digits.
  if (size < 2 ** -20) return undefined;
  const turned = (quarters + ahead) & 3;
  const isSine = turned % 2 === 0;
  const own = isSine ? SINES : COSINES;
  const slope = isSine ? COSINES : SINES;
  const at = Math.round(size * STEPS);
  const t = size - at / STEPS;
  const coarse = Math.fround(t);
  const direction = isSine ? 1 : -1;
  const square = t * t;
  const low = angle < 0 ? -angleRest : angleRest;
  const sineRest = t * square * (-1 / 6 + square * (1 / 120 - square * (1 / 5_040 - square / 362_880))) + low;
  const cosineRest = square * (-1 / 2 + square * (1 / 24 - square * (1 / 720 - square / 40_320)));
  const base = own.whole[at] ?? 0;
  const gradient = slope.whole[at] ?? 0;
  const gradientFirst = slope.first[at] ?? 0;
  const first = direction * gradientFirst * coarse;
  const high = base + first;
  const error = base - (high - (high - base)) + (first - (high - base));
  const firstRest = gradientFirst * (t - coarse) + (slope.rest[at] ?? 0) * t + (slope.beyond[at] ?? 0) * t;
  const small = error + (direction * (firstRest + gradient * sineRest) + (own.beyond[at] ?? 0) + base * (cosineRest - t * low));
  const margin = QUICK_ERROR * Math.abs(high);
  const value = high + (small - margin);
  if (value !== high + (small + margin)) return undefined;
  return turned < 2 === (isSine && angle < 0) ? -value : value;
}

/** Sine of a finite angle, so many quarter turns ahead. */
function sineAhead(x: number, ahead: number): DoubleDouble {
  const [rest, quarters] = withinQuarter(x);
  const turned = (quarters + ahead) & 3;
  const value = turned % 2 === 0 ? nearSine(rest) : nearCosine(rest);
  return turned < 2 ? value : negated(value);
}

export function sin(x: number): number {
  if (x === 0 || !Number.isFinite(x)) return x === 0 ? x : Number.NaN;
  return quickSine(x, 0) ?? sineAhead(x, 0)[0];
}

export function cos(x: number): number {
  return Number.isFinite(x) ? (quickSine(x, 1) ?? sineAhead(x, 1)[0]) : Number.NaN;
}

export function tan(x: number): number {
  if (x === 0 || !Number.isFinite(x)) return x === 0 ? x : Number.NaN;
  return divide(sineAhead(x, 0), sineAhead(x, 1))[0];
}

/** The angle of a point from the positive x axis, of coordinates that are not negative and not both zero. */
export function angleOf(y: DoubleDouble, x: DoubleDouble): DoubleDouble {
  if (y[0] > x[0]) return subtract(HALF_PI, angleOf(x, y));
  const quotient = divide(y, x);
  const at = Math.round(quotient[0] * STEPS);
  if (at === 0) return smallArctan(quotient);
  const centre: DoubleDouble = [at / STEPS, 0];
  return add(ARCTAN_TABLE[at] ?? HALF_PI, smallArctan(divide(subtract(quotient, centre), add(ONE, multiply(quotient, centre)))));
}

/** The cosine to a sine, or the sine to a cosine. */
const other = (x: number): DoubleDouble => squareRoot(multiply(sumOf(1, -x), sumOf(1, x)));

export function asin(x: number): number {
  if (x === 0 || !(Math.abs(x) <= 1)) return x === 0 ? x : Number.NaN;
  return Math.sign(x) * angleOf([Math.abs(x), 0], other(x))[0];
}

export function acos(x: number): number {
  if (!(Math.abs(x) <= 1)) return Number.NaN;
  const angle = x === 1 ? ([0, 0] as const) : angleOf(other(x), [Math.abs(x), 0]);
  return (x < 0 ? subtract(PI, angle) : angle)[0];
}

export const atan = (x: number): number => atan2(x, 1);

/** The angle of the point (x, y). */
export function atan2(y: number, x: number): number {
  if (x === 0 || y === 0 || !Number.isFinite(x) || !Number.isFinite(y)) return atEdge(y, x);
  const [[yMantissa, yExponent], [xMantissa, xExponent]] = [partsOf(Math.abs(y)), partsOf(Math.abs(x))];
  const apart = yExponent - xExponent;
  if (apart < -SAFE_BITS) return x > 0 ? y / x : Math.sign(y) * PI[0];
  if (apart > SAFE_BITS) return Math.sign(y) * HALF_PI[0];
  const angle = angleOf([yMantissa * powerOfTwo(apart), 0], [xMantissa, 0]);
  return Math.sign(y) * (x < 0 ? subtract(PI, angle) : angle)[0];
}

/** Points on the axes or at infinity: multiples of π/4, signed as y. */
function atEdge(y: number, x: number): number {
  if (Number.isNaN(x) || Number.isNaN(y)) return Number.NaN;
  const sign = y < 0 || Object.is(y, -0) ? -1 : 1;
  const isLeft = x < 0 || Object.is(x, -0);
  if (Math.abs(y) === Number.POSITIVE_INFINITY && Math.abs(x) === Number.POSITIVE_INFINITY) return sign * (isLeft ? 2.356194490192345 : Math.PI / 4);
  if (y === 0 || Math.abs(x) === Number.POSITIVE_INFINITY) return sign * (isLeft ? Math.PI : 0);
  return (sign * Math.PI) / 2;
}
