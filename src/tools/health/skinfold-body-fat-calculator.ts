import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { type Sex, sexInput } from './lib/body.ts';
import { needed } from './lib/needed.ts';
import { log10 } from './lib/powers.ts';

const FOLDS = ['chestMm', 'abdomenMm', 'thighMm', 'tricepsMm', 'suprailiacMm', 'midaxillaryMm', 'subscapularMm', 'bicepsMm'] as const;
type Fold = (typeof FOLDS)[number];
type Method = 'jackson-pollock-3' | 'jackson-pollock-7' | 'durnin-womersley';

const SEVEN = FOLDS.filter((fold) => fold !== 'bicepsMm');
const FOUR: Fold[] = ['bicepsMm', 'tricepsMm', 'subscapularMm', 'suprailiacMm'];

const FOLDS_OF: Record<Method, Record<Sex, readonly Fold[]>> = {
  'jackson-pollock-3': { male: ['chestMm', 'abdomenMm', 'thighMm'], female: ['tricepsMm', 'suprailiacMm', 'thighMm'] },
  'jackson-pollock-7': { male: SEVEN, female: SEVEN },
  'durnin-womersley': { male: FOUR, female: FOUR },
};

/** Constant and factors of the sum, its square and the age. */
const JACKSON_POLLOCK = {
  'jackson-pollock-3': { male: ['1.10938', '-0.0008267', '0.0000016', '-0.0002574'], female: ['1.0994921', '-0.0009929', '0.0000023', '-0.0001392'] },
  'jackson-pollock-7': { male: ['1.112', '-0.00043499', '0.00000055', '-0.00028826'], female: ['1.097', '-0.00046971', '0.00000056', '-0.00012828'] },
} as const;

/** First age of a group, constant and factor of the logarithm. */
const DURNIN_WOMERSLEY: Record<Sex, readonly (readonly [from: number, constant: string, factor: string])[]> = {
  male: [
    [0, '1.1533', '0.0643'],
    [17, '1.1620', '0.0630'],
    [20, '1.1631', '0.0632'],
    [30, '1.1422', '0.0544'],
    [40, '1.1620', '0.0700'],
    [50, '1.1715', '0.0779'],
  ],
  female: [
    [0, '1.1369', '0.0598'],
    [17, '1.1549', '0.0678'],
    [20, '1.1599', '0.0717'],
    [30, '1.1423', '0.0632'],
    [40, '1.1333', '0.0612'],
    [50, '1.1339', '0.0645'],
  ],
};

const foldInput = z.number().min(2).max(120).optional();

export default defineTool({
  slug: 'skinfold-body-fat-calculator',
  name: 'Skinfold Body Fat Calculator',
  category: 'health',
  summary: 'Calculates body density and fat from caliper skinfolds (Jackson-Pollock 3 and 7, Durnin-Womersley).',
  description:
    'jackson-pollock-3 takes chest, abdomen and thigh of men, triceps, suprailiac and thigh of women; jackson-pollock-7 all folds except the biceps; durnin-womersley biceps, triceps, subscapular and suprailiac. Give exactly those. Jackson-Pollock was fitted on men of 18 to 61 and women of 18 to 55 years, Durnin-Womersley on people of 16 to 72. For information, not medical advice.',
  reference: 'Jackson and Pollock 1978; Jackson, Pollock and Ward 1980; Durnin and Womersley 1974; Siri 1961 (495/D − 450); Brozek 1963 (457/D − 414.2)',
  keywords: ['caliper', 'skin fold', 'body fat percentage', 'body density', 'jackson pollock', 'pinch test'],
  inputs: z.strictObject({
    method: z
      .enum(['jackson-pollock-3', 'jackson-pollock-7', 'durnin-womersley'])
      .describe('Method, which decides on the folds: jackson-pollock-3 with three, jackson-pollock-7 with seven, durnin-womersley with four'),
    sex: sexInput.describe('Sex that the equations were fitted on'),
    ageYears: z.number().min(10).max(100).describe('Age in years'),
    equation: z.enum(['siri', 'brozek']).default('siri').describe('Equation that turns density into fat: siri or brozek'),
    chestMm: foldInput.describe('Fold of the chest in millimetres, between armpit and nipple'),
    abdomenMm: foldInput.describe('Fold of the abdomen in millimetres, beside the navel'),
    thighMm: foldInput.describe('Fold of the thigh in millimetres, midway on its front'),
    tricepsMm: foldInput.describe('Fold of the triceps in millimetres, midway on the back of the upper arm'),
    suprailiacMm: foldInput.describe('Suprailiac fold in millimetres, above the hip bone'),
    midaxillaryMm: foldInput.describe('Midaxillary fold in millimetres, on the side of the chest'),
    subscapularMm: foldInput.describe('Subscapular fold in millimetres, below the shoulder blade'),
    bicepsMm: foldInput.describe('Fold of the biceps in millimetres, midway on the front of the upper arm'),
  }),
  result: z.strictObject({
    sumMm: z.number().describe('Sum of the folds in millimetres'),
    bodyDensity: z.number().describe('Density of the body in g/cm³'),
    bodyFatPercent: z.number().describe('Body fat in percent of the weight'),
  }),
  headline: 'bodyFatPercent',
  examples: [
    {
      inputs: { method: 'jackson-pollock-3', sex: 'male', ageYears: 30, chestMm: 12, abdomenMm: 20, thighMm: 15 },
      result: { sumMm: 47, bodyDensity: 1.0663375, bodyFatPercent: 14.205750993470641 },
    },
  ],
  run({ method, sex, ageYears, equation, ...given }) {
    const folds = FOLDS_OF[method][sex];
    const choice = `the method ${method} for ${sex}`;
    const other = FOLDS.find((fold) => given[fold] !== undefined && !folds.includes(fold));
    if (other !== undefined) invalid(other, `must be left out for ${choice}, which takes ${folds.join(', ')}`);
    const sum = Precise.sum(...folds.map((fold) => needed(given[fold], fold, choice)));
    const density = method === 'durnin-womersley' ? durninWomersley(sex, ageYears, sum) : jacksonPollock(method, sex, ageYears, sum);
    const fat = equation === 'siri' ? Precise.div(495, density).minus(450) : Precise.div(457, density).minus('414.2');
    if (fat.lt(0) || fat.gt(100)) unprocessable('The method gives a percentage outside 0 to 100 for these folds.');
    return { sumMm: doubleOf(sum), bodyDensity: doubleOf(density), bodyFatPercent: doubleOf(fat) };
  },
});

function jacksonPollock(method: keyof typeof JACKSON_POLLOCK, sex: Sex, ageYears: number, sum: Decimal): Decimal {
  const [constant, linear, square, age] = JACKSON_POLLOCK[method][sex];
  return Precise.sum(constant, sum.times(linear), sum.times(sum).times(square), Precise.mul(age, ageYears));
}

function durninWomersley(sex: Sex, ageYears: number, sum: Decimal): Decimal {
  const [, constant = '', factor = ''] = DURNIN_WOMERSLEY[sex].findLast(([from]) => ageYears >= from) ?? [];
  return Precise.sub(constant, log10(sum).times(factor));
}
