import { z } from 'zod';
import { defineTool } from '../define.ts';
import { dateOrToday, dateText, withinYears, writeDate } from './lib/moments.ts';

export default defineTool({
  slug: 'quarter-calculator',
  name: 'Quarter and Fiscal Year Calculator',
  category: 'datetime',
  summary: "Finds the quarter and fiscal year of a date, with the quarter's first and last day.",
  description:
    'Quarters are three whole calendar months counted from the month the fiscal year starts in. With January as start the fiscal year is the calendar year.',
  reference: 'Three calendar months a quarter, twelve a fiscal year',
  keywords: ['financial year', 'fy', 'q1', 'q2', 'q3', 'q4', 'business quarter', 'tax year'],
  inputs: z.strictObject({
    date: dateText.optional().describe('Date to place, YYYY-MM-DD; today in UTC if omitted'),
    fiscalYearStartMonth: z.int().min(1).max(12).default(1).describe('Month the fiscal year starts in, 1 for January'),
    fiscalYearNamedBy: z.enum(['startYear', 'endYear']).default('endYear').describe('Whose calendar year the fiscal year bears'),
  }),
  result: z.strictObject({
    quarter: z.int().describe('Quarter of the fiscal year, 1 to 4'),
    fiscalYear: z.int().describe('Number of the fiscal year'),
    quarterStart: z.string().describe('First day of the quarter, YYYY-MM-DD'),
    quarterEnd: z.string().describe('Last day of the quarter, YYYY-MM-DD'),
    fiscalYearStart: z.string().describe('First day of the fiscal year, YYYY-MM-DD'),
    fiscalYearEnd: z.string().describe('Last day of the fiscal year, YYYY-MM-DD'),
    dayOfQuarter: z.int().describe('Day of the quarter, from 1'),
    daysInQuarter: z.int().describe('Days that the quarter has'),
    daysRemainingInQuarter: z.int().describe('Days of the quarter after this one'),
    label: z.string().describe('Such as Q3 FY2024, or Q3 2024 with January as start'),
  }),
  headline: 'label',
  examples: [
    {
      inputs: {
        date: '2024-11-15',
      },
      result: {
        quarter: 4,
        fiscalYear: 2024,
        quarterStart: '2024-10-01',
        quarterEnd: '2024-12-31',
        fiscalYearStart: '2024-01-01',
        fiscalYearEnd: '2024-12-31',
        dayOfQuarter: 46,
        daysInQuarter: 92,
        daysRemainingInQuarter: 46,
        label: 'Q4 2024',
      },
    },
    {
      inputs: {
        date: '2024-11-15',
        fiscalYearStartMonth: 10,
      },
      result: {
        quarter: 1,
        fiscalYear: 2025,
        quarterStart: '2024-10-01',
        quarterEnd: '2024-12-31',
        fiscalYearStart: '2024-10-01',
        fiscalYearEnd: '2025-09-30',
        dayOfQuarter: 46,
        daysInQuarter: 92,
        daysRemainingInQuarter: 46,
        label: 'Q1 FY2025',
      },
    },
  ],
  run({ date, fiscalYearStartMonth, fiscalYearNamedBy }) {
    const day = dateOrToday(date);
    const monthsIn = (day.month - fiscalYearStartMonth + 12) % 12;
    const yearStart = day.with({ day: 1 }).subtract({ months: monthsIn });
    const yearEnd = yearStart.add({ years: 1 }).subtract({ days: 1 });
    const quarter = Math.floor(monthsIn / 3) + 1;
    const start = yearStart.add({ months: (quarter - 1) * 3 });
    const end = start.add({ months: 3 }).subtract({ days: 1 });
    const fiscalYear = withinYears(fiscalYearNamedBy === 'startYear' ? yearStart : yearEnd).year;
    const dayOfQuarter = start.until(day).days + 1;
    const daysInQuarter = start.until(end).days + 1;
    return {
      quarter,
      fiscalYear,
      quarterStart: writeDate(start),
      quarterEnd: writeDate(end),
      fiscalYearStart: writeDate(yearStart),
      fiscalYearEnd: writeDate(yearEnd),
      dayOfQuarter,
      daysInQuarter,
      daysRemainingInQuarter: daysInQuarter - dayOfQuarter,
      label: `Q${quarter} ${fiscalYearStartMonth === 1 ? '' : 'FY'}${fiscalYear}`,
    };
  },
});
