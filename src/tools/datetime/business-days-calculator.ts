import { z } from 'zod';
import { defineTool } from '../define.ts';
import { dateOf, dateText } from './lib/moments.ts';
import { countWeekdays, epochDay, holidays, weekendDays, workingHolidays } from './lib/working-days.ts';

export default defineTool({
  slug: 'business-days-calculator',
  name: 'Business Days Calculator',
  category: 'datetime',
  summary: 'Counts the working days between two dates, excluding the weekends and holidays you choose.',
  description:
    'The days from the earlier to the later date, each end counted if asked for; where both are the same day, it counts when either asks. A holiday listed twice counts once, one on a weekend day not at all.',
  reference: "Excel's NETWORKDAYS.INTL with its two ends made optional",
  keywords: ['working days', 'workdays', 'weekdays', 'networkdays', 'trading days'],
  inputs: z.strictObject({
    start: dateText.describe('First date, YYYY-MM-DD'),
    end: dateText.describe('Last date, YYYY-MM-DD; before start gives a negative count'),
    weekendDays: weekendDays(7),
    holidays,
    includeStart: z.boolean().default(true).describe('Whether the start date itself is counted'),
    includeEnd: z.boolean().default(true).describe('Whether the end date itself is counted'),
  }),
  result: z.strictObject({
    businessDays: z.int().describe('Working days between them, negative where end is before start'),
    calendarDays: z.int().describe('Days in the range, never negative'),
    weekendDays: z.int().describe('How many of them are weekend days'),
    holidays: z.int().describe('How many of them are holidays that are not weekend days'),
  }),
  examples: [
    {
      inputs: {
        start: '2024-12-20',
        end: '2025-01-03',
        holidays: ['2024-12-25', '2024-12-26', '2025-01-01'],
      },
      result: {
        businessDays: 8,
        calendarDays: 15,
        weekendDays: 4,
        holidays: 3,
      },
    },
    {
      inputs: {
        start: '2024-03-15',
        end: '2024-03-01',
        weekendDays: [5, 6],
      },
      result: {
        businessDays: -10,
        calendarDays: 15,
        weekendDays: 5,
        holidays: 0,
      },
    },
  ],
  run(inputs) {
    const [start, end] = [epochDay(dateOf(inputs.start)), epochDay(dateOf(inputs.end))];
    const backwards = end < start;
    const [low, high] = backwards ? [end, start] : [start, end];
    const [withLow, withHigh] = backwards ? [inputs.includeEnd, inputs.includeStart] : [inputs.includeStart, inputs.includeEnd];
    const either = start === end && (withLow || withHigh);
    const first = withLow || either ? low : low + 1;
    const last = withHigh || either ? high : high - 1;
    const weekend = new Set(inputs.weekendDays);
    const calendarDays = Math.max(0, last - first + 1);
    const weekendCount = countWeekdays(first, last, weekend);
    const holidayCount = workingHolidays(inputs.holidays, weekend).filter((day) => day >= first && day <= last).length;
    const businessDays = calendarDays - weekendCount - holidayCount;
    return { businessDays: backwards && businessDays !== 0 ? -businessDays : businessDays, calendarDays, weekendDays: weekendCount, holidays: holidayCount };
  },
});
