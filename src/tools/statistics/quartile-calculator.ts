import { z } from 'zod';
import { defineTool } from '../define.ts';
import { add, compare, multiply, type Rational, rational, subtract, toNumber } from '../shared/numbers/rational.ts';
import { ascending, countWhile, numbers } from './lib/lists.ts';
import { decimal, medianOf, quantileOf } from './lib/quantiles.ts';

type Method = 'inclusive' | 'exclusive' | 'tukey' | 'moore-mccabe';

export default defineTool({
  slug: 'quartile-calculator',
  name: 'Quartile and Five-Number Summary Calculator',
  category: 'statistics',
  summary: 'Finds the quartiles, interquartile range, box-plot whiskers and outliers of a list of numbers.',
  description: 'Quartiles and fences are exact before they are rounded, and values are compared with the exact fences; a value on a fence is not an outlier.',
  reference: 'Hyndman and Fan (1996), types 7 and 6 (Excel QUARTILE.INC and QUARTILE.EXC); Tukey (1977); Moore and McCabe',
  keywords: ['five number summary', 'box plot', 'boxplot', 'iqr', 'q1 q3', 'box and whisker', 'fences'],
  inputs: z.strictObject({
    values: numbers(100_000).describe('The numbers, in any order'),
    method: z
      .enum(['inclusive', 'exclusive', 'tukey', 'moore-mccabe'])
      .default('inclusive')
      .describe(
        'How quartiles are found: inclusive interpolates at (n − 1)p as QUARTILE.INC, exclusive at (n + 1)p as QUARTILE.EXC, tukey takes the medians of the halves with the middle value in both, moore-mccabe with it in neither',
      ),
    fenceFactor: z.number().min(0).max(10).default(1.5).describe('How many interquartile ranges the fences are away from the quartiles'),
  }),
  result: z.strictObject({
    minimum: z.number().describe('The smallest value'),
    q1: z.number().describe('First quartile, a quarter of the way up'),
    median: z.number().describe('Median, the second quartile'),
    q3: z.number().describe('Third quartile, three quarters of the way up'),
    maximum: z.number().describe('The greatest value'),
    interquartileRange: z.number().describe('Difference between the third and the first quartile'),
    lowerFence: z.number().describe('Limit below which values are outliers: q1 − fenceFactor·interquartileRange'),
    upperFence: z.number().describe('Limit above which values are outliers: q3 + fenceFactor·interquartileRange'),
    lowerWhisker: z.number().describe('The smallest value not below the lower fence'),
    upperWhisker: z.number().describe('The greatest value not above the upper fence'),
    outliers: z.array(z.number()).describe('Values beyond the fences, ascending'),
  }),
  headline: 'median',
  examples: [
    {
      inputs: { values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 30] },
      result: {
        minimum: 1,
        q1: 3.25,
        median: 5.5,
        q3: 7.75,
        maximum: 30,
        interquartileRange: 4.5,
        lowerFence: -3.5,
        upperFence: 14.5,
        lowerWhisker: 1,
        upperWhisker: 9,
        outliers: [30],
      },
    },
    {
      inputs: { values: [7, 15, 36, 39, 40, 41], method: 'exclusive' },
      result: {
        minimum: 7,
        q1: 13,
        median: 37.5,
        q3: 40.25,
        maximum: 41,
        interquartileRange: 27.25,
        lowerFence: -27.875,
        upperFence: 81.125,
        lowerWhisker: 7,
        upperWhisker: 41,
        outliers: [],
      },
    },
  ],
  run({ values, method, fenceFactor }) {
    const sorted = ascending(values);
    const [q1, q3] = quartilesBy(sorted, method);
    const range = subtract(q3, q1);
    const reach = multiply(decimal(fenceFactor), range);
    const [lower, upper] = [subtract(q1, reach), add(q3, reach)];
    const below = countWhile(sorted, (value) => compare(decimal(value), lower) < 0);
    const within = countWhile(sorted, (value) => compare(decimal(value), upper) <= 0);
    return {
      minimum: sorted[0] ?? 0,
      q1: toNumber(q1),
      median: toNumber(medianOf(sorted)),
      q3: toNumber(q3),
      maximum: sorted.at(-1) ?? 0,
      interquartileRange: toNumber(range),
      lowerFence: toNumber(lower),
      upperFence: toNumber(upper),
      lowerWhisker: sorted[below] ?? 0,
      upperWhisker: sorted[within - 1] ?? 0,
      outliers: [...sorted.slice(0, below), ...sorted.slice(within)],
    };
  },
});

function quartilesBy(sorted: readonly number[], method: Method): [q1: Rational, q3: Rational] {
  const [quarter, threeQuarters] = [rational(1n, 4n), rational(3n, 4n)];
  if (method === 'inclusive') return [quantileOf(sorted, quarter), quantileOf(sorted, threeQuarters)];
  if (method === 'exclusive') return [quantileOf(sorted, quarter, 'type6'), quantileOf(sorted, threeQuarters, 'type6')];
  const half = method === 'tukey' || sorted.length === 1 ? (sorted.length + 1) >> 1 : sorted.length >> 1;
  return [medianOf(sorted.slice(0, half)), medianOf(sorted.slice(-half))];
}
