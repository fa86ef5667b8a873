import { z } from 'zod';
import { defineTool } from '../define.ts';
import { quotientOf, scaledFraction, sumOf } from '../shared/numbers/exact-sums.ts';
import { doubleOf, Precise, preciseOf } from '../shared/numbers/precise.ts';
import { isZero, rational, subtract, toNumber } from '../shared/numbers/rational.ts';
import { ascending, modesOf, numbers } from './lib/lists.ts';
import { type Deviations, deviationsOf, spreadOf } from './lib/moments.ts';
import { decimal, medianDeviationOf, medianOf, quartilesOf } from './lib/quantiles.ts';

export default defineTool({
  slug: 'descriptive-statistics-calculator',
  name: 'Descriptive Statistics Calculator',
  category: 'statistics',
  summary: 'Calculates the count, sum, mean, median, modes, spread, quartiles, skewness and kurtosis of a list of numbers.',
  description:
    'Sums, means and variances are exact before they are rounded once, so no digits are lost to cancellation. Quartiles are of type 7 (Excel PERCENTILE.INC); skewness and kurtosis are those of Excel SKEW and KURT.',
  reference: 'NIST/SEMATECH e-Handbook of Statistical Methods 1.3.5; Hyndman and Fan (1996); Joanes and Gill (1998), G1 and G2',
  keywords: ['summary statistics', 'average', 'standard deviation', 'data summary', 'describe data', 'statistics of a sample'],
  cost: 'heavy',
  inputs: z.strictObject({ values: numbers(100_000).describe('The numbers to describe, in any order') }),
  result: z.strictObject({
    count: z.int().describe('Number of values'),
    sum: z.number().describe('Sum of the values'),
    mean: z.number().describe('Arithmetic mean of the values'),
    median: z.number().describe('Middle value, or the mean of the two middle ones'),
    modes: z.array(z.number()).describe('The most frequent values, ascending; empty when no value occurs twice'),
    minimum: z.number().describe('The smallest value'),
    maximum: z.number().describe('The greatest value'),
    range: z.number().describe('Difference between the greatest and the smallest value'),
    q1: z.number().describe('First quartile, interpolated (type 7)'),
    q3: z.number().describe('Third quartile, interpolated (type 7)'),
    interquartileRange: z.number().describe('Difference between the third and the first quartile'),
    variance: z.number().optional().describe('Sample variance, with n − 1 in the denominator; absent for a single value'),
    standardDeviation: z.number().optional().describe('Sample standard deviation; absent for a single value'),
    standardError: z.number().optional().describe('Standard error of the mean: the sample standard deviation divided by √n; absent for a single value'),
    populationVariance: z.number().describe('Population variance, with n in the denominator'),
    populationStandardDeviation: z.number().describe('Population standard deviation, the root of the population variance'),
    coefficientOfVariationPercent: z
      .number()
      .optional()
      .describe('Sample standard deviation in percent of the size of the mean; absent for a single value or a mean of 0'),
    meanAbsoluteDeviation: z.number().describe('Mean distance of the values from their mean'),
    medianAbsoluteDeviation: z.number().describe('Median distance of the values from their median, not scaled'),
    skewness: z.number().optional().describe('Adjusted Fisher-Pearson skewness G1; absent for fewer than three values or without spread'),
    kurtosis: z.number().optional().describe('Excess kurtosis G2, 0 for a normal distribution; absent for fewer than four values or without spread'),
  }),
  headline: 'mean',
  examples: [
    {
      inputs: { values: [2, 4, 4, 4, 5, 5, 7, 9] },
      result: {
        count: 8,
        sum: 40,
        mean: 5,
        median: 4.5,
        modes: [4],
        minimum: 2,
        maximum: 9,
        range: 7,
        q1: 4,
        q3: 5.5,
        interquartileRange: 1.5,
        variance: 4.571428571428571,
        standardDeviation: 2.138089935299395,
        standardError: 0.7559289460184545,
        populationVariance: 4,
        populationStandardDeviation: 2,
        coefficientOfVariationPercent: 42.7617987059879,
        meanAbsoluteDeviation: 1.5,
        medianAbsoluteDeviation: 0.5,
        skewness: 0.8184875533567997,
        kurtosis: 0.940625,
      },
    },
    {
      inputs: { values: [3] },
      result: {
        count: 1,
        sum: 3,
        mean: 3,
        median: 3,
        modes: [],
        minimum: 3,
        maximum: 3,
        range: 0,
        q1: 3,
        q3: 3,
        interquartileRange: 0,
        populationVariance: 0,
        populationStandardDeviation: 0,
        meanAbsoluteDeviation: 0,
        medianAbsoluteDeviation: 0,
      },
    },
  ],
  run({ values }) {
    const sorted = ascending(values);
    const count = values.length;
    const [minimum = 0, maximum = 0] = [sorted[0], sorted.at(-1)];
    const { q1, q3, range } = quartilesOf(sorted);
    const deviations = deviationsOf(values);
    const { mean, deviation, exponent } = deviations;
    const n = BigInt(count);
    const distances = deviations.units.reduce((total, unit) => total + (unit < 0n ? -unit : unit), 0n);
    return {
      count,
      sum: toNumber(sumOf(values)),
      mean: toNumber(mean),
      median: toNumber(medianOf(sorted)),
      modes: modesOf(sorted),
      minimum,
      maximum,
      range: toNumber(subtract(decimal(maximum), decimal(minimum))),
      q1: toNumber(q1),
      q3: toNumber(q3),
      interquartileRange: toNumber(range),
      ...spreadOf(count, scaledFraction(deviations.crossed, n, 2 * exponent)),
      ...(count > 1 && !isZero(mean) && { coefficientOfVariationPercent: doubleOf(deviation.times(100).div(preciseOf(mean).abs())) }),
      meanAbsoluteDeviation: toNumber(scaledFraction(distances, n * n, exponent)),
      medianAbsoluteDeviation: toNumber(medianDeviationOf(sorted)),
      ...shapeOf(deviations),
    };
  },
});

/** Skewness and kurtosis, of units as good as of the numbers themselves. */
function shapeOf({ units, crossed }: Deviations) {
  if (units.length < 3 || crossed === 0n) return {};
  const n = BigInt(units.length);
  const squares = n * crossed;
  let [cubes, fourths] = [0n, 0n];
  for (const unit of units) {
    const square = unit * unit;
    cubes += square * unit;
    fourths += square * square;
  }
  const variance = preciseOf(rational(squares, n - 1n));
  const skewness = doubleOf(
    new Precise(String(cubes))
      .times(String(n))
      .div(variance.times(variance.sqrt()))
      .div(String((n - 1n) * (n - 2n))),
  );
  if (units.length < 4) return { skewness };
  // n(n + 1)/((n − 1)(n − 2)(n − 3))·Σd⁴/s⁴ − 3(n − 1)²/((n − 2)(n − 3)), on one denominator.
  const rest = (n - 2n) * (n - 3n);
  const kurtosis = quotientOf((n - 1n) * (n * (n + 1n) * fourths - 3n * (n - 1n) * squares * squares), rest * squares * squares);
  return { skewness, kurtosis };
}
