import { z } from 'zod';

/** Days from the last of the year 0 to 1970-01-01. */
const EPOCH = 719_163;
const DAYS_BEFORE = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

/** A day of the proleptic Gregorian calendar. */
export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

export const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Days of a month, 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** A real calendar date written YYYY-MM-DD within a range of years, or undefined. */
export function parseDate(text: string, firstYear = 1600, lastYear = 9999): CalendarDate | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const real = year >= firstYear && year <= lastYear && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return real ? { year, month, day } : undefined;
}

/** An input that must be a real calendar date, YYYY-MM-DD. */
export const dateText = z
  .string()
  .refine((text) => parseDate(text) !== undefined, { error: 'must be a real calendar date written YYYY-MM-DD, from 1600-01-01 to 9999-12-31' });

/** A date that `dateText` has checked. */
export function checkedDate(text: string): CalendarDate {
  const date = parseDate(text);
  if (!date) throw new RangeError(`not a date: ${text}`);
  return date;
}

export const formatDate = ({ year, month, day }: CalendarDate): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Day of the year, 1 to 366. */
export const dayOfYear = ({ year, month, day }: CalendarDate): number => (DAYS_BEFORE[month - 1] ?? 0) + day + (month > 2 && isLeapYear(year) ? 1 : 0);

/** Days since 1970-01-01. `Date.UTC` would take the years 0 to 99 for those of the 20th century. */
export function dayNumber(date: CalendarDate): number {
  const years = date.year - 1;
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return 365 * years + leapDays + dayOfYear(date) - EPOCH;
}

/** The weekday of a day since 1970-01-01, from 0 for Sunday. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;

/** The date some months later (or earlier), cut to the last day of its month. */
export function addMonths({ year, month, day }: CalendarDate, months: number): CalendarDate {
  const index = year * 12 + month - 1 + months;
  const [newYear, newMonth] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1];
  return { year: newYear, month: newMonth, day: Math.min(day, daysInMonth(newYear, newMonth)) };
}
