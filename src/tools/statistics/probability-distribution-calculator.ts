import { z } from 'zod';
import { defineTool } from '../define.ts';
import { areas, isExtreme, possibleMoments, questions } from './lib/distribution-fields.ts';
import { answersOfNamed, DISTRIBUTIONS } from './lib/named-distributions.ts';

export default defineTool({
  slug: 'probability-distribution-calculator',
  name: 'Probability Distribution Calculator',
  category: 'statistics',
  summary: 'Calculates areas, density and quantiles of the uniform, log-normal, gamma, beta, Weibull and other distributions.',
  description:
    'Give at least one of x, lower, upper and probability. What a, b and c mean depends on the distribution. uniform and discrete-uniform: from a to b. log-normal: ln X is normal with mean a and deviation b. gamma: shape a, rate b. beta: both shapes. weibull: shape a, scale b. logistic, laplace, cauchy: location a, scale b. pareto: minimum a, shape b. triangular: from a to b with mode c. negative-binomial: failures before success number a, each trial succeeding with probability b. Both tails keep their digits, however small they are.',
  reference: 'Johnson, Kotz and Balakrishnan, Continuous Univariate Distributions',
  keywords: ['lognormal', 'logistic', 'laplace', 'cauchy', 'pareto', 'triangular', 'negative binomial', 'cdf', 'pdf', 'percentile'],
  heavyWhen: ({ distribution, a, b, probability }) =>
    probability !== undefined && ['gamma', 'beta', 'negative-binomial'].includes(distribution) && isExtreme(a, b),
  inputs: z.strictObject({
    distribution: z
      .enum(DISTRIBUTIONS)
      .describe('uniform, discrete-uniform and triangular lie between bounds; negative-binomial counts failures; the others are named for their families'),
    a: z.number().describe('First parameter: the lower bound, mean of the logarithm, shape, location, minimum or number of successes'),
    b: z.number().describe('Second parameter: the upper bound, deviation of the logarithm, rate, shape, scale or probability of success'),
    c: z.number().optional().describe('Third parameter: the mode, from a to b; only for triangular'),
    ...questions,
  }),
  result: z.strictObject({
    density: z
      .number()
      .optional()
      .describe('Density at x, for discrete-uniform and negative-binomial P(X = x); absent if x is not given or the density there is infinite'),
    ...areas,
    ...possibleMoments,
  }),
  headline: 'cdf',
  appliesWhen: { c: { distribution: ['triangular'] } },
  examples: [
    {
      inputs: { distribution: 'uniform', a: 2, b: 6, x: 3 },
      result: { density: 0.25, cdf: 0.25, survival: 0.75, mean: 4, variance: 1.3333333333333333, standardDeviation: 1.1547005383792515 },
    },
    {
      inputs: { distribution: 'weibull', a: 1.5, b: 10, lower: 5, probability: 0.5 },
      result: {
        between: 0.7021885013265596,
        quantile: 7.832197687746514,
        mean: 9.027452929509336,
        variance: 37.5690284813932,
        standardDeviation: 6.129357917546764,
      },
    },
  ],
  run: ({ distribution, a, b, c, ...inputs }) => answersOfNamed(distribution, a, b, c, inputs),
});
