import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

export default defineTool({
  slug: 'medication-dosage-calculator',
  name: 'Medication Dosage Calculator',
  category: 'health',
  summary: 'Calculates a dose by body weight, within the maximum per dose and per day, and the volume to draw.',
  description: 'Doses are not rounded to what can be measured. Dose, limits and concentration must come from the product information of the medicine.',
  reference: 'Dose = the least of weight·dose per kg, the most for a dose, and the most for a day divided by the doses a day',
  keywords: ['mg/kg', 'drug dose', 'pediatric', 'medicine', 'syrup', 'nursing', 'weight-based', 'ml to give'],
  inputs: z.strictObject({
    weightKg: z.number().min(0.3).max(500).describe('Body weight of the patient in kg'),
    doseMgPerKg: z.number().min(0.000001).max(10000).describe('Dose in mg per kg of body weight'),
    per: z.enum(['dose', 'day']).default('dose').describe('What doseMgPerKg is for: dose is one dose, day all doses of a day'),
    dosesPerDay: z.number().min(0.1).max(48).default(1).describe('Doses per day; 0.5 is one every two days'),
    maxDoseMg: z.number().min(0.000001).max(1000000).optional().describe('Most in one dose, in mg; if omitted, no limit'),
    maxDailyMg: z.number().min(0.000001).max(1000000).optional().describe('Most in a day, in mg; if omitted, no limit'),
    concentrationMgPerMl: z.number().min(0.000001).max(100000).optional().describe('Strength of the liquid in mg/mL, for the volume'),
  }),
  result: z.strictObject({
    doseMg: z.number().describe('One dose in mg, not rounded'),
    dailyMg: z.number().describe('All doses of a day in mg'),
    volumeMl: z.number().optional().describe('Volume of one dose in mL; absent without a concentration'),
    limited: z.boolean().describe('Whether one of the limits lowered the dose'),
  }),
  examples: [
    {
      inputs: { weightKg: 20, doseMgPerKg: 15, dosesPerDay: 4, concentrationMgPerMl: 24 },
      result: { doseMg: 300, dailyMg: 1200, volumeMl: 12.5, limited: false },
    },
    { inputs: { weightKg: 62, doseMgPerKg: 50, per: 'day', dosesPerDay: 3, maxDoseMg: 1000 }, result: { doseMg: 1000, dailyMg: 3000, limited: true } },
  ],
  run({ weightKg, doseMgPerKg, per, dosesPerDay, maxDoseMg, maxDailyMg, concentrationMgPerMl }) {
    // All compared by the day, where nothing is divided and so nothing rounded.
    const wanted = new Precise(weightKg).times(doseMgPerKg).times(per === 'dose' ? dosesPerDay : 1);
    const limits = [...(maxDoseMg === undefined ? [] : [new Precise(maxDoseMg).times(dosesPerDay)]), ...(maxDailyMg === undefined ? [] : [maxDailyMg])];
    const daily = Precise.min(wanted, ...limits);
    const dose = daily.div(dosesPerDay);
    return {
      doseMg: doubleOf(dose),
      dailyMg: doubleOf(daily),
      ...(concentrationMgPerMl !== undefined && { volumeMl: doubleOf(dose.div(concentrationMgPerMl)) }),
      limited: daily.lt(wanted),
    };
  },
});
