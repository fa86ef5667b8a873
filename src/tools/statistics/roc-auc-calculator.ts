import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { holdToLength, numbers } from './lib/lists.ts';
import { groupsOf } from './lib/ranks.ts';

export default defineTool({
  slug: 'roc-auc-calculator',
  name: 'ROC Curve and AUC Calculator',
  category: 'statistics',
  summary: 'Finds the area under the ROC curve and its points from labels and scores.',
  description:
    'The area is the probability that a true case scores higher than a false one, ties counting half. A case is predicted true when its score is at least the threshold.',
  reference: 'Fawcett (2006); Hanley and McNeil (1982); Youden (1950)',
  keywords: ['receiver operating characteristic', 'area under curve', 'classifier threshold', 'youden', 'c statistic', 'roc auc score'],
  cost: 'heavy',
  inputs: z.strictObject({
    labels: z.array(z.boolean()).min(2).max(100_000).describe('Whether each case is true; both kinds must occur'),
    scores: numbers(100_000, 2).describe('The score of each case, as many as labels; a greater one means more likely true'),
  }),
  result: z.strictObject({
    auc: z.number().describe('Area under the ROC curve, 0.5 for chance and 1 for perfect separation'),
    gini: z.number().describe('Gini coefficient of the scores, 2·auc − 1'),
    points: z
      .array(
        z.strictObject({
          threshold: z.number().optional().describe('Score from which on a case is predicted true; absent for the first point, where none is'),
          falsePositiveRate: z.number().describe('Share of the false cases that are predicted true'),
          truePositiveRate: z.number().describe('Share of the true cases that are predicted true'),
        }),
      )
      .describe('The points of the curve from (0, 0) to (1, 1), one for each different score descending'),
    bestThreshold: z.number().describe("The threshold with the greatest difference of the two rates (Youden's J); the greatest of several"),
  }),
  examples: [
    {
      inputs: { labels: [false, false, true, true], scores: [0.1, 0.4, 0.35, 0.8] },
      result: {
        auc: 0.75,
        gini: 0.5,
        points: [
          { falsePositiveRate: 0, truePositiveRate: 0 },
          { threshold: 0.8, falsePositiveRate: 0, truePositiveRate: 0.5 },
          { threshold: 0.4, falsePositiveRate: 0.5, truePositiveRate: 0.5 },
          { threshold: 0.35, falsePositiveRate: 0.5, truePositiveRate: 1 },
          { threshold: 0.1, falsePositiveRate: 1, truePositiveRate: 1 },
        ],
        bestThreshold: 0.8,
      },
    },
    {
      inputs: { labels: [true, false], scores: [0.5, 0.5] },
      result: {
        auc: 0.5,
        gini: 0,
        points: [
          { falsePositiveRate: 0, truePositiveRate: 0 },
          { threshold: 0.5, falsePositiveRate: 1, truePositiveRate: 1 },
        ],
        bestThreshold: 0.5,
      },
    },
  ],
  run({ labels, scores }) {
    holdToLength(scores, 'scores', labels, 'labels');
    const positives = labels.filter((label) => label).length;
    const negatives = labels.length - positives;
    if (positives === 0 || negatives === 0) unprocessable('All labels are the same; there must be true and false ones.', 'labels');
    const points: { threshold?: number; falsePositiveRate: number; truePositiveRate: number }[] = [{ falsePositiveRate: 0, truePositiveRate: 0 }];
    let [truePositives, falsePositives] = [0, 0];
    /** Twice the pairs in which the true case scores higher, those of equal scores once. */
    let twiceWon = 0;
    let [bestThreshold, best] = [0, Number.NEGATIVE_INFINITY];
    for (const group of groupsOf(scores).reverse()) {
      const threshold = (scores[group[0] ?? 0] ?? 0) + 0;
      const hits = group.filter((index) => labels[index]).length;
      const misses = group.length - hits;
      twiceWon += misses * (2 * truePositives + hits);
      truePositives += hits;
      falsePositives += misses;
      points.push({ threshold, falsePositiveRate: falsePositives / negatives, truePositiveRate: truePositives / positives });
      const difference = truePositives * negatives - falsePositives * positives;
      if (difference > best) [bestThreshold, best] = [threshold, difference];
    }
    const pairs = positives * negatives;
    return { auc: twiceWon / (2 * pairs), gini: (twiceWon - pairs) / pairs, points, bestThreshold };
  },
});
