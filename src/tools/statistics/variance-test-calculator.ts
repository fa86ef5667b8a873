import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { aligned, crossed, totalOf } from '../shared/numbers/exact-sums.ts';
import { cleared } from '../shared/numbers/money.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { alternativeOf, pValueOf } from './lib/alternative.ts';
import { groupsOf, isLong, split } from './lib/groups.ts';
import { type Group, oneWay, ratioOf } from './lib/one-way.ts';
import { chiSquareTails, fTails, upperOf } from './lib/tails.ts';

/** Each of them takes a logarithm. */
const MAX_BARTLETT_GROUPS = 4;

export default defineTool({
  slug: 'variance-test-calculator',
  name: 'Equality of Variances Test Calculator',
  category: 'statistics',
  summary: 'Compares the variances of groups by the F, Bartlett, Levene and Brown-Forsythe tests.',
  description:
    'Tests whether groups have equal variances (homogeneity of variance, homoscedasticity). Brown-Forsythe and Levene are safe for data that are not normal; F and Bartlett are not.',
  reference: 'Bartlett 1937; Levene 1960; Brown and Forsythe 1974',
  keywords: ['equal variances', 'homogeneity of variance', 'homoscedasticity', 'compare standard deviations', 'f-test'],
  heavyWhen: ({ groups, method }) => isLong(groups) || (method === 'bartlett' && groups.length > MAX_BARTLETT_GROUPS),
  inputs: z.strictObject({
    groups: groupsOf(2),
    method: z
      .enum(['f', 'bartlett', 'levene', 'brown-forsythe'])
      .default('brown-forsythe')
      .describe(
        'The test: f, quotient of two variances; bartlett, for normal data; levene, analysis of variance of the distances from the means; brown-forsythe, of those from the medians',
      ),
    alternative: alternativeOf('less, the first variance is below the second; greater, it is above. Only the F test takes less and greater'),
  }),
  result: z.strictObject({
    statistic: z.number().describe("F, Bartlett's chi-square or Levene's W, as the method has it"),
    pValue: z.number().describe('Chance of a statistic at least as extreme if the variances are equal, from 0 to 1'),
    df1: z.number().describe('Degrees of freedom: of the numerator, or of the chi-square for Bartlett'),
    df2: z.number().optional().describe("Degrees of freedom of the denominator; absent for Bartlett's test"),
    variances: z.array(z.number()).describe('Sample variance of each group in the order given'),
  }),
  headline: 'pValue',
  examples: [
    {
      inputs: {
        groups: [
          [1, 2, 3, 4, 5],
          [2, 4, 6, 8, 10],
        ],
      },
      result: { statistic: 2.057142857142857, pValue: 0.18940366109332107, df1: 1, df2: 8, variances: [2.5, 10] },
    },
    {
      inputs: {
        groups: [
          [3, 5, 8, 1],
          [2, 2, 3, 4],
        ],
        method: 'f',
      },
      result: { statistic: 9.727272727272727, pValue: 0.09388804725704271, df1: 3, df2: 3, variances: [8.916666666666666, 0.9166666666666666] },
    },
  ],
  run({ groups, method, alternative }) {
    if (method !== 'f' && alternative !== 'two-sided') invalid('alternative', 'must be two-sided, except for the F test');
    if (method === 'f' && groups.length !== 2) invalid('groups', `must be two groups for the F test, not ${groups.length}`);
    const { units, exponent } = aligned(groups.flat());
    const parts = split(units, groups);
    const square = new Precise(10).pow(2 * exponent);
    const variances = parts.map((part) => new Precise(String(crossed(part, part))).div(part.length * (part.length - 1)).times(square));
    const shown = variances.map(doubleOf);
    const [first = 2, second = 2] = groups.map((group) => group.length);
    if (method === 'f') {
      const [one, two] = variances;
      if (one === undefined || two === undefined || two.isZero())
        return unprocessable('The second variance is 0, so the first cannot be divided by it.', 'groups');
      const statistic = one.div(two);
      const [df1, df2] = [first - 1, second - 1];
      return { statistic: doubleOf(statistic), pValue: pValueOf(fTails(statistic, df1, df2), alternative), df1, df2, variances: shown };
    }
    if (method === 'bartlett') {
      const statistic = bartlett(parts, variances);
      const df1 = groups.length - 1;
      return { statistic: doubleOf(statistic), pValue: upperOf(chiSquareTails(statistic, df1)), df1, variances: shown };
    }
    const analysis = oneWay(parts.map(method === 'levene' ? fromMean : fromMedian), exponent);
    if (analysis.within.isZero())
      unprocessable(`The distances from the ${method === 'levene' ? 'mean' : 'median'} do not vary within any group, so the test divides by 0.`, 'groups');
    const statistic = ratioOf(analysis);
    const [df1, df2] = [analysis.degreesBetween, analysis.degreesWithin];
    return { statistic: doubleOf(statistic), pValue: upperOf(fTails(statistic, df1, df2)), df1, df2, variances: shown };
  },
});

const sizeOf = (value: bigint): bigint => (value < 0n ? -value : value);

/** |x − mean| of each value */
function fromMean(units: readonly bigint[]): Group {
  const [count, total] = [BigInt(units.length), totalOf(units)];
  return { units: units.map((unit) => sizeOf(unit * count - total)), denominator: count };
}

/** |x − median| of each value */
function fromMedian(units: readonly bigint[]): Group {
  const sorted = [...units].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const middle = (sorted.length - 1) / 2;
  const twice = (sorted[Math.floor(middle)] ?? 0n) + (sorted[Math.ceil(middle)] ?? 0n);
  return { units: units.map((unit) => sizeOf(2n * unit - twice)), denominator: 2n };
}

function bartlett(parts: readonly (readonly bigint[])[], variances: readonly Decimal[]): Decimal {
  let [degrees, squares, reciprocals] = [0, new Precise(0), new Precise(0)];
  for (const [index, variance] of variances.entries()) {
    if (variance.isZero()) unprocessable(`Group ${index + 1} has no spread, so the logarithm of its variance does not exist.`, 'groups');
    const own = (parts[index]?.length ?? 2) - 1;
    degrees += own;
    squares = squares.plus(variance.times(own));
    reciprocals = reciprocals.plus(new Precise(1).div(own));
  }
  const pooled = squares.div(degrees);
  const sum = variances.reduce(
    (total, variance, index) =>
      total.plus(
        pooled
          .div(variance)
          .ln()
          .times((parts[index]?.length ?? 2) - 1),
      ),
    new Precise(0),
  );
  const correction = reciprocals
    .minus(new Precise(1).div(degrees))
    .div(3 * (variances.length - 1))
    .plus(1);
  // Variances that are equal leave only the noise of their logarithms.
  return cleared(sum, new Precise(1)).div(correction);
}
