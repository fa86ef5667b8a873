import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { alternativeOf, normalPValue } from './lib/alternative.ts';
import { confidencePercent, criticalZ } from './lib/confidence.ts';

const SECOND = ['mean2', 'standardDeviation2', 'count2'] as const;

export default defineTool({
  slug: 'z-test-calculator',
  name: 'z-Test Calculator',
  category: 'statistics',
  summary: 'Tests one or two means with known standard deviations.',
  description:
    'Standard deviations are those of the populations; where they are estimated from the samples, use a t-test. Give all three of the second sample or none.',
  reference: 'z = (mean − mean2 − hypothesized)/√(σ²/n + σ2²/n2)',
  keywords: ['z score', 'z statistic', 'hypothesis test', 'p value', 'known variance', 'population mean'],
  inputs: z.strictObject({
    mean: z.number().describe('Mean of the first sample'),
    standardDeviation: z.number().positive().describe("Standard deviation of the first sample's population"),
    count: z.int().min(1).max(1_000_000_000).describe('Number of values in the first sample'),
    mean2: z.number().optional().describe('Mean of the second sample; if omitted, one mean is tested'),
    standardDeviation2: z.number().positive().optional().describe("Standard deviation of the second sample's population, given together with mean2"),
    count2: z.int().min(1).max(1_000_000_000).optional().describe('Number of values in the second sample, given together with mean2'),
    hypothesized: z.number().default(0).describe('Mean, or difference of means, under the null hypothesis'),
    alternative: alternativeOf('less, the mean or difference is below the hypothesized one; greater, it is above'),
    confidencePercent,
  }),
  result: z.strictObject({
    z: z.number().describe('Distance from the hypothesis in standard errors'),
    pValue: z.number().describe('Chance of a z at least as extreme under the null hypothesis, from 0 to 1'),
    standardError: z.number().describe('Standard error of the mean or of the difference of means'),
    lower: z.number().describe('Lower end of the two-sided confidence interval of the mean or difference'),
    upper: z.number().describe('Upper end of the two-sided confidence interval of the mean or difference'),
  }),
  headline: 'pValue',
  examples: [
    {
      inputs: { mean: 103, standardDeviation: 15, count: 50, hypothesized: 100 },
      result: { z: Math.SQRT2, pValue: 0.15729920705028513, standardError: 2.1213203435596424, lower: 98.84228852695097, upper: 107.15771147304903 },
    },
    {
      inputs: { mean: 5.2, standardDeviation: 1.1, count: 40, mean2: 4.8, standardDeviation2: 0.9, count2: 35, alternative: 'greater' },
      result: { z: 1.7310850696585216, pValue: 0.04171829643548333, standardError: 0.2310689445660259, lower: -0.052886809295093005, upper: 0.852886809295093 },
    },
  ],
  run(inputs) {
    const given = SECOND.filter((field) => inputs[field] !== undefined);
    const missing = SECOND.find((field) => inputs[field] === undefined);
    if (given.length > 0 && missing) invalid(missing, `must be given together with ${given.join(' and ')}, or all three of the second sample be omitted`);
    const { mean, standardDeviation, count, mean2 = 0, standardDeviation2 = 0, count2 = 1, hypothesized, alternative } = inputs;
    const difference = new Precise(mean).minus(mean2);
    const variance = new Precise(standardDeviation).pow(2).div(count).plus(new Precise(standardDeviation2).pow(2).div(count2));
    const standardError = variance.sqrt();
    const margin = criticalZ(inputs.confidencePercent).times(standardError);
    const statistic = difference.minus(hypothesized).div(standardError);
    return {
      z: doubleOf(statistic),
      pValue: normalPValue(statistic, alternative),
      standardError: doubleOf(standardError),
      lower: doubleOf(difference.minus(margin)),
      upper: doubleOf(difference.plus(margin)),
    };
  },
});
