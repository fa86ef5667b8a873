import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { bmiOf, leanMass, sexInput } from './lib/body.ts';
import { classOf } from './lib/class-of.ts';
import { needed } from './lib/needed.ts';
import { log10 } from './lib/powers.ts';

const CLASSES = {
  female: [
    [14, 'athletes'],
    [21, 'fitness'],
    [25, 'average'],
    [32, 'obese'],
  ],
  male: [
    [6, 'athletes'],
    [14, 'fitness'],
    [18, 'average'],
    [25, 'obese'],
  ],
} as const;

export default defineTool({
  slug: 'body-fat-calculator',
  name: 'Body Fat Calculator',
  category: 'health',
  summary: 'Estimates body fat from tape measurements (US Navy method), with its class and lean mass.',
  description:
    'Fitted on men and women of the US Navy; most estimates are within 3 to 4 percentage points. The waist is measured at the navel for men and at its narrowest for women. Classes of the American Council on Exercise, women / men: essential below 14 / 6, athletes below 21 / 14, fitness below 25 / 18, average below 32 / 25, else obese. For information, not medical advice.',
  reference: 'Hodgdon and Beckett 1984 with Siri 1961; Deurenberg et al. 1991; classes of the American Council on Exercise',
  keywords: ['navy body fat', 'body fat percentage', 'tape measure', 'fat mass', 'circumference'],
  inputs: z.strictObject({
    sex: sexInput.describe('Sex that the equation was fitted on'),
    heightCm: z.number().min(100).max(250).describe('Height in centimetres'),
    neckCm: z.number().min(20).max(80).describe('Circumference of the neck in centimetres'),
    waistCm: z.number().min(40).max(250).describe('Circumference of the waist in centimetres, larger than the neck'),
    hipCm: z.number().min(50).max(250).optional().describe('Circumference of the hip in centimetres, needed for women and not used for men'),
    weightKg: z.number().min(20).max(500).optional().describe('Weight in kilograms; adds fat and lean mass'),
    ageYears: z.number().min(18).max(120).optional().describe('Age in years; with weightKg, adds the estimate from the body mass index'),
  }),
  result: z.strictObject({
    bodyFatPercent: z.number().describe('Body fat in percent of the weight'),
    category: z.string().describe('Class for the sex: essential, athletes, fitness, average or obese'),
    fatMassKg: z.number().optional().describe('Mass of the fat in kilograms; absent without weightKg'),
    leanMassKg: z.number().optional().describe('Mass without the fat in kilograms; absent without weightKg'),
    deurenbergPercent: z
      .number()
      .optional()
      .describe('Body fat in percent by Deurenberg (1991), from body mass index, age and sex; absent without weightKg and ageYears'),
  }),
  appliesWhen: { hipCm: { sex: ['female'] } },
  examples: [
    {
      inputs: { sex: 'male', heightCm: 178, neckCm: 38, waistCm: 86, weightKg: 78 },
      result: { bodyFatPercent: 17.203924568547915, category: 'fitness', fatMassKg: 13.419061163467374, leanMassKg: 64.58093883653262 },
    },
    {
      inputs: { sex: 'female', heightCm: 165, neckCm: 33, waistCm: 75, hipCm: 98 },
      result: { bodyFatPercent: 28.43500416115277, category: 'average' },
    },
  ],
  run({ sex, heightCm, neckCm, waistCm, hipCm, weightKg, ageYears }) {
    const hip = sex === 'female' ? needed(hipCm, 'hipCm', 'the sex female') : undefined;
    if (waistCm <= neckCm) unprocessable('The method needs a waist that is larger than the neck.', 'waistCm');
    const fat = new Precise(495).div(hip === undefined ? maleDensity(heightCm, neckCm, waistCm) : femaleDensity(heightCm, neckCm, waistCm, hip)).minus(450);
    if (fat.lt(0) || fat.gt(100)) unprocessable('The method gives a percentage outside 0 to 100 for these measurements.');
    return {
      bodyFatPercent: doubleOf(fat),
      category: classOf<string>(fat, 'essential', CLASSES[sex]),
      ...(weightKg !== undefined && { fatMassKg: doubleOf(fat.times(weightKg).div(100)), leanMassKg: doubleOf(leanMass(weightKg, fat)) }),
      ...(weightKg !== undefined &&
        ageYears !== undefined && {
          deurenbergPercent: doubleOf(
            bmiOf(weightKg, heightCm)
              .times('1.2')
              .plus(Precise.mul('0.23', ageYears))
              .minus(sex === 'male' ? '16.2' : '5.4'),
          ),
        }),
    };
  },
});

const maleDensity = (height: number, neck: number, waist: number): Decimal =>
  Precise.sub('1.0324', log10(new Precise(waist).minus(neck)).times('0.19077')).plus(log10(new Precise(height)).times('0.15456'));

const femaleDensity = (height: number, neck: number, waist: number, hip: number): Decimal =>
  Precise.sub('1.29579', log10(new Precise(waist).plus(hip).minus(neck)).times('0.35004')).plus(log10(new Precise(height)).times('0.22100'));
