import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { readHttp, readIso8601, readRfc3339, readRfc5322 } from './lib/date-reading.ts';
import { readPattern } from './lib/ldml-format.ts';
import { instantRead, patternReader, type ReadDate } from './lib/ldml-parse.ts';
import { instantOrNow, instantText, quotient, SECOND, writeDate, writeInstant, zoneOf, zoneText } from './lib/moments.ts';

const STANDARDS = ['rfc3339', 'iso8601', 'http', 'rfc5322'] as const;

export default defineTool({
  slug: 'date-parser',
  name: 'Date Parser',
  category: 'datetime',
  summary: 'Parses a date in ISO 8601, RFC 3339, RFC 5322 (e-mail), HTTP or your own pattern, and shows its parts.',
  description:
    'auto tries rfc3339, iso8601, http and rfc5322, in this order. Reduced forms such as 2024-05 mean their first moment. A date such as 03/04/2024 is ambiguous: give its pattern. Patterns have the letters of date-formatter; numbers need at least as many digits as letters, yy is 2000 to 2068 or 1969 to 1999, and missing parts are those of 1970-01-01 00:00.',
  reference: 'ISO 8601-1:2019, RFC 3339, RFC 5322 (3.3, 4.3), RFC 9110 (5.6.7), Unicode LDML (UTS #35)',
  keywords: ['parse date', 'read date', 'string to date', 'iso 8601', 'email date header', 'last-modified', 'validate date'],
  inputs: z.strictObject({
    text: z.string().min(1).max(200).describe('Text with one date, or one date and time'),
    format: z.enum(['auto', 'iso8601', 'rfc3339', 'rfc5322', 'http', 'pattern']).default('auto').describe('How the text is written; auto tries the standards'),
    pattern: z.string().min(1).max(500).optional().describe('LDML pattern such as dd/MM/yyyy; needed with format pattern'),
    timeZone: zoneText.default('UTC').describe('Time zone of text without an offset'),
    now: instantText.optional().describe('The present: two-digit years in HTTP dates are read as the nearest such year to it'),
  }),
  result: z.strictObject({
    format: z.enum(['iso8601', 'rfc3339', 'rfc5322', 'http', 'pattern']).describe('The form the text was read in'),
    date: z.string().describe('The date as written, before any change of zone'),
    time: z.string().optional().describe('The time as written, HH:MM:SS[.fraction]; absent for a date without a time'),
    offset: z.string().optional().describe('The offset as written, +HH:MM; absent where there is none'),
    iso: z.string().describe('The instant in UTC, written with Z'),
    unixSeconds: z.number().describe('The instant in seconds since 1970-01-01'),
    precision: z.enum(['year', 'month', 'week', 'day', 'hour', 'minute', 'second', 'fraction']).describe('The finest part given'),
  }),
  headline: 'iso',
  appliesWhen: {
    pattern: { format: ['pattern'] },
  },
  examples: [
    {
      inputs: {
        text: '2024-W10-2T15:04,5+01:00',
      },
      result: {
        format: 'iso8601',
        date: '2024-03-05',
        time: '15:04:30',
        offset: '+01:00',
        iso: '2024-03-05T14:04:30Z',
        unixSeconds: 1709647470,
        precision: 'fraction',
      },
    },
    {
      inputs: {
        text: 'Fri, 21 Nov 1997 09:55:06 -0600',
      },
      result: {
        format: 'rfc5322',
        date: '1997-11-21',
        time: '09:55:06',
        offset: '-06:00',
        iso: '1997-11-21T15:55:06Z',
        unixSeconds: 880127706,
        precision: 'second',
      },
    },
  ],
  run({ text, format, pattern, timeZone, now }) {
    if ((format === 'pattern') !== (pattern !== undefined)) invalid('pattern', 'must be given with format pattern, and only then');
    const { read, found } = readText(text, format, pattern, instantOrNow(now));
    const instant = instantRead(read, zoneOf(timeZone)).toInstant();
    return {
      format: found,
      date: writeDate(read.writtenDate ?? read.local.toPlainDate()),
      ...(read.time !== undefined && { time: read.time }),
      ...(read.offset !== undefined && { offset: read.offset }),
      iso: writeInstant(instant),
      unixSeconds: quotient(instant.epochNanoseconds, SECOND),
      precision: read.precision,
    };
  },
});

type Format = 'pattern' | (typeof STANDARDS)[number];

function readText(text: string, format: 'auto' | Format, pattern: string | undefined, now: Temporal.Instant): { read: ReadDate; found: Format } {
  if (pattern !== undefined) {
    const read = patternReader(readPattern(pattern, 'pattern'), 'pattern')(text);
    return typeof read === 'string' ? unprocessable(`The text ${read}.`, 'text') : { read, found: 'pattern' };
  }
  const readers = { rfc3339: readRfc3339, iso8601: readIso8601, http: (written: string) => readHttp(written, now), rfc5322: readRfc5322 };
  // What one standard refuses another may have, such as 24:00 in ISO 8601.
  let refusal: string | undefined;
  for (const found of STANDARDS) {
    if (format !== 'auto' && format !== found) continue;
    const read = readers[found](text);
    if (typeof read === 'string') refusal ??= read;
    else if (read) return { read, found };
  }
  if (refusal !== undefined) unprocessable(refusal, 'text');
  if (/^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$/.test(text.trim()))
    unprocessable('The text is ambiguous: day and month could be either way round. Give its pattern, such as dd/MM/yyyy.', 'text');
  return unprocessable(
    format === 'auto' ? 'The text is not a date in ISO 8601, RFC 3339, RFC 5322 or HTTP form. Give its pattern.' : `The text is not a date in ${format} form.`,
    'text',
  );
}
