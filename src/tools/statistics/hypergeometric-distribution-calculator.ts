import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { hypergeometric, hypergeometricDeviation } from '../shared/numbers/distributions/hypergeometric.ts';
import { Precise } from '../shared/numbers/precise.ts';
import { ASKING_WHOLE, areas, discreteAnswersOf, massField, moments, momentsOf, questions } from './lib/distribution-fields.ts';

const MAX_INLINE_DEVIATION = 20;
const count = z.int().min(0).max(1_000_000_000);

export default defineTool({
  slug: 'hypergeometric-distribution-calculator',
  name: 'Hypergeometric Distribution Calculator',
  category: 'statistics',
  summary: 'Calculates probabilities and quantiles of draws without replacement (lotteries, cards, audits).',
  description: ASKING_WHOLE,
  reference: 'P(X = k) = C(K, k) C(N − K, n − k)/C(N, n)',
  keywords: ['sampling without replacement', 'lottery odds', 'deck of cards', 'urn', 'opening hand', 'magic the gathering'],
  heavyWhen: ({ populationSize, successesInPopulation, draws }) => hypergeometricDeviation(populationSize, successesInPopulation, draws) > MAX_INLINE_DEVIATION,
  inputs: z.strictObject({
    populationSize: count.describe('Number of items in the population, from 0 to 1,000,000,000'),
    successesInPopulation: count.describe('Number of items in the population that count as successes, at most all of them'),
    draws: count.describe('Number of items drawn, at most all of the population'),
    ...questions,
  }),
  result: z.strictObject({ probability: massField, ...areas, ...moments }),
  examples: [
    {
      inputs: { populationSize: 49, successesInPopulation: 6, draws: 6, x: 3 },
      result: {
        probability: 0.017650403866870102,
        cdf: 0.9990128588648478,
        survival: 0.000987141135152236,
        mean: 0.7346938775510204,
        variance: 0.5775718450645564,
        standardDeviation: 0.7599814767904257,
      },
    },
    {
      inputs: { populationSize: 52, successesInPopulation: 4, draws: 5, lower: 1 },
      result: { between: 0.34115800166220334, mean: 0.38461538461538464, variance: 0.32718412808910546, standardDeviation: 0.5720001119659903 },
    },
  ],
  run({ populationSize, successesInPopulation, draws, ...inputs }) {
    for (const [field, value] of Object.entries({ successesInPopulation, draws })) {
      if (value > populationSize) invalid(field, 'must not be above populationSize');
    }
    const size = new Precise(populationSize);
    const isEmpty = populationSize === 0;
    const share = isEmpty ? size : new Precise(successesInPopulation).div(size);
    const mean = share.times(draws);
    // n p (1 − p)(N − n)/(N − 1); a single item does not vary.
    const variance = populationSize < 2 ? new Precise(0) : mean.times(size.minus(successesInPopulation)).times(size.minus(draws)).div(size).div(size.minus(1));
    return { ...discreteAnswersOf(hypergeometric(populationSize, successesInPopulation, draws), inputs), ...momentsOf(mean, variance) };
  },
});
