import { z } from 'zod';
import { defineTool } from '../define.ts';
import { dayOf, dayText, writeDay } from './lib/days.ts';

/** Days before ovulation on which the fertile window opens. */
const FERTILE_DAYS_BEFORE = 5;

export default defineTool({
  slug: 'ovulation-calculator',
  name: 'Ovulation Calculator',
  category: 'health',
  summary: 'Calculates the fertile window, ovulation and next periods from the last period and cycle length.',
  description:
    'Ovulation is taken to be a fixed number of days before the next period; the fertile window is the five days before it and the day itself. It applies to regular cycles only, and is not a method of contraception. For information, not medical advice.',
  reference: 'Wilcox et al. 1995: six fertile days that end with ovulation',
  keywords: ['fertility', 'fertile days', 'period calendar', 'menstrual cycle', 'trying to conceive', 'next period'],
  inputs: z.strictObject({
    lastPeriod: dayText.describe('First day of the last period, YYYY-MM-DD'),
    cycleDays: z.int().min(20).max(45).default(28).describe('Length of the cycle in days, from one first day of a period to the next'),
    lutealDays: z.int().min(9).max(18).default(14).describe('Days from ovulation to the next period'),
    cycles: z.int().min(1).max(24).default(3).describe('Number of cycles to list'),
  }),
  result: z.strictObject({
    cycles: z
      .array(
        z.strictObject({
          periodStart: z.string().describe('First day of the period'),
          fertileStart: z.string().describe('First fertile day, five days before ovulation'),
          ovulation: z.string().describe('Likely day of ovulation'),
          fertileEnd: z.string().describe('Last fertile day, that of ovulation'),
          nextPeriod: z.string().describe('First day of the next period'),
        }),
      )
      .describe('The cycles, that of the last period first'),
  }),
  examples: [
    {
      inputs: { lastPeriod: '2026-01-28', cycleDays: 30, cycles: 2 },
      result: {
        cycles: [
          { periodStart: '2026-01-28', fertileStart: '2026-02-08', ovulation: '2026-02-13', fertileEnd: '2026-02-13', nextPeriod: '2026-02-27' },
          { periodStart: '2026-02-27', fertileStart: '2026-03-10', ovulation: '2026-03-15', fertileEnd: '2026-03-15', nextPeriod: '2026-03-29' },
        ],
      },
    },
  ],
  run({ lastPeriod, cycleDays, lutealDays, cycles }) {
    const first = dayOf(lastPeriod);
    return {
      cycles: Array.from({ length: cycles }, (_, index) => {
        const start = first + index * cycleDays;
        const next = start + cycleDays;
        const ovulation = writeDay(next - lutealDays);
        return {
          periodStart: writeDay(start),
          fertileStart: writeDay(next - lutealDays - FERTILE_DAYS_BEFORE),
          ovulation,
          fertileEnd: ovulation,
          nextPeriod: writeDay(next),
        };
      }),
    };
  },
});
