import { expect, it } from 'vitest';
import { InvalidInputs } from '../../errors.ts';
import { pythonRows } from '../../shared/testing.ts';
import { strftime } from './strftime.ts';

const written = (pattern: string, seconds: number, zone: string): string =>
  strftime(pattern, 'pattern', ['en'])(Temporal.Instant.fromEpochMilliseconds(seconds * 1_000).toZonedDateTimeISO(zone));

it.each(pythonRows<[string, number, string, string]>('strftime', 'datetime'))(
  'writes with %s the second %s in %s as GNU date does',
  (pattern, seconds, zone, expected) => {
    expect(written(pattern, seconds, zone)).toBe(expected);
  },
);

// ISO 8601-1:2019, section 4.3.3 of week dates, and POSIX.1-2024, strftime: week 00 is what comes before the first Sunday (U) or Monday (W).
it.each([
  ['2005-01-01', '2004-W53-6 00 00'],
  ['2005-01-02', '2004-W53-7 01 00'],
  ['2008-12-29', '2009-W01-1 52 52'],
  ['2010-01-03', '2009-W53-7 01 00'],
  ['2012-01-01', '2011-W52-7 01 00'],
  ['2012-12-31', '2013-W01-1 53 53'],
  ['2024-01-01', '2024-W01-1 00 01'],
  ['2023-01-01', '2022-W52-7 01 00'],
])('tells the weeks of %s: %s', (date, expected) => {
  expect(strftime('%G-W%V-%u %U %W', 'pattern', ['en'])(Temporal.PlainDate.from(date).toZonedDateTime('UTC'))).toBe(expected);
});

it('keeps the text between conversions, and %% for a percent sign', () => {
  expect(written('100%% of %F, %H:%M%n', 0, 'UTC')).toBe('100% of 1970-01-01, 00:00\n');
});

it.each(['%Q', '%', '%_', 'a %:x'])('refuses %j', (pattern) => {
  expect(() => strftime(pattern, 'pattern', ['en'])).toThrow(InvalidInputs);
});
