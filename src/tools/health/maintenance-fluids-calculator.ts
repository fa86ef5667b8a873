import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

const BAND_KG = 10;

export default defineTool({
  slug: 'maintenance-fluids-calculator',
  name: 'Maintenance Fluids Calculator',
  category: 'health',
  summary: 'Calculates the maintenance fluid a child needs, per day by Holliday-Segar and per hour by the 4-2-1 rule.',
  description:
    'For children past the first month of life who lose no more fluid than usual. 100, 50 and 20 mL/kg a day, or 4, 2 and 1 mL/kg an hour, for the first 10, the next 10 and every further kg; there is no upper limit, though 2,400 mL a day is mostly enough.',
  reference: 'Holliday and Segar 1957',
  keywords: ['pediatric', 'paediatrics', 'intravenous fluids', 'hydration', '4-2-1 rule', '100-50-20', 'dehydration', 'children'],
  inputs: z.strictObject({ weightKg: z.number().min(0.5).max(300).describe('Body weight of the child in kg') }),
  result: z.strictObject({
    dailyMl: z.number().describe('Fluid a day in mL, by Holliday-Segar'),
    hourlyMl: z.number().describe('Fluid an hour in mL, by the 4-2-1 rule'),
  }),
  examples: [
    { inputs: { weightKg: 23.5 }, result: { dailyMl: 1570, hourlyMl: 63.5 } },
    { inputs: { weightKg: 8 }, result: { dailyMl: 800, hourlyMl: 32 } },
  ],
  run({ weightKg }) {
    const total = new Precise(weightKg);
    const bands = [Precise.min(total, BAND_KG), Precise.max(Precise.min(total.minus(BAND_KG), BAND_KG), 0), Precise.max(total.minus(2 * BAND_KG), 0)];
    const need = (...perKg: number[]) => doubleOf(bands.reduce((sum, kg, index) => kg.times(perKg[index] ?? 0).plus(sum), new Precise(0)));
    return { dailyMl: need(100, 50, 20), hourlyMl: need(4, 2, 1) };
  },
});
