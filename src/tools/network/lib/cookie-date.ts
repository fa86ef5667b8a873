import { SHORT_MONTHS } from '../../shared/dates/month-names.ts';

const DELIMITERS = /[\t\x20-\x2f\x3b-\x40\x5b-\x60\x7b-\x7e]+/;

/** A date by RFC 6265 section 5.1.1 as ISO 8601 in UTC, or undefined. */
export function parseCookieDate(text: string): string | undefined {
  let time: number[] | undefined;
  let day: number | undefined;
  let month: number | undefined;
  let year: number | undefined;
  for (const token of text.split(DELIMITERS)) {
    const clock = time === undefined ? /^([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2})(?:[^0-9].*)?$/s.exec(token) : null;
    const short = day === undefined ? /^([0-9]{1,2})(?:[^0-9].*)?$/s.exec(token) : null;
    const name = month === undefined ? SHORT_MONTHS.indexOf(token.slice(0, 3).toLowerCase()) : -1;
    const long = year === undefined ? /^([0-9]{2,4})(?:[^0-9].*)?$/s.exec(token) : null;
    if (clock) time = clock.slice(1).map(Number);
    else if (short) day = Number(short[1]);
    else if (name >= 0) month = name;
    else if (long) year = Number(long[1]);
  }
  if (time === undefined || day === undefined || month === undefined || year === undefined) return undefined;
  const [hour = 0, minute = 0, second = 0] = time;
  const fullYear = year < 70 ? year + 2000 : year < 100 ? year + 1900 : year;
  if (fullYear < 1601 || hour > 23 || minute > 59 || second > 59) return undefined;
  const date = new Date(Date.UTC(fullYear, month, day, hour, minute, second));
  return date.getUTCDate() === day && date.getUTCMonth() === month ? date.toISOString().replace('.000Z', 'Z') : undefined;
}
