import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { aligned, scaledFraction, totalOf, totalOfProducts } from '../shared/numbers/exact-sums.ts';
import { toNumber } from '../shared/numbers/rational.ts';
import { holdToLength, numbers } from './lib/lists.ts';
import { spreadOf } from './lib/moments.ts';

export default defineTool({
  slug: 'standard-deviation-calculator',
  name: 'Standard Deviation and Variance Calculator',
  category: 'statistics',
  summary: 'Calculates the sample and population standard deviation and variance of values or of a frequency table.',
  description:
    'Sums of squares are exact before they are rounded: equal values have a variance of exactly 0, and large values with little spread lose no digits.',
  reference: 'NIST/SEMATECH e-Handbook of Statistical Methods 1.3.5.6',
  keywords: ['sd', 'sigma', 'stdev', 'spread', 'standard error', 'sum of squares', 'dispersion', 'standard deviation'],
  inputs: z.strictObject({
    values: numbers(100_000).describe('The numbers, or the different numbers of a frequency table'),
    frequencies: z
      .array(z.int().min(0).max(1_000_000_000))
      .min(1)
      .max(100_000)
      .optional()
      .describe('How often each value occurs, as many as values; if omitted, each occurs once'),
  }),
  result: z.strictObject({
    count: z.int().describe('Number of values, with their frequencies'),
    mean: z.number().describe('Arithmetic mean of the values'),
    sumOfSquares: z.number().describe('Sum of the squared deviations from the mean'),
    variance: z.number().optional().describe('Sample variance, with n − 1 in the denominator; absent for a single value'),
    standardDeviation: z.number().optional().describe('Sample standard deviation; absent for a single value'),
    standardError: z.number().optional().describe('Standard error of the mean: the sample standard deviation divided by √n; absent for a single value'),
    populationVariance: z.number().describe('Population variance, with n in the denominator'),
    populationStandardDeviation: z.number().describe('Population standard deviation, the root of the population variance'),
  }),
  headline: 'standardDeviation',
  examples: [
    {
      inputs: { values: [10, 8, 0.5] },
      result: {
        count: 3,
        mean: 6.166666666666667,
        sumOfSquares: 50.166666666666664,
        variance: 25.083333333333332,
        standardDeviation: 5.008326400438906,
        standardError: 2.891558595482912,
        populationVariance: 16.72222222222222,
        populationStandardDeviation: 4.089281382128433,
      },
    },
    {
      inputs: { values: [1, 2, 3], frequencies: [2, 5, 3] },
      result: {
        count: 10,
        mean: 2.1,
        sumOfSquares: 4.9,
        variance: 0.5444444444444444,
        standardDeviation: 0.7378647873726218,
        standardError: 0.23333333333333334,
        populationVariance: 0.49,
        populationStandardDeviation: 0.7,
      },
    },
  ],
  run({ values, frequencies }) {
    if (frequencies) holdToLength(frequencies, 'frequencies', values, 'values');
    const { units, exponent } = aligned(values);
    const weighted = frequencies ? units.map((unit, index) => unit * BigInt(frequencies[index] ?? 0)) : units;
    const count = frequencies ? frequencies.reduce((total, frequency) => total + frequency, 0) : units.length;
    if (count === 0) unprocessable('All frequencies are 0, so there are no values.', 'frequencies');
    const total = totalOf(weighted);
    const squaredDeviations = scaledFraction(BigInt(count) * totalOfProducts(weighted, units) - total * total, BigInt(count), 2 * exponent);
    return {
      count,
      mean: toNumber(scaledFraction(total, BigInt(count), exponent)),
      sumOfSquares: toNumber(squaredDeviations),
      ...spreadOf(count, squaredDeviations),
    };
  },
});
