import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { aligned } from '../shared/numbers/exact-sums.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { type Alternative, alternativeOf, correctedForContinuity, normalPValue } from './lib/alternative.ts';
import { ranksOf } from './lib/tied-ranks.ts';

/** Up to so many differences without ties or zeros have their exact p-value; their 2^50 signs can be counted in doubles. */
const MAX_EXACT = 50;

export default defineTool({
  slug: 'wilcoxon-signed-rank-test-calculator',
  name: 'Wilcoxon Signed-Rank Test Calculator',
  category: 'statistics',
  summary: 'Tests by signed ranks (Wilcoxon) whether paired data differ, or one sample from a value.',
  description:
    "Differences of 0 are dropped. Without any of them, without ties and with up to 50 differences the p-value is exact; otherwise it comes from the normal distribution, with the corrections for ties and continuity of R's wilcox.test. Differences are those of the decimals given, so that 0.3 − 0.1 ties with 0.2.",
  reference: 'Wilcoxon 1945',
  keywords: ['nonparametric', 'paired samples', 'before and after', 'matched pairs', 'median', 'w statistic'],
  cost: 'heavy',
  inputs: z.strictObject({
    a: z.array(z.number()).min(1).max(10_000).describe('Values of the sample, or the first values of the pairs'),
    b: z.array(z.number()).min(1).max(10_000).optional().describe('Second values of the pairs, as many as in a; if omitted, a is tested as one sample'),
    hypothesized: z.number().default(0).describe('Median of a, or of the differences a − b, under the null hypothesis'),
    alternative: alternativeOf('less, the median is below the hypothesized one; greater, it is above'),
  }),
  result: z.strictObject({
    wPlus: z.number().describe('Sum of the ranks of positive differences'),
    wMinus: z.number().describe('Sum of the ranks of negative differences'),
    count: z.int().describe('Number of differences other than 0'),
    pValue: z.number().describe('Chance of rank sums at least as extreme under the null hypothesis, from 0 to 1'),
    method: z.enum(['exact', 'normal']).describe('How the p-value was found: exact, by counting all signs; normal, by the normal approximation'),
    z: z.number().optional().describe('Standardized wPlus with continuity correction; absent when the p-value is exact'),
  }),
  headline: 'pValue',
  examples: [
    {
      inputs: { a: [125, 115, 130, 140, 141, 115, 140, 125, 142, 135], b: [110, 122, 125, 120, 140, 124, 123, 137, 135, 145] },
      result: { wPlus: 33.5, wMinus: 21.5, count: 10, pValue: 0.5748136943138551, method: 'normal', z: 0.5609762992520243 },
    },
    { inputs: { a: [1.5, -0.3, 2.2, 0.7], alternative: 'greater' }, result: { wPlus: 9, wMinus: 1, count: 4, pValue: 0.125, method: 'exact' } },
  ],
  run({ a, b, hypothesized, alternative }) {
    if (b && b.length !== a.length) invalid('b', `must have as many values as a: ${a.length}, not ${b.length}`);
    const { units } = aligned([hypothesized, ...a, ...(b ?? [])]);
    const differences = a
      .map((_, index) => (units[index + 1] ?? 0n) - (b ? (units[a.length + index + 1] ?? 0n) : 0n) - (units[0] ?? 0n))
      .filter((difference) => difference !== 0n);
    const count = differences.length;
    if (count === 0) unprocessable('All differences are 0, so there are no ranks to compare.');
    const { doubled, ties } = ranksOf(differences.map((difference) => (difference < 0n ? -difference : difference)));
    let twicePlus = 0;
    for (const [index, rank] of doubled.entries()) if ((differences[index] ?? 0n) > 0n) twicePlus += rank;
    const twiceAll = count * (count + 1);
    const sums = { wPlus: twicePlus / 2, wMinus: (twiceAll - twicePlus) / 2, count };
    if (ties === 0n && count === a.length && count <= MAX_EXACT)
      return { ...sums, pValue: exactPValueOf(twicePlus / 2, count, alternative), method: 'exact' as const };
    // z = (W − n(n + 1)/4) / √(n(n + 1)(2n + 1)/24 − Σ(t³ − t)/48)
    const deviation = correctedForContinuity(BigInt(twicePlus - twiceAll / 2), alternative);
    const variance = new Precise(String(2n * BigInt(twiceAll) * BigInt(2 * count + 1) - ties)).div(12);
    const z = new Precise(String(deviation)).div(variance.sqrt());
    return { ...sums, pValue: normalPValue(z, alternative), method: 'normal' as const, z: doubleOf(z) };
  },
});

/** By how many of all 2^count ways to give signs to the ranks have each sum. */
function exactPValueOf(w: number, count: number, alternative: Alternative): number {
  const ways = new Array<number>((count * (count + 1)) / 2 + 1).fill(0);
  ways[0] = 1;
  for (let rank = 1; rank <= count; rank += 1) {
    for (let sum = ways.length - 1; sum >= rank; sum -= 1) ways[sum] = (ways[sum] ?? 0) + (ways[sum - rank] ?? 0);
  }
  const total = (from: number, to: number) => ways.slice(from, to).reduce((sum, way) => sum + way, 0);
  const [all, below, above] = [total(0, ways.length), total(0, w + 1), total(w, ways.length)];
  if (alternative === 'two-sided') return Math.min(1, (2 * Math.min(below, above)) / all);
  return (alternative === 'less' ? below : above) / all;
}
