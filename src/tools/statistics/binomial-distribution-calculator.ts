import { z } from 'zod';
import { defineTool } from '../define.ts';
import { binomial } from '../shared/numbers/distributions/binomial.ts';
import { Precise } from '../shared/numbers/precise.ts';
import { ASKING_WHOLE, areas, discreteAnswersOf, massField, moments, momentsOf, questions } from './lib/distribution-fields.ts';

const MAX_INLINE_TRIALS = 1e6;

export default defineTool({
  slug: 'binomial-distribution-calculator',
  name: 'Binomial Distribution Calculator',
  category: 'statistics',
  summary: 'Calculates probabilities and quantiles of the number of successes in independent trials.',
  description: ASKING_WHOLE,
  reference: 'P(X = k) = C(n, k) p^k (1 − p)^(n − k)',
  keywords: ['coin flips', 'bernoulli', 'binomial probability', 'at least k successes', 'binom.dist'],
  heavyWhen: ({ trials, probability }) => trials > MAX_INLINE_TRIALS && probability !== undefined,
  inputs: z.strictObject({
    trials: z.int().min(0).max(1_000_000_000).describe('Number of trials, from 0 to 1,000,000,000'),
    successProbability: z.number().min(0).max(1).describe('Probability of success in each trial, from 0 to 1'),
    ...questions,
  }),
  result: z.strictObject({ probability: massField, ...areas, ...moments }),
  examples: [
    {
      inputs: { trials: 10, successProbability: 0.5, x: 3 },
      result: { probability: 0.1171875, cdf: 0.171875, survival: 0.828125, mean: 5, variance: 2.5, standardDeviation: 1.5811388300841898 },
    },
    {
      inputs: { trials: 20, successProbability: 0.1, lower: 2, probability: 0.9 },
      result: { between: 0.6082530018748323, quantile: 4, mean: 2, variance: 1.8, standardDeviation: 1.3416407864998738 },
    },
  ],
  run({ trials, successProbability, ...inputs }) {
    const mean = new Precise(successProbability).times(trials);
    return {
      ...discreteAnswersOf(binomial(trials, successProbability), inputs),
      ...momentsOf(mean, mean.times(new Precise(1).minus(successProbability))),
    };
  },
});
