import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { fDistribution } from '../shared/numbers/distributions/f.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { confidencePercent, criticalZ, tailOf } from './lib/confidence.ts';

type Interval = [lower: Decimal, upper: Decimal];

export default defineTool({
  slug: 'proportion-confidence-interval-calculator',
  name: 'Confidence Interval for a Proportion Calculator',
  category: 'statistics',
  summary: 'Calculates Wilson, Clopper-Pearson and other confidence intervals for a proportion.',
  description:
    "Wilson's interval, without continuity correction, is a good choice as a rule; Clopper-Pearson never covers the true share less often than it says, and is wide. Wald's is the textbook one, and poor for few trials or extreme shares.",
  reference: 'Brown, Cai and DasGupta 2001',
  keywords: ['binomial proportion', 'wilson score', 'exact interval', 'agresti-coull', 'jeffreys', 'wald', 'conversion rate', 'percentage'],
  inputs: z.strictObject({
    successes: z.int().min(0).max(1_000_000_000).describe('Number of successes, at most as many as trials'),
    trials: z.int().min(1).max(1_000_000_000).describe('Number of trials'),
    method: z
      .enum(['wilson', 'wald', 'agresti-coull', 'clopper-pearson', 'jeffreys'])
      .default('wilson')
      .describe(
        "The interval: wilson, by inverting the score test; wald, p ± z·√(p(1 − p)/n); agresti-coull, Wald's about Wilson's middle; clopper-pearson, exact binomial; jeffreys, Bayesian with a Beta(½, ½) prior",
      ),
    confidencePercent,
  }),
  result: z.strictObject({
    proportion: z.number().describe('Share of successes seen, from 0 to 1'),
    lower: z.number().describe('Lower end of the confidence interval, from 0 to 1'),
    upper: z.number().describe('Upper end of the confidence interval, from 0 to 1'),
  }),
  headline: 'lower',
  views: [{ kind: 'lead', field: 'lower', next: ['upper'] }],
  examples: [
    { inputs: { successes: 45, trials: 100 }, result: { proportion: 0.45, lower: 0.35614537979511984, upper: 0.5475539700255787 } },
    { inputs: { successes: 0, trials: 20, method: 'clopper-pearson' }, result: { proportion: 0, lower: 0, upper: 0.16843347098308534 } },
  ],
  run({ successes, trials, method, confidencePercent }) {
    if (successes > trials) invalid('successes', `must be at most as many as the trials, ${trials}`);
    const [lower, upper] =
      method === 'clopper-pearson' || method === 'jeffreys'
        ? betaInterval(successes, trials - successes, method === 'jeffreys' ? 1 : 0, doubleOf(tailOf(confidencePercent)))
        : normalInterval(successes, trials, method, criticalZ(confidencePercent));
    const within = (end: Decimal) => doubleOf(Precise.min(1, Precise.max(0, end)));
    return { proportion: successes / trials, lower: within(lower), upper: within(upper) };
  },
});

function normalInterval(successes: number, trials: number, method: 'wilson' | 'wald' | 'agresti-coull', z: Decimal): Interval {
  const square = z.times(z);
  // What is added to successes and trials: nothing, or z²/2 and z².
  const added = method === 'wald' ? new Precise(0) : square;
  const size = added.plus(trials);
  const middle = added.div(2).plus(successes).div(size);
  if (method === 'wilson') {
    const half = square
      .div(4)
      .plus(new Precise(successes).times(trials - successes).div(trials))
      .sqrt()
      .times(z)
      .div(size);
    return [successes === 0 ? new Precise(0) : middle.minus(half), successes === trials ? new Precise(1) : middle.plus(half)];
  }
  const half = middle.times(new Precise(1).minus(middle)).div(size).sqrt().times(z);
  return [middle.minus(half), middle.plus(half)];
}

/** @param halves 1 for Jeffreys, 0 for Clopper-Pearson */
function betaInterval(successes: number, failures: number, halves: 0 | 1, tail: number): Interval {
  // Clopper-Pearson has Beta(s, f + 1) and Beta(s + 1, f), Jeffreys Beta(s + ½, f + ½); twice their parameters are the degrees of freedom of F.
  const lower = () => shareOf(2 * successes + halves, 2 * failures + 2 - halves, (f) => f.quantile(tail));
  const upper = () => shareOf(2 * successes + 2 - halves, 2 * failures + halves, (f) => f.upperQuantile(tail));
  return [successes === 0 ? new Precise(0) : lower(), failures === 0 ? new Precise(1) : upper()];
}

/** A point of the beta distribution by way of F: x/(1 − x) = F·df1/df2. */
function shareOf(df1: number, df2: number, point: (distribution: ReturnType<typeof fDistribution>) => number): Decimal {
  const odds = new Precise(point(fDistribution(df1, df2))).times(df1).div(df2);
  return odds.div(odds.plus(1));
}
