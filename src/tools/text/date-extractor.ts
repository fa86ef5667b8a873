import { z } from 'zod';
import { defineTool } from '../define.ts';
import { SHORT_MONTHS } from '../shared/dates/month-names.ts';
import { graphemePositions } from '../shared/text/segments.ts';

const MONTH =
  '(?<NAME>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const month = (name: string): string => MONTH.replace('NAME', name);
const SPACE = '\\p{White_Space}+';
const BEFORE_YEAR = `(?:,\\p{White_Space}*|${SPACE})`;
const FORMS = [
  '(?<year1>[0-9]{4})(?<sign1>[-/.])(?<month1>[0-9]{1,2})\\k<sign1>(?<day1>[0-9]{1,2})',
  '(?<first>[0-9]{1,2})(?<sign2>[-/.])(?<second>[0-9]{1,2})\\k<sign2>(?<year2>[0-9]{4})',
  `(?<day3>[0-9]{1,2})(?:st|nd|rd|th)?${SPACE}(?:of${SPACE})?${month('month3')}${BEFORE_YEAR}(?<year3>[0-9]{4})`,
  `${month('month4')}${SPACE}(?<day4>[0-9]{1,2})(?:st|nd|rd|th)?${BEFORE_YEAR}(?<year4>[0-9]{4})`,
];
const DATE = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?<![0-9][-/.])(?:${FORMS.join('|')})(?![\\p{L}\\p{M}\\p{N}])(?![-/.][0-9])`, 'giu');

type Order = 'dmy' | 'mdy';

export default defineTool({
  slug: 'date-extractor',
  name: 'Date Extractor',
  category: 'text',
  summary: 'Finds calendar dates in a text and returns them as YYYY-MM-DD.',
  description:
    'Reads 2024-03-09, 9/3/2024, 9 March 2024, March 9, 2024 and similar forms, with a year of four digits and English months. Where the order chosen makes no real date and the other does, the other is taken; ' +
    'what is not a real date is left out. Years 0001 to 9999 of the proleptic Gregorian calendar. Positions count characters from 0.',
  reference: 'ISO 8601',
  keywords: ['calendar', 'day', 'timeline', 'deadline', 'parse'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to search'),
    order: z.enum(['dmy', 'mdy']).default('dmy').describe('How to read 03/04/2024: dmy as 3 April, mdy as 4 March'),
  }),
  result: z.strictObject({
    dates: z
      .array(
        z.strictObject({
          text: z.string().describe('The date as written in the text'),
          date: z.string().describe('The date as YYYY-MM-DD'),
          position: z.int().describe('Where the date starts, in characters (grapheme clusters) from 0'),
        }),
      )
      .describe('The dates found, in order of appearance'),
    count: z.int().describe('Number of dates found'),
  }),
  views: [{ kind: 'marked', field: 'dates', in: 'text', text: 'text', place: { counted: 'graphemes', start: 'position' } }],
  examples: [
    {
      inputs: { text: 'From 2024-02-29 to 03/04/2024, then 12/25/2024 and Jan. 1st, 2025.' },
      result: {
        dates: [
          { text: '2024-02-29', date: '2024-02-29', position: 5 },
          { text: '03/04/2024', date: '2024-04-03', position: 19 },
          { text: '12/25/2024', date: '2024-12-25', position: 36 },
          { text: 'Jan. 1st, 2025', date: '2025-01-01', position: 51 },
        ],
        count: 4,
      },
    },
    {
      inputs: { text: '2023-02-29 and 3 April 2024', order: 'mdy' },
      result: { dates: [{ text: '3 April 2024', date: '2024-04-03', position: 15 }], count: 1 },
    },
  ],
  run({ text, order }) {
    const positionOf = graphemePositions(text);
    const dates: { text: string; date: string; position: number }[] = [];
    DATE.lastIndex = 0;
    for (let match = DATE.exec(text); match; match = DATE.exec(text)) {
      const date = dateOf(match.groups ?? {}, order);
      if (date) dates.push({ text: match[0], date, position: positionOf(match.index) });
      else DATE.lastIndex = match.index + 1;
    }
    return { dates, count: dates.length };
  },
});

function dateOf(groups: Record<string, string | undefined>, order: Order): string | undefined {
  const year = Number(groups.year1 ?? groups.year2 ?? groups.year3 ?? groups.year4);
  const name = groups.month3 ?? groups.month4;
  if (name !== undefined) return realDate(year, SHORT_MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1, Number(groups.day3 ?? groups.day4));
  if (groups.month1 !== undefined) return realDate(year, Number(groups.month1), Number(groups.day1));
  const first = Number(groups.first);
  const second = Number(groups.second);
  const dayFirst = () => realDate(year, second, first);
  const monthFirst = () => realDate(year, first, second);
  return order === 'dmy' ? (dayFirst() ?? monthFirst()) : (monthFirst() ?? dayFirst());
}

function realDate(year: number, month: number, day: number): string | undefined {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  if (days === undefined || year < 1 || day < 1 || day > days) return undefined;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
