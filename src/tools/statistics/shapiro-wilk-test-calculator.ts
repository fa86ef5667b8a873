import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { quotientOf } from '../shared/numbers/double-double-functions.ts';
import { aligned, crossed } from '../shared/numbers/exact-sums.ts';
import { cleared } from '../shared/numbers/money.ts';
import { doubleOf, PI, Precise } from '../shared/numbers/precise.ts';
import { normalPValue } from './lib/alternative.ts';
import { normalPoint } from './lib/tails.ts';

// Royston's polynomials, by powers from 0 on.
const GAMMA = [-2.273, 0.459];
const LAST_WEIGHT = [0, 0.221157, -0.147981, -2.07119, 4.434685, -2.706056];
const NEXT_WEIGHT = [0, 0.042981, -0.293762, -1.752461, 5.682633, -3.582633];
const SMALL_MEAN = [0.544, -0.39978, 0.025054, -6.714e-4];
const SMALL_LOG_DEVIATION = [1.3822, -0.77857, 0.062767, -0.0020322];
const LARGE_MEAN = [-1.5861, -0.31082, -0.083751, 0.0038915];
const LARGE_LOG_DEVIATION = [-0.4803, -0.082676, 0.0030302];
/** Up to so many values the statistic has polynomials of its own. */
const MAX_SMALL = 11;
/** Given for samples of up to 11 whose W is below all that the approximation reaches to. */
const LEAST_P = 1e-99;

/** Weights are good to 20 digits, so that less is no distance from 1. */
const NO_REST = new Precise('1e-18');

const polynomial = (coefficients: readonly number[], x: Decimal): Decimal =>
  coefficients.reduceRight((sum, coefficient) => sum.times(x).plus(coefficient), new Precise(0));

export default defineTool({
  slug: 'shapiro-wilk-test-calculator',
  name: 'Shapiro-Wilk Normality Test Calculator',
  category: 'statistics',
  summary: 'Tests whether data may come from a normal distribution (Shapiro-Wilk).',
  description: "Royston's algorithm AS R94, as in R's shapiro.test. A small p-value speaks against normality; a large one does not prove it.",
  reference: 'Royston 1995, AS R94',
  keywords: ['test of normality', 'gaussian', 'bell curve', 'w statistic', 'p value'],
  cost: 'heavy',
  inputs: z.strictObject({ values: z.array(z.number()).min(3).max(5000).describe('Values of the sample, in any order') }),
  result: z.strictObject({
    w: z.number().describe('W statistic, at most 1; the nearer to 1, the more normal the data look'),
    pValue: z.number().describe('Chance of a W at least as low for normal data, from 0 to 1'),
    count: z.int().describe('Number of values'),
  }),
  headline: 'pValue',
  examples: [
    {
      inputs: { values: [148, 154, 158, 160, 161, 162, 166, 170, 182, 195, 236] },
      result: { w: 0.7888146948353875, pValue: 0.006703814056503012, count: 11 },
    },
    { inputs: { values: [1, 2, 4] }, result: { w: 0.9642857142857143, pValue: 0.6368868450289699, count: 3 } },
  ],
  run({ values }) {
    const count = values.length;
    const units = [...aligned(values).units].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    if (units[0] === units.at(-1)) unprocessable('All values are equal, so there is no spread to test.', 'values');
    let [weightSquares, products] = [new Precise(0), new Precise(0)];
    for (const [index, weight] of weightsOf(count).entries()) {
      weightSquares = weightSquares.plus(weight.times(weight).times(2));
      products = products.plus(weight.times(String((units[count - 1 - index] ?? 0n) - (units[index] ?? 0n))));
    }
    const squares = new Precise(String(crossed(units, units))).div(count);
    const w = Precise.min(1, products.pow(2).div(weightSquares.times(squares)));
    return { w: doubleOf(w), pValue: pValueOf(w, count), count };
  },
});

/** Weights of the greatest value, the next and so on, down to the middle; for three values up to a factor. */
function weightsOf(count: number): Decimal[] {
  if (count === 3) return [new Precise(1)];
  // The normal points of (i − ⅜)/(n + ¼) from above.
  const points = Array.from({ length: Math.floor(count / 2) }, (_, index) => normalPoint(quotientOf(BigInt(8 * index + 5), BigInt(8 * count + 2))));
  const total = twice(points);
  const step = new Precise(1).div(new Precise(count).sqrt());
  const least = count <= 5 ? [LAST_WEIGHT] : [LAST_WEIGHT, NEXT_WEIGHT];
  const fitted = least.map((coefficients, index) => polynomial(coefficients, step).plus((points[index] ?? total).div(total.sqrt())));
  const factor = total
    .minus(twice(points.slice(0, fitted.length)))
    .div(new Precise(1).minus(twice(fitted)))
    .sqrt();
  return points.map((point, index) => fitted[index] ?? point.div(factor));
}

/** The sum of squares of what stands on both sides. */
const twice = (values: readonly Decimal[]): Decimal => values.reduce((sum, value) => sum.plus(value.times(value).times(2)), new Precise(0));

function pValueOf(w: Decimal, count: number): number {
  // For three values W is at least ¾.
  if (count === 3)
    return doubleOf(
      cleared(w.sqrt().asin().minus(PI.div(3)), PI)
        .times(6)
        .div(PI),
    );
  const rest = new Precise(1).minus(w);
  if (rest.lte(NO_REST)) return 1;
  const size = new Precise(count);
  if (count > MAX_SMALL) {
    const x = size.ln();
    return normalPValue(rest.ln().minus(polynomial(LARGE_MEAN, x)).div(polynomial(LARGE_LOG_DEVIATION, x).exp()), 'greater');
  }
  const beyond = polynomial(GAMMA, size).minus(rest.ln());
  if (beyond.lte(0)) return LEAST_P;
  return normalPValue(beyond.ln().neg().minus(polynomial(SMALL_MEAN, size)).div(polynomial(SMALL_LOG_DEVIATION, size).exp()), 'greater');
}
