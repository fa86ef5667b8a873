import { z } from 'zod';
import { defineTool } from '../define.ts';
import { meanOf } from '../shared/numbers/exact-sums.ts';
import { subtract, toNumber } from '../shared/numbers/rational.ts';
import { ascending, modesOf, numbers } from './lib/lists.ts';
import { decimal, medianOf } from './lib/quantiles.ts';

export default defineTool({
  slug: 'mean-median-mode-calculator',
  name: 'Mean, Median, Mode and Range Calculator',
  category: 'statistics',
  summary: 'Finds the mean, median and mode of a list of numbers, and its range.',
  description:
    'The median of an even count is the mean of the two middle values. All of the most frequent values are modes; when no value occurs twice, there is none.',
  reference: 'Mean Σx/n; median and modes of the sorted values',
  keywords: ['average', 'averages', 'middle value', 'most common number', 'most frequent'],
  inputs: z.strictObject({ values: numbers(100_000).describe('The numbers, in any order') }),
  result: z.strictObject({
    mean: z.number().describe('Arithmetic mean of the values'),
    median: z.number().describe('Middle value, or the mean of the two middle ones'),
    modes: z.array(z.number()).describe('The most frequent values, ascending; empty when no value occurs twice'),
    range: z.number().describe('Difference between the greatest and the smallest value'),
    sorted: z.array(z.number()).describe('The values in ascending order'),
    count: z.int().describe('Number of values'),
  }),
  examples: [
    { inputs: { values: [10, 1, 2, 5] }, result: { mean: 4.5, median: 3.5, modes: [], range: 9, sorted: [1, 2, 5, 10], count: 4 } },
    { inputs: { values: [1, 2, 2, 3, 3] }, result: { mean: 2.2, median: 2, modes: [2, 3], range: 2, sorted: [1, 2, 2, 3, 3], count: 5 } },
  ],
  run({ values }) {
    const sorted = ascending(values);
    return {
      mean: toNumber(meanOf(sorted)),
      median: toNumber(medianOf(sorted)),
      modes: modesOf(sorted),
      range: toNumber(subtract(decimal(sorted.at(-1) ?? 0), decimal(sorted[0] ?? 0))),
      sorted,
      count: sorted.length,
    };
  },
});
