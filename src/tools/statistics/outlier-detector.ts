import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { aligned, scaledFraction } from '../shared/numbers/exact-sums.ts';
import { doubleOf, Precise, preciseOf } from '../shared/numbers/precise.ts';
import { add, multiply, type Rational, rational, subtract, toNumber } from '../shared/numbers/rational.ts';
import { upperT } from './lib/inference.ts';
import { ascending, numbers } from './lib/lists.ts';
import { deviationsOf } from './lib/moments.ts';
import { decimal, medianDeviationOf, medianOf, quartilesOf } from './lib/quantiles.ts';

/** What makes a median absolute deviation comparable with a standard deviation, by Iglewicz and Hoaglin. */
const MODIFIED = rational(6745n, 10_000n);

interface Found {
  outliers: { value: number; index: number }[];
  lower?: number;
  upper?: number;
  statistic?: number;
  criticalValue?: number;
}

export default defineTool({
  slug: 'outlier-detector',
  name: 'Outlier Detector',
  category: 'statistics',
  summary: "Finds outliers in a list of numbers by interquartile range, z-score, modified z-score or Grubbs' test.",
  description: 'Values are compared with the exact limits; one that is exactly on a limit is not an outlier. All methods except iqr need values with spread.',
  reference: "Tukey's fences with quartiles of type 7; Iglewicz and Hoaglin (1993), 0.6745·|x − median|/MAD; Grubbs (1969), two-sided",
  keywords: ['anomaly detection', 'extreme values', 'iqr rule', 'grubbs', 'anomalies', 'fences', 'mad'],
  inputs: z.strictObject({
    values: numbers(100_000, 3).describe('The numbers to search'),
    method: z
      .enum(['iqr', 'z-score', 'modified-z-score', 'grubbs'])
      .default('iqr')
      .describe(
        'What makes an outlier: iqr lies beyond the quartiles by more than threshold interquartile ranges, z-score by more than threshold sample standard deviations from the mean, modified-z-score has a modified z-score above threshold, grubbs is the one value farthest from the mean if the test finds it significant',
      ),
    threshold: z
      .number()
      .min(0)
      .max(100)
      .optional()
      .describe('How far is too far; if omitted, 1.5 for iqr, 3 for z-score and 3.5 for modified-z-score; it has no effect on grubbs'),
    significance: z.number().min(0.000001).max(0.5).default(0.05).describe("Significance level of Grubbs' test; it has no effect on the other methods"),
  }),
  result: z.strictObject({
    outliers: z
      .array(z.strictObject({ value: z.number().describe('The outlying number itself'), index: z.int().describe('Its position in the list, from 0') }))
      .describe('The outliers in the order given'),
    lower: z.number().optional().describe('Limit below which values are outliers; absent for grubbs'),
    upper: z.number().optional().describe('Limit above which values are outliers; absent for grubbs'),
    statistic: z
      .number()
      .optional()
      .describe("Grubbs' statistic G, the greatest distance from the mean in sample standard deviations; absent for other methods"),
    criticalValue: z.number().optional().describe('Value that G must exceed to be significant; absent for other methods'),
  }),
  examples: [
    { inputs: { values: [10, 12, 11, 13, 12, 95] }, result: { outliers: [{ value: 95, index: 5 }], lower: 9, upper: 15 } },
    {
      inputs: { values: [199.31, 199.53, 200.19, 200.82, 201.92, 201.95, 202.18, 245.57], method: 'grubbs' },
      result: { outliers: [{ value: 245.57, index: 7 }], statistic: 2.4687646112124506, criticalValue: 2.1266450871954654 },
    },
  ],
  run({ values, method, threshold, significance }): Found {
    switch (method) {
      case 'iqr': {
        const { q1, q3, range } = quartilesOf(ascending(values));
        const reach = multiply(decimal(threshold ?? 1.5), range);
        return beyond(values, subtract(q1, reach), add(q3, reach));
      }
      case 'z-score':
        return byDeviation(values, decimal(threshold ?? 3));
      case 'modified-z-score': {
        const sorted = ascending(values);
        const [median, deviation] = [medianOf(sorted), medianDeviationOf(sorted)];
        if (deviation.numerator === 0n) noSpread('The median absolute deviation');
        const reach = multiply(decimal(threshold ?? 3.5), {
          numerator: deviation.numerator * MODIFIED.denominator,
          denominator: deviation.denominator * MODIFIED.numerator,
        });
        return beyond(values, subtract(median, reach), add(median, reach));
      }
      case 'grubbs':
        return grubbs(values, significance);
    }
  },
});

const noSpread = (what: string): never => unprocessable(`${what} of the values is 0, so nothing can be measured by it.`, 'values');

const listed = (values: readonly number[], isOutlier: (index: number) => boolean): Found['outliers'] =>
  values.flatMap((value, index) => (isOutlier(index) ? [{ value: value + 0, index }] : []));

/** The values beyond exact limits. */
function beyond(values: readonly number[], lower: Rational, upper: Rational): Found {
  const { units, exponent } = aligned(values);
  const one = 10n ** BigInt(-exponent);
  const [low, high] = [lower.numerator * one, upper.numerator * one];
  const outliers = listed(values, (index) => {
    const unit = units[index] ?? 0n;
    return unit * lower.denominator < low || unit * upper.denominator > high;
  });
  return { outliers, lower: toNumber(lower), upper: toNumber(upper) };
}

function byDeviation(values: readonly number[], threshold: Rational): Found {
  const { units, crossed, mean, deviation } = deviationsOf(values);
  if (crossed === 0n) noSpread('The standard deviation');
  // |x − mean| > threshold·s, squared and without fractions.
  const count = BigInt(values.length);
  const [left, right] = [(count - 1n) * threshold.denominator ** 2n, count * crossed * threshold.numerator ** 2n];
  const outliers = listed(values, (index) => (units[index] ?? 0n) ** 2n * left > right);
  const reach = deviation.times(preciseOf(threshold));
  return { outliers, lower: doubleOf(preciseOf(mean).minus(reach)), upper: doubleOf(preciseOf(mean).plus(reach)) };
}

function grubbs(values: readonly number[], significance: number): Found {
  const { units, exponent, crossed, deviation } = deviationsOf(values);
  if (crossed === 0n) noSpread('The standard deviation');
  const count = values.length;
  let farthest = 0;
  let most = -1n;
  for (const [index, unit] of units.entries()) {
    const distance = unit < 0n ? -unit : unit;
    if (distance > most) [farthest, most] = [index, distance];
  }
  const statistic = preciseOf(scaledFraction(most, BigInt(count), exponent)).div(deviation);
  const t = upperT(multiply(decimal(significance), rational(1n, BigInt(2 * count))), count - 2);
  const square = t.times(t);
  const critical = square
    .div(square.plus(count - 2))
    .sqrt()
    .times(count - 1)
    .div(new Precise(count).sqrt());
  return {
    outliers: listed(values, (index) => index === farthest && statistic.gt(critical)),
    statistic: doubleOf(statistic),
    criticalValue: doubleOf(critical),
  };
}
