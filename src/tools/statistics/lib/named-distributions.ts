import type { Decimal } from 'decimal.js';
import { invalid } from '../../errors.ts';
import { negativeBinomial } from '../../shared/numbers/distributions/binomial.ts';
import { logGamma } from '../../shared/numbers/distributions/gamma.ts';
import { add, divide, multiply, scaled, subtract } from '../../shared/numbers/double-double.ts';
import {
  asWritten,
  doubleFrom,
  normalized,
  power,
  powerLessOne,
  type Scaled,
  scaledDifference,
  scaledProduct,
  scaledSquareRoot,
} from '../../shared/numbers/double-double-functions.ts';
import { PI, Precise } from '../../shared/numbers/precise.ts';
import { discreteUniform } from './discrete-uniform.ts';
import { type Areas, answersOf, discreteAnswersOf, type Questions } from './distribution-fields.ts';
import { betaOf, cauchy, gammaOf, laplace, logistic, logNormal, pareto, triangular, uniform, weibull } from './elementary-distributions.ts';

export const DISTRIBUTIONS = [
  'uniform',
  'discrete-uniform',
  'log-normal',
  'gamma',
  'beta',
  'weibull',
  'logistic',
  'laplace',
  'cauchy',
  'pareto',
  'triangular',
  'negative-binomial',
] as const;

type Name = (typeof DISTRIBUTIONS)[number];
type Answers = Areas & { density?: number };

interface Moments {
  mean?: number;
  variance?: number;
  standardDeviation?: number;
}

const MAX_WHOLE = 1e15;
/** ζ(k)(2^k − 2)/k from k = 2 on. */
const ZETA_TERMS = [1.6449340668482264, 2.4041138063191885, 3.7881313179889835, 6.22156653086022, 10.51254497383931, 18.150286992874612, 31.879456059284735];
const MAX_SERIES = 1e-4;

/** Of decimals; one beyond the range of doubles is left out, and what follows from it. */
function momentsOf(mean: Decimal | undefined, variance: Decimal | undefined): Moments {
  return withRange(mean && Number(mean.toString()), variance && Number(variance.toString()), variance && Number(variance.sqrt().toString()));
}

const withRange = (mean: number | undefined, variance: number | undefined, deviation: number | undefined): Moments => ({
  ...(mean !== undefined && Number.isFinite(mean) && { mean: mean + 0 }),
  ...(variance !== undefined && Number.isFinite(variance) && { variance: variance + 0 }),
  ...(deviation !== undefined && Number.isFinite(deviation) && { standardDeviation: deviation + 0 }),
});

const ofScaled = (mean: Scaled, variance: Scaled): Moments => withRange(doubleFrom(mean), doubleFrom(variance), doubleFrom(scaledSquareRoot(variance)));

/** e^(a + b²/2) and (e^b² − 1) e^(2a + b²) */
function logNormalMoments(a: number, b: number): Moments {
  const [centre, spread] = [asWritten(a), asWritten(b)];
  if (b > MAX_LOG || Math.abs(a) > MAX_LOG) return {};
  const square = multiply(spread, spread);
  const whole = power(add(scaled(centre, 2), square));
  const excess: Scaled = square[0] > 600 ? scaledDifference(power(square), [[1, 0], 0]) : [powerLessOne(square), 0];
  return ofScaled(power(add(centre, scaled(square, 0.5))), scaledProduct(whole, excess));
}

const MAX_LOG = 1e4;

/** bΓ(1 + 1/a) and b²(Γ(1 + 2/a) − Γ(1 + 1/a)²) */
function weibullMoments(a: number, b: number): Moments {
  const inverse = divide([1, 0], asWritten(a));
  if (!(inverse[0] < MAX_LOG)) return {};
  const scale = normalized(asWritten(b));
  const first = logGamma(add([1, 0], inverse));
  const mean = scaledProduct(power(first), scale);
  const apart = inverse[0] < MAX_SERIES ? series(inverse[0]) : subtract(logGamma(add([1, 0], scaled(inverse, 2))), scaled(first, 2));
  const excess: Scaled = apart[0] > 600 ? power(apart) : [powerLessOne(apart), 0];
  return ofScaled(mean, scaledProduct(scaledProduct(mean, mean), excess));
}

/** ln Γ(1 + 2x) − 2 ln Γ(1 + x) for a small x (DLMF 5.7.3) */
function series(x: number): readonly [number, number] {
  let sum = 0;
  for (let at = ZETA_TERMS.length - 1; at >= 0; at -= 1) sum = (ZETA_TERMS[at] ?? 0) - sum * x;
  return [sum * x * x, 0];
}

interface Parameters {
  a: number;
  b: number;
  c: number;
}

function above0(values: Partial<Parameters>): void {
  for (const [field, value] of Object.entries(values)) if (value <= 0) invalid(field, 'must be above 0 for this distribution');
}

/** What a distribution of that name and parameters answers. Parameters that it does not take are invalid. */
export function answersOfNamed(name: Name, a: number, b: number, c: number | undefined, inputs: Questions): Answers & Moments {
  if (name === 'triangular' && c === undefined) return invalid('c', 'is required for triangular');
  if (name !== 'triangular' && c !== undefined) return invalid('c', 'must only be given for triangular');
  const { answers, moments } = KINDS[name]({ a, b, c: c ?? 0 }, inputs);
  return { ...answers, ...moments };
}

const ofWhole = ({ probability, ...areas }: ReturnType<typeof discreteAnswersOf>): Answers => ({
  ...(probability !== undefined && { density: probability }),
  ...areas,
});

const KINDS: Record<Name, (parameters: Parameters, inputs: Questions) => { answers: Answers; moments: Moments }> = {
  uniform: ({ a, b }, inputs) => {
    if (a >= b) invalid('b', 'must be above a');
    const [least, most] = [new Precise(a), new Precise(b)];
    return { answers: answersOf(uniform(a, b), inputs), moments: momentsOf(least.plus(most).div(2), most.minus(least).pow(2).div(12)) };
  },
  'discrete-uniform': ({ a, b }, inputs) => {
    for (const [field, value] of Object.entries({ a, b })) {
      if (!Number.isInteger(value) || Math.abs(value) > MAX_WHOLE) invalid(field, 'must be a whole number within ±10^15');
    }
    if (a > b) invalid('b', 'must not be below a');
    const [least, most] = [new Precise(a), new Precise(b)];
    return {
      answers: ofWhole(discreteAnswersOf(discreteUniform(a, b), inputs)),
      moments: momentsOf(least.plus(most).div(2), most.minus(least).plus(1).pow(2).minus(1).div(12)),
    };
  },
  'log-normal': ({ a, b }, inputs) => {
    above0({ b });
    return { answers: answersOf(logNormal(a, b), inputs), moments: logNormalMoments(a, b) };
  },
  gamma: ({ a, b }, inputs) => {
    above0({ a, b });
    const mean = new Precise(a).div(b);
    return { answers: answersOf(gammaOf(a, b), inputs), moments: momentsOf(mean, mean.div(b)) };
  },
  beta: ({ a, b }, inputs) => {
    above0({ a, b });
    const sum = new Precise(a).plus(b);
    const mean = new Precise(a).div(sum);
    return { answers: answersOf(betaOf(a, b), inputs), moments: momentsOf(mean, mean.times(b).div(sum).div(sum.plus(1))) };
  },
  weibull: ({ a, b }, inputs) => {
    above0({ a, b });
    return { answers: answersOf(weibull(a, b), inputs), moments: weibullMoments(a, b) };
  },
  logistic: ({ a, b }, inputs) => {
    above0({ b });
    return { answers: answersOf(logistic(a, b), inputs), moments: momentsOf(new Precise(a), new Precise(b).times(PI).pow(2).div(3)) };
  },
  laplace: ({ a, b }, inputs) => {
    above0({ b });
    return { answers: answersOf(laplace(a, b), inputs), moments: momentsOf(new Precise(a), new Precise(b).pow(2).times(2)) };
  },
  cauchy: ({ a, b }, inputs) => {
    above0({ b });
    return { answers: answersOf(cauchy(a, b), inputs), moments: {} };
  },
  pareto: ({ a, b }, inputs) => {
    above0({ a, b });
    const [scale, shape] = [new Precise(a), new Precise(b)];
    const mean = b > 1 ? scale.times(shape).div(shape.minus(1)) : undefined;
    const variance = b > 2 ? scale.pow(2).times(shape).div(shape.minus(1).pow(2)).div(shape.minus(2)) : undefined;
    return { answers: answersOf(pareto(a, b), inputs), moments: momentsOf(mean, variance) };
  },
  triangular: ({ a, b, c }, inputs) => {
    if (a >= b) invalid('b', 'must be above a');
    if (c < a || c > b) invalid('c', 'must be from a to b');
    const [least, most, mode] = [new Precise(a), new Precise(b), new Precise(c)];
    const [width, rise] = [most.minus(least), mode.minus(least)];
    return {
      answers: answersOf(triangular(a, b, c), inputs),
      moments: momentsOf(least.plus(most).plus(mode).div(3), width.pow(2).plus(rise.pow(2)).minus(width.times(rise)).div(18)),
    };
  },
  'negative-binomial': ({ a, b }, inputs) => {
    if (!Number.isInteger(a) || a < 1) invalid('a', 'must be a whole number from 1 on');
    if (b <= 0 || b > 1) invalid('b', 'must be above 0 and at most 1');
    const mean = new Precise(1).minus(b).times(a).div(b);
    return { answers: ofWhole(discreteAnswersOf(negativeBinomial(a, b), inputs)), moments: momentsOf(mean, mean.div(b)) };
  },
};
