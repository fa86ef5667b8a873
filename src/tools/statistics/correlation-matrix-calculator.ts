import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { aligned, scaledFraction, totalOf, totalOfProducts } from '../shared/numbers/exact-sums.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { toNumber } from '../shared/numbers/rational.ts';
import { rankUnits } from './lib/ranks.ts';

export default defineTool({
  slug: 'correlation-matrix-calculator',
  name: 'Correlation and Covariance Matrix Calculator',
  category: 'statistics',
  summary: 'Calculates the matrices of correlations and covariances between several variables.',
  description:
    'Covariances are always those of the values themselves, also for Spearman correlations. A variable whose values are all equal has no correlations.',
  reference: 'Pearson (1895); Spearman (1904)',
  keywords: ['pearson', 'spearman', 'variance-covariance', 'multivariate', 'pairwise correlations'],
  cost: 'heavy',
  inputs: z.strictObject({
    variables: z.array(z.array(z.number()).min(2).max(10_000)).min(2).max(50).describe('A list of 2 to 10,000 values for each variable, all of one length'),
    method: z.enum(['pearson', 'spearman']).default('pearson').describe('pearson measures how linear a relation is, spearman (by ranks) how monotonic'),
  }),
  result: z.strictObject({
    correlation: z.array(z.array(z.number())).describe('Correlations from -1 to 1, a row for each variable; the diagonal is 1'),
    covariance: z.array(z.array(z.number())).describe('Sample covariances, a row for each variable; the diagonal contains the variances'),
    means: z.array(z.number()).describe('Mean of each variable'),
  }),
  examples: [
    {
      inputs: {
        variables: [
          [1, 2, 3],
          [2, 4, 7],
          [3, 1, 0],
        ],
      },
      result: {
        correlation: [
          [1, 0.9933992677987828, -0.9819805060619657],
          [0.9933992677987828, 1, -0.953820966476532],
          [-0.9819805060619657, -0.953820966476532, 1],
        ],
        covariance: [
          [1, 2.5, -1.5],
          [2.5, 6.333333333333333, -3.6666666666666665],
          [-1.5, -3.6666666666666665, 2.3333333333333335],
        ],
        means: [2, 4.333333333333333, 1.3333333333333333],
      },
    },
    {
      inputs: {
        variables: [
          [1, 2, 3, 4],
          [1, 8, 27, 64],
        ],
        method: 'spearman',
      },
      result: {
        correlation: [
          [1, 1],
          [1, 1],
        ],
        covariance: [
          [1.6666666666666667, 34.666666666666664],
          [34.666666666666664, 796.6666666666666],
        ],
        means: [2.5, 25],
      },
    },
  ],
  run({ variables, method }) {
    const count = variables[0]?.length ?? 0;
    for (const [index, values] of variables.entries()) {
      if (values.length !== count) invalid(`variables[${index}]`, `must have as many values as the first variable: ${count}, not ${values.length}`);
    }
    for (const [index, values] of variables.entries()) {
      if (values.every((value) => value === values[0])) {
        unprocessable(`The values of variable ${index} (counted from 0) are all equal, so it has no correlations.`, `variables[${index}]`);
      }
    }
    const n = BigInt(count);
    const columns = variables.map(aligned);
    const products = crossedAll(columns.map(({ units }) => units));
    const ranked = method === 'spearman' ? crossedAll(variables.map(rankUnits)) : products;
    const roots = ranked.map((row, index) => new Precise(String(row[index])).sqrt());
    return {
      correlation: ranked.map((row, a) =>
        row.map((product, b) => (a === b ? 1 : doubleOf(new Precise(String(product)).div((roots[a] ?? roots[0] ?? new Precise(1)).times(roots[b] ?? 1))))),
      ),
      covariance: products.map((row, a) =>
        row.map((product, b) => toNumber(scaledFraction(product, n * (n - 1n), (columns[a]?.exponent ?? 0) + (columns[b]?.exponent ?? 0)))),
      ),
      means: columns.map(({ units, exponent }) => toNumber(scaledFraction(totalOf(units), n, exponent))),
    };
  },
});

/** n times the sums of products of deviations of each two lists. */
function crossedAll(lists: readonly (readonly bigint[])[]): bigint[][] {
  const totals = lists.map(totalOf);
  const matrix: bigint[][] = lists.map(() => []);
  for (const [a, list] of lists.entries()) {
    for (let b = 0; b <= a; b++) {
      const product = BigInt(list.length) * totalOfProducts(list, lists[b] ?? []) - (totals[a] ?? 0n) * (totals[b] ?? 0n);
      (matrix[a] ?? [])[b] = product;
      (matrix[b] ?? [])[a] = product;
    }
  }
  return matrix;
}
