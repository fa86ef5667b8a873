import { z } from 'zod';
import { defineTool } from '../define.ts';

export default defineTool({
  slug: 'curb-65-calculator',
  name: 'CURB-65 Calculator',
  category: 'health',
  summary: 'Calculates the CURB-65 or CRB-65 score for the severity of pneumonia caught outside hospital.',
  description:
    'For adults with community-acquired pneumonia. A point each: confusion, urea above 7 mmol/L, 30 breaths a minute or more, systolic pressure below 90 or diastolic up to 60 mmHg, age from 65. Without urea it is CRB-65: low 0, intermediate 1 or 2, high from 3; CURB-65: low 0 or 1, intermediate 2, high from 3.',
  reference: 'Lim et al. 2003',
  keywords: ['lung infection', 'severity score', 'bts', 'crb-65', 'hospital admission', 'cap'],
  inputs: z.strictObject({
    confusion: z.boolean().describe('Whether the patient is newly confused'),
    urea: z.number().min(0).max(100).optional().describe('Urea in mmol/L; if omitted, the score is CRB-65'),
    respiratoryRate: z.number().min(0).max(100).describe('Breaths per minute, whole or with decimals'),
    systolic: z.number().min(30).max(300).describe('Systolic blood pressure in mmHg'),
    diastolic: z.number().min(10).max(200).describe('Diastolic blood pressure in mmHg'),
    ageYears: z.number().min(18).max(120).describe('Age in years, whole or with decimals'),
  }),
  result: z.strictObject({
    score: z.int().describe('Points in all, from 0 to 5 for CURB-65 and 0 to 4 for CRB-65'),
    scale: z.enum(['CURB-65', 'CRB-65']).describe('The score that was taken: CURB-65 with urea, CRB-65 without'),
    risk: z.enum(['low', 'intermediate', 'high']).describe('Risk of death at this score'),
  }),
  examples: [
    {
      inputs: { confusion: false, urea: 8.2, respiratoryRate: 24, systolic: 110, diastolic: 70, ageYears: 71 },
      result: { score: 2, scale: 'CURB-65', risk: 'intermediate' },
    },
    { inputs: { confusion: false, respiratoryRate: 18, systolic: 125, diastolic: 80, ageYears: 40 }, result: { score: 0, scale: 'CRB-65', risk: 'low' } },
  ],
  run({ confusion, urea, respiratoryRate, systolic, diastolic, ageYears }) {
    const score = [confusion, (urea ?? 0) > 7, respiratoryRate >= 30, systolic < 90 || diastolic <= 60, ageYears >= 65].filter(Boolean).length;
    const low = urea === undefined ? 0 : 1;
    return {
      score,
      scale: urea === undefined ? ('CRB-65' as const) : ('CURB-65' as const),
      risk: score <= low ? ('low' as const) : score <= 2 ? ('intermediate' as const) : ('high' as const),
    };
  },
});
