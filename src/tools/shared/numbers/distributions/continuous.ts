import { unprocessable } from '../../../errors.ts';
import { type DoubleDouble, subtract } from '../double-double.ts';
import { asWritten, type Scaled } from '../double-double-functions.ts';
import { ALL_ABOVE, ALL_BELOW, areaBetween, known, type Side, type Tails } from './tails.ts';

/** A continuous distribution. Doubles count as the decimals they are written as, and results are rounded once. */
export interface Continuous {
  /** Infinite where the density is. */
  density(x: number): number;
  /** P(X ≤ x) */
  cdf(x: number): number;
  /** P(X > x), with all digits far out in the tail too. */
  survival(x: number): number;
  /** P(lower ≤ X ≤ upper); a bound left out is infinitely far. */
  between(lower: number | undefined, upper: number | undefined): number;
  /** The x with P(X ≤ x) = probability; infinite for an end of the support that is. */
  quantile(probability: number): number;
  /** The x with P(X > x) = probability: for tails too small to be told from 1 by the other side. */
  upperQuantile(probability: number): number;
}

interface Definition {
  support: readonly [least: number, most: number];
  /** What stands for x below; x itself if left out. */
  place?(x: number): DoubleDouble;
  /** Of a point inside the support. */
  density(x: DoubleDouble): Scaled;
  /** At the ends of the support; 0 if left out. */
  densityAtEnd?(x: number): number;
  /** Of a point inside the support. */
  tails(x: DoubleDouble): Tails;
  /** The point with so much in the tail on that side, which holds half of all at most. */
  point(side: Side, target: Scaled): Scaled;
}

const HALF = 0.5;

/** A distribution from what tells its points apart. */
export function continuous({ support: [least, most], density, densityAtEnd = () => 0, place = asWritten, tails, point }: Definition): Continuous {
  const tailsAt = (x: number): Tails => {
    if (x <= least) return ALL_ABOVE;
    return x >= most ? ALL_BELOW : tails(place(x));
  };
  const side = (own: Side, probability: number): number => {
    const other = own === 'lower' ? 'upper' : 'lower';
    if (probability === 0) return own === 'lower' ? least : most;
    if (probability === 1) return own === 'lower' ? most : least;
    const target = asWritten(probability);
    const value = known(probability <= HALF ? point(own, [target, 0]) : point(other, [subtract([1, 0], target), 0]));
    if (!Number.isFinite(value)) return unprocessable('The quantile is too large to be given as a number.');
    return value;
  };
  return {
    density: (x) => {
      if (x < least || x > most) return 0;
      return x === least || x === most ? densityAtEnd(x) : known(density(place(x)));
    },
    cdf: (x) => known(tailsAt(x).lower),
    survival: (x) => known(tailsAt(x).upper),
    between: (lower, upper) => {
      const below = lower === undefined ? ALL_ABOVE : tailsAt(lower);
      const above = upper === undefined ? ALL_BELOW : tailsAt(upper);
      return areaBetween(below, above);
    },
    quantile: (probability) => side('lower', probability),
    upperQuantile: (probability) => side('upper', probability),
  };
}
