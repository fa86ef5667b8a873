import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { aligned, totalOf } from '../shared/numbers/exact-sums.ts';
import { cleared } from '../shared/numbers/money.ts';
import { doubleOf } from '../shared/numbers/precise.ts';
import { toNumber } from '../shared/numbers/rational.ts';
import { groupsOf, isLong, split } from './lib/groups.ts';
import { oneWay, ratioOf } from './lib/one-way.ts';
import { fTails, upperOf } from './lib/tails.ts';

export default defineTool({
  slug: 'anova-calculator',
  name: 'One-Way ANOVA Calculator',
  category: 'statistics',
  summary: 'Tests whether the means of several groups differ (one-way ANOVA), with effect sizes.',
  description: 'One-way analysis of variance. No digits are lost in its sums, however many leading digits the values share.',
  reference: 'Fisher 1925; NIST StRD',
  keywords: ['analysis of variance', 'f test', 'compare means', 'between groups', 'within groups', 'eta squared', 'omega squared'],
  heavyWhen: ({ groups }) => isLong(groups),
  inputs: z.strictObject({ groups: groupsOf(1) }),
  result: z.strictObject({
    f: z.number().describe('F statistic: mean square between the groups by that within them'),
    pValue: z.number().describe('Chance of an F at least as great if all means are equal, from 0 to 1'),
    dfBetween: z.int().describe('Degrees of freedom between the groups: groups less 1'),
    dfWithin: z.int().describe('Degrees of freedom within the groups: values less groups'),
    ssBetween: z.number().describe('Sum of squares between the groups'),
    ssWithin: z.number().describe('Sum of squares within the groups'),
    msBetween: z.number().describe('Mean square between the groups'),
    msWithin: z.number().describe('Mean square within the groups'),
    etaSquared: z.number().describe('Share of all squares that lies between the groups, η², from 0 to 1'),
    omegaSquared: z.number().describe('Estimate of that share in the population, ω²; negative when F is below 1'),
    groupMeans: z.array(z.number()).describe('Mean of each group in the order given'),
    grandMean: z.number().describe('Mean of all values'),
  }),
  headline: 'pValue',
  examples: [
    {
      inputs: {
        groups: [
          [6, 8, 4, 5, 3, 4],
          [8, 12, 9, 11, 6, 8],
          [13, 9, 11, 8, 7, 12],
        ],
      },
      result: {
        f: 9.264705882352942,
        pValue: 0.0023987773293929083,
        dfBetween: 2,
        dfWithin: 15,
        ssBetween: 84,
        ssWithin: 68,
        msBetween: 42,
        msWithin: 4.533333333333333,
        etaSquared: 0.5526315789473685,
        omegaSquared: 0.4787052810902896,
        groupMeans: [5, 9, 10],
        grandMean: 8,
      },
    },
    {
      inputs: {
        groups: [
          [1, 2, 3],
          [2, 3, 4, 5],
        ],
      },
      result: {
        f: 2.7551020408163267,
        pValue: 0.15783881063169614,
        dfBetween: 1,
        dfWithin: 5,
        ssBetween: 3.857142857142857,
        ssWithin: 7,
        msBetween: 3.857142857142857,
        msWithin: 1.4,
        etaSquared: 0.35526315789473684,
        omegaSquared: 0.20046620046620048,
        groupMeans: [2, 3.5],
        grandMean: 2.857142857142857,
      },
    },
  ],
  run({ groups }) {
    const { units, exponent } = aligned(groups.flat());
    const parts = split(units, groups);
    const meanOf = (values: readonly bigint[]) => toNumber({ numerator: totalOf(values), denominator: BigInt(values.length) * 10n ** BigInt(-exponent) });
    const analysis = oneWay(
      parts.map((part) => ({ units: part, denominator: 1n })),
      exponent,
    );
    const { between, within, degreesBetween, degreesWithin } = analysis;
    if (degreesWithin === 0) unprocessable('Every group has a single value, so there is no spread within groups to compare with.', 'groups');
    if (within.isZero()) unprocessable('The values within each group are all equal, so there is no spread within groups to compare with.', 'groups');
    const [meanBetween, meanWithin] = [between.div(degreesBetween), within.div(degreesWithin)];
    const all = between.plus(within);
    const f = ratioOf(analysis);
    return {
      f: doubleOf(f),
      pValue: upperOf(fTails(f, degreesBetween, degreesWithin)),
      dfBetween: degreesBetween,
      dfWithin: degreesWithin,
      ssBetween: doubleOf(between),
      ssWithin: doubleOf(within),
      msBetween: doubleOf(meanBetween),
      msWithin: doubleOf(meanWithin),
      etaSquared: doubleOf(between.div(all)),
      omegaSquared: doubleOf(cleared(between.minus(meanWithin.times(degreesBetween)), between).div(all.plus(meanWithin))),
      groupMeans: parts.map(meanOf),
      grandMean: meanOf(units),
    };
  },
});
