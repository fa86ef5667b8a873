import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { needed } from './lib/needed.ts';

/** Carbohydrate, protein and fat in percent of the energy. */
type Shares = readonly [carbohydrate: number, protein: number, fat: number];

const DIETS = {
  balanced: [50, 25, 25],
  'low-fat': [60, 25, 15],
  'low-carb': [20, 40, 40],
  'high-protein': [30, 45, 25],
  keto: [5, 25, 70],
  zone: [40, 30, 30],
} as const satisfies Record<string, Shares>;

const KCAL_PER_GRAM = { carbohydrate: 4, protein: 4, fat: 9 };
const SUM_TOLERANCE = '1e-9';

interface OwnShares {
  carbohydratePercent?: number | undefined;
  proteinPercent?: number | undefined;
  fatPercent?: number | undefined;
}

const shareInput = z.number().min(0).max(100).optional();

export default defineTool({
  slug: 'macro-calculator',
  name: 'Macro Calculator',
  category: 'health',
  summary: 'Splits a daily energy intake into grams of carbohydrate, protein and fat.',
  description:
    'Diets, in percent of the energy from carbohydrate, protein and fat: balanced 50/25/25, low-fat 60/25/15, low-carb 20/40/40, high-protein 30/45/25, keto 5/25/70, zone 40/30/30. Shares of your own, all three with a sum of 100, go before a diet.',
  reference: 'Atwater factors: 4 kcal/g carbohydrate and protein, 9 kcal/g fat',
  keywords: ['macronutrients', 'iifym', 'carbs', 'nutrition', 'grams of protein'],
  inputs: z.strictObject({
    calories: z.number().min(500).max(20_000).describe('Energy intake in kilocalories per day'),
    diet: z
      .enum(['balanced', 'low-fat', 'low-carb', 'high-protein', 'keto', 'zone'])
      .default('balanced')
      .describe('Diet that sets the shares of energy unless they are given: balanced, low-fat, low-carb, high-protein, keto or zone'),
    carbohydratePercent: shareInput.describe('Share of energy from carbohydrate in percent; only together with the other two shares'),
    proteinPercent: shareInput.describe('Share of energy from protein in percent; only together with the other two shares'),
    fatPercent: shareInput.describe('Share of energy from fat in percent; only together with the other two shares'),
    meals: z.int().min(1).max(12).default(3).describe('Number of equal meals per day'),
  }),
  result: z.strictObject({
    carbohydrateGrams: z.number().describe('Grams of carbohydrate per day'),
    proteinGrams: z.number().describe('Grams of protein per day'),
    fatGrams: z.number().describe('Grams of fat per day'),
    shares: z
      .strictObject({
        carbohydratePercent: z.number().describe('Percent of the energy from carbohydrate'),
        proteinPercent: z.number().describe('Percent of the energy from protein'),
        fatPercent: z.number().describe('Percent of the energy from fat'),
      })
      .describe('Shares of the energy that were used'),
    perMeal: z
      .strictObject({
        calories: z.number().describe('Kilocalories in each meal'),
        carbohydrateGrams: z.number().describe('Grams of carbohydrate in each meal'),
        proteinGrams: z.number().describe('Grams of protein in each meal'),
        fatGrams: z.number().describe('Grams of fat in each meal'),
      })
      .describe('What each of the equal meals contains'),
  }),
  examples: [
    {
      inputs: { calories: 2000 },
      result: {
        carbohydrateGrams: 250,
        proteinGrams: 125,
        fatGrams: 55.55555555555556,
        shares: { carbohydratePercent: 50, proteinPercent: 25, fatPercent: 25 },
        perMeal: { calories: 666.6666666666666, carbohydrateGrams: 83.33333333333333, proteinGrams: 41.666666666666664, fatGrams: 18.51851851851852 },
      },
    },
    {
      inputs: { calories: 1800, carbohydratePercent: 35, proteinPercent: 35, fatPercent: 30, meals: 4 },
      result: {
        carbohydrateGrams: 157.5,
        proteinGrams: 157.5,
        fatGrams: 60,
        shares: { carbohydratePercent: 35, proteinPercent: 35, fatPercent: 30 },
        perMeal: { calories: 450, carbohydrateGrams: 39.375, proteinGrams: 39.375, fatGrams: 15 },
      },
    },
  ],
  run({ calories, diet, meals, ...own }) {
    const [carbohydratePercent, proteinPercent, fatPercent] = ownShares(own) ?? DIETS[diet];
    const grams = (percent: number, kcalPerGram: number, parts = 1) => doubleOf(new Precise(calories).times(percent).div(100 * kcalPerGram * parts));
    const portion = (parts?: number) => ({
      carbohydrateGrams: grams(carbohydratePercent, KCAL_PER_GRAM.carbohydrate, parts),
      proteinGrams: grams(proteinPercent, KCAL_PER_GRAM.protein, parts),
      fatGrams: grams(fatPercent, KCAL_PER_GRAM.fat, parts),
    });
    return {
      ...portion(),
      shares: { carbohydratePercent: carbohydratePercent + 0, proteinPercent: proteinPercent + 0, fatPercent: fatPercent + 0 },
      perMeal: { calories: doubleOf(new Precise(calories).div(meals)), ...portion(meals) },
    };
  },
});

function ownShares({ carbohydratePercent, proteinPercent, fatPercent }: OwnShares): Shares | undefined {
  if (carbohydratePercent === undefined && proteinPercent === undefined && fatPercent === undefined) return undefined;
  const beside = 'own shares, which need all three';
  const shares = [
    needed(carbohydratePercent, 'carbohydratePercent', beside),
    needed(proteinPercent, 'proteinPercent', beside),
    needed(fatPercent, 'fatPercent', beside),
  ] as const;
  const sum = Precise.sum(...shares);
  if (sum.minus(100).abs().gt(SUM_TOLERANCE)) invalid('carbohydratePercent', `must make 100 together with proteinPercent and fatPercent, and makes ${sum}`);
  return shares;
}
