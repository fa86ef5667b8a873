import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, decimals, money } from '../shared/numbers/money.ts';

export default defineTool({
  slug: 'salary-converter',
  name: 'Salary Converter (Hourly to Annual)',
  category: 'finance',
  summary: 'Converts pay between hour, day, week, month and year.',
  description: 'Everything comes from the unrounded annual figure, which is the weekly one times weeksPerYear.',
  reference: 'Annual = weekly · weeks a year; weekly = hourly · hours a week',
  keywords: ['wage', 'hourly rate', 'pay', 'income', 'yearly'],
  inputs: z.strictObject({
    amount: z.number().min(0).max(1e12).describe('Amount of pay to convert'),
    period: z.enum(['hour', 'day', 'week', 'biweekly', 'semimonthly', 'month', 'quarter', 'year']).describe('Period that the pay is for'),
    hoursPerWeek: z.number().min(0.1).max(168).default(40).describe('Working hours per week'),
    daysPerWeek: z.number().min(0.1).max(7).default(5).describe('Number of working days per week'),
    weeksPerYear: z.number().min(0.1).max(53).default(52).describe('Number of paid weeks per year'),
    decimals,
  }),
  result: z.strictObject({
    hourly: z.number().describe('Pay for an hour'),
    daily: z.number().describe('Pay for a day'),
    weekly: z.number().describe('Pay for a week'),
    biweekly: z.number().describe('Pay for two weeks'),
    semimonthly: z.number().describe('Pay for half a month, a year over 24'),
    monthly: z.number().describe('Pay for a month, a year over 12'),
    quarterly: z.number().describe('Pay for a quarter, a year over 4'),
    annual: z.number().describe('Pay for a year'),
  }),
  headline: 'annual',
  examples: [
    {
      inputs: { amount: 25, period: 'hour' },
      result: { hourly: 25, daily: 200, weekly: 1000, biweekly: 2000, semimonthly: 2166.67, monthly: 4333.33, quarterly: 13000, annual: 52000 },
    },
    {
      inputs: { amount: 60000, period: 'year', hoursPerWeek: 37.5 },
      result: { hourly: 30.77, daily: 230.77, weekly: 1153.85, biweekly: 2307.69, semimonthly: 2500, monthly: 5000, quarterly: 15000, annual: 60000 },
    },
  ],
  run({ amount, period, hoursPerWeek, daysPerWeek, weeksPerYear, decimals: places }) {
    const weeks = new D(weeksPerYear);
    const perYear = {
      hour: weeks.times(hoursPerWeek),
      day: weeks.times(daysPerWeek),
      week: weeks,
      biweekly: weeks.div(2),
      semimonthly: new D(24),
      month: new D(12),
      quarter: new D(4),
      year: new D(1),
    };
    const annual = perYear[period].times(amount);
    const pay = (of: keyof typeof perYear): number => money(annual.div(perYear[of]), places);
    return {
      hourly: pay('hour'),
      daily: pay('day'),
      weekly: pay('week'),
      biweekly: pay('biweekly'),
      semimonthly: pay('semimonthly'),
      monthly: pay('month'),
      quarterly: pay('quarter'),
      annual: pay('year'),
    };
  },
});
