import { z } from 'zod';
import { defineTool } from '../define.ts';
import { Precise } from '../shared/numbers/precise.ts';
import { ASKING, answersOf, areas, densityField, moments, momentsOf, questions } from './lib/distribution-fields.ts';
import { exponential } from './lib/elementary-distributions.ts';

export default defineTool({
  slug: 'exponential-distribution-calculator',
  name: 'Exponential Distribution Calculator',
  category: 'statistics',
  summary: 'Calculates areas, density and quantiles of the exponential distribution.',
  description: ASKING,
  reference: 'f(x) = λe^(−λx)',
  keywords: ['waiting time', 'time between events', 'lifetime', 'failure rate', 'lambda', 'probability'],
  inputs: z.strictObject({
    rate: z.number().gt(0).describe('Rate λ of events, above 0; the mean is 1/λ'),
    ...questions,
  }),
  result: z.strictObject({ density: densityField, ...areas, ...moments }),
  headline: 'cdf',
  examples: [
    {
      inputs: { rate: 0.5, x: 2 },
      result: { density: 0.18393972058572117, cdf: 0.6321205588285577, survival: 0.36787944117144233, mean: 2, variance: 4, standardDeviation: 2 },
    },
    {
      inputs: { rate: 2, lower: 0.5, upper: 1, probability: 0.5 },
      result: { between: 0.23254415793482963, quantile: 0.34657359027997264, mean: 0.5, variance: 0.25, standardDeviation: 0.5 },
    },
  ],
  run({ rate, ...inputs }) {
    const mean = new Precise(1).div(rate);
    return { ...answersOf(exponential(rate), inputs), ...momentsOf(mean, mean.times(mean)) };
  },
});
