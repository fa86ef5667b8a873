import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { aligned, totalOf } from '../shared/numbers/exact-sums.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { toNumber } from '../shared/numbers/rational.ts';
import { chiSquareTails, upperOf } from './lib/tails.ts';

/** Up to so many counts are done with at once. */
const MAX_SHORT = 200;

export default defineTool({
  slug: 'goodness-of-fit-calculator',
  name: 'Chi-Square Goodness of Fit Calculator',
  category: 'statistics',
  summary: 'Tests whether observed counts fit the expected ones (chi-square goodness of fit).',
  description:
    'Expected counts or shares are scaled to the total of the observed counts. Parameters that were estimated from the same data are taken off the degrees of freedom.',
  reference: 'Pearson 1900',
  keywords: ['chi squared test', 'fair dice', 'expected frequencies', 'uniform distribution', 'mendel', 'p value', 'benford'],
  heavyWhen: ({ observed }) => observed.length > MAX_SHORT,
  inputs: z.strictObject({
    observed: z.array(z.number().min(0)).min(2).max(1000).describe('Counts observed in each category'),
    expected: z
      .array(z.number().positive())
      .min(2)
      .max(1000)
      .optional()
      .describe('Counts or shares expected in each category, in the same order; if omitted, all categories are expected alike'),
    estimatedParameters: z.int().min(0).max(998).default(0).describe('Number of parameters of the expected distribution that were estimated from the data'),
  }),
  result: z.strictObject({
    chiSquare: z.number().describe('Chi-square statistic: sum of the contributions'),
    degreesOfFreedom: z.int().describe('Degrees of freedom: categories less 1, less the estimated parameters'),
    pValue: z.number().describe('Chance of a chi-square at least as great if the expected distribution holds, from 0 to 1'),
    expected: z.array(z.number()).describe('Expected counts, scaled to the total of the observed ones'),
    contributions: z.array(z.number()).describe('What each category adds to the statistic, (observed − expected)²/expected'),
  }),
  headline: 'pValue',
  examples: [
    {
      inputs: { observed: [16, 18, 16, 14, 12, 12] },
      result: {
        chiSquare: 2,
        degreesOfFreedom: 5,
        pValue: 0.8491450360846097,
        expected: [14.666666666666666, 14.666666666666666, 14.666666666666666, 14.666666666666666, 14.666666666666666, 14.666666666666666],
        contributions: [0.12121212121212122, 0.7575757575757576, 0.12121212121212122, 0.030303030303030304, 0.48484848484848486, 0.48484848484848486],
      },
    },
    {
      inputs: { observed: [90, 60, 10], expected: [9, 6, 1] },
      result: { chiSquare: 0, degreesOfFreedom: 2, pValue: 1, expected: [90, 60, 10], contributions: [0, 0, 0] },
    },
  ],
  run({ observed, expected, estimatedParameters }) {
    if (expected && expected.length !== observed.length) {
      invalid('expected', `must have as many values as observed: ${observed.length}, not ${expected.length}`);
    }
    const degreesOfFreedom = observed.length - 1 - estimatedParameters;
    if (degreesOfFreedom < 1)
      unprocessable('No degrees of freedom are left: there are too few categories for so many estimated parameters.', 'estimatedParameters');
    const { units, exponent } = aligned(observed);
    const total = totalOf(units);
    if (total === 0n) unprocessable('All observed counts are 0, so there is nothing to test.', 'observed');
    const shares = expected ? aligned(expected).units : observed.map(() => 1n);
    const whole = totalOf(shares);
    const scale = 10n ** BigInt(-exponent);
    // (O − E)²/E = (O·whole − share·total)²/(whole·share·total)
    const contributions = shares.map((share, index) => {
      const difference = (units[index] ?? 0n) * whole - share * total;
      return new Precise(String(difference * difference)).div(String(whole * share * total * scale));
    });
    const statistic = contributions.reduce((sum, contribution) => sum.plus(contribution));
    return {
      chiSquare: doubleOf(statistic),
      degreesOfFreedom,
      pValue: upperOf(chiSquareTails(statistic, degreesOfFreedom)),
      expected: shares.map((share) => toNumber({ numerator: share * total, denominator: whole * scale })),
      contributions: contributions.map(doubleOf),
    };
  },
});
