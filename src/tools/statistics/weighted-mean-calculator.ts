import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { aligned, quotientOf, rootOf, scaledFraction, totalOf, totalOfProducts } from '../shared/numbers/exact-sums.ts';
import { toNumber } from '../shared/numbers/rational.ts';
import { holdToLength, numbers } from './lib/lists.ts';

export default defineTool({
  slug: 'weighted-mean-calculator',
  name: 'Weighted Average Calculator',
  category: 'statistics',
  summary: 'Calculates the weighted mean of numbers, with its spread and what each contributes.',
  description: 'Weights need not add up to 1 or 100. A value of weight 0 does not count.',
  reference: 'Σwx/Σw; effective size by Kish (1965)',
  keywords: ['weighted mean', 'grade average', 'effective sample size', 'weighted standard deviation'],
  inputs: z.strictObject({
    values: numbers(100_000).describe('The numbers to average'),
    weights: z.array(z.number().min(0)).min(1).max(100_000).describe('The weight of each value, not negative, as many as values'),
  }),
  result: z.strictObject({
    weightedMean: z.number().describe('Sum of the weighted values divided by the sum of the weights'),
    totalWeight: z.number().describe('Sum of the weights'),
    standardDeviation: z.number().describe('Weighted standard deviation about the mean, √(Σw(x − mean)²/Σw)'),
    effectiveSize: z.number().describe('Number of equal weights that would carry as much information, (Σw)²/Σw²'),
    contributions: z.array(z.number()).describe('What each value adds to the mean: its weight times itself divided by the sum of the weights'),
  }),
  examples: [
    {
      inputs: { values: [90, 80, 70], weights: [3, 2, 1] },
      result: {
        weightedMean: 83.33333333333333,
        totalWeight: 6,
        standardDeviation: 7.453559924999299,
        effectiveSize: 2.5714285714285716,
        contributions: [45, 26.666666666666668, 11.666666666666666],
      },
    },
    {
      inputs: { values: [5, 10], weights: [0, 2] },
      result: { weightedMean: 10, totalWeight: 2, standardDeviation: 0, effectiveSize: 1, contributions: [0, 10] },
    },
  ],
  run(inputs) {
    holdToLength(inputs.weights, 'weights', inputs.values, 'values');
    const [values, weights] = [aligned(inputs.values), aligned(inputs.weights)];
    const total = totalOf(weights.units);
    if (total === 0n) unprocessable('All weights are 0, so there is no weighted mean.', 'weights');
    const products = values.units.map((unit, index) => unit * (weights.units[index] ?? 0n));
    const sum = totalOf(products);
    const denominator = total * 10n ** BigInt(-values.exponent);
    return {
      weightedMean: toNumber(scaledFraction(sum, total, values.exponent)),
      totalWeight: toNumber(scaledFraction(total, 1n, weights.exponent)),
      standardDeviation: rootOf(scaledFraction(total * totalOfProducts(products, values.units) - sum * sum, total * total, 2 * values.exponent)),
      effectiveSize: quotientOf(total * total, totalOfProducts(weights.units, weights.units)),
      contributions: products.map((product) => quotientOf(product, denominator)),
    };
  },
});
