import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { toNumber } from '../shared/numbers/rational.ts';
import { groupsOf, split } from './lib/groups.ts';
import { chiSquareTails, upperOf } from './lib/tails.ts';
import { ranksOf } from './lib/tied-ranks.ts';

export default defineTool({
  slug: 'kruskal-wallis-calculator',
  name: 'Kruskal-Wallis Test Calculator',
  category: 'statistics',
  summary: 'Tests by ranks whether several independent groups differ (Kruskal-Wallis).',
  description:
    'Equal values share the mean of their ranks, and H is corrected for them. The p-value is that of the chi-square distribution, good from about five values in each group on.',
  reference: 'Kruskal and Wallis 1952',
  keywords: ['nonparametric anova', 'h test', 'one-way on ranks', 'medians', 'p value'],
  cost: 'heavy',
  inputs: z.strictObject({ groups: groupsOf(1) }),
  result: z.strictObject({
    h: z.number().describe('H statistic, corrected for ties'),
    degreesOfFreedom: z.int().describe('Degrees of freedom: groups less 1'),
    pValue: z.number().describe('Chance of an H at least as great if all groups come from one distribution, from 0 to 1'),
    meanRanks: z.array(z.number()).describe('Mean rank of each group in the order given'),
  }),
  headline: 'pValue',
  examples: [
    {
      inputs: {
        groups: [
          [2.9, 3.0, 2.5, 2.6, 3.2],
          [3.8, 2.7, 4.0, 2.4],
          [2.8, 3.4, 3.7, 2.2, 2.0],
        ],
      },
      result: { h: 0.7714285714285715, degreesOfFreedom: 2, pValue: 0.6799647735788938, meanRanks: [7.2, 9, 6.6] },
    },
    {
      inputs: {
        groups: [
          [1, 1, 2],
          [2, 3, 3],
        ],
      },
      result: { h: 3.3333333333333335, degreesOfFreedom: 1, pValue: 0.06788915486182902, meanRanks: [2.1666666666666665, 4.833333333333333] },
    },
  ],
  run({ groups }) {
    const { doubled, ties } = ranksOf(groups.flat());
    const count = BigInt(doubled.length);
    const all = count ** 3n - count;
    if (ties === all) unprocessable('All values are equal, so the groups cannot be compared by rank.', 'groups');
    const sums = split(doubled, groups).map((ranks) => BigInt(ranks.reduce((sum, rank) => sum + rank, 0)));
    // 12/(N(N + 1)) · Σ n(mean rank − (N + 1)/2)² / (1 − Σ(t³ − t)/(N³ − N)), where the ranks are doubled.
    let squares = new Precise(0);
    for (const [index, sum] of sums.entries()) {
      const size = groups[index]?.length ?? 1;
      squares = squares.plus(new Precise(String(sum - BigInt(size) * (count + 1n))).pow(2).div(size));
    }
    const h = squares.times(String(3n * (count - 1n))).div(String(all - ties));
    return {
      h: doubleOf(h),
      degreesOfFreedom: groups.length - 1,
      pValue: upperOf(chiSquareTails(h, groups.length - 1)),
      meanRanks: sums.map((sum, index) => toNumber({ numerator: sum, denominator: 2n * BigInt(groups[index]?.length ?? 1) })),
    };
  },
});
