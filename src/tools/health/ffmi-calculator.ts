import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { bmiOf, leanMass } from './lib/body.ts';

export default defineTool({
  slug: 'ffmi-calculator',
  name: 'FFMI Calculator',
  category: 'health',
  summary: 'Calculates the fat-free mass index, plain and normalised to 1.80 m.',
  description:
    'Kouri and others studied 157 male athletes: those who had not used steroids stayed below a normalised index of about 25. For information, not medical advice.',
  reference: 'Kouri et al. 1995: FFMI = fat-free mass/height²; normalised = FFMI + 6.3·(1.8 − height in m)',
  keywords: ['fat free mass index', 'muscularity', 'natural bodybuilding limit', 'muscle mass', 'steroids'],
  inputs: z.strictObject({
    weightKg: z.number().min(20).max(300).describe('Weight in kilograms'),
    heightCm: z.number().min(100).max(250).describe('Height in centimetres'),
    bodyFatPercent: z.number().min(2).max(75).describe('Body fat in percent of the weight'),
  }),
  result: z.strictObject({
    fatFreeMassKg: z.number().describe('Weight without the fat, in kilograms'),
    ffmi: z.number().describe('Fat-free mass index in kg/m²'),
    normalizedFfmi: z.number().describe('The index normalised to a height of 1.80 m, in kg/m²'),
  }),
  headline: 'ffmi',
  examples: [
    {
      inputs: { weightKg: 85, heightCm: 180, bodyFatPercent: 15 },
      result: { fatFreeMassKg: 72.25, ffmi: 22.299382716049383, normalizedFfmi: 22.299382716049383 },
    },
  ],
  run({ weightKg, heightCm, bodyFatPercent }) {
    const fatFreeMass = leanMass(weightKg, bodyFatPercent);
    const ffmi = bmiOf(fatFreeMass, heightCm);
    return {
      fatFreeMassKg: doubleOf(fatFreeMass),
      ffmi: doubleOf(ffmi),
      normalizedFfmi: doubleOf(ffmi.plus(Precise.sub(180, heightCm).times('0.063'))),
    };
  },
});
