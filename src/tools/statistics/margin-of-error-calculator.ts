import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { confidencePercent, criticalZ } from './lib/confidence.ts';

export default defineTool({
  slug: 'margin-of-error-calculator',
  name: 'Margin of Error Calculator',
  category: 'statistics',
  summary: "Calculates the margin of error of a survey's percentage from the sample size.",
  description: 'z·√(p(1 − p)/n), for a simple random sample. With a population size the finite population correction √((N − n)/(N − 1)) is applied.',
  reference: 'Cochran 1977',
  keywords: ['survey', 'poll', 'sampling error', 'plus or minus', 'confidence interval', 'finite population'],
  inputs: z.strictObject({
    sampleSize: z.int().min(1).max(1_000_000_000_000).describe('Number of answers in the sample'),
    proportionPercent: z.number().min(0).max(100).default(50).describe('Share found in the sample, in percent; 50 has the greatest margin'),
    confidencePercent,
    populationSize: z.int().min(1).max(1_000_000_000_000).optional().describe('Size of the whole population; if omitted, it is taken as very large'),
  }),
  result: z.strictObject({
    marginOfErrorPercent: z.number().describe('Margin of error either way, in percentage points'),
    standardErrorPercent: z.number().describe('Standard error of the share, in percentage points'),
    zScore: z.number().describe('Critical value of the normal distribution for the confidence level'),
  }),
  examples: [
    {
      inputs: { sampleSize: 1000 },
      result: { marginOfErrorPercent: 3.0989751615228083, standardErrorPercent: 1.5811388300841898, zScore: 1.9599639845400543 },
    },
    {
      inputs: { sampleSize: 300, proportionPercent: 20, confidencePercent: 90, populationSize: 1200 },
      result: { marginOfErrorPercent: 3.2910788225486964, standardErrorPercent: 2.0008338545286204, zScore: 1.6448536269514726 },
    },
  ],
  run({ sampleSize, proportionPercent, confidencePercent, populationSize }) {
    if (populationSize !== undefined && sampleSize > populationSize) invalid('sampleSize', `must be at most the size of the population, ${populationSize}`);
    let variance = new Precise(100).minus(proportionPercent).times(proportionPercent).div(sampleSize);
    // A population of 1 is its own sample, and (N − n)/(N − 1) is 0/0.
    if (populationSize !== undefined) variance = variance.times(populationSize - sampleSize).div(Math.max(1, populationSize - 1));
    const standardError = variance.sqrt();
    const z = criticalZ(confidencePercent);
    return { marginOfErrorPercent: doubleOf(standardError.times(z)), standardErrorPercent: doubleOf(standardError), zScore: doubleOf(z) };
  },
});
