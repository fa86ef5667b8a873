import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { normal } from '../shared/numbers/normal.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

const SIZES = [
  ['0.8', 'large'],
  ['0.5', 'medium'],
  ['0.2', 'small'],
] as const;

export default defineTool({
  slug: 'effect-size-calculator',
  name: "Cohen's d and Effect Size Calculator",
  category: 'statistics',
  summary: "Calculates Cohen's d, Hedges' g and Glass's delta from two groups' mean, deviation and size.",
  description:
    "Cohen's d divides by the pooled deviation, Glass's delta by that of the second group, the control. Overlap and probability of superiority hold for two normal distributions with one deviation.",
  reference: 'Cohen 1988; Hedges 1981',
  keywords: ['standardized mean difference', 'smd', 'hedges g', 'glass delta', 'pooled standard deviation', 'common language effect size'],
  inputs: z.strictObject({
    mean1: z.number().describe('Mean of the first group'),
    standardDeviation1: z.number().min(0).describe('Sample standard deviation of the first group'),
    count1: z.int().min(2).max(1_000_000_000).describe('Number of values in the first group'),
    mean2: z.number().describe('Mean of the second group, the control'),
    standardDeviation2: z.number().min(0).describe('Sample standard deviation of the second group'),
    count2: z.int().min(2).max(1_000_000_000).describe('Number of values in the second group'),
  }),
  result: z.strictObject({
    cohensD: z.number().describe("Cohen's d: mean1 − mean2 in pooled standard deviations"),
    hedgesG: z.number().describe("Hedges' g: Cohen's d freed from the bias of small samples, by the exact factor with gamma functions"),
    glassDelta: z.number().optional().describe("Glass's delta: mean1 − mean2 in deviations of the second group; absent when that deviation is 0"),
    pooledStandardDeviation: z.number().describe('Standard deviation of both groups together about their own means'),
    probabilityOfSuperiority: z.number().describe('Chance that a random value of the first group is above one of the second, Φ(d/√2), from 0 to 1'),
    overlap: z.number().describe('Share that the two distributions have in common, 2Φ(−|d|/2), from 0 to 1'),
    size: z
      .enum(['negligible', 'small', 'medium', 'large'])
      .describe("Cohen's words for |d|: negligible, below 0.2; small, from 0.2; medium, from 0.5; large, from 0.8"),
  }),
  examples: [
    {
      inputs: { mean1: 105, standardDeviation1: 15, count1: 30, mean2: 100, standardDeviation2: 14, count2: 32 },
      result: {
        cohensD: 0.34501908870913883,
        hedgesG: 0.34068527388061876,
        glassDelta: 0.35714285714285715,
        pooledStandardDeviation: 14.491951789412862,
        probabilityOfSuperiority: 0.5963711671317509,
        overlap: 0.8630369585357688,
        size: 'small',
      },
    },
    {
      inputs: { mean1: 1, standardDeviation1: 1, count1: 2, mean2: 2, standardDeviation2: 0, count2: 2 },
      result: {
        cohensD: -Math.SQRT2,
        hedgesG: -0.7978845608028654,
        pooledStandardDeviation: Math.SQRT1_2,
        probabilityOfSuperiority: 0.15865525393145705,
        overlap: 0.4795001221869535,
        size: 'large',
      },
    },
  ],
  run({ mean1, standardDeviation1, count1, mean2, standardDeviation2, count2 }) {
    if (standardDeviation1 === 0 && standardDeviation2 === 0)
      unprocessable('Both standard deviations are 0, so there is nothing to measure the difference by.');
    const difference = new Precise(mean1).minus(mean2);
    const degrees = count1 + count2 - 2;
    const squares = new Precise(standardDeviation1)
      .pow(2)
      .times(count1 - 1)
      .plus(new Precise(standardDeviation2).pow(2).times(count2 - 1));
    const pooled = squares.div(degrees).sqrt();
    const d = difference.div(pooled);
    // |d| ≥ least without a quotient, so that a d of exactly 0.2 counts as it should.
    const reaches = (least: string) =>
      difference
        .pow(2)
        .times(degrees)
        .gte(squares.times(new Precise(least).pow(2)));
    return {
      cohensD: doubleOf(d),
      hedgesG: doubleOf(d.times(biasFactor(degrees))),
      glassDelta: standardDeviation2 === 0 ? undefined : doubleOf(difference.div(standardDeviation2)),
      pooledStandardDeviation: doubleOf(pooled),
      probabilityOfSuperiority: doubleOf(normal(d.div(new Precise(2).sqrt()))),
      overlap: doubleOf(normal(d.abs().div(-2)).times(2)),
      size: SIZES.find(([least]) => reaches(least))?.[1] ?? ('negligible' as const),
    };
  },
});

/** Of Γ(w + ¾) / (√w·Γ(w + ¼)) in powers of 1/w² (Tricomi and Erdélyi 1951). */
const SERIES = [1, 1 / 64, -19 / 8192, 631 / 524_288, -174_317 / 134_217_728];
/** From so many degrees of freedom on the series is good to 20 digits. */
const MIN_FAR = 100;

/** Γ(m/2) / (√(m/2)·Γ((m − 1)/2)) for m degrees of freedom. */
function biasFactor(degrees: number): Decimal {
  let [far, product] = [degrees, new Precise(1)];
  for (; far < MIN_FAR; far += 2) product = product.times(far - 1).div(far);
  const w = new Precise(2 * far - 3).div(4);
  const series = SERIES.reduceRight((sum, coefficient) => sum.div(w).div(w).plus(coefficient), new Precise(0));
  return product.times(series).times(w.times(2).div(degrees).sqrt());
}
