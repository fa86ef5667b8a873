import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

/** 12 US fluid ounces in millilitres. */
const TWELVE_OUNCES_ML = '354.8823547';

export default defineTool({
  slug: 'abv-calculator',
  name: 'ABV Calculator',
  category: 'everyday',
  summary: 'Calculates the alcohol, attenuation and calories of beer, wine or mead from its gravities.',
  description: 'The simple formula is good for most beers; the advanced one is nearer the truth for strong ones. Attenuation is the apparent one.',
  reference: 'ABV = (OG − FG) · 131.25, and 76.08 (OG − FG)/(1.775 − OG) · FG/0.794 (Hall 1995); Plato = −616.868 + 1111.14 g − 630.272 g² + 135.997 g³ (ASBC)',
  keywords: ['homebrew', 'alcohol by volume', 'beer', 'wine', 'mead', 'hydrometer', 'original gravity', 'final gravity', 'plato', 'brewing'],
  inputs: z.strictObject({
    originalGravity: z.number().min(0.98).max(1.2).describe('Specific gravity before fermentation, such as 1.05'),
    finalGravity: z.number().min(0.98).max(1.2).describe('Specific gravity after fermentation, such as 1.01'),
  }),
  result: z.strictObject({
    abvPercent: z.number().describe('Alcohol by volume in percent, by the simple formula'),
    abvAdvancedPercent: z.number().describe('Alcohol by volume in percent, by the advanced formula'),
    abwPercent: z.number().describe('Alcohol by weight in percent, from the advanced formula'),
    attenuationPercent: z.number().optional().describe('Apparent attenuation in percent; absent for an original gravity up to 1'),
    originalPlato: z.number().describe('Extract before fermentation in degrees Plato'),
    finalPlato: z.number().describe('Apparent extract after fermentation in degrees Plato'),
    caloriesPer330Ml: z.number().describe('Energy of 330 mL in kcal'),
  }),
  examples: [
    {
      inputs: { originalGravity: 1.05, finalGravity: 1.01 },
      result: {
        abvPercent: 5.25,
        abvAdvancedPercent: 5.339411100495092,
        abwPercent: 4.197517241379311,
        attenuationPercent: 80,
        originalPlato: 12.387647125,
        finalPlato: 2.560777897,
        caloriesPer330Ml: 153.0779996559328,
      },
    },
  ],
  run({ originalGravity, finalGravity }) {
    const [original, final] = [new Precise(originalGravity), new Precise(finalGravity)];
    const drop = original.minus(final);
    if (drop.isNeg() && !drop.isZero()) invalid('finalGravity', 'must be at most the original gravity');
    // 76.08 · drop / (1.775 − OG) is alcohol by weight.
    const byWeight = drop.times('76.08').div(new Precise('1.775').minus(original));
    const [originalPlato, finalPlato] = [platoOf(original), platoOf(final)];
    const realExtract = originalPlato.times('0.1808').plus(finalPlato.times('0.8192'));
    const perTwelveOunces = byWeight.times('6.9').plus(realExtract.minus('0.1').times(4)).times(final).times('3.55');
    return {
      abvPercent: doubleOf(drop.times('131.25')),
      abvAdvancedPercent: doubleOf(byWeight.times(final).div('0.794')),
      abwPercent: doubleOf(byWeight),
      ...(original.gt(1) && { attenuationPercent: doubleOf(drop.div(original.minus(1)).times(100)) }),
      originalPlato: doubleOf(originalPlato),
      finalPlato: doubleOf(finalPlato),
      caloriesPer330Ml: doubleOf(perTwelveOunces.times(330).div(TWELVE_OUNCES_ML)),
    };
  },
});

const platoOf = (gravity: Decimal): Decimal => gravity.times('135.997').minus('630.272').times(gravity).plus('1111.14').times(gravity).minus('616.868');
