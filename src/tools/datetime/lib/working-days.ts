import { z } from 'zod';
import { dateText } from './moments.ts';

/** Weekdays without work, 1 Monday to 7 Sunday. @param most how many may be named */
export const weekendDays = (most: number) =>
  z.array(z.int().min(1).max(7)).max(most).default([6, 7]).describe('Weekdays without work, from 1 for Monday to 7 for Sunday; Saturday and Sunday if omitted');

/** Dates without work. */
export const holidays = z.array(dateText).max(1000).default([]).describe('Dates without work besides the weekend days, each YYYY-MM-DD');

/** The holidays in order that do not fall on weekend days, each once, as days since 1970. */
export function workingHolidays(dates: readonly string[], weekend: ReadonlySet<number>): number[] {
  const days = new Set(dates.map((text) => epochDay(Temporal.PlainDate.from(text))));
  return [...days].filter((day) => !weekend.has(weekdayOf(day))).sort((a, b) => a - b);
}

/** Days since 1970-01-01. */
export const epochDay = (date: Temporal.PlainDate): number => new Temporal.PlainDate(1970, 1, 1).until(date).days;

/** The date some days after 1970-01-01. */
export const dateOfDay = (day: number): Temporal.PlainDate => new Temporal.PlainDate(1970, 1, 1).add({ days: day });

/** The ISO weekday of a day since 1970. */
export const weekdayOf = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1;

/** How many of the days from `first` to `last` fall on certain weekdays. */
export function countWeekdays(first: number, last: number, weekdays: ReadonlySet<number>): number {
  const days = last - first + 1;
  if (days <= 0) return 0;
  const weeks = Math.floor(days / 7);
  let count = weeks * weekdays.size;
  for (let day = first + weeks * 7; day <= last; day++) if (weekdays.has(weekdayOf(day))) count += 1;
  return count;
}
