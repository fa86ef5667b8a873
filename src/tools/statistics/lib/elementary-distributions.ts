// Distributions whose tails are elementary functions, in double-doubles.

import { betaFront, betaOdds, betaTails } from '../../shared/numbers/distributions/beta.ts';
import { type Continuous, continuous } from '../../shared/numbers/distributions/continuous.ts';
import { gammaFront, gammaPoint, gammaTails } from '../../shared/numbers/distributions/gamma.ts';
import { standardDensity, standardPoint, standardTails } from '../../shared/numbers/distributions/normal.ts';
import { ALL_BELOW, type Side, swapped, type Tails } from '../../shared/numbers/distributions/tails.ts';
import { add, type DoubleDouble, divide, multiply, negated, squareRoot, subtract } from '../../shared/numbers/double-double.ts';
import {
  asWritten,
  complement,
  doubleFrom,
  logarithm,
  logarithmOfOneAnd,
  normalized,
  power,
  powerLessOne,
  quotientOf,
  type Scaled,
  scaledLogarithm,
  scaledProduct,
  scaledQuotient,
  scaledSquareRoot,
  scaledSum,
  times,
  unscaled,
} from '../../shared/numbers/double-double-functions.ts';
import { angleOf, nearCosine, nearSine, PI } from '../../shared/numbers/elementary.ts';
import { subtract as differenceOf, multiply as productOf, type Rational, rationalOf, divide as ratioOf } from '../../shared/numbers/rational.ts';

const ONE: DoubleDouble = [1, 0];
const ALL: Scaled = [ONE, 0];
const REAL = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const;
const POSITIVE = [0, Number.POSITIVE_INFINITY] as const;
/** e to minus it is nothing. */
const MAX_HAZARD = 2e3;

const exact = (value: number): Rational => rationalOf(value, '');
const doubled = ({ numerator, denominator }: Rational): DoubleDouble => quotientOf(numerator, denominator);
const written = (value: number): Scaled => normalized(asWritten(value));

/** Of a survival of e^−hazard. */
function hazardTails(hazard: Scaled): Tails {
  const size = unscaled(hazard);
  if (size[0] > MAX_HAZARD) return ALL_BELOW;
  // Below the doubles, 1 − e^−h is h.
  const lower: Scaled = size[0] < 1e-100 ? hazard : [negated(powerLessOne(negated(size))), 0];
  return { lower, upper: power(negated(size)) };
}

/** The hazard that leaves so much in the tail on that side. */
const hazardOf = (side: Side, target: Scaled): DoubleDouble =>
  negated(side === 'upper' ? scaledLogarithm(target) : logarithmOfOneAnd(negated(unscaled(target))));

export function exponential(rate: number): Continuous {
  const scale = exact(rate);
  return continuous({
    support: POSITIVE,
    place: (x) => doubled(productOf(exact(x), scale)),
    density: (hazard) => scaledProduct(hazardTails([hazard, 0]).upper, written(rate)),
    densityAtEnd: () => rate,
    tails: (hazard) => hazardTails([hazard, 0]),
    point: (side, target) => scaledQuotient([hazardOf(side, target), 0], written(rate)),
  });
}

/** @param shape above 0 @param scale above 0 */
export function weibull(shape: number, scale: number): Continuous {
  const exponent = asWritten(shape);
  const unit = exact(scale);
  const hazard = (ratio: DoubleDouble): Scaled => {
    const log = multiply(exponent, logarithm(ratio));
    return power(log[0] > 100 ? [100, 0] : log);
  };
  return continuous({
    support: POSITIVE,
    place: (x) => doubled(ratioOf(exact(x), unit)),
    density: (ratio) => {
      const h = hazard(ratio);
      return scaledQuotient(times(scaledProduct(h, hazardTails(h).upper), exponent), scaledProduct(normalized(ratio), written(scale)));
    },
    densityAtEnd: () => (shape < 1 ? Number.POSITIVE_INFINITY : shape === 1 ? 1 / scale : 0),
    tails: (ratio) => hazardTails(hazard(ratio)),
    point: (side, target) => scaledProduct(power(divide(logarithm(hazardOf(side, target)), exponent)), written(scale)),
  });
}

/** @param scale the minimum, above 0 @param shape above 0 */
export function pareto(scale: number, shape: number): Continuous {
  const exponent = asWritten(shape);
  const unit = exact(scale);
  const tails = (ratio: DoubleDouble): Tails => hazardTails([multiply(exponent, logarithm(ratio)), 0]);
  return continuous({
    support: [scale, Number.POSITIVE_INFINITY],
    place: (x) => doubled(ratioOf(exact(x), unit)),
    density: (ratio) => scaledQuotient(times(tails(ratio).upper, exponent), scaledProduct(normalized(ratio), written(scale))),
    densityAtEnd: () => shape / scale,
    tails,
    point: (side, target) => scaledProduct(power(divide(hazardOf(side, target), exponent)), written(scale)),
  });
}

/** A distribution of location and scale from that of location 0 and scale 1. */
function located(
  location: number,
  scale: number,
  standard: { density: (z: DoubleDouble) => Scaled; tails: (z: DoubleDouble) => Tails; point: (side: Side, target: Scaled) => Scaled },
): Continuous {
  const [centre, unit] = [exact(location), exact(scale)];
  return continuous({
    support: REAL,
    place: (x) => doubled(ratioOf(differenceOf(exact(x), centre), unit)),
    density: (z) => scaledQuotient(standard.density(z), written(scale)),
    tails: standard.tails,
    point: (side, target) => scaledSum(written(location), scaledProduct(standard.point(side, target), written(scale))),
  });
}

/** Turns what is known of the lower half to the upper. */
const mirrored = (side: Side, value: Scaled): Scaled => (side === 'lower' ? value : times(value, [-1, 0]));
const minusSize = (z: DoubleDouble): DoubleDouble => (z[0] > 0 ? negated(z) : z);

export function logistic(location: number, scale: number): Continuous {
  const tails = (z: DoubleDouble): Tails => {
    const small = power(minusSize(z));
    const whole: Scaled = [add(ONE, unscaled(small)), 0];
    const below = { lower: scaledQuotient(small, whole), upper: scaledQuotient(ALL, whole) };
    return z[0] > 0 ? swapped(below) : below;
  };
  return located(location, scale, {
    density: (z) => {
      const { lower, upper } = tails(z);
      return scaledProduct(lower, upper);
    },
    tails,
    point: (side, target) => mirrored(side, [subtract(scaledLogarithm(target), logarithmOfOneAnd(negated(unscaled(target)))), 0]),
  });
}

export function laplace(location: number, scale: number): Continuous {
  const lower = (z: DoubleDouble): Scaled => times(power(minusSize(z)), [0.5, 0]);
  return located(location, scale, {
    density: lower,
    tails: (z) => {
      const below = { lower: lower(z), upper: complement(lower(z)) };
      return z[0] > 0 ? swapped(below) : below;
    },
    point: (side, target) => mirrored(side, [scaledLogarithm(times(target, [2, 0])), 0]),
  });
}

export function cauchy(location: number, scale: number): Continuous {
  return located(location, scale, {
    density: (z) => {
      const [value, exponent] = normalized(z);
      const square: Scaled = [multiply(value, value), 2 * exponent];
      return scaledQuotient(ALL, times(scaledSum(ALL, square), PI));
    },
    tails: (z) => {
      const [size, exponent] = normalized(negated(minusSize(z)));
      // arctan(1/|z|)/π; far out 1/π|z|
      const angle: Scaled = exponent > 0 ? scaledQuotient(ALL, [size, exponent]) : [angleOf(ONE, size), 0];
      const small = scaledQuotient(angle, [PI, 0]);
      const below = { lower: small, upper: complement(small) };
      return z[0] > 0 ? swapped(below) : below;
    },
    point: (side, target) => {
      if (target[0][0] === 0.5 && target[0][1] === 0) return [[0, 0], 0];
      // −cot(πp), by sines of at most π/4
      const fromEnd = multiply(PI, unscaled(target));
      const fromMiddle = multiply(PI, subtract([0.5, 0], unscaled(target)));
      const cotangent = target[0][0] > 0.25 ? divide(nearSine(fromMiddle), nearCosine(fromMiddle)) : undefined;
      return mirrored(side, times(cotangent ? [cotangent, 0] : scaledQuotient([nearCosine(fromEnd), 0], normalized(nearSine(fromEnd))), [-1, 0]));
    },
  });
}

/** @param mean of the logarithm @param deviation of the logarithm */
export function logNormal(mean: number, deviation: number): Continuous {
  const [centre, spread] = [asWritten(mean), asWritten(deviation)];
  const standard = (x: DoubleDouble): DoubleDouble => divide(subtract(logarithm(x), centre), spread);
  return continuous({
    support: POSITIVE,
    density: (x) => scaledQuotient(scaledQuotient(standardDensity(standard(x)), written(deviation)), normalized(x)),
    tails: (x) => standardTails(standard(x)),
    point: (side, target) => power(add(centre, multiply(unscaled(standardPoint(side, target)), spread))),
  });
}

export function gammaOf(shape: number, rate: number): Continuous {
  const [a, scale] = [asWritten(shape), exact(rate)];
  return continuous({
    support: POSITIVE,
    place: (x) => doubled(productOf(exact(x), scale)),
    density: (x) => scaledProduct(scaledQuotient(gammaFront(a, x), normalized(x)), written(rate)),
    densityAtEnd: () => (shape < 1 ? Number.POSITIVE_INFINITY : shape === 1 ? rate : 0),
    tails: (x) => gammaTails(a, x),
    point: (side, target) => scaledQuotient([gammaPoint(a, side, target), 0], written(rate)),
  });
}

export function betaOf(first: number, second: number): Continuous {
  const [a, b] = [asWritten(first), asWritten(second)];
  const share = (x: DoubleDouble): { x: DoubleDouble; y: DoubleDouble } => ({ x, y: subtract(ONE, x) });
  const edge = (own: number, other: number): number => (own < 1 ? Number.POSITIVE_INFINITY : own === 1 ? other : 0);
  return continuous({
    support: [0, 1],
    density: (x) => scaledQuotient(scaledQuotient(betaFront(a, b, share(x)), normalized(x)), normalized(subtract(ONE, x))),
    densityAtEnd: (x) => (x === 0 ? edge(first, second) : edge(second, first)),
    tails: (x) => betaTails(a, b, share(x)),
    point: (side, target) => {
      const odds = betaOdds(a, b, side, target);
      return scaledQuotient(odds, scaledSum(ALL, odds));
    },
  });
}

/** From the point to how far from least to most it is: 0 to 1. */
function withinBounds(least: number, most: number): { place: (x: number) => DoubleDouble; width: Scaled; back: (share: Scaled) => Scaled } {
  const [start, end] = [exact(least), exact(most)];
  const length = differenceOf(end, start);
  // Half of it stays within the doubles.
  const [value, exponent] = normalized(quotientOf(length.numerator, 2n * length.denominator));
  const width: Scaled = [value, exponent + 1];
  return {
    place: (x) => doubled(ratioOf(differenceOf(exact(x), start), length)),
    width,
    back: (share) => scaledSum(written(least), scaledProduct(share, width)),
  };
}

export function uniform(least: number, most: number): Continuous {
  const { place, width, back } = withinBounds(least, most);
  const density = scaledQuotient(ALL, width);
  return continuous({
    support: [least, most],
    place,
    density: () => density,
    densityAtEnd: () => doubleFrom(density),
    tails: (share) => ({ lower: [share, 0], upper: [subtract(ONE, share), 0] }),
    point: (side, target) => back(side === 'lower' ? target : complement(target)),
  });
}

/** @param mode from least to most */
export function triangular(least: number, most: number, mode: number): Continuous {
  const { place, width, back } = withinBounds(least, most);
  const peak = place(mode);
  const rest = subtract(ONE, peak);
  const top = scaledQuotient([[2, 0], 0], width);
  return continuous({
    support: [least, most],
    place,
    density: (share) => times(top, share[0] < peak[0] ? divide(share, peak) : rest[0] === 0 ? ONE : divide(subtract(ONE, share), rest)),
    densityAtEnd: (x) => (x === mode ? doubleFrom(top) : 0),
    tails: (share) => {
      if (subtract(share, peak)[0] <= 0) {
        const lower = divide(multiply(share, share), peak);
        return { lower: [lower, 0], upper: [subtract(ONE, lower), 0] };
      }
      const far = subtract(ONE, share);
      const upper = divide(multiply(far, far), rest);
      return { lower: [subtract(ONE, upper), 0], upper: [upper, 0] };
    },
    point: (side, target) => {
      const [near, other] = side === 'lower' ? [peak, rest] : [rest, peak];
      const tail = unscaled(target);
      const fromSide = subtract(tail, near)[0] <= 0 ? scaledSquareRoot(times(target, near)) : complement([squareRoot(multiply(subtract(ONE, tail), other)), 0]);
      return back(side === 'lower' ? fromSide : complement(fromSide));
    },
  });
}
