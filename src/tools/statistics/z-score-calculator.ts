import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { normal } from '../shared/numbers/distributions/normal.ts';
import { doubleOf, PI, Precise } from '../shared/numbers/precise.ts';
import { multiply, rational, subtract } from '../shared/numbers/rational.ts';
import { normalTails, upperNormal } from './lib/inference.ts';
import { decimal } from './lib/quantiles.ts';

const NEAR = new Precise('1e-20');
const GIVEN = ['x', 'zScore', 'percentile'] as const;

export default defineTool({
  slug: 'z-score-calculator',
  name: 'Z-Score Calculator',
  category: 'statistics',
  summary: 'Finds the z-score of a value, or the value of a z-score or percentile, in a normal distribution.',
  description: 'Give exactly one of x, zScore and percentile. With a sample size, x is the mean of a sample, whose standard deviation is divided by √n.',
  reference: 'z = (x − mean)/(standardDeviation/√n)',
  keywords: ['standard score', 'normal distribution', 'bell curve', 'probability', 'percentile to z', 'sigma'],
  inputs: z.strictObject({
    mean: z.number().default(0).describe('Mean of the normal distribution'),
    standardDeviation: z.number().positive().default(1).describe('Standard deviation of the normal distribution, above 0'),
    sampleSize: z.int().min(1).max(1_000_000_000).default(1).describe('Size of the sample whose mean x is; 1 for a single value'),
    x: z.number().optional().describe('The value whose z-score to find'),
    zScore: z.number().optional().describe('The z-score whose value to find'),
    percentile: z.number().gt(0).lt(100).optional().describe('The percentile whose value to find, above 0 and below 100'),
  }),
  result: z.strictObject({
    zScore: z.number().describe('How many standard deviations the value is above the mean'),
    x: z.number().describe('The value that has this z-score'),
    percentile: z.number().describe('Percent of the distribution up to the value'),
    pBelow: z.number().describe('Probability of a lower value, P(Z ≤ z)'),
    pAbove: z.number().describe('Probability of a higher value, P(Z > z)'),
    pWithin: z.number().describe('Probability of a value no further from the mean, P(|Z| ≤ |z|)'),
    pOutside: z.number().describe('Probability of a value further from the mean on either side (two-sided)'),
  }),
  examples: [
    {
      inputs: { x: 130, mean: 100, standardDeviation: 15 },
      result: {
        zScore: 2,
        x: 130,
        percentile: 97.72498680518208,
        pBelow: 0.9772498680518208,
        pAbove: 0.02275013194817921,
        pWithin: 0.9544997361036416,
        pOutside: 0.04550026389635842,
      },
    },
    {
      inputs: { percentile: 97.5 },
      result: { zScore: 1.9599639845400543, x: 1.9599639845400543, percentile: 97.5, pBelow: 0.975, pAbove: 0.025, pWithin: 0.95, pOutside: 0.05 },
    },
  ],
  run({ mean, standardDeviation, sampleSize, x, zScore, percentile }) {
    const given = GIVEN.filter((field) => ({ x, zScore, percentile })[field] !== undefined);
    if (given.length !== 1) invalid(given[1] ?? 'x', `must be the only one of ${GIVEN.join(', ')}: exactly one of them is needed`);
    const unit = new Precise(standardDeviation).div(new Precise(sampleSize).sqrt());
    if (percentile !== undefined) {
      const z = pointOf(percentile);
      return { zScore: doubleOf(z), x: doubleOf(unit.times(z).plus(mean)), ...sharesOf(new Precise(percentile)) };
    }
    const z = x === undefined ? new Precise(zScore ?? 0) : new Precise(x).minus(mean).div(unit);
    return { zScore: doubleOf(z), x: doubleOf(x === undefined ? unit.times(z).plus(mean) : new Precise(x)), ...tailsOf(z) };
  },
});

/** The z with so many percent of the standard normal distribution up to it, from the smaller tail. */
function pointOf(percentile: number): Decimal {
  const below = multiply(decimal(percentile), rational(1n, 100n));
  return percentile > 50 ? upperNormal(subtract(rational(1n), below)) : upperNormal(below).neg();
}

function sharesOf(percentile: Decimal) {
  const [below, above] = [percentile.div(100), new Precise(100).minus(percentile).div(100)];
  const outside = Precise.min(below, above).times(2);
  return {
    percentile: doubleOf(percentile),
    pBelow: doubleOf(below),
    pAbove: doubleOf(above),
    pWithin: doubleOf(new Precise(1).minus(outside)),
    pOutside: doubleOf(outside),
  };
}

function tailsOf(z: Decimal) {
  const { below, belowPercent, above, outside } = normalTails(z);
  const size = z.abs();
  // Nearest the mean the density is as good as flat.
  const pWithin = size.lt(NEAR) ? doubleOf(size.times(new Precise(2).div(PI).sqrt())) : normal().between(-size.toNumber(), size.toNumber());
  return { percentile: belowPercent, pBelow: below, pAbove: above, pWithin, pOutside: outside };
}
