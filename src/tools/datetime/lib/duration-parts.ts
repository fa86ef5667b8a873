/** Calendar and clock parts of a span, never negative. */
export interface SpanParts {
  years: number;
  months: number;
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** An ISO 8601 duration of the parts that are not zero; PT0S for none. */
export function isoDuration({ years, months, days, hours, minutes, seconds }: SpanParts, sign = 1): string {
  const part = (amount: number, letter: string): string => (amount === 0 ? '' : `${decimalText(amount)}${letter}`);
  const date = part(years, 'Y') + part(months, 'M') + part(days, 'D');
  const time = part(hours, 'H') + part(minutes, 'M') + part(seconds, 'S');
  if (date === '' && time === '') return 'PT0S';
  return `${sign < 0 ? '-' : ''}P${date}${time === '' ? '' : `T${time}`}`;
}

/** The calendar difference of two dates, the first not after the second: whole years and months, then days. */
export function calendarDifference(earlier: Temporal.PlainDate, later: Temporal.PlainDate): { years: number; months: number; days: number } {
  const { years, months, days } = earlier.until(later, { largestUnit: 'years' });
  return { years, months, days };
}

/** A number of seconds without an exponent, to the nanosecond at most. */
export const decimalText = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(9).replace(/0+$/, ''));
