import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { aligned } from '../shared/numbers/exact-sums.ts';
import { doubleOf, Precise, preciseOf } from '../shared/numbers/precise.ts';
import { confidencePercent, criticalZ, tailOf } from './lib/confidence.ts';
import { meanVarianceOf, momentsOf } from './lib/sample-moments.ts';
import { tPoint } from './lib/tails.ts';

const SUMMARY = ['mean', 'standardDeviation', 'count'] as const;
/** Up to so many values are done with at once. */
const MAX_SHORT = 500;

export default defineTool({
  slug: 'confidence-interval-calculator',
  name: 'Confidence Interval Calculator',
  category: 'statistics',
  summary: 'Calculates the confidence interval of a mean, from data or from mean, deviation and size.',
  description:
    "Give either the values or their mean, standard deviation and count. Student's t distribution with n − 1 degrees of freedom is right when the deviation comes from the sample, the normal one when it is known for the population.",
  reference: 'mean ± t·s/√n',
  keywords: ['interval of the mean', 'error bars', 't interval', 'z interval', '95% ci', 'confidence limits', 'standard error'],
  heavyWhen: ({ values }) => (values?.length ?? 0) > MAX_SHORT,
  inputs: z.strictObject({
    values: z.array(z.number()).min(2).max(100_000).optional().describe('Values of the sample; either these or mean, standardDeviation and count'),
    mean: z.number().optional().describe('Mean of the sample, given together with standardDeviation and count'),
    standardDeviation: z.number().min(0).optional().describe('Standard deviation of the sample, or of the population for the normal distribution'),
    count: z.int().min(1).max(1_000_000_000).optional().describe('Number of values in the sample, given together with mean'),
    distribution: z
      .enum(['t', 'normal'])
      .default('t')
      .describe("Where the critical value comes from: t, for a deviation found in the sample; normal, for the population's known deviation"),
    confidencePercent,
  }),
  result: z.strictObject({
    mean: z.number().describe('Mean of the sample, in the middle of the interval'),
    lower: z.number().describe('Lower end of the confidence interval'),
    upper: z.number().describe('Upper end of the confidence interval'),
    marginOfError: z.number().describe('Half the width of the interval: critical value times standard error'),
    standardError: z.number().describe('Standard error of the mean: deviation by the root of the count'),
    criticalValue: z.number().describe('Point of the distribution that the interval reaches to, in standard errors'),
  }),
  headline: 'lower',
  views: [{ kind: 'lead', field: 'lower', next: ['upper'] }],
  examples: [
    {
      inputs: { values: [4.5, 5.1, 4.9, 5.6, 5.0] },
      result: {
        mean: 5.02,
        lower: 4.52801267388646,
        upper: 5.51198732611354,
        marginOfError: 0.4919873261135405,
        standardError: 0.1772004514666935,
        criticalValue: 2.7764451051977943,
      },
    },
    {
      inputs: { mean: 100, standardDeviation: 15, count: 36, distribution: 'normal' },
      result: {
        mean: 100,
        lower: 95.10009003864987,
        upper: 104.89990996135013,
        marginOfError: 4.899909961350136,
        standardError: 2.5,
        criticalValue: 1.9599639845400543,
      },
    },
  ],
  run(inputs) {
    const { distribution, confidencePercent } = inputs;
    const { mean, standardError, count } = sampleOf(inputs);
    if (distribution === 't' && count === 1) unprocessable("A single value has no degrees of freedom for Student's t distribution.", 'count');
    const critical = distribution === 't' ? tPoint(tailOf(confidencePercent), new Precise(count - 1)) : criticalZ(confidencePercent);
    const margin = critical.times(standardError);
    return {
      mean: doubleOf(mean),
      lower: doubleOf(mean.minus(margin)),
      upper: doubleOf(mean.plus(margin)),
      marginOfError: doubleOf(margin),
      standardError: doubleOf(standardError),
      criticalValue: doubleOf(critical),
    };
  },
});

interface Sample {
  readonly mean: Decimal;
  readonly standardError: Decimal;
  readonly count: number;
}

type Inputs = { values?: number[] | undefined } & { [Field in (typeof SUMMARY)[number]]?: number | undefined };

function sampleOf(inputs: Inputs): Sample {
  const { values, mean, standardDeviation, count } = inputs;
  if (values) {
    const extra = SUMMARY.find((field) => inputs[field] !== undefined);
    if (extra) invalid(extra, 'must not be given together with values');
    const { units, exponent } = aligned(values);
    const moments = momentsOf(units, exponent);
    return { mean: preciseOf(moments.mean), standardError: preciseOf(meanVarianceOf(moments)).sqrt(), count: values.length };
  }
  if (mean === undefined || standardDeviation === undefined || count === undefined) {
    return invalid(SUMMARY.find((field) => inputs[field] === undefined) ?? 'values', 'is required unless values are given');
  }
  return { mean: new Precise(mean), standardError: new Precise(standardDeviation).div(new Precise(count).sqrt()), count };
}
