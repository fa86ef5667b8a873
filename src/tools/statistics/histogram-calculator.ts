import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { aligned, quotientOf, scaledFraction } from '../shared/numbers/exact-sums.ts';
import { wholeUp } from '../shared/numbers/money.ts';
import { Precise, preciseOf } from '../shared/numbers/precise.ts';
import { toNumber } from '../shared/numbers/rational.ts';
import { ascending, numbers } from './lib/lists.ts';
import { deviationsOf } from './lib/moments.ts';
import { quartilesOf } from './lib/quantiles.ts';

type Rule = 'sturges' | 'square-root' | 'rice' | 'scott' | 'freedman-diaconis';

const MAX_BINS = 1000;

/** Equal bins of a sorted list: `first` and `step` are in units of 10^exponent / divisor. */
interface Bins {
  readonly first: bigint;
  readonly step: bigint;
  readonly count: number;
  readonly divisor: bigint;
  readonly exponent: number;
  /** The values, in the same units, ascending. */
  readonly units: readonly bigint[];
}

export default defineTool({
  slug: 'histogram-calculator',
  name: 'Histogram Calculator',
  category: 'statistics',
  summary: 'Counts numbers in equal bins, chosen by hand or by rule.',
  description:
    'Each bin includes its left edge but not its right one; only where the bins span exactly from the least to the greatest value does the last one include both. Values are placed by their exact decimals. Equal values give one bin of width 1 around them, unless a width is given.',
  reference: 'Sturges (1926); Scott (1979), h = 3.49·s·n^(-1/3); Freedman and Diaconis (1981), h = 2·IQR·n^(-1/3); Rice rule ⌈2·n^(1/3)⌉',
  keywords: ['bins', 'distribution', 'frequency distribution', 'bin width', 'sturges', 'binning', 'class width'],
  inputs: z.strictObject({
    values: numbers(100_000).describe('The numbers to count, in any order'),
    bins: z.int().min(1).max(MAX_BINS).optional().describe('Number of bins; not together with width'),
    width: z.number().positive().optional().describe('Width of a bin, above 0; not together with bins'),
    start: z
      .number()
      .optional()
      .describe('Left edge of the first bin, with width; not above the minimum. If omitted, the greatest multiple of width that is not above the minimum'),
    rule: z
      .enum(['sturges', 'square-root', 'rice', 'scott', 'freedman-diaconis'])
      .default('sturges')
      .describe(
        'How the number of bins is chosen when neither bins nor width is given: sturges ⌈log2 n⌉ + 1, square-root ⌈√n⌉, rice ⌈2·n^(1/3)⌉, scott by the standard deviation, freedman-diaconis by the interquartile range',
      ),
  }),
  result: z.strictObject({
    edges: z.array(z.number()).describe('Edges of the bins ascending, one more than there are bins'),
    counts: z.array(z.int()).describe('Number of values in each bin'),
    percents: z.array(z.number()).describe('Share of the values in each bin in percent'),
    cumulativeCounts: z.array(z.int()).describe('Number of values in each bin and those before it'),
    densities: z.array(z.number()).describe('Share of the values in each bin per unit of width: count/(n·width)'),
    width: z.number().describe('Width of a bin'),
  }),
  headline: 'counts',
  examples: [
    {
      inputs: { values: [1, 2, 2, 3, 5, 7, 8, 9], bins: 4 },
      result: {
        edges: [1, 3, 5, 7, 9],
        counts: [3, 1, 1, 3],
        percents: [37.5, 12.5, 12.5, 37.5],
        cumulativeCounts: [3, 4, 5, 8],
        densities: [0.1875, 0.0625, 0.0625, 0.1875],
        width: 2,
      },
    },
    {
      inputs: { values: [0.5, 1.5, 1.9, 3.1], width: 1 },
      result: {
        edges: [0, 1, 2, 3, 4],
        counts: [1, 2, 0, 1],
        percents: [25, 50, 0, 25],
        cumulativeCounts: [1, 3, 3, 4],
        densities: [0.25, 0.5, 0, 0.25],
        width: 1,
      },
    },
  ],
  run({ values, bins, width, start, rule }) {
    if (bins !== undefined && width !== undefined) invalid('width', 'must not be given together with bins');
    if (start !== undefined && width === undefined) invalid('start', 'must only be given with width');
    const sorted = ascending(values);
    const parts = width === undefined ? evenBins(sorted, bins, rule) : binsOfWidth(sorted, width, start);
    const { first, step, divisor, exponent } = parts;
    const counts = countsOf(parts);
    const total = sorted.length;
    let cumulativeCount = 0;
    const cumulativeCounts = counts.map((count) => {
      cumulativeCount += count;
      return cumulativeCount;
    });
    const unit = divisor * 10n ** BigInt(-exponent);
    return {
      edges: Array.from({ length: parts.count + 1 }, (_, index) => quotientOf(first + BigInt(index) * step, unit)),
      counts,
      percents: counts.map((count) => (100 * count) / total),
      cumulativeCounts,
      densities: counts.map((count) => quotientOf(BigInt(count) * unit, BigInt(total) * step)),
      width: toNumber(scaledFraction(step, divisor, exponent)),
    };
  },
});

function countsOf({ first, step, count, units }: Bins): number[] {
  const counts = new Array<number>(count).fill(0);
  for (const unit of units) {
    const bin = Math.min(Number((unit - first) / step), count - 1);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts;
}

/** Bins from the least to the greatest value. */
function evenBins(sorted: readonly number[], bins: number | undefined, rule: Rule): Bins {
  const { units, exponent } = aligned(sorted);
  const [least = 0n, greatest = 0n] = [units[0], units.at(-1)];
  if (least === greatest) {
    const one = 10n ** BigInt(-exponent);
    return { first: 2n * least - one, step: 2n * one, count: 1, divisor: 2n, exponent, units: units.map((unit) => 2n * unit) };
  }
  const count = bins ?? countBy(rule, sorted);
  const divisor = BigInt(count);
  return { first: least * divisor, step: greatest - least, count, divisor, exponent, units: units.map((unit) => unit * divisor) };
}

function binsOfWidth(sorted: readonly number[], width: number, start: number | undefined): Bins {
  const all = aligned([...sorted, width, start ?? 0]);
  const units = all.units.slice(0, sorted.length);
  const [step = 1n, given = 0n] = all.units.slice(sorted.length);
  const [least = 0n, greatest = 0n] = [units[0], units.at(-1)];
  if (start !== undefined && given > least) invalid('start', 'must not be above the smallest value');
  const below = ((least % step) + step) % step;
  const first = start === undefined ? least - below : given;
  const count = (greatest - first) / step + 1n;
  if (count > BigInt(MAX_BINS)) invalid('width', `must give ${MAX_BINS} bins at most`);
  return { first, step, count: Number(count), divisor: 1n, exponent: all.exponent, units };
}

/** The number of bins by a rule. @param sorted with spread */
function countBy(rule: Rule, sorted: readonly number[]): number {
  const count = sorted.length;
  const sturges = 1 + leastWhole((bits) => 2 ** bits >= count);
  switch (rule) {
    case 'sturges':
      return sturges;
    case 'square-root':
      return leastWhole((root) => root * root >= count);
    case 'rice':
      return leastWhole((bins) => bins ** 3 >= 8 * count);
    case 'scott':
    case 'freedman-diaconis': {
      const spread = rule === 'scott' ? deviationsOf(sorted).deviation.times('3.49') : preciseOf(quartilesOf(sorted).range).times(2);
      if (spread.isZero()) return sturges;
      const range = new Precise(sorted.at(-1) ?? 0).minus(sorted[0] ?? 0);
      return Math.min(Math.max(wholeUp(range.times(new Precise(count).cbrt()).div(spread)).toNumber(), 1), MAX_BINS);
    }
  }
}

/** The least whole number from 0 that satisfies a condition. */
function leastWhole(isEnough: (value: number) => boolean): number {
  let value = 0;
  while (!isEnough(value)) value += 1;
  return value;
}
