import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

/** By how much the percents of flours may miss 100. */
const NEAR = '1e-9';

const ingredient = z.strictObject({
  name: z.string().max(100).describe('Name of the ingredient'),
  grams: z.number().min(0).max(1e9).optional().describe('Weight in grams; for all ingredients or for none'),
  percent: z.number().min(0).max(1e9).optional().describe("Baker's percentage; for all ingredients or for none"),
  flour: z.boolean().default(false).describe('Whether it is flour, of which all together are 100 percent'),
  water: z.number().min(0).max(100).optional().describe('Percent of water in it; 100 if omitted for an ingredient named water, 0 for others'),
});

export default defineTool({
  slug: 'bakers-percentage-calculator',
  name: "Baker's Percentage Calculator",
  category: 'everyday',
  summary: "Calculates dough formulas in baker's percentages, from weights or to the weight of a dough.",
  description:
    'Percentages are of the weight of all flour. Give each ingredient with grams, or each with percent together with either flourGrams or doughGrams; the percents of the flours must sum to 100.',
  reference: 'Percent = grams / grams of all flour · 100; hydration = grams of water / grams of flour · 100',
  keywords: ['bread', 'dough', 'hydration', 'sourdough', 'pizza dough', 'recipe scaling', 'formula'],
  inputs: z.strictObject({
    ingredients: z.array(ingredient).min(1).max(50).describe('The ingredients, each with grams or each with percent'),
    flourGrams: z.number().min(0.001).max(1e9).optional().describe('Weight of all flour in grams, with percents'),
    doughGrams: z.number().min(0.001).max(1e9).optional().describe('Weight of the whole dough in grams, with percents'),
  }),
  result: z.strictObject({
    flourGrams: z.number().describe('Weight of all flour in grams'),
    doughGrams: z.number().describe('Weight of the whole dough in grams'),
    hydrationPercent: z.number().describe('Water in percent of the flour'),
    ingredients: z
      .array(
        z.strictObject({
          name: z.string().describe('Name of the ingredient'),
          grams: z.number().describe('Weight of the ingredient in grams'),
          percent: z.number().describe('Weight of the ingredient in percent of the flour'),
        }),
      )
      .describe('The ingredients in the order given'),
  }),
  headline: 'ingredients',
  examples: [
    {
      inputs: {
        ingredients: [
          { name: 'flour', percent: 100, flour: true },
          { name: 'water', percent: 68 },
          { name: 'salt', percent: 2 },
          { name: 'yeast', percent: 0.4 },
        ],
        doughGrams: 900,
      },
      result: {
        flourGrams: 528.169014084507,
        doughGrams: 900,
        hydrationPercent: 68,
        ingredients: [
          { name: 'flour', grams: 528.169014084507, percent: 100 },
          { name: 'water', grams: 359.15492957746477, percent: 68 },
          { name: 'salt', grams: 10.56338028169014, percent: 2 },
          { name: 'yeast', grams: 2.112676056338028, percent: 0.4 },
        ],
      },
    },
    {
      inputs: {
        ingredients: [
          { name: 'bread flour', grams: 400, flour: true },
          { name: 'rye flour', grams: 100, flour: true },
          { name: 'water', grams: 350 },
          { name: 'salt', grams: 10 },
        ],
      },
      result: {
        flourGrams: 500,
        doughGrams: 860,
        hydrationPercent: 70,
        ingredients: [
          { name: 'bread flour', grams: 400, percent: 80 },
          { name: 'rye flour', grams: 100, percent: 20 },
          { name: 'water', grams: 350, percent: 70 },
          { name: 'salt', grams: 10, percent: 2 },
        ],
      },
    },
  ],
  run({ ingredients, flourGrams, doughGrams }) {
    const isByWeight = ingredients.every(({ grams, percent }) => grams !== undefined && percent === undefined);
    if (!isByWeight && !ingredients.every(({ grams, percent }) => grams === undefined && percent !== undefined)) {
      invalid('ingredients', 'must each have grams, or each have percent');
    }
    const amounts = ingredients.map(({ grams, percent }) => new Precise(grams ?? percent ?? 0));
    const sum = (share: (at: number) => number) => amounts.reduce((total, amount, at) => total.plus(amount.times(share(at))), new Precise(0));
    const flour = sum((at) => (ingredients[at]?.flour ? 1 : 0));
    const dough = sum(() => 1);
    const water = sum((at) => ingredients[at]?.water ?? (ingredients[at]?.name.toLowerCase() === 'water' ? 100 : 0));
    if (isByWeight) {
      if (flourGrams !== undefined) invalid('flourGrams', 'must not be given where the ingredients have grams');
      if (doughGrams !== undefined) invalid('doughGrams', 'must not be given where the ingredients have grams');
      if (flour.isZero()) unprocessable('There is no flour with a weight, so there are no percentages of it.', 'ingredients');
    } else {
      giveExactly(1, { flourGrams, doughGrams }, ['flourGrams', 'doughGrams']);
      if (flour.minus(100).abs().gt(NEAR)) invalid('ingredients', 'must have flours with percents that sum to 100');
    }
    const hundred = isByWeight ? flour : new Precise(100);
    const scale = isByWeight ? new Precise(1) : doughGrams === undefined ? new Precise(flourGrams ?? 0).div(100) : new Precise(doughGrams).div(dough);
    return {
      flourGrams: doubleOf(hundred.times(scale)),
      doughGrams: doubleOf(doughGrams === undefined ? dough.times(scale) : new Precise(doughGrams)),
      hydrationPercent: doubleOf(water.div(hundred)),
      ingredients: ingredients.map(({ name, percent }, at) => {
        const amount = amounts[at] ?? new Precise(0);
        return { name, grams: doubleOf(amount.times(scale)), percent: percent ?? doubleOf(amount.div(hundred).times(100)) };
      }),
    };
  },
});
