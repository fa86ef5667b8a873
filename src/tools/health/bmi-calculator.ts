import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { bmiOf, CM_PER_INCH, KG_PER_LB, weightAt } from './lib/body.ts';
import { classOf } from './lib/class-of.ts';
import { exactlyOne } from './lib/exactly-one.ts';

const CLASSES = {
  who: {
    lowest: 'severe thinness',
    limits: [
      [16, 'moderate thinness'],
      [17, 'mild thinness'],
      ['18.5', 'normal'],
      [25, 'overweight'],
      [30, 'obesity class I'],
      [35, 'obesity class II'],
      [40, 'obesity class III'],
    ],
    healthyTo: 25,
  },
  asian: {
    lowest: 'underweight',
    limits: [
      ['18.5', 'acceptable risk'],
      [23, 'increased risk'],
      ['27.5', 'high risk'],
    ],
    healthyTo: 23,
  },
} as const;

export default defineTool({
  slug: 'bmi-calculator',
  name: 'BMI Calculator',
  category: 'health',
  summary: 'Calculates the body mass index with its class and the healthy weight range for a height.',
  description:
    'For adults; the child BMI percentile calculator is for ages 2 to 20. A limit between two classes belongs to the higher one, so that 25 is overweight. Give the weight in kilograms or pounds and the height in centimetres or inches. For information, not medical advice.',
  reference: 'BMI = weight/height²; WHO Technical Report Series 894 (2000); WHO expert consultation on Asian populations, Lancet 2004;363:157–163',
  keywords: ['body mass index', 'overweight', 'obesity', 'underweight', 'ponderal index'],
  inputs: z.strictObject({
    weightKg: z.number().min(1).max(700).optional().describe('Weight in kilograms; give this or weightLb'),
    weightLb: z.number().min(2).max(1500).optional().describe('Weight in pounds; give this or weightKg'),
    heightCm: z.number().min(30).max(300).optional().describe('Height in centimetres; give this or heightIn'),
    heightIn: z.number().min(12).max(120).optional().describe('Height in inches; give this or heightCm'),
    classification: z.enum(['who', 'asian']).default('who').describe('who for the WHO classes, asian for the WHO action points for Asian populations'),
  }),
  result: z.strictObject({
    bmi: z.number().describe('Body mass index in kg/m²'),
    category: z.string().describe('Name of the class that the index falls in'),
    bmiPrime: z.number().describe('The index divided by 25, the upper end of the normal range'),
    ponderalIndex: z.number().describe('Weight divided by the cube of the height, in kg/m³'),
    healthyMinKg: z.number().describe('Weight in kilograms at a body mass index of 18.5'),
    healthyMaxKg: z.number().describe('Weight in kilograms at a body mass index of 25, or of 23 with the Asian action points'),
  }),
  examples: [
    {
      inputs: { weightKg: 70, heightCm: 175 },
      result: {
        bmi: 22.857142857142858,
        category: 'normal',
        bmiPrime: 0.9142857142857143,
        ponderalIndex: 13.061224489795919,
        healthyMinKg: 56.65625,
        healthyMaxKg: 76.5625,
      },
    },
    {
      inputs: { weightLb: 210, heightIn: 68, classification: 'asian' },
      result: {
        bmi: 31.93006308914867,
        category: 'high risk',
        bmiPrime: 1.2772025235659468,
        ponderalIndex: 18.486604382323222,
        healthyMinKg: 55.18956704,
        healthyMaxKg: 68.61405632,
      },
    },
  ],
  run(inputs) {
    exactlyOne(inputs, ['weightKg', 'weightLb']);
    exactlyOne(inputs, ['heightCm', 'heightIn']);
    const weight = inputs.weightKg === undefined ? new Precise(KG_PER_LB).times(inputs.weightLb ?? 0) : new Precise(inputs.weightKg);
    const height = inputs.heightCm === undefined ? new Precise(CM_PER_INCH).times(inputs.heightIn ?? 0) : new Precise(inputs.heightCm);
    const { lowest, limits, healthyTo } = CLASSES[inputs.classification];
    const bmi = bmiOf(weight, height);
    return {
      bmi: doubleOf(bmi),
      category: classOf<string>(bmi, lowest, limits),
      bmiPrime: doubleOf(bmi.div(25)),
      ponderalIndex: doubleOf(weight.times(1_000_000).div(height.times(height).times(height))),
      healthyMinKg: doubleOf(weightAt('18.5', height)),
      healthyMaxKg: doubleOf(weightAt(healthyTo, height)),
    };
  },
});
