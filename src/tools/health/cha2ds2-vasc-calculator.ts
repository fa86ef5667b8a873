import { z } from 'zod';
import { defineTool } from '../define.ts';

const flag = z.boolean().default(false);

export default defineTool({
  slug: 'cha2ds2-vasc-calculator',
  name: 'CHA2DS2-VASc Calculator',
  category: 'health',
  summary: 'Calculates the CHA2DS2-VASc score for the risk of stroke in atrial fibrillation, and CHA2DS2-VA.',
  description:
    'For adults with atrial fibrillation that is not caused by a mechanical valve or moderate to severe mitral stenosis. A point each, two for a stroke, TIA or embolism before and for an age from 75; an age from 65 is one point.',
  reference: 'Lip et al. 2010; CHA2DS2-VA: ESC guidelines 2024',
  keywords: ['afib', 'anticoagulation', 'warfarin', 'doac', 'chads', 'cardiology', 'irregular heartbeat', 'blood thinner'],
  inputs: z.strictObject({
    ageYears: z.number().min(18).max(120).describe('Age in years, whole or with decimals'),
    sex: z.enum(['female', 'male']).describe('The sex that is scored: female gives a point, male none'),
    heartFailure: flag.describe('Whether the patient has heart failure or a left ventricle that pumps poorly'),
    hypertension: flag.describe('Whether the patient has high blood pressure, treated or not'),
    diabetes: flag.describe('Whether the patient has diabetes of any type'),
    strokeOrTia: flag.describe('Whether the patient has had a stroke, TIA or systemic embolism'),
    vascularDisease: flag.describe('Whether the patient has vascular disease: a past heart attack, peripheral artery disease or aortic plaque'),
  }),
  result: z.strictObject({
    score: z.int().describe('CHA2DS2-VASc score, from 0 to 9'),
    scoreWithoutSex: z.int().describe('CHA2DS2-VA score, which leaves out sex, from 0 to 8'),
  }),
  examples: [
    { inputs: { ageYears: 72, sex: 'female', hypertension: true, diabetes: true }, result: { score: 4, scoreWithoutSex: 3 } },
    { inputs: { ageYears: 81, sex: 'male', strokeOrTia: true }, result: { score: 4, scoreWithoutSex: 4 } },
  ],
  run({ ageYears, sex, heartFailure, hypertension, diabetes, strokeOrTia, vascularDisease }) {
    const forAge = ageYears >= 75 ? 2 : ageYears >= 65 ? 1 : 0;
    const single = [heartFailure, hypertension, diabetes, vascularDisease].filter(Boolean).length;
    const scoreWithoutSex = forAge + single + (strokeOrTia ? 2 : 0);
    return { score: scoreWithoutSex + (sex === 'female' ? 1 : 0), scoreWithoutSex };
  },
});
