import { type CalendarDate, checkedDate } from '../../shared/dates/dates.ts';

/** The date that an input names, or today's (UTC). */
export const referenceDay = (text: string | undefined): CalendarDate => checkedDate(text ?? new Date().toISOString().slice(0, 10));

/** The year of two digits that is at most 49 before or 50 after a year (GS1 General Specifications section 7.12). */
export function yearNear(twoDigits: number, reference: number): number {
  const year = reference - (reference % 100) + twoDigits;
  const distance = year - reference;
  if (distance > 50) return year - 100;
  return distance < -49 ? year + 100 : year;
}
