import { SHORT_MONTHS } from '../../shared/dates/month-names.ts';

const DELIMITERS = /[\t\x20-\x2f\x3b-\x40\x5b-\x60\x7b-\x7e]+/;

const TIME = /^([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2})(?:[^0-9].*)?$/s;
const DAY = /^([0-9]{1,2})(?:[^0-9].*)?$/s;
const YEAR = /^([0-9]{2,4})(?:[^0-9].*)?$/s;

/** What a token may say, in the order in which it is looked for; each is taken from the first token that says it. */
const PARTS: readonly ((token: string) => number[] | undefined)[] = [
  (token) => TIME.exec(token)?.slice(1).map(Number),
  (token) => DAY.exec(token)?.slice(1).map(Number),
  (token) => (SHORT_MONTHS.includes(token.slice(0, 3).toLowerCase()) ? [SHORT_MONTHS.indexOf(token.slice(0, 3).toLowerCase())] : undefined),
  (token) => YEAR.exec(token)?.slice(1).map(Number),
];

/** A date by RFC 6265 section 5.1.1 as ISO 8601 in UTC, or undefined. */
export function parseCookieDate(text: string): string | undefined {
  const found: (number[] | undefined)[] = [];
  for (const token of text.split(DELIMITERS)) {
    for (const [index, read] of PARTS.entries()) {
      const part = found[index] ? undefined : read(token);
      if (!part) continue;
      found[index] = part;
      break;
    }
  }
  const [time, [day] = [], [month] = [], [year] = []] = found;
  if (time === undefined || day === undefined || month === undefined || year === undefined) return undefined;
  const [hour = 0, minute = 0, second = 0] = time;
  const fullYear = year < 70 ? year + 2000 : year < 100 ? year + 1900 : year;
  if (fullYear < 1601 || hour > 23 || minute > 59 || second > 59) return undefined;
  const date = new Date(Date.UTC(fullYear, month, day, hour, minute, second));
  return date.getUTCDate() === day && date.getUTCMonth() === month ? date.toISOString().replace('.000Z', 'Z') : undefined;
}
