// Logarithms of shares of a whole, and how far two distributions differ, in natural units. Every sum is one of terms that are not negative, so that nothing cancels.
import { add, type DoubleDouble, divide, multiply, negated, scaled, subtract } from '../../shared/numbers/double-double.ts';
import { logarithm, logarithmOfOneAnd, quotientOf, scaledLogarithm } from '../../shared/numbers/double-double-functions.ts';
import { aligned, totalOf } from '../../shared/numbers/exact-sums.ts';
import { bitLength } from '../../shared/numbers/plain-decimal.ts';

const ZERO: DoubleDouble = [0, 0];
const ONE: DoubleDouble = [1, 0];
/** Differences below it are taken by their series. */
const NEAR = 1 / 64;
/** Shares below it have lost digits. */
const TINY = 1e-270;
/** So many terms of a series in `NEAR` have all digits of a double-double. */
const TERMS = 20;

/** Weights scaled to the sum 1. */
export interface Shares {
  readonly units: readonly bigint[];
  readonly total: bigint;
  /** The shares, to 106 bits. */
  readonly parts: readonly DoubleDouble[];
  /** −ln of each share, not negative; infinite for a share of 0. */
  readonly surprises: readonly DoubleDouble[];
}

/** The shares of weights that are not negative; undefined if all are 0. */
export function sharesOf(weights: readonly number[]): Shares | undefined {
  const { units } = aligned(weights);
  const total = totalOf(units);
  if (total === 0n) return undefined;
  const parts = units.map((unit) => quotientOf(unit, total));
  return { units, total, parts, surprises: parts.map((part, at) => surprise(part, units[at] ?? 0n, total)) };
}

function surprise(part: DoubleDouble, unit: bigint, total: bigint): DoubleDouble {
  if (unit === 0n) return [Number.POSITIVE_INFINITY, 0];
  if (part[0] > 0.5) return logarithmOfOneAnd(quotientOf(total - unit, unit));
  if (part[0] > TINY) return negated(logarithm(part));
  const exponent = bitLength(total) - bitLength(unit);
  return scaledLogarithm([quotientOf(total, unit << BigInt(exponent)), exponent]);
}

/** −Σp ln q; undefined where it is infinite. */
export function crossEntropy(p: Shares, q: Shares): DoubleDouble | undefined {
  let sum = ZERO;
  for (const [at, part] of p.parts.entries()) {
    if (p.units[at] === 0n) continue;
    if (q.units[at] === 0n) return undefined;
    sum = add(sum, multiply(part, q.surprises[at] ?? ZERO));
  }
  return sum;
}

/** Kullback and Leibler's Σp ln(p/q) = Σ(p ln(p/q) − p + q), where p is not above 0 anywhere that q is 0. */
export function relativeEntropy(p: Shares, q: Shares): DoubleDouble {
  let sum = ZERO;
  for (const [at, part] of p.parts.entries()) {
    const other = q.parts[at] ?? ZERO;
    const difference = subtract(other, part);
    if (Math.abs(difference[0]) < NEAR * other[0]) sum = add(sum, multiply(other, powerTimesLogarithm(excess(p, q, at, 'other'))));
    else if (part[0] === 0) sum = add(sum, other);
    else sum = add(sum, add(multiply(part, subtract(q.surprises[at] ?? ZERO, p.surprises[at] ?? ZERO)), difference));
  }
  return sum;
}

/** Jensen and Shannon's divergence: the mean of those of both distributions from the one half-way between them. */
export function sharedDivergence(p: Shares, q: Shares): DoubleDouble {
  let sum = ZERO;
  for (const [at, part] of p.parts.entries()) {
    const other = q.parts[at] ?? ZERO;
    const both = add(part, other);
    if (both[0] === 0) continue;
    const isNear = Math.abs(part[0] - other[0]) < NEAR * both[0];
    sum = add(sum, multiply(both, isNear ? nearParting(excess(p, q, at, 'both')) : add(raised(part, both), raised(other, both))));
  }
  return scaled(sum, 0.25);
}

/** How much more one share is than the other: the difference divided by the other, or by the sum of both; exact but for its last rounding. */
function excess(p: Shares, q: Shares, at: number, by: 'other' | 'both'): DoubleDouble {
  const [a, b] = [(p.units[at] ?? 0n) * q.total, (q.units[at] ?? 0n) * p.total];
  return quotientOf(a - b, by === 'both' ? a + b : b);
}

/** (1 + x) ln(1 + x) − x for a small x: Σ(−x)ᵏ/(k(k − 1)) from k = 2 on */
function powerTimesLogarithm(x: DoubleDouble): DoubleDouble {
  let sum = ZERO;
  for (let k = TERMS; k >= 2; k -= 1) sum = add(multiply(negated(x), sum), divide(ONE, [k * (k - 1), 0]));
  return multiply(multiply(x, x), sum);
}

/** (1 + x) ln(1 + x) + (1 − x) ln(1 − x) for a small x: Σx²ᵏ/(k(2k − 1)) */
function nearParting(x: DoubleDouble): DoubleDouble {
  const square = multiply(x, x);
  let sum = ZERO;
  for (let k = TERMS / 2; k >= 1; k -= 1) sum = add(multiply(square, sum), divide(ONE, [k * (2 * k - 1), 0]));
  return multiply(square, sum);
}

/** r ln r for r = 2·part/both */
function raised(part: DoubleDouble, both: DoubleDouble): DoubleDouble {
  const ratio = divide(scaled(part, 2), both);
  return ratio[0] === 0 ? ZERO : multiply(ratio, logarithm(ratio));
}
