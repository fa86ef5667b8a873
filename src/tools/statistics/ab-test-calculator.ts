import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { alternativeOf, normalPValue } from './lib/alternative.ts';
import { isSlow, probabilityAbove, type Shape } from './lib/beta-comparison.ts';
import { confidencePercent, criticalZ } from './lib/confidence.ts';

const count = (what: string, least: number) => z.int().min(least).max(1_000_000_000).describe(what);

export default defineTool({
  slug: 'ab-test-calculator',
  name: 'A/B Test Significance Calculator',
  category: 'statistics',
  summary: 'Tests whether two conversion rates differ, with uplift, p-value and interval.',
  description:
    'The p-value is that of the two-proportion z-test with the pooled rate, the interval the normal one with both rates. The chance that B is better is Bayesian, with every rate as likely beforehand: the posteriors are Beta(1 + conversions, 1 + misses).',
  reference: 'Two-proportion z-test; beta-binomial model',
  keywords: ['split test', 'conversion rate', 'statistical significance', 'lift', 'bayesian', 'two proportions', 'landing page', 'variant'],
  heavyWhen: (inputs) => isSlow(...posteriorsOf(inputs)),
  inputs: z.strictObject({
    visitorsA: count('Visitors who saw variant A', 1),
    conversionsA: count('Conversions among them, at most as many', 0),
    visitorsB: count('Visitors who saw variant B', 1),
    conversionsB: count('Conversions among those of variant B, at most as many', 0),
    alternative: alternativeOf('less, B converts worse than A; greater, B converts better'),
    confidencePercent,
  }),
  result: z.strictObject({
    rateAPercent: z.number().describe('Conversion rate of A in percent'),
    rateBPercent: z.number().describe('Conversion rate of B in percent'),
    upliftPercent: z.number().optional().describe('How much higher the rate of B is, in percent of that of A; absent if A has no conversions'),
    zScore: z.number().describe('Difference B − A in standard errors'),
    pValue: z.number().describe('Chance of a difference at least as extreme if both convert alike, from 0 to 1'),
    significant: z.boolean().describe('Whether the p-value is below 1 − confidence'),
    differenceLowerPercent: z.number().describe('Lower end of the interval of B − A, in percentage points'),
    differenceUpperPercent: z.number().describe('Upper end of the interval of B − A, in percentage points'),
    probabilityBBetter: z.number().describe('Chance that the true rate of B is above that of A, from 0 to 1'),
  }),
  headline: 'pValue',
  examples: [
    {
      inputs: { visitorsA: 1000, conversionsA: 100, visitorsB: 1000, conversionsB: 130 },
      result: {
        rateAPercent: 10,
        rateBPercent: 13,
        upliftPercent: 30,
        zScore: 2.1027406056221145,
        pValue: 0.03548845046647469,
        significant: true,
        differenceLowerPercent: 0.20679344393763643,
        differenceUpperPercent: 5.793206556062364,
        probabilityBBetter: 0.9821650661163506,
      },
    },
    {
      inputs: { visitorsA: 500, conversionsA: 20, visitorsB: 480, conversionsB: 24, alternative: 'greater' },
      result: {
        rateAPercent: 4,
        rateBPercent: 5,
        upliftPercent: 25,
        zScore: 0.7557086549031783,
        pValue: 0.22491194689256128,
        significant: false,
        differenceLowerPercent: -1.598400276889286,
        differenceUpperPercent: 3.598400276889286,
        probabilityBBetter: 0.7734574182368671,
      },
    },
  ],
  run(inputs) {
    const { visitorsA, conversionsA, visitorsB, conversionsB, alternative, confidencePercent } = inputs;
    if (conversionsA > visitorsA) invalid('conversionsA', `must be at most as many as the visitors, ${visitorsA}`);
    if (conversionsB > visitorsB) invalid('conversionsB', `must be at most as many as the visitors, ${visitorsB}`);
    const [missesA, missesB] = [visitorsA - conversionsA, visitorsB - conversionsB];
    const [conversions, misses] = [conversionsA + conversionsB, missesA + missesB];
    if (conversions === 0) unprocessable('Neither variant has a conversion, so the rates cannot be compared.');
    if (misses === 0) unprocessable('Every visitor of both variants converted, so the rates cannot be compared.');
    // B − A as a fraction with the exact numerator.
    const pairs = new Precise(visitorsA).times(visitorsB);
    const across = new Precise(conversionsB).times(visitorsA).minus(new Precise(conversionsA).times(visitorsB));
    const difference = across.div(pairs);
    const visitors = visitorsA + visitorsB;
    const zScore = across.times(visitors).div(pairs.times(conversions).times(misses).times(visitors).sqrt());
    const varianceOf = (hits: number, others: number, all: number) => new Precise(hits).times(others).div(new Precise(all).pow(3));
    const margin = criticalZ(confidencePercent).times(
      varianceOf(conversionsA, missesA, visitorsA)
        .plus(varianceOf(conversionsB, missesB, visitorsB))
        .sqrt(),
    );
    const pValue = normalPValue(zScore, alternative);
    return {
      rateAPercent: doubleOf(new Precise(conversionsA).times(100).div(visitorsA)),
      rateBPercent: doubleOf(new Precise(conversionsB).times(100).div(visitorsB)),
      upliftPercent: conversionsA === 0 ? undefined : doubleOf(across.times(100).div(new Precise(conversionsA).times(visitorsB))),
      zScore: doubleOf(zScore),
      pValue,
      significant: new Precise(100).minus(confidencePercent).div(100).gt(pValue),
      differenceLowerPercent: doubleOf(difference.minus(margin).times(100)),
      differenceUpperPercent: doubleOf(difference.plus(margin).times(100)),
      probabilityBBetter: probabilityAbove(...posteriorsOf(inputs)),
    };
  },
});

interface Counts {
  visitorsA: number;
  conversionsA: number;
  visitorsB: number;
  conversionsB: number;
}

const posteriorsOf = ({ visitorsA, conversionsA, visitorsB, conversionsB }: Counts): [a: Shape, b: Shape] => [
  [conversionsA + 1, visitorsA - conversionsA + 1],
  [conversionsB + 1, visitorsB - conversionsB + 1],
];
