import { z } from 'zod';
import { defineTool } from '../define.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

export default defineTool({
  slug: 'coffee-ratio-calculator',
  name: 'Coffee Ratio Calculator',
  category: 'everyday',
  summary: 'Calculates coffee, water or brew ratio from the other two, with the drink that results.',
  description: 'Give exactly two of coffeeGrams, waterGrams and ratio. A cup is 150 g of the drink.',
  reference: 'water = coffee · ratio; drink = water − retention · coffee',
  keywords: ['brew ratio', 'pour over', 'french press', 'golden ratio', 'filter coffee', 'grams of coffee', 'v60', 'espresso'],
  inputs: z.strictObject({
    coffeeGrams: z.number().min(0.1).max(100_000).optional().describe('Weight of ground coffee in grams'),
    waterGrams: z.number().min(1).max(1_000_000).optional().describe('Weight of water in grams'),
    ratio: z.number().min(1).max(100).optional().describe('Grams of water to 1 g of coffee'),
    retentionPerGram: z.number().min(0).max(5).default(2).describe('Grams of water that 1 g of grounds keeps'),
  }),
  result: z.strictObject({
    coffeeGrams: z.number().describe('Weight of ground coffee in grams'),
    waterGrams: z.number().describe('Weight of water in grams'),
    ratio: z.number().describe('Grams of water to 1 g of coffee'),
    brewGrams: z.number().describe('Weight of the drink in grams, at least 0'),
    cups: z.number().describe('Cups of 150 g that the drink fills'),
  }),
  examples: [
    {
      inputs: { coffeeGrams: 22, ratio: 16 },
      result: { coffeeGrams: 22, waterGrams: 352, ratio: 16, brewGrams: 308, cups: 2.0533333333333332 },
    },
    {
      inputs: { waterGrams: 500, ratio: 15 },
      result: { coffeeGrams: 33.333333333333336, waterGrams: 500, ratio: 15, brewGrams: 433.3333333333333, cups: 2.888888888888889 },
    },
  ],
  run(inputs) {
    giveExactly(2, inputs, ['coffeeGrams', 'waterGrams', 'ratio']);
    const given = (value: number | undefined) => new Precise(value ?? 1);
    const coffee = inputs.coffeeGrams === undefined ? given(inputs.waterGrams).div(given(inputs.ratio)) : given(inputs.coffeeGrams);
    const water = inputs.waterGrams === undefined ? coffee.times(given(inputs.ratio)) : given(inputs.waterGrams);
    const brew = Precise.max(0, water.minus(coffee.times(inputs.retentionPerGram)));
    return {
      coffeeGrams: doubleOf(coffee),
      waterGrams: doubleOf(water),
      ratio: inputs.ratio ?? doubleOf(water.div(coffee)),
      brewGrams: doubleOf(brew),
      cups: doubleOf(brew.div(150)),
    };
  },
});
