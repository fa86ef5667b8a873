import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, decimals, money, ratio } from '../shared/numbers/money.ts';

const DAYS_OF_YEAR = 365;
const CIGARETTES_OF_PACK_YEAR = 20;

export default defineTool({
  slug: 'smoking-cost-calculator',
  name: 'Smoking Cost Calculator',
  category: 'health',
  summary: 'Calculates what smoking costs per day, month and year and over years, and the pack-years.',
  description:
    'A year has 365 days, and a month is a twelfth of it. Pack-years always count packs of 20 cigarettes. Sums are rounded once, from unrounded figures.',
  reference: 'Pack-years = cigarettes a day/20·years',
  keywords: ['cigarettes', 'pack years', 'quit smoking', 'tobacco', 'price of smoking', 'nicotine', 'money saved'],
  inputs: z.strictObject({
    cigarettesPerDay: z.number().min(0).max(300).describe('Cigarettes smoked per day'),
    pricePerPack: z.number().min(0).max(10000).describe('Price of a pack, in your currency'),
    cigarettesPerPack: z.int().min(1).max(100).default(20).describe('Cigarettes in a pack'),
    years: z.number().min(0).max(100).default(1).describe('Years of smoking, whole or with decimals'),
    decimals,
  }),
  result: z.strictObject({
    costPerDay: z.number().describe('Cost of a day'),
    costPerMonth: z.number().describe('Cost of a month, a twelfth of a year'),
    costPerYear: z.number().describe('Cost of a year of 365 days'),
    totalCost: z.number().describe('Cost of all the years'),
    packYears: z.number().describe('Packs of 20 a day times years, not rounded'),
    cigarettes: z.number().describe('Cigarettes smoked in all the years, not rounded'),
  }),
  headline: 'totalCost',
  examples: [
    {
      inputs: { cigarettesPerDay: 15, pricePerPack: 8.5, years: 10 },
      result: { costPerDay: 6.38, costPerMonth: 193.91, costPerYear: 2326.88, totalCost: 23268.75, packYears: 7.5, cigarettes: 54750 },
    },
    {
      inputs: { cigarettesPerDay: 20, pricePerPack: 12, years: 1.5 },
      result: { costPerDay: 12, costPerMonth: 365, costPerYear: 4380, totalCost: 6570, packYears: 1.5, cigarettes: 10950 },
    },
  ],
  run({ cigarettesPerDay, pricePerPack, cigarettesPerPack, years, decimals: places }) {
    const day = new D(cigarettesPerDay).times(pricePerPack).div(cigarettesPerPack);
    const year = day.times(DAYS_OF_YEAR);
    return {
      costPerDay: money(day, places),
      costPerMonth: money(year.div(12), places),
      costPerYear: money(year, places),
      totalCost: money(year.times(years), places),
      packYears: ratio(new D(cigarettesPerDay).times(years).div(CIGARETTES_OF_PACK_YEAR)),
      cigarettes: ratio(new D(cigarettesPerDay).times(years).times(DAYS_OF_YEAR)),
    };
  },
});
