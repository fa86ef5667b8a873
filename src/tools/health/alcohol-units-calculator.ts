import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { ETHANOL_GRAMS_PER_ML } from './lib/alcohol.ts';

export default defineTool({
  slug: 'alcohol-units-calculator',
  name: 'Alcohol Units Calculator',
  category: 'health',
  summary: 'Calculates the grams of alcohol, UK units and standard drinks of a drink.',
  description: 'The energy is that of the alcohol alone, at 7 kcal/g; sugar and other nutrients come on top.',
  reference: 'Ethanol 0.789 g/mL; UK unit 10 mL; standard drink 14 g in the US, 10 g in Australia',
  keywords: ['standard drinks', 'alcohol content', 'abv', 'beer', 'wine', 'pint', 'units of alcohol'],
  inputs: z.strictObject({
    volumeMl: z.number().min(0).max(100_000).describe('Volume of one drink in millilitres'),
    abvPercent: z.number().min(0).max(100).describe('Alcohol by volume in percent'),
    count: z.number().min(0).max(1000).default(1).describe('Number of such drinks'),
  }),
  result: z.strictObject({
    pureAlcoholMl: z.number().describe('Pure alcohol in millilitres'),
    grams: z.number().describe('Pure alcohol in grams'),
    ukUnits: z.number().describe('UK units of 10 mL of pure alcohol'),
    usStandardDrinks: z.number().describe('US standard drinks of 14 g of pure alcohol'),
    australianStandardDrinks: z.number().describe('Australian standard drinks of 10 g of pure alcohol'),
    alcoholKcal: z.number().describe('Energy of the alcohol in kilocalories'),
  }),
  headline: 'ukUnits',
  examples: [
    {
      inputs: { volumeMl: 568, abvPercent: 4 },
      result: {
        pureAlcoholMl: 22.72,
        grams: 17.92608,
        ukUnits: 2.272,
        usStandardDrinks: 1.2804342857142856,
        australianStandardDrinks: 1.792608,
        alcoholKcal: 125.48256,
      },
    },
  ],
  run({ volumeMl, abvPercent, count }) {
    const milliliters = new Precise(volumeMl).times(abvPercent).times(count).div(100);
    const grams = milliliters.times(ETHANOL_GRAMS_PER_ML);
    return {
      pureAlcoholMl: doubleOf(milliliters),
      grams: doubleOf(grams),
      ukUnits: doubleOf(milliliters.div(10)),
      usStandardDrinks: doubleOf(grams.div(14)),
      australianStandardDrinks: doubleOf(grams.div(10)),
      alcoholKcal: doubleOf(grams.times(7)),
    };
  },
});
