import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

const ML_PER_KG = 35;
const ML_PER_EXERCISE_HOUR = 700;
const HOT_ML = 500;
const STATUS_ML = { none: 0, pregnant: 300, breastfeeding: 700 };
const FROM_DRINKS = '0.8';
const US_CUP_ML = '236.5882365';

export default defineTool({
  slug: 'water-intake-calculator',
  name: 'Water Intake Calculator',
  category: 'health',
  summary: 'Calculates a daily water target from weight, exercise, climate and pregnancy.',
  description:
    'A rule of thumb for healthy adults: about a fifth of the water comes with food. Heart and kidney diseases and some medicines ask for other amounts. For information, not medical advice.',
  reference: '35 mL/kg, 350 mL per 30 minutes of exercise, 500 mL for heat; additions for pregnancy (300 mL) and breastfeeding (700 mL) of EFSA 2010',
  keywords: ['how much water to drink', 'hydration', 'fluid', 'drinking', 'litres a day'],
  inputs: z.strictObject({
    weightKg: z.number().min(3).max(300).describe('Weight in kilograms'),
    exerciseMinutes: z.number().min(0).max(1440).default(0).describe('Exercise in minutes per day'),
    climate: z.enum(['temperate', 'hot']).default('temperate').describe('temperate, or hot, which adds 500 mL'),
    status: z.enum(['none', 'pregnant', 'breastfeeding']).default('none').describe('none, pregnant, which adds 300 mL, or breastfeeding, which adds 700 mL'),
  }),
  result: z.strictObject({
    totalMl: z.number().describe('Water from food and drink in millilitres per day'),
    fromDrinksMl: z.number().describe('Water to drink in millilitres per day, 80 % of all'),
    usCups: z.number().describe('Water to drink in US cups per day, of 236.5882365 mL'),
  }),
  examples: [{ inputs: { weightKg: 70, exerciseMinutes: 45 }, result: { totalMl: 2975, fromDrinksMl: 2380, usCups: 10.059671753798291 } }],
  run({ weightKg, exerciseMinutes, climate, status }) {
    const total = Precise.sum(
      Precise.mul(ML_PER_KG, weightKg),
      Precise.mul(ML_PER_EXERCISE_HOUR, exerciseMinutes).div(60),
      climate === 'hot' ? HOT_ML : 0,
      STATUS_ML[status],
    );
    const drinks = total.times(FROM_DRINKS);
    return { totalMl: doubleOf(total), fromDrinksMl: doubleOf(drinks), usCups: doubleOf(drinks.div(US_CUP_ML)) };
  },
});
