import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayToGregorian, dayToJulian, gregorianToDay, julianToDay, writeYmd } from './plain-calendars.ts';

/** Days of 1970-01-01 after the Julian day 0, which began at noon. */
const EPOCH = 2_440_588;
const days = fc.integer({ min: -3_000_000, max: 3_000_000 });

// Meeus, Astronomical Algorithms, second edition, chapter 7: Julian days at noon, by the calendar in use.
it.each([
  ['Julian', 1582, 10, 4, 2_299_160],
  ['Gregorian', 1582, 10, 15, 2_299_161],
  ['Gregorian', 2000, 1, 1, 2_451_545],
  ['Gregorian', 1987, 6, 19, 2_446_966],
  ['Gregorian', 1600, 1, 1, 2_305_448],
  ['Gregorian', 1600, 12, 31, 2_305_813],
  ['Julian', 837, 4, 10, 2_026_872],
  ['Julian', -1000, 7, 12, 1_356_001],
  ['Julian', -1000, 2, 29, 1_355_867],
  ['Julian', -4712, 1, 1, 0],
] as const)('counts the days to the %s date %s-%s-%s as Meeus does', (calendar, year, month, day, julianDay) => {
  const [toDay, fromDay] = calendar === 'Julian' ? [julianToDay, dayToJulian] : [gregorianToDay, dayToGregorian];
  expect(toDay({ year, month, day })).toBe(julianDay - EPOCH);
  expect(fromDay(julianDay - EPOCH)).toEqual({ year, month, day });
});

describe('every day', () => {
  it('has a Gregorian date that Temporal counts the same days to', () => {
    fc.assert(
      fc.property(days, (day) => {
        const date = dayToGregorian(day);
        expect(gregorianToDay(date)).toBe(day);
        expect(Temporal.PlainDate.from('1970-01-01').until(Temporal.PlainDate.from(date)).days).toBe(day);
      }),
    );
  });

  it('has a Julian date, the day after it the next one', () => {
    fc.assert(
      fc.property(days, (day) => {
        const [date, next] = [dayToJulian(day), dayToJulian(day + 1)];
        expect(julianToDay(date)).toBe(day);
        const follows =
          next.day === date.day + 1 ? next.month === date.month : next.day === 1 && (next.month === date.month + 1 || (next.month === 1 && date.month === 12));
        expect(follows && next.year === date.year + (next.month === 1 && next.day === 1 ? 1 : 0)).toBe(true);
      }),
    );
  });
});

it('leaves out February 29 of common years, by either calendar', () => {
  expect(gregorianToDay({ year: 1900, month: 2, day: 29 })).toBeUndefined();
  expect(julianToDay({ year: 1900, month: 2, day: 29 })).toBeDefined();
  expect(gregorianToDay({ year: 0, month: 2, day: 29 })).toBeDefined();
  for (const [month, day] of [
    [0, 1],
    [13, 1],
    [4, 31],
    [1, 0],
    [2, 30],
  ] as const) {
    expect([gregorianToDay({ year: 2000, month, day }), julianToDay({ year: 2000, month, day })]).toEqual([undefined, undefined]);
  }
});

it('writes dates with four digits for the year', () => {
  expect(writeYmd({ year: 33, month: 4, day: 3 })).toBe('0033-04-03');
});
