import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { isExtreme } from './lib/distribution-fields.ts';
import { distributionOf, testDistribution } from './lib/test-distribution.ts';

export default defineTool({
  slug: 'p-value-calculator',
  name: 'p-Value Calculator',
  category: 'statistics',
  summary: 'Calculates the p-value of a z, t, chi-square or F statistic.',
  description: 'A two-sided p-value is twice the smaller tail, at most 1. For chi-square and F tests of the usual kind, ask for greater.',
  reference: 'NIST/SEMATECH e-Handbook of Statistical Methods 7.1.3.1',
  keywords: ['significance', 'p value from z score', 'p value from t', 'probability value', 'hypothesis test', 'tail'],
  heavyWhen: ({ df1, df2 }) => isExtreme(df1, df2),
  inputs: z.strictObject({
    distribution: testDistribution.distribution,
    statistic: z.number().describe('The test statistic; not negative for chi-square and f'),
    df1: testDistribution.df1,
    df2: testDistribution.df2,
    alternative: z
      .enum(['two-sided', 'less', 'greater'])
      .default('two-sided')
      .describe('Which values count as extreme: two-sided those in either tail, less only low ones, greater only high ones'),
  }),
  result: z.strictObject({
    pValue: z.number().describe('Probability of a statistic at least as extreme if the hypothesis holds'),
    lowerTail: z.number().describe('P(X ≤ statistic), the probability of a statistic at most as great'),
    upperTail: z.number().describe('P(X ≥ statistic), the probability of a statistic at least as great'),
  }),
  appliesWhen: { df1: { distribution: ['t', 'chi-square', 'f'] }, df2: { distribution: ['f'] } },
  examples: [
    { inputs: { statistic: 1.96 }, result: { pValue: 0.04999579029644087, lowerTail: 0.9750021048517795, upperTail: 0.024997895148220435 } },
    {
      inputs: { distribution: 'chi-square', statistic: 7.81, df1: 3, alternative: 'greater' },
      result: { pValue: 0.05010605635000593, lowerTail: 0.949893943649994, upperTail: 0.05010605635000593 },
    },
  ],
  run({ distribution, statistic, df1, df2, alternative }) {
    const curve = distributionOf(distribution, df1, df2);
    if (statistic < 0 && (distribution === 'chi-square' || distribution === 'f')) invalid('statistic', `must not be negative for ${distribution}`);
    const [lowerTail, upperTail] = [curve.cdf(statistic), curve.survival(statistic)];
    const pValue = { less: lowerTail, greater: upperTail, 'two-sided': Math.min(1, 2 * Math.min(lowerTail, upperTail)) }[alternative];
    return { pValue, lowerTail, upperTail };
  },
});
