import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { classOf } from './lib/class-of.ts';

const CLASSES = [
  ['0.4', 'healthy'],
  ['0.5', 'increased'],
  ['0.6', 'high'],
] as const;

export default defineTool({
  slug: 'waist-to-height-ratio-calculator',
  name: 'Waist-to-Height Ratio Calculator',
  category: 'health',
  summary: 'Calculates the waist-to-height ratio with the NICE classes of central adiposity.',
  description:
    'The classes hold for adults with a body mass index below 35, of either sex and any ethnicity, and for children from 5 years: keep the waist to less than half the height. For information, not medical advice.',
  reference: 'NICE guideline NG246: 0.4 to 0.5 healthy, 0.5 to 0.6 increased, from 0.6 high',
  keywords: ['whtr', 'belly fat', 'abdominal obesity', 'waist half height'],
  inputs: z.strictObject({
    waistCm: z.number().min(30).max(300).describe('Circumference of the waist in centimetres'),
    heightCm: z.number().min(50).max(250).describe('Height in centimetres'),
  }),
  result: z.strictObject({
    ratio: z.number().describe('Waist divided by height'),
    category: z.string().describe('Class of central adiposity: below healthy, healthy, increased or high'),
    targetWaistCm: z.number().describe('Half the height in centimetres, which the waist should stay below'),
  }),
  examples: [{ inputs: { waistCm: 85, heightCm: 175 }, result: { ratio: 0.4857142857142857, category: 'healthy', targetWaistCm: 87.5 } }],
  run({ waistCm, heightCm }) {
    const ratio = new Precise(waistCm).div(heightCm);
    return { ratio: doubleOf(ratio), category: classOf<string>(ratio, 'below healthy', CLASSES), targetWaistCm: heightCm / 2 };
  },
});
