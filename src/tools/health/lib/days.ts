import { z } from 'zod';
import { unprocessable } from '../../errors.ts';
import { parseDate } from '../../shared/dates/dates.ts';

const DAY_MS = 86_400_000;
const FIRST_YEAR = 1;

/** An input that must be a date. */
export const dayText = z
  .string()
  .max(10)
  .refine((text) => parseDate(text, FIRST_YEAR) !== undefined, { error: 'must be a real date written YYYY-MM-DD, from 0001-01-01 to 9999-12-31' });

/** Days from 1970-01-01 to a date that `dayText` has checked. */
export const dayOf = (text: string): number => Math.round(Date.parse(`${text}T00:00:00Z`) / DAY_MS);

/** Days from 1970-01-01 to the present day in UTC. */
export const today = (): number => Math.floor(Date.now() / DAY_MS);

/** A day as YYYY-MM-DD; one beyond the years that can be written so is unprocessable. */
export function writeDay(day: number): string {
  const text = new Date(day * DAY_MS).toISOString().slice(0, 10);
  return parseDate(text, FIRST_YEAR) ? text : unprocessable('A date of the result lies outside the years 0001 to 9999.');
}
