import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

const STATES = ['neutered', 'intact', 'senior', 'weight-loss', 'weight-gain', 'young', 'very-young', 'light-work', 'moderate-work', 'heavy-work'] as const;

const FACTORS: Record<'dog' | 'cat', Partial<Record<(typeof STATES)[number], number>>> = {
  dog: {
    neutered: 1.6,
    intact: 1.8,
    senior: 1.4,
    'weight-loss': 1,
    'weight-gain': 1.7,
    young: 2,
    'very-young': 3,
    'light-work': 2,
    'moderate-work': 3,
    'heavy-work': 6,
  },
  cat: { neutered: 1.2, intact: 1.4, senior: 1.1, 'weight-loss': 0.8, 'weight-gain': 1.6, young: 2.5, 'very-young': 2.5 },
};

export default defineTool({
  slug: 'pet-calorie-calculator',
  name: 'Pet Calorie Calculator',
  category: 'everyday',
  summary: 'Calculates the daily energy and food of a dog or cat.',
  description:
    'An estimate to begin with; single animals may need half as much or as much again. With weight-loss and weight-gain, give the weight that is aimed at.',
  reference: 'Resting energy = 70 · kg^0.75 kcal, times a factor for the stage of life (NRC 2006, WSAVA)',
  keywords: ['dog food', 'cat food', 'how much to feed', 'puppy', 'kitten', 'resting energy requirement', 'rer', 'veterinary', 'kcal'],
  inputs: z.strictObject({
    species: z.enum(['dog', 'cat']).describe('Whether it is a dog or a cat'),
    weightKg: z.number().min(0.1).max(150).describe('Weight of the animal in kilograms'),
    state: z
      .enum(STATES)
      .default('neutered')
      .describe(
        'Stage of life or activity: adults are neutered, intact, senior, or losing or gaining weight; young is from 4 months on, very-young before; the works are for dogs',
      ),
    foodKcalPer100G: z.number().min(1).max(1000).optional().describe('Energy of 100 g of the food in kcal, for the grams'),
    mealsPerDay: z.int().min(1).max(12).default(2).describe('Number of meals per day'),
  }),
  result: z.strictObject({
    restingKcal: z.number().describe('Energy need at rest in kcal per day'),
    factor: z.number().describe('Factor for the stage of life or activity'),
    dailyKcal: z.number().describe('Energy need in kcal per day'),
    gramsPerDay: z.number().optional().describe('Food in grams per day; absent without foodKcalPer100G'),
    gramsPerMeal: z.number().optional().describe('Food in grams a meal; absent without foodKcalPer100G'),
  }),
  headline: 'dailyKcal',
  examples: [
    {
      inputs: { species: 'dog', weightKg: 20, foodKcalPer100G: 365 },
      result: {
        restingKcal: 662.0191263022231,
        factor: 1.6,
        dailyKcal: 1059.230602083557,
        gramsPerDay: 290.20016495439916,
        gramsPerMeal: 145.10008247719958,
      },
    },
  ],
  run({ species, weightKg, state, foodKcalPer100G, mealsPerDay }) {
    const factor = FACTORS[species][state] ?? invalid('state', 'must not be a work for a cat');
    const resting = new Precise(weightKg).pow(3).sqrt().sqrt().times(70);
    const daily = resting.times(factor);
    const grams = foodKcalPer100G === undefined ? undefined : daily.times(100).div(foodKcalPer100G);
    return {
      restingKcal: doubleOf(resting),
      factor,
      dailyKcal: doubleOf(daily),
      ...(grams && { gramsPerDay: doubleOf(grams), gramsPerMeal: doubleOf(grams.div(mealsPerDay)) }),
    };
  },
});
