import { z } from 'zod';
import { defineTool } from '../define.ts';
import { aligned, crossed, quotientOf, rootOf, scaledFraction, totalOf, totalOfProducts } from '../shared/numbers/exact-sums.ts';
import { toNumber } from '../shared/numbers/rational.ts';
import { holdToLength, numbers } from './lib/lists.ts';

/** Bits after the point that quotients are summed with: so many that those of the greatest of them are all there, whatever doubles they are made from. */
const PLACES = 2400n;
const ONE = 1n << PLACES;

export default defineTool({
  slug: 'error-metrics-calculator',
  name: 'Forecast Error Metrics Calculator',
  category: 'statistics',
  summary: 'Calculates the MAE, MSE, RMSE, MAPE, R² and bias of predictions or forecasts.',
  description: 'Errors are taken as predicted − actual and summed exactly. R² may be negative: then the mean would have been the better prediction.',
  reference: 'Hyndman and Koehler (2006); sMAPE as the mean of 200·|p − a|/(|p| + |a|)',
  keywords: ['mean absolute error', 'root mean square error', 'mean squared error', 'forecast accuracy', 'smape', 'prediction error'],
  inputs: z.strictObject({
    actual: numbers(100_000).describe('The values that were observed'),
    predicted: numbers(100_000).describe('The prediction of each value, as many as actual'),
  }),
  result: z.strictObject({
    mae: z.number().describe('Mean absolute error'),
    mse: z.number().describe('Mean squared error'),
    rmse: z.number().describe('Root mean squared error'),
    medianAbsoluteError: z.number().describe('Median absolute error, the mean of the two middle ones for an even count'),
    maxError: z.number().describe('Greatest absolute error of all'),
    bias: z.number().describe('Mean of predicted − actual; above 0 when predictions are too high'),
    mapePercent: z.number().optional().describe('Mean absolute error in percent of the actual value; absent when an actual value is 0'),
    smapePercent: z.number().describe('Symmetric mean absolute percentage error from 0 to 200; a pair of zeros counts as 0'),
    rSquared: z.number().optional().describe('Coefficient of determination, 1 − SSE/SST; absent when the actual values are all equal'),
  }),
  examples: [
    {
      inputs: { actual: [3, -0.5, 2, 7], predicted: [2.5, 0, 2, 8] },
      result: {
        mae: 0.5,
        mse: 0.375,
        rmse: 0.6123724356957945,
        medianAbsoluteError: 0.5,
        maxError: 1,
        bias: 0.25,
        mapePercent: 32.73809523809524,
        smapePercent: 57.878787878787875,
        rSquared: 0.9486081370449678,
      },
    },
    {
      inputs: { actual: [10], predicted: [12] },
      result: { mae: 2, mse: 4, rmse: 2, medianAbsoluteError: 2, maxError: 2, bias: 2, mapePercent: 20, smapePercent: 18.181818181818183 },
    },
  ],
  run({ actual, predicted }) {
    holdToLength(predicted, 'predicted', actual, 'actual');
    // Both lists in one, so that they share their unit.
    const { units, exponent } = aligned([...actual, ...predicted]);
    const count = actual.length;
    const [wanted, got] = [units.slice(0, count), units.slice(count)];
    const errors = got.map((unit, index) => unit - (wanted[index] ?? 0n));
    const sizes = errors.map(sizeOf);
    const sorted = [...sizes].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    const middle = (sorted[(count - 1) >> 1] ?? 0n) + (sorted[count >> 1] ?? 0n);
    const squares = totalOfProducts(errors, errors);
    const meanSquare = scaledFraction(squares, BigInt(count), 2 * exponent);
    const spread = crossed(wanted, wanted);
    return {
      mae: toNumber(scaledFraction(totalOf(sizes), BigInt(count), exponent)),
      mse: toNumber(meanSquare),
      rmse: rootOf(meanSquare),
      medianAbsoluteError: toNumber(scaledFraction(middle, 2n, exponent)),
      maxError: toNumber(scaledFraction(sorted.at(-1) ?? 0n, 1n, exponent)),
      bias: toNumber(scaledFraction(totalOf(errors), BigInt(count), exponent)),
      ...(wanted.every((unit) => unit !== 0n) && {
        mapePercent: meanQuotient(100n, sizes, wanted.map(sizeOf)),
      }),
      smapePercent: meanQuotient(
        200n,
        sizes,
        wanted.map((unit, index) => sizeOf(unit) + sizeOf(got[index] ?? 0n)),
      ),
      ...(spread !== 0n && { rSquared: quotientOf(spread - BigInt(count) * squares, spread) }),
    };
  },
});

const sizeOf = (unit: bigint): bigint => (unit < 0n ? -unit : unit);

/** The mean of quotients times a factor; those over 0 count as 0. */
function meanQuotient(factor: bigint, numerators: readonly bigint[], denominators: readonly bigint[]): number {
  let total = 0n;
  for (const [index, numerator] of numerators.entries()) {
    const denominator = denominators[index] ?? 0n;
    if (numerator !== 0n && denominator !== 0n) total += (numerator << PLACES) / denominator;
  }
  return quotientOf(factor * total, BigInt(numerators.length) * ONE);
}
