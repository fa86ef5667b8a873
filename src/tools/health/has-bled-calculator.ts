import { z } from 'zod';
import { defineTool } from '../define.ts';

const flag = z.boolean().default(false);

export default defineTool({
  slug: 'has-bled-calculator',
  name: 'HAS-BLED Calculator',
  category: 'health',
  summary: 'Calculates the HAS-BLED score for the risk of major bleeding under anticoagulation.',
  description: 'For adults with atrial fibrillation. A point each, and one for an age above 65 years: low 0 or 1, moderate 2, high from 3.',
  reference: 'Pisters et al. 2010',
  keywords: ['blood thinner', 'warfarin', 'afib', 'haemorrhage', 'hemorrhage', 'cardiology', 'doac'],
  inputs: z.strictObject({
    ageYears: z.number().min(18).max(120).describe('Age in years, whole or with decimals'),
    hypertension: flag.describe('Whether the systolic blood pressure is above 160 mmHg'),
    abnormalRenalFunction: flag.describe('Whether the patient is on dialysis or has a kidney transplant or creatinine above 2.26 mg/dL (200 µmol/L)'),
    abnormalLiverFunction: flag.describe('Whether the patient has cirrhosis, bilirubin above twice normal, or AST, ALT or AP above three times normal'),
    stroke: flag.describe('Whether the patient has had a stroke'),
    bleeding: flag.describe('Whether the patient has had major bleeding or is predisposed to it'),
    labileInr: flag.describe('Whether the INR is unstable or high: less than 60 percent of time in range'),
    drugs: flag.describe('Whether the patient takes antiplatelets or NSAIDs'),
    alcohol: flag.describe('Whether the patient has 8 or more alcoholic drinks per week'),
  }),
  result: z.strictObject({
    score: z.int().describe('HAS-BLED score, from 0 to 9'),
    risk: z.enum(['low', 'moderate', 'high']).describe('Risk of major bleeding at this score'),
  }),
  examples: [
    { inputs: { ageYears: 70, hypertension: true, drugs: true }, result: { score: 3, risk: 'high' } },
    { inputs: { ageYears: 65, alcohol: true }, result: { score: 1, risk: 'low' } },
  ],
  run({ ageYears, ...factors }) {
    const score = Object.values(factors).filter(Boolean).length + (ageYears > 65 ? 1 : 0);
    return { score, risk: score <= 1 ? ('low' as const) : score === 2 ? ('moderate' as const) : ('high' as const) };
  },
});
