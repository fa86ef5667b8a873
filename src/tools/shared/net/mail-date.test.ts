import { expect, it } from 'vitest';
import { parseMailDate, withoutComments } from './mail-date.ts';

// RFC 5322, appendix A: the dates of its messages, obsolete and with comments too; then section 4.3 on years and zones.
it.each([
  ['Fri, 21 Nov 1997 09:55:06 -0600', '1997-11-21T09:55:06-06:00'],
  ['Tue, 1 Jul 2003 10:52:37 +0200', '2003-07-01T10:52:37+02:00'],
  ['Thu, 13 Feb 1969 23:32:54 -0330', '1969-02-13T23:32:54-03:30'],
  ['Thu,\r\n      13\r\n        Feb\r\n          1969\r\n      23:32\r\n               -0330 (Newfoundland Time)', '1969-02-13T23:32:00-03:30'],
  ['21 Nov 97 09:55:06 GMT', '1997-11-21T09:55:06+00:00'],
  ['21 Nov 49 09:55:06 EST', '2049-11-21T09:55:06-05:00'],
  ['21 Nov 50 09:55:06 PDT', '1950-11-21T09:55:06-07:00'],
  ['21 Nov 103 09:55:06 Z', '2003-11-21T09:55:06+00:00'],
  ['21 Nov 0050 9:55:06 +0100', '0050-11-21T09:55:06+01:00'],
  ['29 Feb 0096 23:59:59 GMT', '0096-02-29T23:59:59+00:00'],
  ['21 Nov 1997 09:55 -0000', '1997-11-21T09:55:00+00:00'],
])('reads %j', (text, iso) => {
  expect(parseMailDate(text)).toEqual({ iso, time: Date.parse(iso) });
});

it.each([
  '',
  '21 Nov 1997',
  '21 Nov 1997 09:55:06',
  '31 Nov 1997 09:55:06 +0000',
  '0 Nov 1997 09:55:06 +0000',
  '29 Feb 0097 09:55:06 +0000',
  '21 Nob 1997 09:55:06 +0000',
  '21 Nov 1997 24:00:00 +0000',
  '21 Nov 1997 09:60:00 +0000',
  '21 Nov 1997 09:55:06 +2400',
  '21 Nov 1997 09:55:06 +0060',
  '21 Nov 1997 09:55:06 XYZ',
])('finds no date in %j', (text) => {
  expect(parseMailDate(text)).toBeUndefined();
});

// RFC 5322, section 3.2.2 and the addresses of appendix A.5.
it.each([
  ['Pete(A nice \\) chap) <pete(his account)@silly.test(his host)>', 'Pete <pete @silly.test >'],
  ['a (b (c) d) e', 'a e'],
  ['"a (b)" c', '"a (b)" c'],
  ['a (never closed', 'a '],
  ['a \\(b) c', 'a \\(b) c'],
])('takes comments out of %j', (text, expected) => {
  expect(withoutComments(text).replaceAll(/ +/g, ' ')).toBe(expected);
});
