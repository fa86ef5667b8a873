import { describe, expect, it } from 'vitest';
import { pythonRows } from '../testing.ts';
import { addMonths, checkedDate, dayNumber, dayOfYear, daysInMonth, formatDate, isLeapYear, parseDate, weekdayOf } from './dates.ts';
import { days30European, days30US } from './day-count.ts';

describe('dates', () => {
  it.each(pythonRows<[string, number, number]>('dates'))('%s', (text, days, ofYear) => {
    const date = checkedDate(text);
    expect([dayNumber(date), dayOfYear(date), formatDate(date)]).toEqual([days, ofYear, text]);
  });

  it.each(pythonRows<[string, number, number, number]>('earlyDates'))('%s, of a year that Date.UTC may take for another', (text, days, ofYear, weekday) => {
    const date = parseDate(text, 1) ?? expect.unreachable();
    expect([dayNumber(date), dayOfYear(date), weekdayOf(days), formatDate(date)]).toEqual([days, ofYear, (weekday + 1) % 7, text]);
  });

  it.each(['2023-02-29', '1900-02-29', '2024-13-01', '2024-00-10', '2024-01-32', '1599-12-31', '24-01-01', '2024-1-1', ' 2024-01-01'])(
    'takes %j for none',
    (text) => {
      expect(parseDate(text)).toBeUndefined();
    },
  );

  it('have leap years and months', () => {
    expect([1600, 1900, 2000, 2023, 2024].map(isLeapYear)).toEqual([true, false, true, false, true]);
    expect(Array.from({ length: 12 }, (_, month) => daysInMonth(2023, month + 1))).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
  });

  it('are numbered without a gap from the year -1 to the year 10000', () => {
    const numbers: number[] = [];
    for (let year = -1; year <= 10_000; year++)
      for (let month = 1; month <= 12; month++)
        numbers.push(dayNumber({ year, month, day: 1 }) + daysInMonth(year, month) - dayNumber(addMonths({ year, month, day: 1 }, 1)));
    expect(new Set(numbers)).toEqual(new Set([0]));
  });

  it('go on by months, cut to the last day', () => {
    const later = (text: string, months: number) => formatDate(addMonths(checkedDate(text), months));
    expect([later('2024-01-31', 1), later('2023-01-31', 1), later('2024-03-31', -1), later('2024-12-15', 1), later('2024-01-15', -13)]).toEqual([
      '2024-02-29',
      '2023-02-28',
      '2024-02-29',
      '2025-01-15',
      '2022-12-15',
    ]);
  });
});

// The examples of ISDA 2006, section 4.16 (f) and (g), as its spreadsheet of day counts has them.
it.each([
  ['2007-01-15', '2007-01-30', 15, 15],
  ['2007-01-15', '2007-02-15', 30, 30],
  ['2007-09-30', '2008-03-31', 180, 180],
  ['2007-09-30', '2007-10-31', 30, 30],
  ['2007-01-15', '2007-01-31', 16, 15],
])('counts days of 30/360 from %s to %s', (start, end, american, european) => {
  expect([days30US(checkedDate(start), checkedDate(end)), days30European(checkedDate(start), checkedDate(end))]).toEqual([american, european]);
});
