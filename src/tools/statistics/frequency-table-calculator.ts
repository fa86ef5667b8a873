import { z } from 'zod';
import { defineTool } from '../define.ts';
import { compareCodePoints } from '../shared/text/segments.ts';

type Value = number | string;

const value = z.union([z.number(), z.string().max(1000)], { error: 'must be a number or a string of up to 1000 characters' });

export default defineTool({
  slug: 'frequency-table-calculator',
  name: 'Frequency Table Calculator',
  category: 'statistics',
  summary: 'Counts how often each value occurs in a list, with shares and running totals.',
  description: 'A number and a string are never the same value: 1 and "1" are two.',
  reference: 'Absolute, relative and cumulative frequencies',
  keywords: ['frequency distribution', 'tally', 'count occurrences', 'relative frequency', 'cumulative frequency', 'value counts'],
  inputs: z.strictObject({
    values: z.array(value).min(1).max(100_000).describe('The values to count: numbers or strings of up to 1000 characters'),
    order: z
      .enum(['value', 'count', 'appearance'])
      .default('value')
      .describe('Order of the rows: value has numbers ascending, then strings by code point; count the most frequent first; appearance as they first occur'),
  }),
  result: z.strictObject({
    rows: z
      .array(
        z.strictObject({
          value: z.union([z.number(), z.string()]).describe('The number or string counted'),
          count: z.int().describe('How often it occurs'),
          percent: z.number().describe('Its share of all values in percent'),
          cumulativeCount: z.int().describe('How many values stand in this row and those before it'),
          cumulativePercent: z.number().describe('The share of those values in percent'),
        }),
      )
      .describe('A row for each different value'),
    distinct: z.int().describe('Number of different values'),
    total: z.int().describe('Number of all values'),
  }),
  examples: [
    {
      inputs: { values: ['b', 'a', 'b', 'c'] },
      result: {
        rows: [
          { value: 'a', count: 1, percent: 25, cumulativeCount: 1, cumulativePercent: 25 },
          { value: 'b', count: 2, percent: 50, cumulativeCount: 3, cumulativePercent: 75 },
          { value: 'c', count: 1, percent: 25, cumulativeCount: 4, cumulativePercent: 100 },
        ],
        distinct: 3,
        total: 4,
      },
    },
    {
      inputs: { values: [3, 1, 3], order: 'count' },
      result: {
        rows: [
          { value: 3, count: 2, percent: 66.66666666666667, cumulativeCount: 2, cumulativePercent: 66.66666666666667 },
          { value: 1, count: 1, percent: 33.333333333333336, cumulativeCount: 3, cumulativePercent: 100 },
        ],
        distinct: 2,
        total: 3,
      },
    },
  ],
  run({ values, order }) {
    const total = values.length;
    const counts = new Map<Value, number>();
    // A Map takes 0 and -0 for the same, and a number and a string never; + 0 keeps the sign of -0 out of the rows.
    for (const each of values) {
      const key = typeof each === 'number' ? each + 0 : each;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const counted = [...counts];
    if (order !== 'appearance') counted.sort(([a], [b]) => compareValues(a, b));
    if (order === 'count') counted.sort(([, a], [, b]) => b - a);
    let cumulativeCount = 0;
    const rows = counted.map(([key, count]) => {
      cumulativeCount += count;
      return { value: key, count, percent: (100 * count) / total, cumulativeCount, cumulativePercent: (100 * cumulativeCount) / total };
    });
    return { rows, distinct: rows.length, total };
  },
});

function compareValues(a: Value, b: Value): number {
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1;
  return typeof b === 'number' ? 1 : compareCodePoints(a, b);
}
