import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf } from '../shared/numbers/precise.ts';
import { sexInput } from './lib/body.ts';
import { cunningham, harrisBenedict, katchMcArdle, mifflinStJeor, revisedHarrisBenedict, schofield } from './lib/metabolism.ts';

export default defineTool({
  slug: 'bmr-calculator',
  name: 'BMR Calculator',
  category: 'health',
  summary: 'Calculates the basal metabolic rate by every common equation side by side.',
  description:
    'Mifflin-St Jeor was fitted on adults of 19 to 78 years, normal weight and obese; Harris-Benedict on adults of 16 to 63; Schofield has age bands below 18, 18 to 30, 30 to 60 and from 60; Katch-McArdle and Cunningham need the body fat and suit lean, athletic people. For information, not medical advice.',
  reference: 'Mifflin et al. 1990; Harris and Benedict 1919; Roza and Shizgal 1984; Schofield 1985; Katch and McArdle; Cunningham 1980',
  keywords: ['basal metabolic rate', 'resting metabolism', 'calories at rest', 'mifflin st jeor', 'harris benedict', 'resting energy expenditure'],
  inputs: z.strictObject({
    sex: sexInput.describe('Sex that the equations were fitted on'),
    ageYears: z.number().min(10).max(120).describe('Age in years'),
    weightKg: z.number().min(20).max(500).describe('Weight in kilograms'),
    heightCm: z.number().min(100).max(250).describe('Height in centimetres'),
    bodyFatPercent: z.number().min(2).max(75).optional().describe('Body fat in percent of the weight; adds the equations from lean mass'),
  }),
  result: z.strictObject({
    mifflinStJeorKcal: z.number().describe('Kilocalories a day by Mifflin and St Jeor (1990)'),
    harrisBenedictKcal: z.number().describe('Kilocalories a day by Harris and Benedict (1919)'),
    revisedHarrisBenedictKcal: z.number().describe('Kilocalories a day by the revision of Roza and Shizgal (1984)'),
    schofieldKcal: z.number().describe('Kilocalories a day by Schofield (1985), from weight and age band'),
    katchMcArdleKcal: z.number().optional().describe('Kilocalories a day by Katch and McArdle, from lean mass; absent without bodyFatPercent'),
    cunninghamKcal: z.number().optional().describe('Kilocalories a day by Cunningham (1980), from lean mass; absent without bodyFatPercent'),
  }),
  examples: [
    {
      inputs: { sex: 'male', ageYears: 30, weightKg: 80, heightCm: 180 },
      result: { mifflinStJeorKcal: 1780, harrisBenedictKcal: 1864.545, revisedHarrisBenedictKcal: 1853.632, schofieldKcal: 1790.86 },
    },
    {
      inputs: { sex: 'female', ageYears: 62, weightKg: 61.5, heightCm: 163, bodyFatPercent: 31 },
      result: {
        mifflinStJeorKcal: 1162.75,
        harrisBenedictKcal: 1254.8422,
        revisedHarrisBenedictKcal: 1252.7975,
        schofieldKcal: 1217.043,
        katchMcArdleKcal: 1286.596,
        cunninghamKcal: 1433.57,
      },
    },
  ],
  run({ bodyFatPercent, ...body }) {
    return {
      mifflinStJeorKcal: doubleOf(mifflinStJeor(body)),
      harrisBenedictKcal: doubleOf(harrisBenedict(body)),
      revisedHarrisBenedictKcal: doubleOf(revisedHarrisBenedict(body)),
      schofieldKcal: doubleOf(schofield(body)),
      ...(bodyFatPercent !== undefined && {
        katchMcArdleKcal: doubleOf(katchMcArdle(body.weightKg, bodyFatPercent)),
        cunninghamKcal: doubleOf(cunningham(body.weightKg, bodyFatPercent)),
      }),
    };
  },
});
