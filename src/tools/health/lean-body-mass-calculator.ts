import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { leanMass, sexInput } from './lib/body.ts';

/** Factor of the weight in kg, of the height in cm, constant. */
const BOER = { male: ['0.407', '0.267', '-19.2'], female: ['0.252', '0.473', '-48.3'] } as const;
const HUME = { male: ['0.32810', '0.33929', '-29.5336'], female: ['0.29569', '0.41813', '-43.2933'] } as const;
/** Factor of the weight in kg, of the square of weight over height in cm. */
const JAMES = { male: ['1.1', '-128'], female: ['1.07', '-148'] } as const;

export default defineTool({
  slug: 'lean-body-mass-calculator',
  name: 'Lean Body Mass Calculator',
  category: 'health',
  summary: 'Calculates lean mass by Boer, James and Hume, or exactly from a known body fat percentage.',
  description:
    'For adults. The formula of James turns downwards at very high weights, where it underrates lean mass and can fall below 0; Boer suits these better. For information, not medical advice.',
  reference: 'Boer 1984; James 1976; Hume 1966',
  keywords: ['lbm', 'fat free mass', 'muscle mass', 'boer formula', 'lean weight'],
  inputs: z.strictObject({
    sex: sexInput.describe('Sex that the formulas were fitted on'),
    weightKg: z.number().min(20).max(300).describe('Weight in kilograms'),
    heightCm: z.number().min(100).max(250).describe('Height in centimetres'),
    bodyFatPercent: z.number().min(2).max(75).optional().describe('Body fat in percent of the weight; adds the lean mass that follows from it'),
  }),
  result: z.strictObject({
    boerKg: z.number().describe('Lean mass in kilograms by Boer (1984)'),
    jamesKg: z.number().describe('Lean mass in kilograms by James (1976)'),
    humeKg: z.number().describe('Lean mass in kilograms by Hume (1966)'),
    fromBodyFatKg: z.number().optional().describe('Weight less the body fat, in kilograms; absent without bodyFatPercent'),
  }),
  examples: [
    {
      inputs: { sex: 'female', weightKg: 60, heightCm: 165, bodyFatPercent: 28 },
      result: { boerKg: 44.865, jamesKg: 44.6297520661157, humeKg: 43.43955, fromBodyFatKg: 43.2 },
    },
  ],
  run({ sex, weightKg, heightCm, bodyFatPercent }) {
    const along = ([weight, height, constant]: readonly [string, string, string]) =>
      doubleOf(Precise.sum(Precise.mul(weight, weightKg), Precise.mul(height, heightCm), constant));
    const [linear, square] = JAMES[sex];
    const slenderness = new Precise(weightKg).div(heightCm);
    return {
      boerKg: along(BOER[sex]),
      jamesKg: doubleOf(slenderness.times(slenderness).times(square).plus(Precise.mul(linear, weightKg))),
      humeKg: along(HUME[sex]),
      ...(bodyFatPercent !== undefined && { fromBodyFatKg: doubleOf(leanMass(weightKg, bodyFatPercent)) }),
    };
  },
});
