import { unprocessable } from '../../../errors.ts';
import { add, type DoubleDouble, multiply } from '../double-double.ts';
import {
  complement,
  doubleFrom,
  logarithmOfOneAnd,
  NOTHING,
  power,
  type Scaled,
  scaledDifference,
  scaledQuotient,
  times,
  unscaled,
} from '../double-double-functions.ts';
import { exp, log } from '../elementary.ts';

/** The two parts into which a point divides a distribution, each with all its digits. */
export interface Tails {
  /** P(X ≤ x) */
  readonly lower: Scaled;
  /** P(X > x) */
  readonly upper: Scaled;
}

export type Side = keyof Tails;

/** Beyond it a complement would lose too many of its digits. */
const NEARLY_ALL = 1 - 1e-9;
const HALF = 0.5;
const ONE: Scaled = [[1, 0], 0];

/** Both tails from one of them; `other` is asked when the complement would not do. */
export function tailsFrom(side: Side, value: Scaled, other: () => Scaled): Tails {
  const rest = doubleFrom(value) > NEARLY_ALL ? other() : complement(value);
  return side === 'lower' ? { lower: value, upper: rest } : { lower: rest, upper: value };
}

export const ALL_BELOW: Tails = { lower: ONE, upper: [[0, 0], 0] };
export const ALL_ABOVE: Tails = { lower: [[0, 0], 0], upper: ONE };

/** The double nearest a scaled number, which is one unless the parameters are beyond all reckoning. */
export function known(value: Scaled): number {
  const double = doubleFrom(value);
  return Number.isNaN(double) ? unprocessable('The parameters are too extreme to calculate with.') : double;
}

/** How much lies between two points, from whichever tails are small. */
export function areaBetween(below: Tails, above: Tails): number {
  if (known(above.lower) < HALF) return known(scaledDifference(above.lower, below.lower));
  if (known(below.upper) < HALF) return known(scaledDifference(below.upper, above.upper));
  return known(scaledDifference(complement(below.lower), above.upper));
}

export const swapped = ({ lower, upper }: Tails): Tails => ({ lower: upper, upper: lower });

/** What `tailsFrom` is given where the tail it has is never nearly all. */
export const NOTHING_LEFT = (): Scaled => NOTHING;

/** A distribution of whole numbers that has but one. */
export const always = (value: number, support: readonly [number, number]) => ({
  support,
  mass: (k: number): Scaled => (k === value ? ONE : NOTHING),
  tails: (k: number): Tails => (k < value ? ALL_ABOVE : ALL_BELOW),
  near: () => value,
});

interface Node {
  at: DoubleDouble;
  weight: DoubleDouble;
}

const STEP = 1 / 13;
const FIRST = -56;
const LAST = 64;
/** e to it is nothing beside 1 in double-doubles. */
const NEGLIGIBLE = -76;
let nodes: Node[] | undefined;

/** Of the integral from 0 to infinity with v = e^(w − e^−w), by steps in w (Takahasi and Mori 1974). */
function nodesOfHalfLine(): Node[] {
  const made: Node[] = [];
  for (let step = FIRST; step <= LAST; step += 1) {
    const w = step * STEP;
    const [[high, low], exponent] = power([-w, 0]);
    const decay: DoubleDouble = [high * 2 ** exponent, low * 2 ** exponent];
    const [value, bits] = power(add([w, 0], [-decay[0], -decay[1]]));
    const at: DoubleDouble = [value[0] * 2 ** bits, value[1] * 2 ** bits];
    made.push({ at, weight: multiply(multiply(at, add([1, 0], decay)), [STEP, 0]) });
  }
  return made;
}

/**
 * ∫ e^exponent(v) dv from 0 to infinity, to more than twenty digits.
 * @param exponent 0 at 0, falling and concave
 * @param slope how fast it falls at 0 @param curve half its second derivative there, without the sign
 */
export function integral(exponent: (v: DoubleDouble) => DoubleDouble, slope: number, curve: number): DoubleDouble {
  nodes ??= nodesOfHalfLine();
  const scale: DoubleDouble = [2 / (slope + Math.sqrt(slope * slope + 4 * curve)), 0];
  let sum: DoubleDouble = [0, 0];
  for (const { at, weight } of nodes) {
    const power = exponent(multiply(at, scale));
    if (power[0] < NEGLIGIBLE) break;
    sum = add(sum, multiply(weight, powerOf(power)));
  }
  return multiply(sum, scale);
}

function powerOf(x: DoubleDouble): DoubleDouble {
  const [[high, low], exponent] = power(x);
  return [high * 2 ** exponent, low * 2 ** exponent];
}

const MAX_STEPS = 200;
const NEAR = 1e-9;

/**
 * The positive x at which a tail is so great, as a double and what to multiply it by.
 * @param at the tail at x, and |d ln tail / d ln x|
 * @param rising whether the tail grows with x
 */
export function pointOf(target: Scaled, at: (x: number) => { tail: Scaled; slope: number }, rising: boolean, start: number): DoubleDouble {
  let [least, most, x] = [0, Number.POSITIVE_INFINITY, Math.min(Math.max(start, 1e-300), 1e300)];
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const { tail, slope } = at(x);
    // ln(tail/target)
    const apart = logRatio(tail, target);
    if (apart > 0 === rising) most = x;
    else least = x;
    const move = (rising ? -apart : apart) / slope;
    if (Math.abs(move) < NEAR && Math.abs(apart) < NEAR) return multiply([x, 0], add([1, 0], [move, (move * move) / 2]));
    if (most - least <= least * 1e-15) return [x, 0];
    const next = x * exp(Math.min(Math.max(move, -50), 50));
    x = next > least && next < most ? next : between(least, most);
  }
  return unprocessable('The parameters are too extreme to find the quantile.');
}

const between = (least: number, most: number): number => {
  if (least === 0) return most / 1024;
  return most === Number.POSITIVE_INFINITY ? Math.min(least * 1024, Number.MAX_VALUE) : Math.sqrt(least) * Math.sqrt(most);
};

/** ln(x/y), with all digits where they are near each other. */
function logRatio(x: Scaled, y: Scaled): number {
  if (x[0][0] === 0) return -1e5;
  const quotient = scaledQuotient(x, y);
  const [high, low] = unscaled(quotient);
  return Math.abs(high - 1) < 0.1 ? logarithmOfOneAnd(add([-1, 0], [high, low]))[0] : log(quotient[0][0]) + quotient[1] * Math.LN2;
}

export const half = (value: Scaled): Scaled => times(value, [0.5, 0]);
