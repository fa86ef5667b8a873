import { z } from 'zod';
import { defineTool } from '../define.ts';
import { poisson } from '../shared/numbers/distributions/poisson.ts';
import { Precise } from '../shared/numbers/precise.ts';
import { ASKING_WHOLE, areas, discreteAnswersOf, massField, moments, momentsOf, questions } from './lib/distribution-fields.ts';

const MAX_INLINE_RATE = 1e6;

export default defineTool({
  slug: 'poisson-distribution-calculator',
  name: 'Poisson Distribution Calculator',
  category: 'statistics',
  summary: 'Calculates probabilities and quantiles of a count of random events.',
  description: `${ASKING_WHOLE} With a rate of 0 the count is always 0.`,
  reference: 'P(X = k) = λ^k e^(−λ)/k!',
  keywords: ['rare events', 'arrivals', 'lambda', 'events per hour', 'goals', 'poisson probability'],
  heavyWhen: ({ rate, probability }) => rate > MAX_INLINE_RATE && probability !== undefined,
  inputs: z.strictObject({
    rate: z.number().min(0).max(1_000_000_000).describe('Expected count λ, from 0 to 1,000,000,000'),
    ...questions,
  }),
  result: z.strictObject({ probability: massField, ...areas, ...moments }),
  examples: [
    {
      inputs: { rate: 3, x: 5 },
      result: {
        probability: 0.10081881344492448,
        cdf: 0.9160820579686966,
        survival: 0.08391794203130346,
        mean: 3,
        variance: 3,
        standardDeviation: 1.7320508075688772,
      },
    },
    { inputs: { rate: 4.5, lower: 2, upper: 6 }, result: { between: 0.7699510977650788, mean: 4.5, variance: 4.5, standardDeviation: 2.1213203435596424 } },
  ],
  run({ rate, ...inputs }) {
    const mean = new Precise(rate);
    return { ...discreteAnswersOf(poisson(rate), inputs), ...momentsOf(mean, mean) };
  },
});
