import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, ratio } from '../shared/numbers/money.ts';

/** In millilitres, of a gallon of 231 in³. */
const US_CUP = new D('236.5882365');

/** In millilitres. */
const VOLUMES = new Map([
  ['ml', new D(1)],
  ['l', new D(1000)],
  ['tsp', US_CUP.div(48)],
  ['tbsp', US_CUP.div(16)],
  ['fl-oz', US_CUP.div(8)],
  ['cup', US_CUP],
  ['pint', US_CUP.times(2)],
  ['quart', US_CUP.times(4)],
  ['gallon', US_CUP.times(16)],
  ['metric-tsp', new D(5)],
  ['metric-tbsp', new D(15)],
  ['metric-cup', new D(250)],
  ['uk-fl-oz', new D('28.4130625')],
  ['uk-pint', new D('568.26125')],
  ['au-tbsp', new D(20)],
]);

/** In grams. */
const WEIGHTS = new Map([
  ['g', new D(1)],
  ['kg', new D(1000)],
  ['oz', new D('28.349523125')],
  ['lb', new D('453.59237')],
  ['stick', new D('113.4')],
]);

/** Of a US cup. */
const GRAMS = new Map([
  ['water', 236.5882365],
  ['all-purpose-flour', 120],
  ['bread-flour', 120],
  ['whole-wheat-flour', 113],
  ['almond-flour', 96],
  ['granulated-sugar', 198],
  ['brown-sugar', 213],
  ['powdered-sugar', 113],
  ['butter', 226.8],
  ['vegetable-oil', 198],
  ['olive-oil', 200],
  ['milk', 244],
  ['heavy-cream', 238],
  ['yogurt', 245],
  ['honey', 336],
  ['maple-syrup', 312],
  ['rice', 198],
  ['rolled-oats', 90],
  ['cocoa-powder', 84],
  ['salt', 288],
  ['baking-powder', 192],
  ['baking-soda', 288],
  ['cornstarch', 112],
  ['peanut-butter', 270],
  ['chocolate-chips', 170],
  ['almonds', 142],
  ['walnuts', 113],
  ['raisins', 149],
  ['breadcrumbs', 112],
]);

const measure = z.enum([...VOLUMES.keys(), ...WEIGHTS.keys()]);

export default defineTool({
  slug: 'cooking-converter',
  name: 'Cooking Converter',
  category: 'everyday',
  summary: 'Converts kitchen measures between volume and weight by ingredient: cups to grams, tablespoons to millilitres and back.',
  description:
    'Cups, pints, quarts, gallons, tablespoons and teaspoons are US measures unless they say otherwise, and a stick of butter weighs 113.4 g. The weight of a cup depends on how it is filled: flour is spooned and levelled, brown sugar packed.',
  reference: 'US customary measures (gallon of 231 in³); grams per cup after the King Arthur ingredient weight chart',
  keywords: ['baking', 'teaspoons', 'ounces', 'flour', 'sugar', 'butter sticks', 'recipe measurements', 'ml'],
  inputs: z.strictObject({
    value: z.number().min(0).max(1_000_000).describe('The amount to convert'),
    from: measure.describe('Measure it is in: fl-oz to gallon are US measures, oz and lb weights, au-tbsp is 20 mL, stick one of butter'),
    to: measure.describe('Measure to convert to, one of the same list'),
    ingredient: z
      .enum([...GRAMS.keys()])
      .default('water')
      .describe('What is measured, which decides how much a cup of it weighs'),
    densityGMl: z.number().min(0.01).max(25).optional().describe("Density in grams per millilitre, in place of the ingredient's"),
  }),
  result: z.strictObject({
    value: z.number().describe('The amount in the measure asked for'),
    grams: z.number().describe('The same amount as a weight in grams'),
    milliliters: z.number().describe('The same amount as a volume in millilitres'),
  }),
  examples: [
    { inputs: { value: 2, from: 'cup', to: 'g', ingredient: 'all-purpose-flour' }, result: { value: 240, grams: 240, milliliters: 473.176473 } },
    { inputs: { value: 100, from: 'g', to: 'tbsp', ingredient: 'butter' }, result: { value: 7.054673721340388, grams: 100, milliliters: 104.31580092592593 } },
  ],
  run({ value, from, to, ingredient, densityGMl }) {
    const density = densityGMl === undefined ? new D(GRAMS.get(ingredient) ?? 0).div(US_CUP) : new D(densityGMl);
    const milliliters = VOLUMES.get(from)?.times(value);
    const grams = WEIGHTS.get(from)?.times(value);
    // One of the two is known, and only the other depends on the density.
    const volume = milliliters ?? (grams ?? new D(0)).div(density);
    const weight = grams ?? volume.times(density);
    const unit = VOLUMES.get(to);
    return {
      value: ratio(unit ? volume.div(unit) : weight.div(WEIGHTS.get(to) ?? 1)),
      grams: ratio(weight),
      milliliters: ratio(volume),
    };
  },
});
