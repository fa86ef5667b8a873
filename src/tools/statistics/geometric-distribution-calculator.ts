import { z } from 'zod';
import { defineTool } from '../define.ts';
import { Precise } from '../shared/numbers/precise.ts';
import { ASKING_WHOLE, areas, discreteAnswersOf, massField, moments, momentsOf, questions } from './lib/distribution-fields.ts';
import { geometric } from './lib/geometric.ts';

export default defineTool({
  slug: 'geometric-distribution-calculator',
  name: 'Geometric Distribution Calculator',
  category: 'statistics',
  summary: 'Calculates probabilities and quantiles of the trials until the first success.',
  description: ASKING_WHOLE,
  reference: 'P(X = k) = (1 − p)^(k − 1) p for trials, (1 − p)^k p for failures',
  keywords: ['waiting for success', 'number of attempts', 'how many tries', 'failures before success', 'loot drop chance'],
  inputs: z.strictObject({
    successProbability: z.number().gt(0).max(1).describe('Probability of success in each trial, above 0, at most 1'),
    counting: z
      .enum(['trials', 'failures'])
      .default('trials')
      .describe('What is counted: trials, the first success included (from 1 on), or the failures before it (from 0 on)'),
    ...questions,
  }),
  result: z.strictObject({ probability: massField, ...areas, ...moments }),
  examples: [
    {
      inputs: { successProbability: 0.2, x: 3 },
      result: { probability: 0.128, cdf: 0.488, survival: 0.512, mean: 5, variance: 20, standardDeviation: 4.47213595499958 },
    },
    {
      inputs: { successProbability: 0.5, counting: 'failures', upper: 2 },
      result: { between: 0.875, mean: 1, variance: 2, standardDeviation: Math.SQRT2 },
    },
  ],
  run({ successProbability, counting, ...inputs }) {
    const first = counting === 'trials' ? 1 : 0;
    const failures = new Precise(1).minus(successProbability).div(successProbability);
    return {
      ...discreteAnswersOf(geometric(successProbability, first), inputs),
      ...momentsOf(first === 1 ? new Precise(1).div(successProbability) : failures, failures.div(successProbability)),
    };
  },
});
