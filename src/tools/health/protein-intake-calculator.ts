import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

/** Least and most grams a day for each kilogram of body weight. */
const GRAMS_PER_KG = {
  rda: ['0.8', '0.8'],
  'older-adult': ['1.0', '1.2'],
  pregnant: ['1.1', '1.1'],
  endurance: ['1.2', '1.6'],
  strength: ['1.4', '2.0'],
  'fat-loss': ['1.6', '2.4'],
} as const;

export default defineTool({
  slug: 'protein-intake-calculator',
  name: 'Protein Intake Calculator',
  category: 'health',
  summary: 'Calculates the daily protein range for a goal, and the amount per meal.',
  description: 'For healthy adults: kidney disease asks for other amounts. For information, not medical advice.',
  reference: 'IOM 2005 (rda, pregnant); PROT-AGE 2013 (older-adult); ACSM 2016 (endurance); ISSN 2017 (strength)',
  keywords: ['how much protein', 'grams of protein per day', 'muscle gain', 'bodybuilding', 'protein per kg'],
  inputs: z.strictObject({
    weightKg: z.number().min(20).max(300).describe('Body weight in kilograms'),
    goal: z
      .enum(['rda', 'older-adult', 'pregnant', 'endurance', 'strength', 'fat-loss'])
      .default('rda')
      .describe(
        'Grams per kilogram: rda, the recommended allowance, 0.8; older-adult 1.0 to 1.2; pregnant 1.1; endurance 1.2 to 1.6; strength 1.4 to 2.0; fat-loss 1.6 to 2.4',
      ),
    meals: z.int().min(1).max(12).default(4).describe('Number of equal meals per day'),
  }),
  result: z.strictObject({
    minGrams: z.number().describe('Minimum grams of protein per day'),
    maxGrams: z.number().describe('Maximum grams of protein per day'),
    perMealMinGrams: z.number().describe('Minimum grams of protein in each meal'),
    perMealMaxGrams: z.number().describe('Maximum grams of protein in each meal'),
  }),
  examples: [
    { inputs: { weightKg: 80, goal: 'strength' }, result: { minGrams: 112, maxGrams: 160, perMealMinGrams: 28, perMealMaxGrams: 40 } },
    { inputs: { weightKg: 65 }, result: { minGrams: 52, maxGrams: 52, perMealMinGrams: 13, perMealMaxGrams: 13 } },
  ],
  run({ weightKg, goal, meals }) {
    const [least, most] = GRAMS_PER_KG[goal];
    const [min, max] = [new Precise(least).times(weightKg), new Precise(most).times(weightKg)];
    return { minGrams: doubleOf(min), maxGrams: doubleOf(max), perMealMinGrams: doubleOf(min.div(meals)), perMealMaxGrams: doubleOf(max.div(meals)) };
  },
});
