import { expect, it } from 'vitest';
import { parseDate } from './dates.ts';
import { actualDays, days30European, days30US } from './day-count.ts';

const day = (text: string) => parseDate(text) ?? expect.unreachable();

// Securities Industry Association, Standard Securities Calculation Methods (1993): 30/360 US by its rules on the ends of February and of months; ISDA 2006 section 4.16 (g): 30E/360.
it.each([
  ['2006-08-20', '2007-02-20', 180, 180, 184],
  ['2007-02-20', '2007-08-20', 180, 180, 181],
  ['2006-08-31', '2007-02-28', 178, 178, 181],
  ['2007-02-28', '2007-08-31', 180, 182, 184],
  ['2008-02-29', '2008-08-31', 180, 181, 184],
  ['2007-02-28', '2008-02-29', 360, 361, 366],
  ['2008-02-29', '2009-02-28', 360, 359, 365],
  ['2006-01-31', '2006-02-28', 28, 28, 28],
  ['2006-01-30', '2006-01-31', 0, 0, 1],
  ['2006-01-29', '2006-01-31', 2, 1, 2],
  ['2006-12-31', '2007-12-31', 360, 360, 365],
  ['2007-03-15', '2007-03-15', 0, 0, 0],
])('counts from %s to %s', (start, end, us, european, actual) => {
  expect([days30US(day(start), day(end)), days30European(day(start), day(end)), actualDays(day(start), day(end))]).toEqual([us, european, actual]);
});
