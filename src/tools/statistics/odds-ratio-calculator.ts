import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { doubleOf, Precise, preciseOf } from '../shared/numbers/precise.ts';
import { absolute, divide, isZero, type Rational, rational, subtract, toNumber } from '../shared/numbers/rational.ts';
import { confidencePercent, criticalZ } from './lib/confidence.ts';

const count = (who: string) => z.int().min(0).max(1_000_000_000).describe(`Number of ${who}`);

export default defineTool({
  slug: 'odds-ratio-calculator',
  name: 'Odds Ratio and Relative Risk Calculator',
  category: 'statistics',
  summary: 'Calculates odds ratio, relative risk, risk difference and number needed to treat from a 2 by 2 table.',
  description: "Intervals are taken on the log scale: Woolf's for the odds ratio, Katz's for the relative risk. No ½ is added to counts of 0.",
  reference: 'Woolf 1955; Katz et al. 1978',
  keywords: ['risk ratio', 'rr', 'nnt', 'nnh', 'absolute risk reduction', 'epidemiology', 'case control', 'cohort study', '2x2 table'],
  inputs: z.strictObject({
    exposedCases: count('exposed or treated people with the outcome'),
    exposedNonCases: count('exposed or treated people without the outcome'),
    controlCases: count('people in the control group with the outcome'),
    controlNonCases: count('people in the control group without the outcome'),
    confidencePercent,
  }),
  result: z.strictObject({
    oddsRatio: z.number().optional().describe('Odds of the outcome among the exposed by those of the control group; absent when that divides by 0'),
    oddsRatioLower: z.number().optional().describe("Lower end of Woolf's interval of the odds ratio; absent if any count is 0"),
    oddsRatioUpper: z.number().optional().describe("Upper end of Woolf's interval of the odds ratio; absent if any count is 0"),
    relativeRisk: z.number().optional().describe('Risk of the exposed by that of the control group; absent without cases in the control group'),
    relativeRiskLower: z.number().optional().describe("Lower end of Katz's interval of the relative risk; absent if either group has no cases"),
    relativeRiskUpper: z.number().optional().describe("Upper end of Katz's interval of the relative risk; absent if either group has no cases"),
    riskExposed: z.number().describe('Share of the exposed with the outcome, from 0 to 1'),
    riskControl: z.number().describe('Share of the control group with the outcome, from 0 to 1'),
    riskDifference: z.number().describe('Risk of the exposed less that of the control group, negative if exposure lowers it'),
    numberNeeded: z.number().optional().describe('People to treat for one more or one fewer case, 1/|risk difference|; absent when the risks are equal'),
  }),
  examples: [
    {
      inputs: { exposedCases: 30, exposedNonCases: 70, controlCases: 15, controlNonCases: 85 },
      result: {
        oddsRatio: 2.4285714285714284,
        oddsRatioLower: 1.2109992089276296,
        oddsRatioUpper: 4.870324555287086,
        relativeRisk: 2,
        relativeRiskLower: 1.1488778125918315,
        relativeRiskUpper: 3.4816583244619617,
        riskExposed: 0.3,
        riskControl: 0.15,
        riskDifference: 0.15,
        numberNeeded: 6.666666666666667,
      },
    },
    {
      inputs: { exposedCases: 0, exposedNonCases: 20, controlCases: 5, controlNonCases: 15 },
      result: { oddsRatio: 0, relativeRisk: 0, riskExposed: 0, riskControl: 0.25, riskDifference: -0.25, numberNeeded: 4 },
    },
  ],
  run({ exposedCases: a, exposedNonCases: b, controlCases: c, controlNonCases: d, confidencePercent }) {
    if (a + b === 0) unprocessable('The exposed group has no people, so it has no risk.');
    if (c + d === 0) unprocessable('The control group has no people, so it has no risk.');
    const [exposed, control] = [rational(BigInt(a), BigInt(a + b)), rational(BigInt(c), BigInt(c + d))];
    const difference = subtract(exposed, control);
    const z = criticalZ(confidencePercent);
    const odds = { numerator: BigInt(a) * BigInt(d), denominator: BigInt(b) * BigInt(c) };
    const risks = { numerator: BigInt(a) * BigInt(c + d), denominator: BigInt(c) * BigInt(a + b) };
    const [oddsLower, oddsUpper] = a * b * c * d > 0 ? intervalOf(odds, z, reciprocals([a, b, c, d])) : [];
    const [riskLower, riskUpper] = a * c > 0 ? intervalOf(risks, z, reciprocals([a, c]).minus(reciprocals([a + b, c + d]))) : [];
    return {
      oddsRatio: b * c > 0 ? toNumber(odds) : undefined,
      oddsRatioLower: oddsLower,
      oddsRatioUpper: oddsUpper,
      relativeRisk: c > 0 ? toNumber(risks) : undefined,
      relativeRiskLower: riskLower,
      relativeRiskUpper: riskUpper,
      riskExposed: toNumber(exposed),
      riskControl: toNumber(control),
      riskDifference: toNumber(difference),
      numberNeeded: isZero(difference) ? undefined : toNumber(absolute(divide(rational(1n), difference))),
    };
  },
});

/** 1/a + 1/b + … */
const reciprocals = (counts: readonly number[]): Decimal => counts.reduce((sum, count) => sum.plus(new Precise(1).div(count)), new Precise(0));

/** exp(ln ratio ± z·√variance) */
function intervalOf(ratio: Rational, z: Decimal, variance: Decimal): [lower: number, upper: number] {
  const factor = z.times(variance.sqrt()).exp();
  return [doubleOf(preciseOf(ratio).div(factor)), doubleOf(preciseOf(ratio).times(factor))];
}
