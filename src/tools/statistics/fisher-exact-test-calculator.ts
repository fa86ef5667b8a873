import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { alternativeOf } from './lib/alternative.ts';
import { exactPValue } from './lib/outward-weights.ts';

const count = (cell: string) => z.int().min(0).max(100_000).describe(`Count in ${cell}`);

export default defineTool({
  slug: 'fisher-exact-test-calculator',
  name: "Fisher's Exact Test Calculator",
  category: 'statistics',
  summary: 'Tests whether the rows and columns of a 2 by 2 table are independent, with an exact p-value.',
  description:
    "The table is a and b in the first row, c and d in the second. Two-sided, the p-value sums all tables with the same margins that are at most 1 + 1e-7 times as likely as this one, as R's fisher.test does. A table with an empty row or column has p-value 1.",
  reference: 'Fisher 1934; the hypergeometric distribution',
  keywords: ['fisher test', 'contingency table', '2x2 table', 'small samples', 'association', 'p value'],
  cost: 'heavy',
  inputs: z.strictObject({
    a: count('row 1, column 1'),
    b: count('row 1, column 2'),
    c: count('row 2, column 1'),
    d: count('row 2, column 2'),
    alternative: alternativeOf('less, an odds ratio below 1; greater, one above 1'),
  }),
  result: z.strictObject({
    pValue: z.number().describe('Chance of a table at least as extreme if rows and columns are independent, from 0 to 1'),
    oddsRatio: z.number().optional().describe('Odds ratio of the table, ad/(bc); absent when b or c is 0'),
  }),
  examples: [
    { inputs: { a: 3, b: 1, c: 1, d: 3 }, result: { pValue: 0.4857142857142857, oddsRatio: 9 } },
    { inputs: { a: 8, b: 2, c: 1, d: 5, alternative: 'greater' }, result: { pValue: 0.024475524475524476, oddsRatio: 20 } },
  ],
  run({ a, b, c, d, alternative }) {
    const [row, column, total] = [a + b, a + c, a + b + c + d];
    if (total === 0) unprocessable('All four counts are 0, so there is nothing to test.');
    const pValue = exactPValue(
      {
        low: Math.max(0, row + column - total),
        high: Math.min(row, column),
        mode: Math.floor(((row + 1) * (column + 1)) / (total + 2)),
        step: (x) => [BigInt((row - x) * (column - x)), BigInt((x + 1) * (total - row - column + x + 1))],
      },
      a,
      alternative,
    );
    return { pValue, ...(b * c > 0 && { oddsRatio: (a * d) / (b * c) }) };
  },
});
