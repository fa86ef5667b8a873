import { type DoubleDouble, multiply, negated, squareRoot } from '../double-double.ts';
import {
  asWritten,
  complement,
  normalized,
  power,
  quotientOf,
  type Scaled,
  scaledProduct,
  scaledQuotient,
  scaledSum,
  times,
} from '../double-double-functions.ts';
import { PI } from '../elementary.ts';
import { subtract as rationalDifference, rationalOf } from '../rational.ts';
import { type Continuous, continuous } from './continuous.ts';
import { gammaPoint, gammaTails } from './gamma.ts';
import { ALL_ABOVE, ALL_BELOW, half, type Side, swapped, type Tails } from './tails.ts';

const SHAPE: DoubleDouble = [0.5, 0];
const HALF: Scaled = [SHAPE, 0];
/** Farther out, nothing is left. */
const END = 1e4;

/** φ(z) */
export function standardDensity(z: DoubleDouble): Scaled {
  if (Math.abs(z[0]) > END) return [[0, 0], 0];
  return scaledQuotient(power(multiply(multiply(z, z), [-0.5, 0])), [squareRoot([2 * PI[0], 2 * PI[1]]), 0]);
}

/** Of the standard normal distribution. */
export function standardTails(z: DoubleDouble): Tails {
  if (Math.abs(z[0]) > END) return z[0] < 0 ? ALL_ABOVE : ALL_BELOW;
  return symmetricTails(z[0], gammaTails(SHAPE, multiply(multiply(z, z), SHAPE)));
}

/** Of a symmetric distribution at a point, from the tails of its square there. */
export function symmetricTails(sign: number, square: Tails): Tails {
  const upper = half(square.upper);
  const right = { lower: scaledSum(HALF, half(square.lower)), upper };
  return sign < 0 ? swapped(right) : right;
}

/** The standard normal point with so much in the tail on that side, half of all at most. */
export function standardPoint(side: Side, target: Scaled): Scaled {
  const [squareSide, mass] = squareTarget(target);
  if (mass[0][0] === 0) return [[0, 0], 0];
  const root = squareRoot(multiply(gammaPoint(SHAPE, squareSide, mass), [2, 0]));
  return [side === 'lower' ? negated(root) : root, 0];
}

/** Where the square of a symmetric variable is looked for, given one tail of the variable: in the middle from below, so that no digits are lost there. */
export function squareTarget(target: Scaled): [side: Side, mass: Scaled] {
  const both = times(target, [2, 0]);
  return target[0][0] * 2 ** Math.max(target[1], -1000) > 0.25 ? ['lower', complement(both)] : ['upper', both];
}

/** The normal distribution; the standard one unless mean and deviation are given. */
export function normal(mean = 0, deviation = 1): Continuous {
  const isStandard = mean === 0 && deviation === 1;
  const spread = normalized(asWritten(deviation));
  const centre = rationalOf(mean, 'mean');
  const exactSpread = rationalOf(deviation, 'standardDeviation');
  const place = (x: number): DoubleDouble => {
    if (isStandard) return asWritten(x);
    const { numerator, denominator } = rationalDifference(rationalOf(x, 'x'), centre);
    return quotientOf(numerator * exactSpread.denominator, denominator * exactSpread.numerator);
  };
  return continuous({
    support: [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
    place,
    density: (x) => scaledQuotient(standardDensity(x), spread),
    tails: standardTails,
    point: (side, target) => {
      const z = standardPoint(side, target);
      return isStandard ? z : scaledSum(normalized(asWritten(mean)), scaledProduct(z, spread));
    },
  });
}
