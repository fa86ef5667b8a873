import { type CalendarDate, dayNumber, daysInMonth } from './dates.ts';

const isLastOfFebruary = ({ year, month, day }: CalendarDate): boolean => month === 2 && day === daysInMonth(year, 2);

/** Days from one date to a later one by the US (NASD) 30/360 rule. */
export function days30US(start: CalendarDate, end: CalendarDate): number {
  let [from, to] = [start.day, end.day];
  if (isLastOfFebruary(start)) {
    if (isLastOfFebruary(end)) to = 30;
    from = 30;
  }
  if (to === 31 && from >= 30) to = 30;
  if (from === 31) from = 30;
  return days30(start, end, from, to);
}

/** Days from one date to a later one by the European 30E/360 rule: any 31 becomes 30. */
export function days30European(start: CalendarDate, end: CalendarDate): number {
  return days30(start, end, Math.min(start.day, 30), Math.min(end.day, 30));
}

/** Calendar days from one date to another. */
export const actualDays = (start: CalendarDate, end: CalendarDate): number => dayNumber(end) - dayNumber(start);

const days30 = (start: CalendarDate, end: CalendarDate, from: number, to: number): number =>
  360 * (end.year - start.year) + 30 * (end.month - start.month) + (to - from);
