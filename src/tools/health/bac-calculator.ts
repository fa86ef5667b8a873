import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { ETHANOL_GRAMS_PER_ML } from './lib/alcohol.ts';
import { sexInput } from './lib/body.ts';

/** Share of the body weight that alcohol spreads in. */
const WIDMARK_FACTOR = { male: '0.68', female: '0.55' };

export default defineTool({
  slug: 'bac-calculator',
  name: 'Blood Alcohol Calculator',
  category: 'health',
  summary: 'Estimates blood alcohol by the Widmark formula, and the hours until a limit and until sober.',
  description:
    'An estimate for adults, never a licence to drive: food, medicines, health and habit change the real value, often by a third and more. All alcohol counts as absorbed at once; Widmark factors are 0.68 for men and 0.55 for women.',
  reference: 'Widmark 1932: BAC = grams/(weight in grams × r) × 100 − elimination × hours',
  keywords: ['drunk', 'drink driving', 'promille', 'per mille', 'breathalyzer', 'sober', 'drinks'],
  inputs: z.strictObject({
    sex: sexInput.describe('Sex, which decides on the Widmark factor'),
    weightKg: z.number().min(20).max(300).describe('Body weight in kilograms'),
    drinks: z
      .array(
        z.strictObject({
          volumeMl: z.number().min(1).max(10_000).describe('Volume of one such drink in millilitres'),
          abvPercent: z.number().min(0).max(96).describe('Alcohol by volume in percent'),
          count: z.number().min(0).max(100).default(1).describe('Number of such drinks'),
        }),
      )
      .min(1)
      .max(50)
      .describe('Kinds of drinks that were had'),
    hours: z.number().min(0).max(72).default(0).describe('Hours since the first drink'),
    limitPercent: z.number().min(0).max(1).default(0.08).describe('Limit of blood alcohol in g per 100 mL, such as 0.08 or 0.05'),
    eliminationPercentPerHour: z.number().min(0.005).max(0.05).default(0.015).describe('Blood alcohol broken down in an hour, in g per 100 mL'),
  }),
  result: z.strictObject({
    alcoholGrams: z.number().describe('Pure alcohol drunk, in grams'),
    bacPercent: z.number().describe('Blood alcohol in g per 100 mL, not below 0'),
    gramsPerLiter: z.number().describe('Blood alcohol in g/L, ten times bacPercent'),
    overLimit: z.boolean().describe('Whether the blood alcohol is above the limit'),
    hoursToLimit: z.number().describe('Hours from now until the limit is reached, 0 if it is not exceeded'),
    hoursToSober: z.number().describe('Hours from now until no alcohol is left'),
  }),
  headline: 'bacPercent',
  examples: [
    {
      inputs: { sex: 'male', weightKg: 80, drinks: [{ volumeMl: 500, abvPercent: 5, count: 2 }], hours: 2 },
      result: {
        alcoholGrams: 39.45,
        bacPercent: 0.04251838235294118,
        gramsPerLiter: 0.42518382352941175,
        overLimit: false,
        hoursToLimit: 0,
        hoursToSober: 2.8345588235294117,
      },
    },
  ],
  run({ sex, weightKg, drinks, hours, limitPercent, eliminationPercentPerHour }) {
    const volumes = drinks.map(({ volumeMl, abvPercent, count }) => new Precise(volumeMl).times(abvPercent).times(count).div(100));
    const grams = Precise.sum(...volumes).times(ETHANOL_GRAMS_PER_ML);
    const atFirst = grams.div(new Precise(WIDMARK_FACTOR[sex]).times(weightKg).times(10));
    const bac = Precise.max(atFirst.minus(Precise.mul(eliminationPercentPerHour, hours)), 0);
    return {
      alcoholGrams: doubleOf(grams),
      bacPercent: doubleOf(bac),
      gramsPerLiter: doubleOf(bac.times(10)),
      overLimit: bac.gt(limitPercent),
      hoursToLimit: doubleOf(Precise.max(bac.minus(limitPercent), 0).div(eliminationPercentPerHour)),
      hoursToSober: doubleOf(bac.div(eliminationPercentPerHour)),
    };
  },
});
