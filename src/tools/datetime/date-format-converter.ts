import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { patternWriter, readPattern } from './lib/ldml-format.ts';
import { instantRead, patternReader } from './lib/ldml-parse.ts';
import { withinYears, zoneOf, zoneText } from './lib/moments.ts';

const PATTERNS = [
  'yyyy-MM-dd',
  'MM/dd/yyyy',
  'dd/MM/yyyy',
  'dd.MM.yyyy',
  'd MMM yyyy',
  'MMMM d, yyyy',
  'EEE, d MMM yyyy',
  'yyyyMMdd',
  'yyyy-MM-dd HH:mm:ss',
  "yyyy-MM-dd'T'HH:mm:ssXXX",
];

export default defineTool({
  slug: 'date-format-converter',
  name: 'Date Format Converter',
  category: 'datetime',
  summary: 'Rewrites a list of dates from one pattern to another, and from one time zone to another.',
  description:
    'Both patterns have the letters of date-formatter, names of months and days are English. White space around each date is left out; numbers need at least as many digits as the pattern has letters; parts that the pattern lacks are those of 1970-01-01 00:00.',
  reference: 'Unicode LDML (UTS #35 Part 4)',
  keywords: ['change date format', 'mm/dd/yyyy to yyyy-mm-dd', 'reformat dates', 'bulk dates', 'column of dates'],
  inputs: z.strictObject({
    dates: z.array(z.string().max(200)).min(1).max(10_000).describe('Dates to rewrite, all in one pattern'),
    fromPattern: z.string().min(1).max(200).describe('LDML pattern the dates are written in, such as MM/dd/yyyy').meta({ examples: PATTERNS }),
    toPattern: z.string().min(1).max(200).describe('LDML pattern to write them in, such as d MMM yyyy').meta({ examples: PATTERNS }),
    fromZone: zoneText.default('UTC').describe('Time zone of dates whose pattern has no offset'),
    toZone: zoneText.optional().describe('Time zone to write the dates in; fromZone if omitted'),
  }),
  result: z.strictObject({
    dates: z.array(z.string()).describe('The dates rewritten, in the order given'),
    count: z.int().describe('How many dates there are'),
  }),
  examples: [
    {
      inputs: {
        dates: ['03/04/2024', '12/25/1999'],
        fromPattern: 'MM/dd/yyyy',
        toPattern: 'd MMM yyyy',
      },
      result: {
        dates: ['4 Mar 2024', '25 Dec 1999'],
        count: 2,
      },
    },
    {
      inputs: {
        dates: ['2024-07-01 23:30'],
        fromPattern: 'yyyy-MM-dd HH:mm',
        toPattern: "yyyy-MM-dd'T'HH:mmXXX",
        fromZone: 'Europe/London',
        toZone: 'Asia/Tokyo',
      },
      result: {
        dates: ['2024-07-02T07:30+09:00'],
        count: 1,
      },
    },
  ],
  run({ dates, fromPattern, toPattern, fromZone, toZone }) {
    const from = zoneOf(fromZone);
    const to = toZone === undefined ? from : zoneOf(toZone);
    const read = patternReader(readPattern(fromPattern, 'fromPattern'), 'fromPattern');
    const write = patternWriter(readPattern(toPattern, 'toPattern'), ['en-US']);
    const rewritten = dates.map((text, index) => {
      const date = read(text.trim());
      if (typeof date === 'string')
        return unprocessable(`The date "${text.slice(0, 40)}" ${date}${date.includes('pattern') ? ` ${fromPattern}` : ''}.`, `dates[${index}]`);
      return write(withinYears(instantRead(date, from).withTimeZone(to)));
    });
    return { dates: rewritten, count: rewritten.length };
  },
});
