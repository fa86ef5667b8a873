import { z } from 'zod';
import { defineTool } from '../define.ts';
import { MONTHS } from './lib/moments.ts';
import { dayNames, localeOf, monthNames } from './lib/names.ts';

const ROW_WIDTH = 20;

export default defineTool({
  slug: 'calendar-generator',
  name: 'Calendar Generator',
  category: 'datetime',
  summary: 'Makes the calendar of a month or a year as weeks of days and as text to print.',
  description:
    'Rows of seven days from the weekday you choose, 0 for days outside the month. In the text columns are two wide and right-aligned. Week numbers are the ISO ones of the Thursday in the row.',
  reference: 'Gregorian calendar, ISO 8601 weeks; names by Intl (CLDR)',
  keywords: ['printable calendar', 'month view', 'cal', 'wall calendar', 'year calendar'],
  inputs: z.strictObject({
    year: z.int().min(1).max(9999).describe('Year of the calendar'),
    month: z.int().min(1).max(12).optional().describe('Month from 1 to 12; the whole year if omitted'),
    weekStart: z.int().min(1).max(7).default(1).describe('First weekday of a row, from 1 for Monday to 7 for Sunday'),
    weekNumbers: z.boolean().default(false).describe('Whether to add a column of ISO week numbers'),
    locale: z.string().min(1).max(100).default('en').describe('Language tag (BCP 47) for the names of months and days'),
  }),
  result: z.strictObject({
    months: z
      .array(
        z.strictObject({
          year: z.int().describe('Year of the month'),
          month: z.int().describe('Number of the month, 1 to 12'),
          name: z.string().describe('Name of the month in the locale'),
          weeks: z.array(z.array(z.int())).describe('Rows of seven days of the month, 0 outside the month'),
          weekNumbers: z.array(z.int()).optional().describe('ISO week of the Thursday in each row; only when asked for'),
        }),
      )
      .describe('The month asked for, or all twelve in order'),
    text: z.string().describe('The calendar to print, one block per month, with an empty line between blocks'),
  }),
  headline: 'text',
  views: [{ kind: 'calendar', field: 'text', months: 'months', weekStart: 'weekStart', locale: 'locale' }],
  presentFields: ['year', 'month'],
  examples: [
    {
      inputs: {
        year: 2024,
        month: 2,
      },
      result: {
        months: [
          {
            year: 2024,
            month: 2,
            name: 'February',
            weeks: [
              [0, 0, 0, 1, 2, 3, 4],
              [5, 6, 7, 8, 9, 10, 11],
              [12, 13, 14, 15, 16, 17, 18],
              [19, 20, 21, 22, 23, 24, 25],
              [26, 27, 28, 29, 0, 0, 0],
            ],
          },
        ],
        text: '   February 2024\nMo Tu We Th Fr Sa Su\n          1  2  3  4\n 5  6  7  8  9 10 11\n12 13 14 15 16 17 18\n19 20 21 22 23 24 25\n26 27 28 29',
      },
    },
    {
      inputs: {
        year: 2023,
        month: 10,
        weekStart: 7,
        weekNumbers: true,
      },
      result: {
        months: [
          {
            year: 2023,
            month: 10,
            name: 'October',
            weeks: [
              [1, 2, 3, 4, 5, 6, 7],
              [8, 9, 10, 11, 12, 13, 14],
              [15, 16, 17, 18, 19, 20, 21],
              [22, 23, 24, 25, 26, 27, 28],
              [29, 30, 31, 0, 0, 0, 0],
            ],
            weekNumbers: [40, 41, 42, 43, 44],
          },
        ],
        text: '     October 2023\n   Su Mo Tu We Th Fr Sa\n40  1  2  3  4  5  6  7\n41  8  9 10 11 12 13 14\n42 15 16 17 18 19 20 21\n43 22 23 24 25 26 27 28\n44 29 30 31',
      },
    },
  ],
  run({ year, month, weekStart, weekNumbers, locale }) {
    const locales = localeOf(locale);
    const names = monthNames(locales, 'long');
    const days = dayNames(locales, 'short').map((name) => [...name].slice(0, 2).join('').padStart(2));
    const header = Array.from({ length: 7 }, (_, index) => days[(weekStart - 1 + index) % 7]).join(' ');
    const asked = month === undefined ? MONTHS.map((_, index) => index + 1) : [month];
    const months = asked.map((number) => {
      const { weeks, thursdays } = weeksOf(new Temporal.PlainDate(year, number, 1), weekStart);
      return { year, month: number, name: names[number - 1] ?? '', weeks, ...(weekNumbers && { weekNumbers: thursdays }) };
    });
    return { months, text: months.map((one) => block(one, header)).join('\n\n') };
  },
});

function weeksOf(first: Temporal.PlainDate, weekStart: number): { weeks: number[][]; thursdays: number[] } {
  const before = (first.dayOfWeek - weekStart + 7) % 7;
  const rows = Math.ceil((before + first.daysInMonth) / 7);
  const weeks = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 }, (_, column) => {
      const day = row * 7 + column - before + 1;
      return day >= 1 && day <= first.daysInMonth ? day : 0;
    }),
  );
  const thursday = (4 - weekStart + 7) % 7;
  return { weeks, thursdays: weeks.map((_, row) => first.add({ days: row * 7 + thursday - before }).weekOfYear ?? 0) };
}

interface Month {
  year: number;
  name: string;
  weeks: number[][];
  weekNumbers?: number[];
}

function block({ year, name, weeks, weekNumbers }: Month, header: string): string {
  const title = `${name} ${year}`;
  const width = weekNumbers ? ROW_WIDTH + 3 : ROW_WIDTH;
  const lines = [
    `${' '.repeat(Math.max(0, Math.floor((width - [...title].length) / 2)))}${title}`,
    `${weekNumbers ? '   ' : ''}${header}`,
    ...weeks.map((week, row) => {
      const days = week.map((day) => (day === 0 ? '  ' : String(day).padStart(2))).join(' ');
      return weekNumbers ? `${String(weekNumbers[row]).padStart(2)} ${days}` : days;
    }),
  ];
  return lines.map((line) => line.trimEnd()).join('\n');
}
