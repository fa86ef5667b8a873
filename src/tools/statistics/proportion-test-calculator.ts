import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { divide, rational, rationalOf } from '../shared/numbers/rational.ts';
import { alternativeOf, normalPValue } from './lib/alternative.ts';
import { exactPValue } from './lib/outward-weights.ts';

/** Up to so many trials the outcomes are counted in a moment. */
const MAX_QUICK = 500;

export default defineTool({
  slug: 'proportion-test-calculator',
  name: 'One-Proportion Test Calculator',
  category: 'statistics',
  summary: 'Tests a share against a hypothesis, by the exact binomial and the normal test.',
  description:
    "The exact p-value is that of R's binom.test and SciPy's binomtest: two-sided, it sums all outcomes that are at most 1 + 1e-7 times as likely as the one seen. The normal test has no continuity correction.",
  reference: 'Clopper and Pearson 1934; the binomial distribution',
  keywords: ['binomial test', 'one-sample proportion', 'z test for proportions', 'coin fair', 'sign test', 'percentage'],
  heavyWhen: ({ trials }) => trials > MAX_QUICK,
  inputs: z.strictObject({
    successes: z.int().min(0).max(100_000).describe('Number of successes, at most as many as trials'),
    trials: z.int().min(1).max(100_000).describe('Number of trials'),
    hypothesizedPercent: z.number().min(0.000001).max(99.999999).default(50).describe('Share of successes under the null hypothesis, in percent'),
    alternative: alternativeOf('less, the share is below the hypothesized one; greater, it is above'),
  }),
  result: z.strictObject({
    proportion: z.number().describe('Share of successes seen, from 0 to 1'),
    exactPValue: z.number().describe('Chance of an outcome at least as extreme by the binomial distribution, from 0 to 1'),
    z: z.number().describe('Distance of the share from the hypothesis in standard errors'),
    zPValue: z.number().describe('Chance of a z at least as extreme by the normal distribution, from 0 to 1'),
  }),
  headline: 'exactPValue',
  examples: [
    {
      inputs: { successes: 14, trials: 20 },
      result: { proportion: 0.7, exactPValue: 0.11531829833984375, z: 1.7888543819998317, zPValue: 0.07363827012030265 },
    },
    {
      inputs: { successes: 3, trials: 50, hypothesizedPercent: 10, alternative: 'less' },
      result: { proportion: 0.06, exactPValue: 0.2502939059533077, z: -0.9428090415820634, zPValue: 0.17288929307558015 },
    },
  ],
  run({ successes, trials, hypothesizedPercent, alternative }) {
    if (successes > trials) invalid('successes', `must be at most as many as the trials, ${trials}`);
    const { numerator, denominator } = divide(rationalOf(hypothesizedPercent, 'hypothesizedPercent'), rational(100n));
    const share = new Precise(hypothesizedPercent).div(100);
    const z = new Precise(successes).minus(share.times(trials)).div(share.times(new Precise(1).minus(share)).times(trials).sqrt());
    const exact = exactPValue(
      {
        low: 0,
        high: trials,
        mode: Math.min(trials, Math.floor(((trials + 1) * hypothesizedPercent) / 100)),
        step: (x) => [BigInt(trials - x) * numerator, BigInt(x + 1) * (denominator - numerator)],
      },
      successes,
      alternative,
    );
    return { proportion: successes / trials, exactPValue: exact, z: doubleOf(z), zPValue: normalPValue(z, alternative) };
  },
});
