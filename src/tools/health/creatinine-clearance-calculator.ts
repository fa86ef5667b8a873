import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { devine, sexInput } from './lib/body.ts';
import { creatinineOf, creatinineUnit } from './lib/creatinine.ts';

export default defineTool({
  slug: 'creatinine-clearance-calculator',
  name: 'Creatinine Clearance Calculator',
  category: 'health',
  summary: 'Calculates the Cockcroft-Gault clearance for actual, ideal and adjusted body weight.',
  description:
    'Fitted on men of 18 to 92 years, with a factor of 0.85 for women; for a stable creatinine. Doses of medicines are often given by this clearance. Adjusted weight is ideal weight (Devine) plus 0.4 of what the actual weight differs from it. For information, not medical advice.',
  reference: 'Cockcroft and Gault 1976: (140 − age)·weight/(72·creatinine), × 0.85 for women; Devine 1974',
  keywords: ['cockcroft gault', 'crcl', 'kidney function', 'renal dosing', 'drug dosing', 'gfr'],
  inputs: z.strictObject({
    ageYears: z.number().min(18).max(120).describe('Age in years'),
    sex: sexInput.describe('Sex, which decides on the factor and the ideal weight'),
    weightKg: z.number().min(20).max(400).describe('Actual weight in kilograms'),
    creatinine: z.number().min(0.1).max(3000).describe('Creatinine in serum, in the unit of creatinineUnit'),
    creatinineUnit,
    heightCm: z.number().min(120).max(230).optional().describe('Height in centimetres; adds ideal and adjusted weight'),
  }),
  result: z.strictObject({
    clearanceMlMin: z.number().describe('Clearance for the actual weight in mL/min'),
    idealWeightKg: z.number().optional().describe('Ideal weight in kilograms by Devine; absent without heightCm'),
    idealWeightClearance: z.number().optional().describe('Clearance for the ideal weight in mL/min; absent without heightCm'),
    adjustedWeightKg: z.number().optional().describe('Adjusted weight in kilograms; absent without heightCm'),
    adjustedWeightClearance: z.number().optional().describe('Clearance for the adjusted weight in mL/min; absent without heightCm'),
  }),
  examples: [
    {
      inputs: { ageYears: 65, sex: 'female', weightKg: 70, creatinine: 1.1, heightCm: 160 },
      result: {
        clearanceMlMin: 56.34469696969697,
        idealWeightKg: 52.381889763779526,
        idealWeightClearance: 42.163452934860416,
        adjustedWeightKg: 59.42913385826772,
        adjustedWeightClearance: 47.83595054879504,
      },
    },
  ],
  run({ ageYears, sex, weightKg, creatinine, creatinineUnit: unit, heightCm }) {
    const clearance = (weight: Decimal) =>
      doubleOf(
        Precise.sub(140, ageYears)
          .times(weight)
          .times(sex === 'female' ? '0.85' : 1)
          .div(creatinineOf(creatinine, unit).times(72)),
      );
    const actual = new Precise(weightKg);
    if (heightCm === undefined) return { clearanceMlMin: clearance(actual) };
    const ideal = devine(sex, heightCm);
    const adjusted = actual.minus(ideal).times('0.4').plus(ideal);
    return {
      clearanceMlMin: clearance(actual),
      idealWeightKg: doubleOf(ideal),
      idealWeightClearance: clearance(ideal),
      adjustedWeightKg: doubleOf(adjusted),
      adjustedWeightClearance: clearance(adjusted),
    };
  },
});
