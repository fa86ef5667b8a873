import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { sexInput } from './lib/body.ts';
import { type Body, katchMcArdle, mifflinStJeor, revisedHarrisBenedict } from './lib/metabolism.ts';
import { needed } from './lib/needed.ts';

const FACTORS = { sedentary: 1.2, light: 1.375, moderate: 1.55, active: 1.725, 'very-active': 1.9 };
const WEEKLY_CHANGES = [-1, -0.5, -0.25, 0, 0.25, 0.5];
/** 7,700 kcal in a kilogram of body mass, over seven days. */
const DAILY_KCAL_PER_WEEKLY_KG = 1100;

type Equation = 'mifflin' | 'harris' | 'katch';

export default defineTool({
  slug: 'tdee-calculator',
  name: 'TDEE Calculator',
  category: 'health',
  summary: 'Calculates the daily energy need at an activity level, and the intake for losing or gaining weight.',
  description:
    'A kilogram of body mass counts as 7,700 kcal. A goal is given even where eating so little would be unwise. The equations hold for adults. For information, not medical advice.',
  reference: 'TDEE = BMR × activity factor; BMR by Mifflin-St Jeor 1990, Roza and Shizgal 1984 or Katch-McArdle',
  keywords: ['calorie calculator', 'maintenance calories', 'total daily energy expenditure', 'calorie deficit', 'weight loss calories', 'bulking', 'diet'],
  inputs: z.strictObject({
    sex: sexInput.describe('Sex that the equations were fitted on'),
    ageYears: z.number().min(10).max(120).describe('Age in years'),
    weightKg: z.number().min(20).max(500).describe('Weight in kilograms'),
    heightCm: z.number().min(100).max(250).describe('Height in centimetres'),
    activity: z
      .enum(['sedentary', 'light', 'moderate', 'active', 'very-active'])
      .describe(
        'sedentary for little or no exercise (factor 1.2), light for 1 to 3 days a week (1.375), moderate for 3 to 5 days (1.55), active for 6 to 7 days (1.725), very-active for hard daily training or physical work (1.9)',
      ),
    equation: z
      .enum(['mifflin', 'harris', 'katch'])
      .default('mifflin')
      .describe('Equation for the basal rate: mifflin for Mifflin-St Jeor, harris for the 1984 revision of Harris-Benedict, katch for Katch-McArdle'),
    bodyFatPercent: z.number().min(2).max(75).optional().describe('Body fat in percent of the weight, needed for katch'),
  }),
  result: z.strictObject({
    bmrKcal: z.number().describe('Basal metabolic rate in kilocalories per day'),
    activityFactor: z.number().describe('Factor of the activity level'),
    tdeeKcal: z.number().describe('Kilocalories a day that keep the weight'),
    goals: z
      .array(
        z.strictObject({
          weeklyChangeKg: z.number().describe('Change of weight in kilograms per week, negative to lose'),
          kcal: z.number().describe('Kilocalories a day for that change'),
        }),
      )
      .describe('Intakes for changes from −1 to +0.5 kg per week'),
  }),
  headline: 'tdeeKcal',
  appliesWhen: { bodyFatPercent: { equation: ['katch'] } },
  examples: [
    {
      inputs: { sex: 'female', ageYears: 35, weightKg: 65, heightCm: 168, activity: 'moderate' },
      result: {
        bmrKcal: 1364,
        activityFactor: 1.55,
        tdeeKcal: 2114.2,
        goals: [
          { weeklyChangeKg: -1, kcal: 1014.2 },
          { weeklyChangeKg: -0.5, kcal: 1564.2 },
          { weeklyChangeKg: -0.25, kcal: 1839.2 },
          { weeklyChangeKg: 0, kcal: 2114.2 },
          { weeklyChangeKg: 0.25, kcal: 2389.2 },
          { weeklyChangeKg: 0.5, kcal: 2664.2 },
        ],
      },
    },
  ],
  run({ activity, equation, bodyFatPercent, ...body }) {
    const bmr = bmrOf(equation, body, bodyFatPercent);
    const factor = FACTORS[activity];
    const tdee = bmr.times(factor);
    return {
      bmrKcal: doubleOf(bmr),
      activityFactor: factor,
      tdeeKcal: doubleOf(tdee),
      goals: WEEKLY_CHANGES.map((weeklyChangeKg) => ({
        weeklyChangeKg,
        kcal: doubleOf(tdee.plus(Precise.mul(DAILY_KCAL_PER_WEEKLY_KG, weeklyChangeKg))),
      })),
    };
  },
});

function bmrOf(equation: Equation, body: Body, bodyFatPercent: number | undefined): Decimal {
  if (equation === 'mifflin') return mifflinStJeor(body);
  if (equation === 'harris') return revisedHarrisBenedict(body);
  return katchMcArdle(body.weightKg, needed(bodyFatPercent, 'bodyFatPercent', 'the equation katch'));
}
