import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { aligned, totalOf, totalOfProducts } from '../shared/numbers/exact-sums.ts';
import { doubleOf, Precise, preciseOf } from '../shared/numbers/precise.ts';
import { divide, multiply, type Rational, rational, subtract } from '../shared/numbers/rational.ts';
import { onLine } from './lib/line.ts';
import { ascending, numbers } from './lib/lists.ts';
import { deviationsOf } from './lib/moments.ts';
import { decimal, medianOf, quartilesOf } from './lib/quantiles.ts';

type Method = 'z-score' | 'population-z-score' | 'min-max' | 'max-abs' | 'robust' | 'unit-length' | 'sum';

export default defineTool({
  slug: 'data-normalizer',
  name: 'Data Normalizer',
  category: 'statistics',
  summary: 'Standardizes a list of numbers, or rescales it to a range.',
  description: 'Each result is (value − center)/scale, and with min-max is then stretched to low … high. Nothing is rounded before the result.',
  reference: 'Standard score, min-max scaling, robust scaling by median and interquartile range',
  keywords: ['standardize', 'z-score', 'min-max scaling', 'feature scaling', 'rescale 0 to 1', 'unit vector'],
  inputs: z.strictObject({
    values: numbers(100_000).describe('The numbers to rescale'),
    method: z
      .enum(['z-score', 'population-z-score', 'min-max', 'max-abs', 'robust', 'unit-length', 'sum'])
      .default('z-score')
      .describe(
        'z-score subtracts the mean and divides by the sample standard deviation, population-z-score by that of a population; min-max maps the smallest value to low and the greatest to high; max-abs divides by the greatest magnitude; robust subtracts the median and divides by the interquartile range; unit-length divides by the Euclidean length, sum by the sum',
      ),
    low: z.number().default(0).describe('Lower end of the new range, for min-max'),
    high: z.number().default(1).describe('Upper end of the new range, for min-max; above low'),
  }),
  result: z.strictObject({
    values: z.array(z.number()).describe('The rescaled numbers, in the order given'),
    center: z.number().describe('What was subtracted from each value'),
    scale: z.number().describe('What each difference was divided by'),
  }),
  appliesWhen: { low: { method: ['min-max'] }, high: { method: ['min-max'] } },
  examples: [
    {
      inputs: { values: [1, 2, 3, 4, 5] },
      result: { values: [-1.2649110640673518, -0.6324555320336759, 0, 0.6324555320336759, 1.2649110640673518], center: 3, scale: 1.5811388300841898 },
    },
    {
      inputs: { values: [10, 20, 40], method: 'min-max', low: -1, high: 1 },
      result: { values: [-1, -0.3333333333333333, 1], center: 10, scale: 30 },
    },
  ],
  run({ values, method, low, high }) {
    if (low >= high) invalid('low', 'must be below high');
    const { center, scale } = scalingOf(values, method);
    if (scale.isZero()) {
      unprocessable(method === 'sum' ? 'The sum of the values is 0, so they cannot be divided by it.' : 'The values have no spread to scale by.', 'values');
    }
    const [from, stretch] = method === 'min-max' ? [decimal(low), subtract(decimal(high), decimal(low))] : [rational(0n), rational(1n)];
    const factor = divide(stretch, fractionOf(scale));
    const start = subtract(from, multiply(center, factor));
    return {
      values: onLine(values, factor, start),
      center: doubleOf(preciseOf(center)),
      scale: doubleOf(scale),
    };
  },
});

/** A decimal as a fraction. */
function fractionOf(value: Decimal): Rational {
  const places = value.decimalPlaces();
  return rational(BigInt(value.times(new Precise(10).pow(places)).toFixed()), 10n ** BigInt(places));
}

/** What is subtracted and divided by; a scale of 0 where there is no spread. */
function scalingOf(values: readonly number[], method: Method): { center: Rational; scale: Decimal } {
  const sorted = ascending(values);
  const [least, greatest] = [decimal(sorted[0] ?? 0), decimal(sorted.at(-1) ?? 0)];
  const { units, exponent } = aligned(values);
  const ofUnits = (total: bigint, power: number) => preciseOf(rational(total, 10n ** BigInt(-power)));
  const none = rational(0n);
  switch (method) {
    case 'z-score':
    case 'population-z-score': {
      const { mean, deviation } = deviationsOf(values);
      const count = new Precise(values.length);
      return { center: mean, scale: method === 'z-score' ? deviation : deviation.times(count.minus(1).div(count).sqrt()) };
    }
    case 'min-max':
      return { center: least, scale: preciseOf(subtract(greatest, least)) };
    case 'max-abs':
      return { center: none, scale: new Precise(Math.max(Math.abs(sorted[0] ?? 0), Math.abs(sorted.at(-1) ?? 0))) };
    case 'robust':
      return { center: medianOf(sorted), scale: preciseOf(quartilesOf(sorted).range) };
    case 'unit-length':
      return { center: none, scale: ofUnits(totalOfProducts(units, units), 2 * exponent).sqrt() };
    case 'sum':
      return { center: none, scale: ofUnits(totalOf(units), exponent) };
  }
}
