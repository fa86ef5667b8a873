import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { normal } from '../shared/numbers/normal.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { bmiOf, sexInput, weightAt } from './lib/body.ts';
import { bmiForAge, type Lms } from './lib/cdc-bmi-for-age.ts';
import { power } from './lib/powers.ts';

/** Quantiles of the standard normal distribution. */
const Z_5 = new Precise('-1.6448536269514727148638489079916321360831957442753');
const Z_85 = new Precise('1.0364333894937895797132440746735033661347405959859');
const Z_95 = Z_5.neg();

export default defineTool({
  slug: 'child-bmi-percentile-calculator',
  name: 'Child BMI Percentile Calculator',
  category: 'health',
  summary: 'Finds the BMI-for-age percentile and z-score of a child of 2 to 20 years (CDC 2000 reference).',
  description:
    'The reference is of children in the United States; its table is interpolated linearly between ages. Severe obesity, from 120 % of the 95th percentile or a BMI of 35 (class 2) and from 140 % or 40 (class 3), is only given where the percentile is 95 or more. For information, not medical advice.',
  reference: 'CDC growth charts 2000, BMI-for-age, LMS method; classes of the American Academy of Pediatrics (2023)',
  keywords: ['growth chart', 'kids', 'teen', 'toddler', 'pediatric', 'paediatric', 'weight for age', 'childhood obesity'],
  inputs: z.strictObject({
    sex: sexInput.describe('Sex of the child, which has a growth chart of its own'),
    ageMonths: z.number().min(24).max(240.5).describe('Age in months, with fractions allowed'),
    weightKg: z.number().min(5).max(300).describe('Weight in kilograms'),
    heightCm: z.number().min(60).max(230).describe('Standing height in centimetres'),
  }),
  result: z.strictObject({
    bmi: z.number().describe('Body mass index in kg/m²'),
    zScore: z.number().describe('Standard deviations from the median of the same sex and age, on the scale of the reference'),
    percentile: z.number().describe('Share of the reference children with a lower index, in percent'),
    category: z
      .string()
      .describe('underweight below the 5th percentile, healthy weight, overweight from the 85th, obesity from the 95th, severe obesity class 2 or class 3'),
    percentOf95th: z.number().describe('The index in percent of the 95th percentile'),
    healthyMinKg: z.number().describe('Weight in kilograms at the 5th percentile for this height'),
    healthyMaxKg: z.number().describe('Weight in kilograms at the 85th percentile for this height'),
  }),
  headline: 'percentile',
  examples: [
    {
      inputs: { sex: 'male', ageMonths: 120.5, weightKg: 35, heightCm: 140 },
      result: {
        bmi: 17.857142857142858,
        zScore: 0.5313907961285953,
        percentile: 70.24260009186617,
        category: 'healthy weight',
        percentOf95th: 80.60426284135964,
        healthyMinKg: 27.868563959675562,
        healthyMaxKg: 38.00520614533341,
      },
    },
    {
      inputs: { sex: 'female', ageMonths: 100, weightKg: 45, heightCm: 128 },
      result: {
        bmi: 27.4658203125,
        zScore: 2.4474153542620694,
        percentile: 99.28057541067645,
        category: 'severe obesity class 2',
        percentOf95th: 130.69799444897006,
        healthyMinKg: 22.266501137721693,
        healthyMaxKg: 30.379343580023768,
      },
    },
  ],
  run({ sex, ageMonths, weightKg, heightCm }) {
    const reference = bmiForAge(sex, ageMonths);
    const bmi = bmiOf(weightKg, heightCm);
    const zScore = power(bmi.div(reference.m), reference.l).minus(1).div(reference.l.times(reference.s));
    const ofLimit = bmi.div(bmiAt(Z_95, reference)).times(100);
    return {
      bmi: doubleOf(bmi),
      zScore: doubleOf(zScore),
      percentile: doubleOf(normal(zScore).times(100)),
      category: categoryOf(bmi, zScore, ofLimit),
      percentOf95th: doubleOf(ofLimit),
      healthyMinKg: doubleOf(weightAt(bmiAt(Z_5, reference), heightCm)),
      healthyMaxKg: doubleOf(weightAt(bmiAt(Z_85, reference), heightCm)),
    };
  },
});

const bmiAt = (zScore: Decimal, { l, m, s }: Lms): Decimal => power(l.times(s).times(zScore).plus(1), new Precise(1).div(l)).times(m);

function categoryOf(bmi: Decimal, zScore: Decimal, percentOf95th: Decimal): string {
  if (zScore.lt(Z_5)) return 'underweight';
  if (zScore.lt(Z_85)) return 'healthy weight';
  if (zScore.lt(Z_95)) return 'overweight';
  if (percentOf95th.gte(140) || bmi.gte(40)) return 'severe obesity class 3';
  return percentOf95th.gte(120) || bmi.gte(35) ? 'severe obesity class 2' : 'obesity';
}
