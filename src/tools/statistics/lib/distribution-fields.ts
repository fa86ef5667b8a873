import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { invalid, unprocessable } from '../../errors.ts';
import type { Continuous } from '../../shared/numbers/distributions/continuous.ts';
import type { Discrete } from '../../shared/numbers/distributions/discrete.ts';
import { doubleOf } from '../../shared/numbers/precise.ts';

const MIN_QUICK = 0.01;
const MAX_QUICK = 1e9;

/** What every distribution can be asked. */
export const questions = {
  x: z.number().optional().describe('Point at which to evaluate the distribution'),
  lower: z.number().optional().describe('Lower bound of the interval whose probability is wanted; unbounded below if omitted'),
  upper: z.number().optional().describe('Upper bound of the interval whose probability is wanted; unbounded above if omitted'),
  probability: z.number().min(0).max(1).optional().describe('Probability, from 0 to 1, whose quantile is wanted'),
};

/** What every distribution answers, but for the density. */
export const areas = {
  cdf: z.number().optional().describe('P(X ≤ x), the probability of at most x; only if x is given'),
  survival: z.number().optional().describe('P(X > x), the probability of more than x; only if x is given'),
  between: z.number().optional().describe('P(lower ≤ X ≤ upper), the probability of the interval; only if a bound is given'),
  quantile: z.number().optional().describe('The smallest value v with P(X ≤ v) at least the given probability; only if a probability is given'),
};

export const densityField = z.number().optional().describe('Probability density at x; absent if x is not given or the density there is infinite');
export const massField = z.number().optional().describe('P(X = x), the probability of exactly x; only if x is given');

/** Moments that every distribution of a kind has. */
export const moments = {
  mean: z.number().describe('Mean of the distribution'),
  variance: z.number().describe('Variance of the distribution'),
  standardDeviation: z.number().describe('Standard deviation of the distribution'),
};

/** Moments that some parameters leave infinite or undefined. */
export const possibleMoments = {
  mean: z.number().optional().describe('Mean of the distribution; absent if it is infinite or undefined'),
  variance: z.number().optional().describe('Variance of the distribution; absent if it is infinite or undefined'),
  standardDeviation: z.number().optional().describe('Standard deviation of the distribution; absent if it is infinite or undefined'),
};

/** What the descriptions of distributions of whole numbers have in common. */
export const ASKING_WHOLE =
  'Give at least one of x, lower, upper and probability. Numbers that are not whole have probability 0. Both tails keep their digits, however small they are.';
/** What the descriptions of continuous distributions have in common. */
export const ASKING = 'Give at least one of x, lower, upper and probability. Both tails keep their digits, however small they are.';

export interface Questions {
  x?: number | undefined;
  lower?: number | undefined;
  upper?: number | undefined;
  probability?: number | undefined;
}

/** Refuses inputs that ask nothing, and bounds in the wrong order. */
export function checkQuestions({ x, lower, upper, probability }: Questions): void {
  if (x === undefined && lower === undefined && upper === undefined && probability === undefined) {
    invalid('x', 'must be given, unless lower, upper or probability is');
  }
  if (lower !== undefined && upper !== undefined && lower > upper) invalid('lower', 'must not be above upper');
}

/** Parameters so great or so small that a quantile may take longer than the event loop can wait. */
export const isExtreme = (...parameters: (number | undefined)[]): boolean =>
  parameters.some((parameter) => parameter !== undefined && (parameter < MIN_QUICK || parameter > MAX_QUICK));

export interface Areas {
  cdf?: number;
  survival?: number;
  between?: number;
  quantile?: number;
}

/** The answers to all that was asked. An infinite quantile is unprocessable. */
export function answersOf(distribution: Continuous, inputs: Questions): Areas & { density?: number } {
  checkQuestions(inputs);
  const { x, lower, upper, probability } = inputs;
  const density = x === undefined ? Number.NaN : distribution.density(x);
  return {
    ...(Number.isFinite(density) && { density }),
    ...(x !== undefined && { cdf: distribution.cdf(x), survival: distribution.survival(x) }),
    ...((lower !== undefined || upper !== undefined) && { between: distribution.between(lower, upper) }),
    ...(probability !== undefined && { quantile: finiteQuantile(distribution.quantile(probability)) }),
  };
}

/** The answers to all that was asked of a distribution of whole numbers. An infinite quantile is unprocessable. */
export function discreteAnswersOf(distribution: Discrete, inputs: Questions): Areas & { probability?: number } {
  checkQuestions(inputs);
  const { x, lower, upper, probability } = inputs;
  return {
    ...(x !== undefined && { probability: distribution.probability(x), cdf: distribution.cdf(x), survival: distribution.survival(x) }),
    ...((lower !== undefined || upper !== undefined) && { between: distribution.between(lower, upper) }),
    ...(probability !== undefined && { quantile: finiteQuantile(distribution.quantile(probability)) }),
  };
}

/** A quantile as a result: an end of the support that is infinitely far has no number. */
export function finiteQuantile(quantile: number): number {
  return Number.isFinite(quantile) ? quantile : unprocessable('The quantile of this probability is infinite.', 'probability');
}

/** Mean, variance and deviation as results. */
export const momentsOf = (mean: Decimal, variance: Decimal): { mean: number; variance: number; standardDeviation: number } => ({
  mean: doubleOf(mean),
  variance: doubleOf(variance),
  standardDeviation: doubleOf(variance.sqrt()),
});
