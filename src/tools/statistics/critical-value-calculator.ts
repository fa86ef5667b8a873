import { z } from 'zod';
import { defineTool } from '../define.ts';
import { finiteQuantile, isExtreme } from './lib/distribution-fields.ts';
import { distributionOf, testDistribution } from './lib/test-distribution.ts';

const QUICK_SIGNIFICANCE = 1e-9;

export default defineTool({
  slug: 'critical-value-calculator',
  name: 'Critical Value Calculator',
  category: 'statistics',
  summary: 'Finds the critical values of z, t, chi-square and F tests at a significance level.',
  description: 'A two-sided test has half the significance in each tail. For chi-square and F tests of the usual kind, ask for greater.',
  reference: 'NIST/SEMATECH e-Handbook of Statistical Methods 1.3.6.7',
  keywords: ['rejection region', 'significance level', 'alpha', 'z critical', 't critical', 'cutoff', 'table'],
  // Far out in a tail a quantile takes many steps.
  heavyWhen: ({ df1, df2, significance }) => isExtreme(df1, df2) || significance < QUICK_SIGNIFICANCE || significance > 1 - QUICK_SIGNIFICANCE,
  inputs: z.strictObject({
    distribution: testDistribution.distribution,
    significance: z.number().gt(0).lt(1).default(0.05).describe('Significance level of the test, above 0 and below 1'),
    df1: testDistribution.df1,
    df2: testDistribution.df2,
    alternative: z
      .enum(['two-sided', 'less', 'greater'])
      .default('two-sided')
      .describe('Where the hypothesis is rejected: two-sided in both tails, less only below, greater only above'),
  }),
  result: z.strictObject({
    lower: z.number().optional().describe('Statistics below it reject the hypothesis; absent if only greater ones do'),
    upper: z.number().optional().describe('Statistics above it reject the hypothesis; absent if only lesser ones do'),
  }),
  headline: 'upper',
  appliesWhen: { df1: { distribution: ['t', 'chi-square', 'f'] }, df2: { distribution: ['f'] } },
  examples: [
    { inputs: { significance: 0.05 }, result: { lower: -1.9599639845400543, upper: 1.9599639845400543 } },
    { inputs: { distribution: 't', df1: 10, significance: 0.01, alternative: 'greater' }, result: { upper: 2.763769458112696 } },
  ],
  run({ distribution, significance, df1, df2, alternative }) {
    const curve = distributionOf(distribution, df1, df2);
    const tail = alternative === 'two-sided' ? significance / 2 : significance;
    return {
      ...(alternative !== 'greater' && { lower: finiteQuantile(curve.quantile(tail)) }),
      ...(alternative !== 'less' && { upper: finiteQuantile(curve.upperQuantile(tail)) }),
    };
  },
});
