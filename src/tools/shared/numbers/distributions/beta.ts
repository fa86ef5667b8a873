import { add, type DoubleDouble, divide, multiply, negated, squareRoot, subtract } from '../double-double.ts';
import {
  complement,
  doubleFrom,
  logarithm,
  logarithmOfOneAnd,
  power,
  powerLessOne,
  type Scaled,
  scaledLogarithm,
  scaledProduct,
  scaledQuotient,
  times,
  unscaled,
} from '../double-double-functions.ts';
import { exp, log, log2, PI } from '../elementary.ts';
import { excess, logGamma, roughNormal, stirlingRest } from './gamma.ts';
import { integral, NOTHING_LEFT, pointOf, type Side, swapped, type Tails, tailsFrom } from './tails.ts';

const ONE: DoubleDouble = [1, 0];
const TWO_PI: DoubleDouble = [2 * PI[0], 2 * PI[1]];
/** Up to so many times the sum of the parameters the power series is short. */
const NEAR = 60;
const END = 1e-33;
/** Beyond so many bits, tails follow a power of the odds. */
const FAR_BITS = 800;

/** A point between 0 and 1, and how far it is from 1: both with all their digits. */
export interface Share {
  readonly x: DoubleDouble;
  readonly y: DoubleDouble;
}

/** The share that stands in such proportion to the rest. */
export const shareOf = (odds: DoubleDouble): Share => {
  const whole = add(ONE, odds);
  return { x: divide(odds, whole), y: divide(ONE, whole) };
};

const turned = ({ x, y }: Share): Share => ({ x: y, y: x });

/** x^a y^b/Β(a, b), for parameters above 0 (Loader 2000) */
export function betaFront(a: DoubleDouble, b: DoubleDouble, { x, y }: Share): Scaled {
  const n = add(a, b);
  const distance = (parameter: DoubleDouble, share: DoubleDouble): DoubleDouble => {
    const expected = multiply(n, share);
    return multiply(parameter, excess(divide(expected, parameter), divide(subtract(expected, parameter), parameter)));
  };
  const rest = subtract(stirlingRest(n), add(stirlingRest(a), stirlingRest(b)));
  return times(power(subtract(rest, add(distance(a, x), distance(b, y)))), squareRoot(divide(multiply(divide(a, n), b), TWO_PI)));
}

/** Of the beta distribution, at a point inside. */
export function betaTails(a: DoubleDouble, b: DoubleDouble, share: Share): Tails {
  if (share.x[0] > share.y[0]) return swapped(betaTails(b, a, turned(share)));
  const n = add(a, b);
  const front = betaFront(a, b, share);
  const areaOf = (side: Side): Scaled => times(front, side === 'lower' ? area(a, n, share) : area(b, n, turned(share)));
  if (n[0] * share.x[0] <= NEAR) return tailsFrom('lower', times(front, series(a, n, share.x)), () => areaOf('upper'));
  const side = n[0] * share.x[0] < a[0] ? 'lower' : 'upper';
  return tailsFrom(side, areaOf(side), NOTHING_LEFT);
}

/** The tails of the beta distribution and `betaFront` at the point with such odds x/(1 − x). */
export function betaAtOdds(a: DoubleDouble, b: DoubleDouble, odds: Scaled): Tails & { front: Scaled } {
  const bits = log2(odds[0][0]) + odds[1];
  if (Math.abs(bits) > FAR_BITS) {
    const isGreat = bits > 0;
    const edge = isGreat ? FAR_BITS : -FAR_BITS;
    const near = betaAtOdds(a, b, [[2 ** edge, 0], 0]);
    const beyond = scaledLogarithm([odds[0], odds[1] - edge]);
    const change = power(isGreat ? negated(multiply(b, beyond)) : multiply(a, beyond));
    const front = scaledProduct(near.front, change);
    const small = scaledProduct(isGreat ? near.upper : near.lower, change);
    return isGreat ? { front, lower: complement(small), upper: small } : { front, lower: small, upper: complement(small) };
  }
  const share = shareOf(unscaled(odds));
  return { ...betaTails(a, b, share), front: betaFront(a, b, share) };
}

/** Σ n(n + 1) … (n + k − 1)/(a(a + 1) … (a + k)) x^k (DLMF 8.17.8) */
function series(a: DoubleDouble, n: DoubleDouble, x: DoubleDouble): DoubleDouble {
  let term = divide(ONE, a);
  let sum = term;
  let [above, below] = [n, add(a, ONE)];
  while (term[0] > sum[0] * END) {
    term = divide(multiply(term, multiply(above, x)), below);
    sum = add(sum, term);
    above = add(above, ONE);
    below = add(below, ONE);
  }
  return sum;
}

/** ∫ e^−av (1 − x(1 − e^−v))^−n dv over positive v: that of t^(a − 1)(1 − t)^(b − 1) below x, beside x^a y^b. */
function area(a: DoubleDouble, n: DoubleDouble, { x, y }: Share): DoubleDouble {
  const exponent = (v: DoubleDouble): DoubleDouble => {
    const shrunk = multiply(x, powerLessOne(negated(v)));
    const log = shrunk[0] > -0.5 ? logarithmOfOneAnd(shrunk) : logarithm(add(y, multiply(x, unscaled(power(negated(v))))));
    return negated(add(multiply(a, v), multiply(n, log)));
  };
  return integral(exponent, Math.abs(a[0] - n[0] * x[0]), (n[0] * x[0] * y[0]) / 2);
}

/** ln Β(a, b) */
export const logBeta = (a: DoubleDouble, b: DoubleDouble): DoubleDouble => subtract(add(logGamma(a), logGamma(b)), logGamma(add(a, b)));

/** The odds x/(1 − x) of the point of the beta distribution with so much in the tail on that side. */
export function betaOdds(a: DoubleDouble, b: DoubleDouble, side: Side, target: Scaled): Scaled {
  if (side === 'upper') {
    const [value, exponent] = betaOdds(b, a, 'lower', target);
    return [divide(ONE, value), -exponent];
  }
  const logTarget = log(target[0][0]) + target[1] * Math.LN2;
  // I_x(a, b) = x^a/(a Β(a, b)) near 0
  const edge = add(logarithm(a), logBeta(a, b));
  const start = (logTarget + edge[0]) / a[0];
  if (start < -75 - log(1 + b[0])) {
    const exact = add(scaledLogarithm(target), edge);
    return power(divide(exact, a));
  }
  const slopeAt = (odds: number): { tail: Scaled; slope: number } => {
    const share = shareOf([odds, 0]);
    const tail = betaTails(a, b, share).lower;
    return { tail, slope: tail[0][0] === 0 ? 1 : doubleFrom(scaledQuotient(betaFront(a, b, share), tail)) };
  };
  return [pointOf(target, slopeAt, true, startOf(a[0], b[0], logTarget, start)), 0];
}

/** Near the odds: by Abramowitz and Stegun 26.5.22, or as near 0. */
function startOf(a: number, b: number, logTarget: number, nearZero: number): number {
  if (a > 1 && b > 1) {
    const z = roughNormal(logTarget);
    const [p, q] = [1 / (2 * a - 1), 1 / (2 * b - 1)];
    const lambda = (z * z - 3) / 6;
    const h = 2 / (p + q);
    const w = (z * Math.sqrt(Math.max(h + lambda, 0))) / h - (q - p) * (lambda + 5 / 6 - 2 / (3 * h));
    return (a / b) * exp(Math.min(Math.max(-2 * w, -200), 200));
  }
  const share = exp(Math.min(nearZero, 0));
  return share < 0.9 ? share / (1 - share) : a / b;
}
