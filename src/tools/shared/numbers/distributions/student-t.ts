import { add, type DoubleDouble, divide, multiply, negated, squareRoot } from '../double-double.ts';
import { asWritten, logarithm, normalized, power, type Scaled, scaledProduct, scaledQuotient, scaledSquareRoot, times } from '../double-double-functions.ts';
import { betaAtOdds, betaFront, betaOdds } from './beta.ts';
import { type Continuous, continuous } from './continuous.ts';
import { squareTarget, symmetricTails } from './normal.ts';
import { ALL_BELOW } from './tails.ts';

const ONE_HALF: DoubleDouble = [0.5, 0];
/** From here on nothing tells it from the normal distribution. */
const MAX_FREEDOM = 1e30;

/** Student's t distribution. @param degreesOfFreedom above 0 */
export function studentT(degreesOfFreedom: number): Continuous {
  const freedom = asWritten(Math.min(degreesOfFreedom, MAX_FREEDOM));
  const halfFreedom = multiply(freedom, ONE_HALF);
  // t²/df
  const odds = (t: DoubleDouble): Scaled => {
    const bits = Math.abs(t[0]) > 2 ** 400 ? 600 : Math.abs(t[0]) < 2 ** -400 ? -600 : 0;
    const near: DoubleDouble = [t[0] * 2 ** -bits, t[1] * 2 ** -bits];
    return [divide(multiply(near, near), freedom), 2 * bits];
  };
  /** f(0): Γ((df + 1)/2)/(√(df π) Γ(df/2)), from x^a y^b/Β(a, b) at x = y. */
  const top = (): Scaled => {
    const even = betaFront(ONE_HALF, halfFreedom, { x: ONE_HALF, y: ONE_HALF });
    const [value, exponent] = scaledProduct(even, power(multiply(add(ONE_HALF, halfFreedom), logarithm([2, 0]))));
    return [divide(value, squareRoot(freedom)), exponent];
  };
  return continuous({
    support: [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
    density: (t) => {
      if (t[0] === 0) return top();
      // t is √(df·odds), so its density is that of the odds with |dt| = t/2 · d ln odds, in two halves.
      return scaledQuotient(betaAtOdds(ONE_HALF, halfFreedom, odds(t)).front, normalized(t[0] < 0 ? negated(t) : t));
    },
    tails: (t) =>
      t[0] === 0 ? symmetricTails(1, { lower: [[0, 0], 0], upper: ALL_BELOW.lower }) : symmetricTails(t[0], betaAtOdds(ONE_HALF, halfFreedom, odds(t))),
    point: (side, target) => {
      const [squareSide, mass] = squareTarget(target);
      if (mass[0][0] === 0) return [[0, 0], 0];
      const root = scaledSquareRoot(times(betaOdds(ONE_HALF, halfFreedom, squareSide, mass), freedom));
      return side === 'lower' ? times(root, [-1, 0]) : root;
    },
  });
}
