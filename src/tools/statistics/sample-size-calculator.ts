import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { confidencePercent, criticalZ } from './lib/confidence.ts';

export default defineTool({
  slug: 'sample-size-calculator',
  name: 'Sample Size Calculator',
  category: 'statistics',
  summary: 'Calculates how many answers a survey or measurement needs for a margin of error.',
  description:
    'For a proportion, 50 percent is the safe assumption: any other share needs fewer answers. With a population size the finite population correction n0/(1 + (n0 − 1)/N) is applied.',
  reference: 'Cochran 1977',
  keywords: ['survey', 'poll', 'respondents', 'how many people to ask', 'cochran', 'finite population'],
  inputs: z.strictObject({
    kind: z
      .enum(['proportion', 'mean'])
      .default('proportion')
      .describe('What is to be estimated: proportion, a share in percent; mean, the mean of a measurement'),
    marginOfError: z.number().positive().describe("Margin of error to keep, either way: in percentage points for a proportion, in the data's unit for a mean"),
    confidencePercent,
    proportionPercent: z.number().min(0).max(100).default(50).describe('Expected share in percent, for a proportion'),
    standardDeviation: z.number().positive().optional().describe('Expected standard deviation of the measurement; required for a mean and only for it'),
    populationSize: z.int().min(1).max(1_000_000_000_000).optional().describe('Size of the whole population; if omitted, it is taken as very large'),
  }),
  result: z.strictObject({
    sampleSize: z.int().describe('Answers or measurements needed, rounded up, at least 1'),
    unrounded: z.number().describe('The same before rounding'),
    zScore: z.number().describe('Critical value of the normal distribution for the confidence level'),
  }),
  appliesWhen: { proportionPercent: { kind: ['proportion'] }, standardDeviation: { kind: ['mean'] } },
  examples: [
    { inputs: { marginOfError: 5 }, result: { sampleSize: 385, unrounded: 384.1458820694126, zScore: 1.9599639845400543 } },
    {
      inputs: { marginOfError: 3, confidencePercent: 99, populationSize: 2000 },
      result: { sampleSize: 960, unrounded: 959.403415661166, zScore: 2.575829303548901 },
    },
  ],
  run({ kind, marginOfError, confidencePercent, proportionPercent, standardDeviation, populationSize }) {
    if (kind === 'proportion' && standardDeviation !== undefined) invalid('standardDeviation', 'must not be given for a proportion');
    if (kind === 'proportion' && marginOfError > 100) invalid('marginOfError', 'must be at most 100 percentage points for a proportion');
    if (kind === 'mean' && standardDeviation === undefined) invalid('standardDeviation', 'is required for a mean');
    const z = criticalZ(confidencePercent);
    const variance =
      standardDeviation === undefined ? new Precise(100).minus(proportionPercent).times(proportionPercent) : new Precise(standardDeviation).pow(2);
    const unlimited = variance.times(z.div(marginOfError).pow(2));
    const needed = populationSize === undefined || unlimited.isZero() ? unlimited : corrected(unlimited, populationSize);
    const sampleSize = Math.max(1, doubleOf(needed.ceil()));
    if (!Number.isSafeInteger(sampleSize))
      unprocessable('The margin of error is so small that the sample would be larger than can be counted.', 'marginOfError');
    return { sampleSize, unrounded: doubleOf(needed), zScore: doubleOf(z) };
  },
});

/** The sample of a finite population for one of an unlimited one that is not 0, n₀N/(n₀ + N − 1): at most everybody, whatever division leaves. */
const corrected = (unlimited: Decimal, populationSize: number): Decimal =>
  Precise.min(populationSize, unlimited.times(populationSize).div(unlimited.plus(populationSize - 1)));
