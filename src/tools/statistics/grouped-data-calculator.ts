import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { aligned, rootOf, scaledFraction, totalOf, totalOfProducts } from '../shared/numbers/exact-sums.ts';
import { toNumber } from '../shared/numbers/rational.ts';

export default defineTool({
  slug: 'grouped-data-calculator',
  name: 'Grouped Data Mean, Median and Mode Calculator',
  category: 'statistics',
  summary: 'Estimates the mean, median, mode and standard deviation from a grouped frequency table.',
  description:
    'Mean and variance take every value for the middle of its class; median and mode are interpolated within theirs. When class widths differ, the mode goes by density, frequency divided by width.',
  reference: 'Median L + (n/2 − F)/f·w, mode L + (f₁ − f₀)/(2f₁ − f₀ − f₂)·w',
  keywords: ['class intervals', 'frequency distribution', 'median of grouped data', 'modal class', 'mean from a frequency table', 'class limits'],
  inputs: z.strictObject({
    boundaries: z.array(z.number()).min(2).max(1001).describe('Limits of the classes in rising order, one more than there are classes'),
    frequencies: z.array(z.int().min(0)).min(1).max(1000).describe('Number of values in each class, 0 or more'),
  }),
  result: z.strictObject({
    mean: z.number().describe('Mean, estimated from the middles of the classes'),
    median: z.number().describe('Median, interpolated in the first class that reaches half of the count'),
    mode: z.number().describe('Mode, interpolated in the modal class; its middle where the formula divides by 0'),
    modalClass: z.int().describe('Position of the first class of greatest density, from 0'),
    variance: z.number().optional().describe('Sample variance, estimated from the middles of the classes; absent for a single value'),
    standardDeviation: z.number().optional().describe('Sample standard deviation, the root of the variance; absent for a single value'),
    count: z.int().describe('Number of values in all classes'),
  }),
  views: [{ kind: 'written', field: 'modalClass', as: 'Class {modalClass+}' }],
  examples: [
    {
      inputs: { boundaries: [0, 10, 20, 30, 40], frequencies: [5, 8, 12, 5] },
      result: {
        mean: 20.666666666666668,
        median: 21.666666666666668,
        mode: 23.636363636363637,
        modalClass: 2,
        variance: 94.36781609195403,
        standardDeviation: 9.714309861845772,
        count: 30,
      },
    },
    {
      inputs: { boundaries: [0, 5, 20], frequencies: [3, 3] },
      result: { mean: 7.5, median: 5, mode: 3, modalClass: 0, variance: 30, standardDeviation: 5.477225575051661, count: 6 },
    },
  ],
  run({ boundaries, frequencies }) {
    if (boundaries.length !== frequencies.length + 1) {
      invalid('boundaries', `must be one more than the frequencies: ${frequencies.length + 1}, not ${boundaries.length}`);
    }
    const fallen = boundaries.findIndex((boundary, index) => index > 0 && boundary <= (boundaries[index - 1] ?? 0));
    if (fallen > 0) invalid(`boundaries[${fallen}]`, 'must be above the boundary before it');
    const { units, exponent } = aligned(boundaries);
    const counts = frequencies.map((frequency) => BigInt(frequency));
    const count = totalOf(counts);
    if (count === 0n) unprocessable('All frequencies are 0, so there are no values.', 'frequencies');
    if (count > BigInt(Number.MAX_SAFE_INTEGER)) unprocessable('The frequencies add up to more than 9007199254740991.', 'frequencies');
    const doubledMiddles = counts.map((_, index) => (units[index] ?? 0n) + (units[index + 1] ?? 0n));
    const weighted = doubledMiddles.map((middle, index) => middle * (counts[index] ?? 0n));
    const total = totalOf(weighted);
    const squares = count * totalOfProducts(weighted, doubledMiddles) - total * total;
    const variance = () => scaledFraction(squares, 4n * count * (count - 1n), 2 * exponent);
    const { modalClass, numerator, denominator } = modeOf(units, counts);
    return {
      mean: toNumber(scaledFraction(total, 2n * count, exponent)),
      median: medianOf(units, counts, count, exponent),
      mode: toNumber(scaledFraction(numerator, denominator, exponent)),
      modalClass,
      ...(count > 1n && { variance: toNumber(variance()), standardDeviation: rootOf(variance()) }),
      count: Number(count),
    };
  },
});

function medianOf(units: readonly bigint[], counts: readonly bigint[], count: bigint, exponent: number): number {
  let before = 0n;
  let at = 0;
  while (2n * (before + (counts[at] ?? count)) < count) before += counts[at++] ?? 0n;
  const [lower, upper, frequency] = [units[at] ?? 0n, units[at + 1] ?? 0n, counts[at] ?? 1n];
  // L + (n/2 − F)/f·w on one denominator.
  return toNumber(scaledFraction(2n * frequency * lower + (count - 2n * before) * (upper - lower), 2n * frequency, exponent));
}

/** The mode in units, as a fraction. */
function modeOf(units: readonly bigint[], counts: readonly bigint[]): { modalClass: number; numerator: bigint; denominator: bigint } {
  const widths = counts.map((_, index) => (units[index + 1] ?? 0n) - (units[index] ?? 0n));
  let at = 0;
  for (const [index, count] of counts.entries()) {
    if (count * (widths[at] ?? 1n) > (counts[at] ?? 0n) * (widths[index] ?? 1n)) at = index;
  }
  const [lower, width] = [units[at] ?? 0n, widths[at] ?? 1n];
  const [below, above] = [widths[at - 1] ?? 1n, widths[at + 1] ?? 1n];
  // The densities of the class and its neighbours, all times the three widths.
  const own = (counts[at] ?? 0n) * below * above;
  const before = (counts[at - 1] ?? 0n) * width * above;
  const after = (counts[at + 1] ?? 0n) * width * below;
  const denominator = 2n * own - before - after;
  if (denominator === 0n) return { modalClass: at, numerator: 2n * lower + width, denominator: 2n };
  return { modalClass: at, numerator: lower * denominator + (own - before) * width, denominator };
}
