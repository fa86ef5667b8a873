import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { sexInput } from './lib/body.ts';

const RISKY_RATIO = { male: '0.90', female: '0.85' };
/** Risk is increased above the first, substantially above the second, in centimetres. */
const RISKY_WAIST = { male: [94, 102], female: [80, 88] } as const;

export default defineTool({
  slug: 'waist-to-hip-ratio-calculator',
  name: 'Waist-to-Hip Ratio Calculator',
  category: 'health',
  summary: 'Calculates the waist-to-hip ratio and the WHO risk class of ratio and waist.',
  description:
    'For adults: the risk of metabolic complications is substantially increased from a ratio of 0.90 for men and 0.85 for women; it is increased with a waist above 94 cm or 80 cm, and substantially above 102 cm or 88 cm. For information, not medical advice.',
  reference: 'WHO: Waist circumference and waist-hip ratio, report of an expert consultation, 2008',
  keywords: ['whr', 'apple or pear shape', 'abdominal obesity', 'belly fat'],
  inputs: z.strictObject({
    sex: sexInput.describe('Sex that the limits apply to'),
    waistCm: z.number().min(30).max(300).describe('Circumference of the waist in centimetres'),
    hipCm: z.number().min(30).max(300).describe('Circumference of the hip in centimetres'),
  }),
  result: z.strictObject({
    ratio: z.number().describe('Waist divided by hip'),
    ratioRisk: z.string().describe('Risk by the ratio: low or substantially increased'),
    waistRisk: z.string().describe('Risk by the waist alone: low, increased or substantially increased'),
  }),
  examples: [{ inputs: { sex: 'female', waistCm: 76, hipCm: 100 }, result: { ratio: 0.76, ratioRisk: 'low', waistRisk: 'low' } }],
  run({ sex, waistCm, hipCm }) {
    const ratio = new Precise(waistCm).div(hipCm);
    const [increased, substantial] = RISKY_WAIST[sex];
    return {
      ratio: doubleOf(ratio),
      ratioRisk: ratio.gte(RISKY_RATIO[sex]) ? 'substantially increased' : 'low',
      waistRisk: waistCm > substantial ? 'substantially increased' : waistCm > increased ? 'increased' : 'low',
    };
  },
});
