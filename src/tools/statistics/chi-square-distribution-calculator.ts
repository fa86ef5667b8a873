import { z } from 'zod';
import { defineTool } from '../define.ts';
import { chiSquare } from '../shared/numbers/distributions/chi-square.ts';
import { Precise } from '../shared/numbers/precise.ts';
import { ASKING, answersOf, areas, densityField, isExtreme, moments, momentsOf, questions } from './lib/distribution-fields.ts';

export default defineTool({
  slug: 'chi-square-distribution-calculator',
  name: 'Chi-Square Distribution Calculator',
  category: 'statistics',
  summary: 'Calculates areas, density and quantiles of the chi-square distribution.',
  description: ASKING,
  reference: 'f(x) = x^(k/2 − 1) e^(−x/2)/(2^(k/2) Γ(k/2))',
  keywords: ['chi squared', 'chi2', 'χ²', 'degrees of freedom', 'chi square table', 'probability'],
  heavyWhen: ({ degreesOfFreedom }) => isExtreme(degreesOfFreedom),
  inputs: z.strictObject({
    degreesOfFreedom: z.number().gt(0).describe('Degrees of freedom, above 0, not necessarily whole'),
    ...questions,
  }),
  result: z.strictObject({ density: densityField, ...areas, ...moments }),
  headline: 'cdf',
  examples: [
    {
      inputs: { degreesOfFreedom: 3, x: 7.815 },
      result: {
        density: 0.02240623408964772,
        cdf: 0.9500060970251161,
        survival: 0.049993902974883896,
        mean: 3,
        variance: 6,
        standardDeviation: 2.449489742783178,
      },
    },
    {
      inputs: { degreesOfFreedom: 5, probability: 0.95 },
      result: { quantile: 11.070497693516355, mean: 5, variance: 10, standardDeviation: 3.1622776601683795 },
    },
  ],
  run({ degreesOfFreedom, ...inputs }) {
    const mean = new Precise(degreesOfFreedom);
    return { ...answersOf(chiSquare(degreesOfFreedom), inputs), ...momentsOf(mean, mean.times(2)) };
  },
});
