import { z } from 'zod';
import { defineTool } from '../define.ts';
import { aligned, meanOf, quotientOf, rootOf, scaledFraction, totalOf, totalOfProducts } from '../shared/numbers/exact-sums.ts';
import { bitLength } from '../shared/numbers/plain-decimal.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { floor, multiply, rational, toNumber } from '../shared/numbers/rational.ts';
import { ascending, numbers } from './lib/lists.ts';
import { whole } from './lib/moments.ts';
import { decimal } from './lib/quantiles.ts';

/** Bits that products and quotients are carried with: far more than the doubles they end as. */
const KEPT_BITS = 320;
const TEN = new Precise(10);

export default defineTool({
  slug: 'mean-calculator',
  name: 'Geometric, Harmonic and Trimmed Mean Calculator',
  category: 'statistics',
  summary: 'Calculates the arithmetic, geometric, harmonic, quadratic and trimmed means of a list of numbers.',
  description: 'Nothing overflows on the way: the geometric mean of 1e300 and 1e300 is 1e300.',
  reference: 'Σx/n, (Πx)^(1/n), n/Σ(1/x), √(Σx²/n)',
  keywords: ['average', 'root mean square', 'rms', 'midrange', 'truncated mean', 'mean of growth rates'],
  inputs: z.strictObject({
    values: numbers(100_000).describe('The numbers, in any order'),
    trimPercent: z.number().min(0).max(49.99).default(10).describe('Percent of the values cut off at each end for the trimmed mean'),
  }),
  result: z.strictObject({
    arithmetic: z.number().describe('Arithmetic mean: the sum divided by the count'),
    geometric: z.number().optional().describe('Geometric mean: the nth root of the product; 0 with a 0 among the values, absent when any is negative'),
    harmonic: z.number().optional().describe('Harmonic mean: the count divided by the sum of reciprocals; absent unless all values are above 0'),
    quadratic: z.number().describe('Quadratic mean or root mean square'),
    trimmed: z.number().describe('Arithmetic mean without floor(n·trimPercent/100) values at each end'),
    midrange: z.number().describe('Mean of the smallest and the greatest value'),
  }),
  examples: [
    {
      inputs: { values: [1, 2, 4] },
      result: {
        arithmetic: 2.3333333333333335,
        geometric: 2,
        harmonic: 1.7142857142857142,
        quadratic: 2.6457513110645907,
        trimmed: 2.3333333333333335,
        midrange: 2.5,
      },
    },
    {
      inputs: { values: [-3, 1, 8, 100], trimPercent: 25 },
      result: { arithmetic: 26.5, quadratic: 50.184659010498414, trimmed: 4.5, midrange: 48.5 },
    },
  ],
  run({ values, trimPercent }) {
    const sorted = ascending(values);
    const { units, exponent } = aligned(sorted);
    const [least = 0n, greatest = 0n] = [units[0], units.at(-1)];
    const count = BigInt(units.length);
    const cut = Number(floor(multiply(whole(units.length), multiply(decimal(trimPercent), rational(1n, 100n)))));
    return {
      arithmetic: toNumber(scaledFraction(totalOf(units), count, exponent)),
      ...(least >= 0n && { geometric: least === 0n ? 0 : geometricOf(units, exponent) }),
      ...(least > 0n && { harmonic: harmonicOf(units, exponent) }),
      quadratic: rootOf(scaledFraction(totalOfProducts(units, units), count, 2 * exponent)),
      trimmed: toNumber(meanOf(sorted.slice(cut, sorted.length - cut))),
      midrange: toNumber(scaledFraction(least + greatest, 2n, exponent)),
    };
  },
});

/** @param units above 0 */
function geometricOf(units: readonly bigint[], exponent: number): number {
  let product = 1n;
  let shifted = 0;
  const limit = 1n << BigInt(4 * KEPT_BITS);
  for (const unit of units) {
    product *= unit;
    if (product < limit) continue;
    const surplus = bitLength(product) - KEPT_BITS;
    product >>= BigInt(surplus);
    shifted += surplus;
  }
  const logarithm = new Precise(String(product)).ln().plus(new Precise(2).ln().times(shifted)).div(units.length);
  return doubleOf(logarithm.exp().times(TEN.pow(exponent)));
}

/** @param units above 0, ascending */
function harmonicOf(units: readonly bigint[], exponent: number): number {
  const one = 1n << BigInt(bitLength(units[0] ?? 1n) + KEPT_BITS);
  const reciprocals = units.reduce((total, unit) => total + one / unit, 0n);
  return quotientOf(BigInt(units.length) * one, reciprocals * 10n ** BigInt(-exponent));
}
