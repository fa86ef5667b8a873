import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { toNumber } from '../shared/numbers/rational.ts';
import { type Alternative, alternativeOf, correctedForContinuity, normalPValue } from './lib/alternative.ts';
import { ranksOf } from './lib/tied-ranks.ts';

/** Groups up to this size without ties have their exact p-value. */
const MAX_EXACT = 50;

export default defineTool({
  slug: 'mann-whitney-u-test-calculator',
  name: 'Mann-Whitney U Test Calculator',
  category: 'statistics',
  summary: 'Tests by ranks whether two independent groups differ (Mann-Whitney U).',
  description:
    "Also called the Wilcoxon rank-sum test. Without ties and with up to 50 values in each group the p-value is exact; otherwise it comes from the normal distribution, with the corrections for ties and continuity of R's wilcox.test.",
  reference: 'Mann and Whitney 1947',
  keywords: ['wilcoxon rank sum', 'nonparametric', 'u statistic', 'two samples', 'rank biserial', 'median difference'],
  cost: 'heavy',
  inputs: z.strictObject({
    a: z.array(z.number()).min(1).max(10_000).describe('Values of the first group'),
    b: z.array(z.number()).min(1).max(10_000).describe('Values of the second group'),
    alternative: alternativeOf('less, the first group tends to lower values; greater, it tends to higher ones'),
  }),
  result: z.strictObject({
    u1: z.number().describe('U of the first group: pairs in which its value is the greater, ties counting half'),
    u2: z.number().describe('U of the second group, the number of pairs less u1'),
    pValue: z.number().describe('Chance of a U at least as extreme if both groups come from one distribution, from 0 to 1'),
    method: z.enum(['exact', 'normal']).describe('How the p-value was found: exact, by counting all orders; normal, by the normal approximation'),
    z: z.number().optional().describe('Standardized u1 with continuity correction; absent when the p-value is exact'),
    rankBiserial: z.number().describe('Rank-biserial correlation, from -1 (all of the first group are lower) to 1 (all are higher)'),
  }),
  headline: 'pValue',
  examples: [
    {
      inputs: { a: [19, 22, 16, 29, 24], b: [20, 11, 17, 12] },
      result: { u1: 17, u2: 3, pValue: 0.1111111111111111, method: 'exact', rankBiserial: 0.7 },
    },
    {
      inputs: { a: [1, 2, 2, 3], b: [2, 4, 5] },
      result: { u1: 2, u2: 10, pValue: 0.19908985214820454, method: 'normal', z: -1.2841489249843498, rankBiserial: -0.6666666666666666 },
    },
  ],
  run({ a, b, alternative }) {
    const [pairs, total] = [a.length * b.length, a.length + b.length];
    const { doubled, ties } = ranksOf([...a, ...b]);
    const all = BigInt(total) ** 3n - BigInt(total);
    if (ties === all) unprocessable('All values are equal, so the groups cannot be compared by rank.');
    let ranks = 0;
    for (let index = 0; index < a.length; index += 1) ranks += doubled[index] ?? 0;
    const halves = ranks - a.length * (a.length + 1);
    const [u1, u2] = [halves / 2, pairs - halves / 2];
    const rankBiserial = (halves - pairs) / pairs;
    if (ties === 0n && a.length <= MAX_EXACT && b.length <= MAX_EXACT)
      return { u1, u2, pValue: exactPValueOf(u1, a.length, b.length, alternative), method: 'exact' as const, rankBiserial };
    // z = (u1 − n₁n₂/2) / √(n₁n₂/12 · (N³ − N − Σ(t³ − t)) / (N(N − 1)))
    const deviation = correctedForContinuity(BigInt(halves - pairs), alternative);
    const variance = new Precise(String(BigInt(pairs) * (all - ties))).div(String(3n * BigInt(total) * BigInt(total - 1)));
    const z = new Precise(String(deviation)).div(variance.sqrt());
    return { u1, u2, pValue: normalPValue(z, alternative), method: 'normal' as const, z: doubleOf(z), rankBiserial };
  },
});

/** By how many of all orders have each U: the coefficients of a Gaussian binomial. */
function exactPValueOf(u: number, first: number, second: number, alternative: Alternative): number {
  const counts = new Array<bigint>(first * second + 1).fill(0n);
  counts[0] = 1n;
  for (let factor = 1; factor <= first; factor += 1) {
    for (let at = counts.length - 1; at >= second + factor; at -= 1) counts[at] = (counts[at] ?? 0n) - (counts[at - second - factor] ?? 0n);
    for (let at = factor; at < counts.length; at += 1) counts[at] = (counts[at] ?? 0n) + (counts[at - factor] ?? 0n);
  }
  const sum = (from: number, to: number) => counts.slice(from, to).reduce((total, count) => total + count, 0n);
  const [all, below, above] = [sum(0, counts.length), sum(0, u + 1), sum(u, counts.length)];
  if (alternative !== 'two-sided') return toNumber({ numerator: alternative === 'less' ? below : above, denominator: all });
  const twice = 2n * (below < above ? below : above);
  return twice > all ? 1 : toNumber({ numerator: twice, denominator: all });
}
