import { expect, it } from 'vitest';
import { parseCookieDate } from './cookie-date.ts';

// RFC 6265, section 5.1.1; the first is the example of section 3.1, the next two are the other forms of RFC 9110, section 5.6.7.
it.each([
  ['Wed, 09 Jun 2021 10:18:14 GMT', '2021-06-09T10:18:14Z'],
  ['Sunday, 06-Nov-94 08:49:37 GMT', '1994-11-06T08:49:37Z'],
  ['Sun Nov  6 08:49:37 1994', '1994-11-06T08:49:37Z'],
  ['1 jan 70 0:0:0', '1970-01-01T00:00:00Z'],
  ['1 jan 69 0:0:0', '2069-01-01T00:00:00Z'],
  ['1 jan 1601 0:0:0', '1601-01-01T00:00:00Z'],
  // The parts come in any order, from the first tokens that say them, and letters after digits do not count.
  ['2021 june 09th 10:18:14x', '2021-06-09T10:18:14Z'],
  ['10:18:14 2021/Jun/09', '2021-06-09T10:18:14Z'],
  ['Wed, 09 Jun 2021 10:18:14 +0500', '2021-06-09T10:18:14Z'],
  ['29 Feb 2024 23:59:59', '2024-02-29T23:59:59Z'],
])('reads %j', (text, expected) => {
  expect(parseCookieDate(text)).toBe(expected);
});

it.each([
  '',
  'Wed, 09 Jun 2021',
  '09 Jun 10:18:14',
  '10:18:14 2021',
  '31 Jun 2021 10:18:14',
  '29 Feb 2023 0:0:0',
  '0 Jan 2021 0:0:0',
  '1 Jan 1600 0:0:0',
  '1 Jan 2021 24:00:00',
  '1 Jan 2021 0:60:00',
  '1 Jan 2021 0:0:60',
  '1 Jan 2021 0:0',
])('finds no date in %j', (text) => {
  expect(parseCookieDate(text)).toBeUndefined();
});
