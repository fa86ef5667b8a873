import type { Scaled } from '../double-double-functions.ts';
import { log } from '../elementary.ts';
import { roughNormal } from './gamma.ts';
import { ALL_ABOVE, ALL_BELOW, areaBetween, known, type Tails } from './tails.ts';

/** A distribution of whole numbers. */
export interface Discrete {
  /** P(X = x), 0 between whole numbers. */
  probability(x: number): number;
  /** P(X ≤ x) */
  cdf(x: number): number;
  /** P(X > x) */
  survival(x: number): number;
  /** P(lower ≤ X ≤ upper); a bound left out is infinitely far. */
  between(lower: number | undefined, upper: number | undefined): number;
  /** The least x with P(X ≤ x) ≥ probability, or short of it by no more than 1e-12; infinite for an end of the support that is. */
  quantile(probability: number): number;
}

interface Definition {
  support: readonly [least: number, most: number];
  /** Of a whole number in the support. */
  mass(k: number): Scaled;
  /** At a whole number in the support, less than the most. */
  tails(k: number): Tails;
  /** Near the quantile. */
  near(probability: number): number;
}

/** By how much a probability may fall short and count as reached. */
const SHORT = 1e-12;
const HALF = 0.5;
/** Quantiles are looked for from near them in steps of this share of them. */
const FIRST_STEP = 1e-14;

/** A distribution from what tells its whole numbers apart. */
export function discrete({ support: [least, most], mass, tails, near }: Definition): Discrete {
  const tailsAt = (k: number): Tails => {
    if (k < least) return ALL_ABOVE;
    return k >= most ? ALL_BELOW : tails(k);
  };
  const probability = (x: number): number => (Number.isInteger(x) && x >= least && x <= most ? known(mass(x)) : 0);
  return {
    probability,
    cdf: (x) => known(tailsAt(Math.floor(x)).lower),
    survival: (x) => known(tailsAt(Math.floor(x)).upper),
    between: (lower = least, upper = most) => {
      const first = Math.max(Math.ceil(lower), least);
      const last = Math.min(Math.floor(upper), most);
      if (first > last) return 0;
      return first === last ? probability(first) : areaBetween(tailsAt(first - 1), tailsAt(last));
    },
    quantile: (wanted) => {
      if (wanted === 0) return least;
      if (wanted === 1) return most;
      const isReached = (k: number): boolean => (wanted < HALF ? known(tailsAt(k).lower) >= wanted - SHORT : known(tailsAt(k).upper) <= 1 - wanted + SHORT);
      return leastWith(isReached, least, Math.min(Math.max(Math.floor(near(wanted)), least), most));
    },
  };
}

/** The least whole number for which something holds that holds for all greater ones, looked for from near it. */
function leastWith(holds: (k: number) => boolean, least: number, start: number): number {
  const first = Math.max(1, Math.floor(start * FIRST_STEP));
  let [below, above] = [least - 1, start];
  if (holds(start)) {
    for (let step = first; above - step > below; step *= 2) {
      if (!holds(above - step)) {
        below = above - step;
        break;
      }
      above -= step;
    }
  } else {
    below = start;
    let step = first;
    for (above = below + step; !holds(above); above = below + step) {
      below = above;
      step *= 2;
    }
  }
  for (;;) {
    const middle = Math.floor(below + (above - below) / 2);
    if (middle <= below || middle >= above) return above;
    if (holds(middle)) above = middle;
    else below = middle;
  }
}

/** Near a quantile, from mean, deviation and skewness (Cornish and Fisher 1938). */
export function roughQuantile(probability: number, mean: number, deviation: number, skewness: number): number {
  const z = -roughNormal(log(Math.max(probability, SHORT)));
  return mean + deviation * (z + (skewness * (z * z - 1)) / 6);
}
