import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { aligned } from '../shared/numbers/exact-sums.ts';
import { doubleOf, Precise, preciseOf } from '../shared/numbers/precise.ts';
import { type Rational, rationalOf, subtract, toNumber } from '../shared/numbers/rational.ts';
import { alternativeOf, pValueOf } from './lib/alternative.ts';
import { confidencePercent, tailOf } from './lib/confidence.ts';
import { type Moments, meanVarianceOf, momentsOf } from './lib/sample-moments.ts';
import { tPoint, tTails } from './lib/tails.ts';

/** Up to so many values are done with at once. */
const MAX_SHORT = 300;

export default defineTool({
  slug: 't-test-calculator',
  name: 't-Test Calculator',
  category: 'statistics',
  summary: 'Tests one mean or the difference of two: one-sample, paired, two-sample and Welch t-tests.',
  description:
    "Welch's test does not assume equal variances and has Welch-Satterthwaite degrees of freedom; two-sample pools the variances. Values count as the decimals they are written as.",
  reference: 'Student 1908; Welch 1947',
  keywords: ['student', 'compare means', 't statistic', 'unequal variances', 'independent samples', 'paired samples', 'p value', 'ttest'],
  heavyWhen: ({ a, b }) => a.length + (b?.length ?? 0) > MAX_SHORT,
  inputs: z.strictObject({
    a: z.array(z.number()).min(2).max(100_000).describe('Values of the first sample'),
    b: z
      .array(z.number())
      .min(2)
      .max(100_000)
      .optional()
      .describe('Values of the second sample, required except for a one-sample test; for a paired test as many as in a, in the same order'),
    kind: z
      .enum(['one-sample', 'paired', 'two-sample', 'welch'])
      .default('welch')
      .describe(
        'Which test: one-sample, the mean of a; paired, the mean of the differences of pairs; two-sample, two means with equal variances; welch, two means with any variances',
      ),
    hypothesized: z.number().default(0).describe('Mean, or difference of means a − b, under the null hypothesis'),
    alternative: alternativeOf('less, the mean or difference is below the hypothesized one; greater, it is above'),
    confidencePercent,
  }),
  result: z.strictObject({
    t: z.number().describe('t statistic: distance from the hypothesis in standard errors'),
    degreesOfFreedom: z.number().describe("Degrees of freedom of t; for Welch's test not a whole number as a rule"),
    pValue: z.number().describe('Chance of a t at least as extreme under the null hypothesis, from 0 to 1'),
    meanA: z.number().describe('Mean of the first sample'),
    meanB: z.number().optional().describe('Mean of the second sample; absent for a one-sample test'),
    difference: z.number().describe('meanA − meanB; for a one-sample test meanA less the hypothesized mean'),
    standardError: z.number().describe('Standard error of the mean or of the difference of means'),
    lower: z.number().describe('Lower end of the two-sided confidence interval of the mean (one-sample) or of the difference of means'),
    upper: z.number().describe('Upper end of the two-sided confidence interval of the mean (one-sample) or of the difference of means'),
    cohensD: z
      .number()
      .describe(
        'Effect size: distance from the hypothesis in standard deviations, those of the sample, the differences, the pooled one, or the root of the mean variance (Welch)',
      ),
  }),
  headline: 'pValue',
  appliesWhen: { b: { kind: ['paired', 'two-sample', 'welch'] } },
  examples: [
    {
      inputs: { a: [5.1, 4.9, 5.6, 5.8], b: [4.2, 4.8, 4.4, 4.9] },
      result: {
        t: 2.8991805417067558,
        degreesOfFreedom: 5.683068996055068,
        pValue: 0.029124554209095196,
        meanA: 5.35,
        meanB: 4.575,
        difference: 0.775,
        standardError: 0.26731691553909065,
        lower: 0.11195420753028905,
        upper: 1.438045792469711,
        cohensD: 2.0500302209249353,
      },
    },
    {
      inputs: { a: [10, 12, 9, 11], kind: 'one-sample', hypothesized: 9 },
      result: {
        t: 2.32379000772445,
        degreesOfFreedom: 3,
        pValue: 0.102728078858399,
        meanA: 10.5,
        difference: 1.5,
        standardError: 0.6454972243679028,
        lower: 8.445739743239479,
        upper: 12.554260256760521,
        cohensD: 1.161895003862225,
      },
    },
  ],
  run({ a, b, kind, hypothesized, alternative, confidencePercent }) {
    if (kind === 'one-sample' && b) invalid('b', 'must not be given for a one-sample test');
    if (kind !== 'one-sample' && !b) invalid('b', 'is required, except for a one-sample test');
    if (kind === 'paired' && b && b.length !== a.length) invalid('b', `must have as many values as a for a paired test: ${a.length}, not ${b.length}`);
    const { units, exponent } = aligned([...a, ...(b ?? [])]);
    const first = momentsOf(units.slice(0, a.length), exponent);
    const second = b && momentsOf(units.slice(a.length), exponent);
    const { estimate, standardError, deviation, degrees } = comparisonOf(kind, first, second, () => pairedMoments(units, exponent));
    if (standardError.isZero()) unprocessable('The values have no spread, so the difference cannot be measured in standard errors.');
    const apart = preciseOf(subtract(estimate, rationalOf(hypothesized, 'hypothesized')));
    const t = apart.div(standardError);
    const margin = standardError.times(tPoint(tailOf(confidencePercent), degrees));
    return {
      t: doubleOf(t),
      degreesOfFreedom: doubleOf(degrees),
      pValue: pValueOf(tTails(t, degrees), alternative),
      meanA: toNumber(first.mean),
      meanB: second && toNumber(second.mean),
      difference: second ? toNumber(estimate) : doubleOf(apart),
      standardError: doubleOf(standardError),
      lower: doubleOf(preciseOf(estimate).minus(margin)),
      upper: doubleOf(preciseOf(estimate).plus(margin)),
      cohensD: doubleOf(apart.div(deviation)),
    };
  },
});

interface Comparison {
  readonly estimate: Rational;
  readonly standardError: Decimal;
  readonly deviation: Decimal;
  readonly degrees: Decimal;
}

function comparisonOf(kind: 'one-sample' | 'paired' | 'two-sample' | 'welch', first: Moments, second: Moments | undefined, paired: () => Moments): Comparison {
  if (second === undefined || kind === 'paired') {
    const sample = second ? paired() : first;
    return {
      estimate: sample.mean,
      standardError: preciseOf(meanVarianceOf(sample)).sqrt(),
      deviation: preciseOf(sample.variance).sqrt(),
      degrees: new Precise(sample.count - 1),
    };
  }
  const estimate = subtract(first.mean, second.mean);
  const [one, two] = [preciseOf(first.variance), preciseOf(second.variance)];
  const [freeOne, freeTwo] = [first.count - 1, second.count - 1];
  if (kind === 'two-sample') {
    const variance = one
      .times(freeOne)
      .plus(two.times(freeTwo))
      .div(freeOne + freeTwo);
    const share = new Precise(1).div(first.count).plus(new Precise(1).div(second.count));
    return { estimate, standardError: variance.times(share).sqrt(), deviation: variance.sqrt(), degrees: new Precise(freeOne + freeTwo) };
  }
  const [ownOne, ownTwo] = [one.div(first.count), two.div(second.count)];
  const both = ownOne.plus(ownTwo);
  return {
    estimate,
    standardError: both.sqrt(),
    deviation: one.plus(two).div(2).sqrt(),
    degrees: both.pow(2).div(ownOne.pow(2).div(freeOne).plus(ownTwo.pow(2).div(freeTwo))),
  };
}

/** Of the differences between the first half of the values and the second. */
function pairedMoments(units: readonly bigint[], exponent: number): Moments {
  const half = units.length / 2;
  return momentsOf(
    units.slice(0, half).map((unit, index) => unit - (units[half + index] ?? 0n)),
    exponent,
  );
}
