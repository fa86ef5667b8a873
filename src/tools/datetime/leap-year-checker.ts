import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';

type Calendar = 'gregorian' | 'julian';

export default defineTool({
  slug: 'leap-year-checker',
  name: 'Leap Year Checker',
  category: 'datetime',
  summary: 'Checks whether a year is a leap year and why, and lists the leap years around it or in a range.',
  description: 'Both calendars are proleptic, and years are counted as astronomers do: 0 is 1 BC, -4 is 5 BC.',
  reference: 'Inter gravissimas (1582): every fourth year, of the hundreds every fourth',
  keywords: ['is it a leap year', '29 february', '366 days', 'bissextile', 'next leap year'],
  inputs: z.strictObject({
    year: z.int().min(-9999).max(9999).describe('Year to check, counted astronomically: 0 is 1 BC'),
    toYear: z.int().min(-9999).max(9999).optional().describe('Last year of a range from year whose leap years are listed'),
    calendar: z.enum(['gregorian', 'julian']).default('gregorian').describe('Calendar whose rule is applied'),
  }),
  result: z.strictObject({
    leapYear: z.boolean().describe('Whether the year is a leap year'),
    daysInYear: z.int().describe('Days of the year, 365 or 366'),
    reason: z
      .enum(['notDivisibleBy4', 'divisibleBy4', 'divisibleBy100', 'divisibleBy400'])
      .describe('The rule that decided; the Julian calendar has the first two only'),
    previousLeapYear: z.int().describe('The last leap year before the year'),
    nextLeapYear: z.int().describe('The first leap year after the year'),
    leapYears: z.array(z.int()).optional().describe('Leap years from year to toYear, both included; only with toYear'),
    leapYearCount: z.int().optional().describe('How many leap years the range has; only with toYear'),
  }),
  presentFields: ['year'],
  examples: [
    {
      inputs: {
        year: 1900,
      },
      result: {
        leapYear: false,
        daysInYear: 365,
        reason: 'divisibleBy100',
        previousLeapYear: 1896,
        nextLeapYear: 1904,
      },
    },
    {
      inputs: {
        year: 1896,
        toYear: 1908,
      },
      result: {
        leapYear: true,
        daysInYear: 366,
        reason: 'divisibleBy4',
        previousLeapYear: 1892,
        nextLeapYear: 1904,
        leapYears: [1896, 1904, 1908],
        leapYearCount: 3,
      },
    },
  ],
  run({ year, toYear, calendar }) {
    if (toYear !== undefined && toYear < year) invalid('toYear', 'must not be before year');
    const leapYear = isLeap(year, calendar);
    const range =
      toYear === undefined ? undefined : Array.from({ length: toYear - year + 1 }, (_, index) => year + index).filter((one) => isLeap(one, calendar));
    return {
      leapYear,
      daysInYear: leapYear ? 366 : 365,
      reason: reasonFor(year, calendar),
      previousLeapYear: nearby(year, -1, calendar),
      nextLeapYear: nearby(year, 1, calendar),
      ...(range && { leapYears: range, leapYearCount: range.length }),
    };
  },
});

function reasonFor(year: number, calendar: Calendar): 'notDivisibleBy4' | 'divisibleBy4' | 'divisibleBy100' | 'divisibleBy400' {
  if (year % 4 !== 0) return 'notDivisibleBy4';
  if (calendar === 'julian' || year % 100 !== 0) return 'divisibleBy4';
  return year % 400 === 0 ? 'divisibleBy400' : 'divisibleBy100';
}

function isLeap(year: number, calendar: Calendar): boolean {
  const reason = reasonFor(year, calendar);
  return reason === 'divisibleBy4' || reason === 'divisibleBy400';
}

function nearby(year: number, step: 1 | -1, calendar: Calendar): number {
  let found = year + step;
  while (!isLeap(found, calendar)) found += step;
  return found;
}
