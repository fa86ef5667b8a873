import { daysInMonth } from '../../shared/dates/dates.ts';
import { valuesOf, weightedSum } from '../../shared/identifiers/check-digits.ts';

/** A weighted sum of the leading digits, modulo some number. @param weights one for each digit that counts */
export const weightedRest = (text: string, weights: readonly number[], modulus: number): number =>
  weightedSum(valuesOf(text.slice(0, weights.length)), weights) % modulus;

/** The usual check of modulus 11: 11 less the rest, 11 counting as 0; 10 stays 10 and so fits no digit. */
export const elevenLess = (text: string, weights: readonly number[]): number => (11 - weightedRest(text, weights, 11)) % 11;

/** The digit at an index as a number. */
export const digitAt = (text: string, index: number): number => Number(text.charAt(index));

/** Whether a text is one character repeated. */
export const isRepeated = (text: string): boolean => /^(.)\1*$/.test(text);

/** A calendar date as YYYY-MM-DD, or undefined when there is no such day. */
export function realDate(year: number, month: number, day: number): string | undefined {
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
