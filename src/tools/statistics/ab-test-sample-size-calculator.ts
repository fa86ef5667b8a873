import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { upperPoint } from './lib/confidence.ts';

export default defineTool({
  slug: 'ab-test-sample-size-calculator',
  name: 'A/B Test Sample Size Calculator',
  category: 'statistics',
  summary: 'Calculates how many visitors each variant of an A/B test needs to show an effect.',
  description: 'For the two-proportion z-test with as many visitors in each variant, without continuity correction.',
  reference: 'Fleiss, Levin and Paik 2003',
  keywords: ['split test', 'conversion rate', 'minimum detectable effect', 'mde', 'power analysis', 'experiment size'],
  inputs: z.strictObject({
    baselinePercent: z.number().min(0.000001).max(99.999999).describe('Conversion rate now, in percent'),
    effectPercent: z
      .number()
      .refine((effect) => effect !== 0, { error: 'must not be 0' })
      .describe('Smallest change to find, other than 0, negative for a fall: in percent of the baseline, or in percentage points'),
    effectKind: z
      .enum(['relative', 'absolute'])
      .default('relative')
      .describe('How the effect is given: relative, in percent of the baseline; absolute, in percentage points'),
    powerPercent: z.number().min(50).max(99.999).default(80).describe('Chance of finding the effect if it is there, in percent'),
    significancePercent: z.number().min(0.001).max(50).default(5).describe('Chance of finding an effect if there is none, in percent'),
    sides: z.int().min(1).max(2).default(2).describe('Sides of the test: 2 finds a change either way, 1 only one in the direction of the effect'),
  }),
  result: z.strictObject({
    perVariant: z.int().describe('Visitors needed in each of the two variants'),
    total: z.int().describe('Visitors needed in both variants together'),
    expectedRatePercent: z.number().describe('Conversion rate with the effect, in percent'),
  }),
  examples: [
    { inputs: { baselinePercent: 5, effectPercent: 20 }, result: { perVariant: 8158, total: 16316, expectedRatePercent: 6 } },
    {
      inputs: { baselinePercent: 10, effectPercent: -2, effectKind: 'absolute', powerPercent: 90, sides: 1 },
      result: { perVariant: 3506, total: 7012, expectedRatePercent: 8 },
    },
  ],
  run({ baselinePercent, effectPercent, effectKind, powerPercent, significancePercent, sides }) {
    const now = new Precise(baselinePercent).div(100);
    const change = effectKind === 'absolute' ? new Precise(effectPercent).div(100) : now.times(effectPercent).div(100);
    const then = now.plus(change);
    if (then.lte(0) || then.gte(1))
      unprocessable(
        `The conversion rate with the effect must lie between 0 and 100 percent, not be ${then.times(100).toSignificantDigits(15)}.`,
        'effectPercent',
      );
    const mean = now.plus(then).div(2);
    const spread = (rate: typeof now) => rate.times(new Precise(1).minus(rate));
    const significance = upperPoint(new Precise(significancePercent).div(100 * sides));
    const power = upperPoint(new Precise(100).minus(powerPercent).div(100));
    const deviations = significance.times(spread(mean).times(2).sqrt()).plus(power.times(spread(now).plus(spread(then)).sqrt()));
    const perVariant = doubleOf(deviations.div(change).pow(2).ceil());
    if (!Number.isSafeInteger(2 * perVariant)) unprocessable('The effect is so small that more visitors are needed than can be counted.', 'effectPercent');
    return { perVariant, total: 2 * perVariant, expectedRatePercent: doubleOf(then.times(100)) };
  },
});
