import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { multiply, rational, toNumber } from '../shared/numbers/rational.ts';
import { ascending, countWhile, numbers } from './lib/lists.ts';
import { decimal, QUANTILE_TYPES, quantileOf } from './lib/quantiles.ts';

export default defineTool({
  slug: 'percentile-calculator',
  name: 'Percentile Calculator',
  category: 'statistics',
  summary: 'Finds percentiles of a list of numbers by any of nine definitions, and the percentile rank of a score.',
  description:
    'Give percentiles, a score, or both. Percentiles are exact before they are rounded; positions before the first value or after the last one give that value.',
  reference: "Hyndman and Fan (1996), the nine types of R's quantile",
  keywords: ['quantile', 'nth percentile', 'percentile rank', 'decile', 'p95', 'percentile.inc', 'percentile.exc'],
  inputs: z.strictObject({
    values: numbers(100_000).describe('The numbers, in any order'),
    percentiles: z.array(z.number().min(0).max(100)).min(1).max(100).optional().describe('Percentiles to find, each from 0 to 100'),
    method: z
      .enum(QUANTILE_TYPES)
      .default('type7')
      .describe(
        "Definition by Hyndman and Fan, numbered as in R: type1 the inverse of the empirical distribution, type2 the same with averages at steps, type3 the nearest value (SAS), type4 to type9 interpolate; type6 is Excel's PERCENTILE.EXC, type7 its PERCENTILE.INC",
      ),
    score: z.number().optional().describe('A score to rank among the values'),
  }),
  result: z.strictObject({
    results: z.array(z.number()).optional().describe('The percentiles, in the order asked for; absent if none were'),
    percentBelow: z.number().optional().describe('Percent of the values that are below the score; absent without a score'),
    percentAtOrBelow: z.number().optional().describe('Percent of the values that are not above the score; absent without a score'),
    percentileRank: z.number().optional().describe('Percentile rank of the score, the mean of percentBelow and percentAtOrBelow; absent without a score'),
  }),
  examples: [
    { inputs: { values: [15, 20, 35, 40, 50], percentiles: [5, 30, 40, 100] }, result: { results: [16, 23, 29, 50] } },
    { inputs: { values: [55, 60, 60, 75, 90], score: 60 }, result: { percentBelow: 20, percentAtOrBelow: 60, percentileRank: 40 } },
  ],
  run({ values, percentiles, method, score }) {
    if (percentiles === undefined && score === undefined) invalid('percentiles', 'must be given unless a score is: at least one of them');
    const sorted = ascending(values);
    const hundredth = rational(1n, 100n);
    const results = percentiles?.map((percentile) => toNumber(quantileOf(sorted, multiply(decimal(percentile), hundredth), method)));
    return { ...(results && { results }), ...(score !== undefined && rankOf(sorted, score)) };
  },
});

function rankOf(sorted: readonly number[], score: number) {
  const below = countWhile(sorted, (value) => value < score);
  const atOrBelow = countWhile(sorted, (value) => value <= score);
  return {
    percentBelow: (100 * below) / sorted.length,
    percentAtOrBelow: (100 * atOrBelow) / sorted.length,
    percentileRank: (50 * (below + atOrBelow)) / sorted.length,
  };
}
