import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { aligned, quotientOf } from '../shared/numbers/exact-sums.ts';
import { type Rational, rational } from '../shared/numbers/rational.ts';
import { numbers } from './lib/lists.ts';
import { decimal } from './lib/quantiles.ts';

/** Decimals of exponential averages: what is lost beyond them no double can tell. */
const PLACES = 420;
const MAX_INLINE_EXPONENTIAL = 300;

export default defineTool({
  slug: 'moving-average-calculator',
  name: 'Moving Average Calculator',
  category: 'statistics',
  summary: 'Calculates the simple, weighted, exponential or cumulative moving average of a series.',
  description: 'Long series do not drift: sums are exact, and each average is rounded once.',
  reference: 'SMA, WMA, EMA s = αx + (1 − α)s with α = 2/(window + 1), CMA',
  keywords: ['rolling average', 'sma', 'ema', 'wma', 'smoothing', 'running mean', 'rolling mean', 'time series'],
  heavyWhen: ({ kind, values }) => kind === 'exponential' && values.length > MAX_INLINE_EXPONENTIAL,
  inputs: z.strictObject({
    values: numbers(100_000).describe('The series, oldest value first'),
    kind: z
      .enum(['simple', 'weighted', 'exponential', 'cumulative'])
      .default('simple')
      .describe(
        'simple averages the last values of a window, weighted weighs them 1, 2, … with the newest the most, exponential lets older values fade, cumulative averages all values so far',
      ),
    window: z.int().min(1).max(100_000).default(3).describe('Number of values averaged; for exponential it sets alpha, for cumulative it has no effect'),
    alpha: z
      .number()
      .positive()
      .max(1)
      .optional()
      .describe('Smoothing factor of the exponential average, above 0, at most 1: the weight of the newest value; if omitted, 2/(window + 1)'),
  }),
  result: z.strictObject({
    averages: z.array(z.number()).describe('The averages: simple and weighted ones from the first full window on, the others for every value'),
    last: z.number().describe('The last average, the newest one'),
  }),
  appliesWhen: { window: { kind: ['simple', 'weighted', 'exponential'] }, alpha: { kind: ['exponential'] } },
  examples: [
    { inputs: { values: [1, 2, 3, 4, 5], window: 3 }, result: { averages: [2, 3, 4], last: 4 } },
    { inputs: { values: [10, 20, 15], kind: 'exponential', alpha: 0.5 }, result: { averages: [10, 15, 15], last: 15 } },
  ],
  run({ values, kind, window, alpha }) {
    if ((kind === 'simple' || kind === 'weighted') && window > values.length) {
      invalid('window', `must not be larger than the number of values: ${values.length} at most, not ${window}`);
    }
    const { units, exponent } = aligned(values);
    const averages =
      kind === 'exponential'
        ? exponential(units, exponent, alpha === undefined ? rational(2n, BigInt(window + 1)) : decimal(alpha))
        : kind === 'cumulative'
          ? cumulative(units, exponent)
          : windowed(units, exponent, window, kind === 'weighted');
    return { averages, last: averages.at(-1) ?? 0 };
  },
});

function cumulative(units: readonly bigint[], exponent: number): number[] {
  const one = 10n ** BigInt(-exponent);
  let total = 0n;
  return units.map((unit, index) => {
    total += unit;
    return quotientOf(total, BigInt(index + 1) * one);
  });
}

function windowed(units: readonly bigint[], exponent: number, window: number, isWeighted: boolean): number[] {
  const size = BigInt(window);
  const denominator = (isWeighted ? (size * (size + 1n)) / 2n : size) * 10n ** BigInt(-exponent);
  const averages: number[] = [];
  let [total, weighted] = [0n, 0n];
  for (const [index, unit] of units.entries()) {
    // One place further from the newest, each value of a full window weighs one less, and the oldest nothing.
    if (index >= window) weighted -= total;
    total += unit - (index >= window ? (units[index - window] ?? 0n) : 0n);
    weighted += BigInt(Math.min(index + 1, window)) * unit;
    if (index >= window - 1) averages.push(quotientOf(isWeighted ? weighted : total, denominator));
  }
  return averages;
}

function exponential(units: readonly bigint[], exponent: number, alpha: Rational): number[] {
  const unit = 10n ** BigInt(PLACES + exponent);
  const one = 10n ** BigInt(PLACES);
  let average = (units[0] ?? 0n) * unit;
  return units.map((value) => {
    average += (alpha.numerator * (value * unit - average)) / alpha.denominator;
    return quotientOf(average, one);
  });
}
