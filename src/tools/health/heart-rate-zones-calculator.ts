import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { exactlyOne } from './lib/exactly-one.ts';

/** Constant, and what each year of age takes away. */
const FORMULAS = { fox: [220, 1], tanaka: [208, '0.7'], gulati: [206, '0.88'], nes: [211, '0.64'] } as const;
const ZONES = [1, 2, 3, 4, 5];

export default defineTool({
  slug: 'heart-rate-zones-calculator',
  name: 'Heart Rate Zones Calculator',
  category: 'health',
  summary: 'Calculates the maximum heart rate and five training zones, of the maximum or of the reserve (Karvonen).',
  description:
    'Formulas for the maximum hold for healthy adults, gulati for women; one person in three is more than 10 beats off, so give a measured maximum if you know it. With a resting rate, zones are shares of the reserve: resting + share × (maximum − resting). Beats are not rounded. For information, not medical advice.',
  reference: 'Fox 1971: 220 − age; Tanaka 2001: 208 − 0.7·age; Gulati 2010: 206 − 0.88·age; Nes 2013: 211 − 0.64·age; Karvonen 1957',
  keywords: ['max heart rate', 'target heart rate', 'karvonen', 'cardio zones', 'fat burning zone', 'pulse', 'zone 2'],
  inputs: z.strictObject({
    ageYears: z.number().min(5).max(110).optional().describe('Age in years, for the formula; give this or maxBpm'),
    maxBpm: z.number().min(80).max(240).optional().describe('Measured maximum heart rate in beats per minute; give this or ageYears'),
    restingBpm: z.number().min(25).max(130).optional().describe('Resting heart rate in beats per minute, below the maximum; switches to the Karvonen method'),
    formula: z
      .enum(['fox', 'tanaka', 'gulati', 'nes'])
      .default('tanaka')
      .describe('Formula for the maximum from age: fox 220 − age, tanaka 208 − 0.7 age, gulati 206 − 0.88 age (women), nes 211 − 0.64 age'),
  }),
  result: z.strictObject({
    maxBpm: z.number().describe('Maximum heart rate in beats per minute'),
    method: z.string().describe("What the zones are shares of: 'percent of maximum' or 'karvonen', for the reserve"),
    zones: z
      .array(
        z.strictObject({
          zone: z.int().describe('Number of the zone, 1 for the easiest to 5 for the hardest'),
          lowerPercent: z.number().describe('Lower end as a share in percent'),
          upperPercent: z.number().describe('Upper end as a share in percent'),
          lowerBpm: z.number().describe('Lower end in beats per minute'),
          upperBpm: z.number().describe('Upper end in beats per minute'),
        }),
      )
      .describe('The five training zones, easiest first'),
  }),
  headline: 'zones',
  examples: [
    {
      inputs: { ageYears: 40, restingBpm: 60 },
      result: {
        maxBpm: 180,
        method: 'karvonen',
        zones: [
          { zone: 1, lowerPercent: 50, upperPercent: 60, lowerBpm: 120, upperBpm: 132 },
          { zone: 2, lowerPercent: 60, upperPercent: 70, lowerBpm: 132, upperBpm: 144 },
          { zone: 3, lowerPercent: 70, upperPercent: 80, lowerBpm: 144, upperBpm: 156 },
          { zone: 4, lowerPercent: 80, upperPercent: 90, lowerBpm: 156, upperBpm: 168 },
          { zone: 5, lowerPercent: 90, upperPercent: 100, lowerBpm: 168, upperBpm: 180 },
        ],
      },
    },
    {
      inputs: { maxBpm: 190 },
      result: {
        maxBpm: 190,
        method: 'percent of maximum',
        zones: [
          { zone: 1, lowerPercent: 50, upperPercent: 60, lowerBpm: 95, upperBpm: 114 },
          { zone: 2, lowerPercent: 60, upperPercent: 70, lowerBpm: 114, upperBpm: 133 },
          { zone: 3, lowerPercent: 70, upperPercent: 80, lowerBpm: 133, upperBpm: 152 },
          { zone: 4, lowerPercent: 80, upperPercent: 90, lowerBpm: 152, upperBpm: 171 },
          { zone: 5, lowerPercent: 90, upperPercent: 100, lowerBpm: 171, upperBpm: 190 },
        ],
      },
    },
  ],
  run(inputs) {
    exactlyOne(inputs, ['ageYears', 'maxBpm']);
    const [constant, perYear] = FORMULAS[inputs.formula];
    const max = inputs.maxBpm === undefined ? Precise.sub(constant, Precise.mul(perYear, inputs.ageYears ?? 0)) : new Precise(inputs.maxBpm);
    const resting = inputs.restingBpm ?? 0;
    if (max.lte(resting)) invalid('restingBpm', `must be below the maximum heart rate, ${max}`);
    const beats = (percent: number) => doubleOf(max.minus(resting).times(percent).div(100).plus(resting));
    return {
      maxBpm: doubleOf(max),
      method: inputs.restingBpm === undefined ? 'percent of maximum' : 'karvonen',
      zones: ZONES.map((zone) => {
        const [lowerPercent, upperPercent] = [40 + 10 * zone, 50 + 10 * zone];
        return { zone, lowerPercent, upperPercent, lowerBpm: beats(lowerPercent), upperBpm: beats(upperPercent) };
      }),
    };
  },
});
