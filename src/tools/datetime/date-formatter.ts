import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { patternWriter, readPattern } from './lib/ldml-format.ts';
import { momentText, writeZoned, zonedOrNow, zoneOf, zoneText } from './lib/moments.ts';
import { localeOf } from './lib/names.ts';
import { strftime } from './lib/strftime.ts';

const STYLES = ['full', 'long', 'medium', 'short'] as const;

export default defineTool({
  slug: 'date-formatter',
  name: 'Date Formatter',
  category: 'datetime',
  summary: "Formats a date or moment with a pattern (Unicode or strftime) or in a locale's own style.",
  description:
    'LDML letters: y year, Y ISO week year, M month, d day, D day of the year, w ISO week, Q quarter, E weekday, e its number, a AM/PM, h H K k hours, m minutes, s seconds, S decimals, X x offset, VV zone; text is put between single quotes. strftime: the conversions of POSIX and GNU date with the flags - _ 0 ^. AM, PM and quarters are English in every locale.',
  reference: 'Unicode LDML (UTS #35 Part 4); POSIX and GNU strftime; ECMA-402 Intl.DateTimeFormat (CLDR) for styles and names',
  keywords: ['format date', 'date pattern', 'dd/mm/yyyy', 'strftime', 'date to string', 'locale date'],
  inputs: z.strictObject({
    date: momentText.optional().describe('Date, local time or instant to write; now if omitted'),
    pattern: z.string().min(1).max(500).optional().describe('Pattern in the chosen syntax; ISO form when neither pattern nor a style is given'),
    syntax: z.enum(['ldml', 'strftime']).default('ldml').describe('Syntax of the pattern: Unicode letters or strftime conversions'),
    dateStyle: z.enum(STYLES).optional().describe("Length of the date in the locale's own style, instead of a pattern"),
    timeStyle: z.enum(STYLES).optional().describe("Length of the time in the locale's own style, instead of a pattern"),
    locale: z.string().min(1).max(100).default('en-US').describe('Language tag (BCP 47) for names and styles'),
    timeZone: zoneText.default('UTC').describe('Time zone to write the moment in, and of a date or local time'),
  }),
  result: z.strictObject({
    formatted: z.string().describe('The date or moment as asked for'),
    iso: z.string().describe('The moment in ISO 8601 with the offset of the time zone'),
  }),
  examples: [
    {
      inputs: {
        date: '2024-03-05T15:04:09.5',
        pattern: "EEEE, d MMMM yyyy 'at' h:mm a",
      },
      result: {
        formatted: 'Tuesday, 5 March 2024 at 3:04 PM',
        iso: '2024-03-05T15:04:09.5+00:00',
      },
    },
    {
      inputs: {
        date: '2024-03-05T15:04:09Z',
        pattern: '%Y-%m-%dT%H:%M:%S%z week %V',
        syntax: 'strftime',
        timeZone: 'Asia/Kolkata',
      },
      result: {
        formatted: '2024-03-05T20:34:09+0530 week 10',
        iso: '2024-03-05T20:34:09+05:30',
      },
    },
  ],
  run({ date, pattern, syntax, dateStyle, timeStyle, locale, timeZone }) {
    const styled = dateStyle !== undefined || timeStyle !== undefined;
    if (pattern !== undefined && styled) invalid('pattern', 'must not be given together with dateStyle or timeStyle');
    const locales = localeOf(locale);
    const zone = zoneOf(timeZone);
    const place = zonedOrNow(date, zone);
    const iso = writeZoned(place);
    if (styled) return { formatted: new Intl.DateTimeFormat(locales, { dateStyle, timeStyle, timeZone: zone }).format(place.epochMilliseconds), iso };
    if (pattern === undefined) return { formatted: iso, iso };
    const write = syntax === 'ldml' ? patternWriter(readPattern(pattern, 'pattern'), locales) : strftime(pattern, 'pattern', locales);
    return { formatted: write(place), iso };
  },
});
