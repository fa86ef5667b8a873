import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, PI, Precise } from '../shared/numbers/precise.ts';
import { bmiOf } from './lib/body.ts';

export default defineTool({
  slug: 'body-shape-index-calculator',
  name: 'Body Shape Index Calculator',
  category: 'health',
  summary: 'Calculates a body shape index (ABSI), the body roundness index and the conicity index.',
  description:
    'For adults: ABSI was made from a sample of the US population (NHANES 1999–2004), body roundness from NHANES III. All three grow with a larger waist at the same weight and height. For information, not medical advice.',
  reference:
    'Krakauer 2012: waist/(BMI^(2/3)·height^(1/2)); Thomas 2013: 364.2 − 365.5·√(1 − (waist/2π)²/(height/2)²); Valdez 1991: waist/(0.109·√(weight/height))',
  keywords: ['absi', 'bri', 'waist circumference', 'body fat distribution', 'belly fat'],
  inputs: z.strictObject({
    weightKg: z.number().min(20).max(500).describe('Weight in kilograms'),
    heightCm: z.number().min(100).max(250).describe('Height in centimetres'),
    waistCm: z.number().min(40).max(250).describe('Circumference of the waist in centimetres'),
  }),
  result: z.strictObject({
    bmi: z.number().describe('Body mass index in kg/m²'),
    absi: z.number().describe('A body shape index, in m^(11/6)·kg^(−2/3)'),
    bodyRoundnessIndex: z.number().describe('Body roundness index, from about 1 for a narrow body to 16 for a round one'),
    conicityIndex: z.number().describe('Conicity index, 1 for a cylinder of the same weight and height'),
  }),
  headline: 'absi',
  examples: [
    {
      inputs: { weightKg: 80, heightCm: 178, waistCm: 92 },
      result: { bmi: 25.24933720489837, absi: 0.08012065749809383, bodyRoundnessIndex: 3.680378032177441, conicityIndex: 1.259001759537816 },
    },
  ],
  run({ weightKg, heightCm, waistCm }) {
    const [waist, height] = [new Precise(waistCm).div(100), new Precise(heightCm).div(100)];
    const bmi = bmiOf(weightKg, heightCm);
    const axes = waist.div(PI.times(height));
    return {
      bmi: doubleOf(bmi),
      absi: doubleOf(waist.div(bmi.times(bmi).cbrt().times(height.sqrt()))),
      // The root is always real: the widest waist, 2.5 m, is less than π times the least height, 1 m.
      bodyRoundnessIndex: doubleOf(Precise.sub('364.2', Precise.sub(1, axes.times(axes)).sqrt().times('365.5'))),
      conicityIndex: doubleOf(waist.div(new Precise(weightKg).div(height).sqrt().times('0.109'))),
    };
  },
});
