import { z } from 'zod';
import { defineTool } from '../define.ts';
import { normal } from '../shared/numbers/distributions/normal.ts';
import { Precise } from '../shared/numbers/precise.ts';
import { ASKING, answersOf, areas, densityField, moments, momentsOf, questions } from './lib/distribution-fields.ts';

export default defineTool({
  slug: 'normal-distribution-calculator',
  name: 'Normal Distribution Calculator',
  category: 'statistics',
  summary: 'Calculates areas, density and quantiles of the normal distribution.',
  description: ASKING,
  reference: 'f(x) = e^(−(x − μ)²/2σ²)/(σ√2π)',
  keywords: ['gaussian', 'bell curve', 'z table', 'normal cdf', 'inverse normal', 'norm.dist', 'probability'],
  inputs: z.strictObject({
    mean: z.number().default(0).describe('Mean of the distribution'),
    standardDeviation: z.number().gt(0).default(1).describe('Standard deviation of the distribution, above 0'),
    ...questions,
  }),
  result: z.strictObject({ density: densityField, ...areas, ...moments }),
  headline: 'cdf',
  examples: [
    {
      inputs: { x: 1.96 },
      result: { density: 0.05844094433345146, cdf: 0.9750021048517795, survival: 0.024997895148220435, mean: 0, variance: 1, standardDeviation: 1 },
    },
    {
      inputs: { mean: 100, standardDeviation: 15, lower: 85, upper: 115, probability: 0.9 },
      result: { between: 0.6826894921370859, quantile: 119.22327348316901, mean: 100, variance: 225, standardDeviation: 15 },
    },
  ],
  run({ mean, standardDeviation, ...inputs }) {
    const deviation = new Precise(standardDeviation);
    return { ...answersOf(normal(mean, standardDeviation), inputs), ...momentsOf(new Precise(mean), deviation.times(deviation)) };
  },
});
