import { dayNumber, daysInMonth, formatDate } from '../dates/dates.ts';
import { mailZoneOffset, SHORT_MONTHS } from '../dates/month-names.ts';

const [DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS] = [86_400_000, 3_600_000, 60_000, 1_000] as const;
const DATE =
  /^(?:[A-Za-z]{3,9},?\s+)?([0-9]{1,2})[\s-]+([A-Za-z]{3})[A-Za-z]*[\s-]+([0-9]{2,4})\s+([0-9]{1,2}):([0-9]{2})(?::([0-9]{2}))?\s*([+-][0-9]{4}|[A-Za-z]{1,5})$/;

/** A date of a message: ISO 8601 with its own offset, and the same instant in milliseconds since 1970. */
export interface MailDate {
  iso: string;
  time: number;
}

/** Text without its comments in parentheses, which may be nested (RFC 5322 section 3.2.2); those inside of quoted strings stay. */
export function withoutComments(text: string): string {
  let result = '';
  let depth = 0;
  let isQuoted = false;
  for (let i = 0; i < text.length; i++) {
    const character = text[i] ?? '';
    if (character === '\\') {
      if (depth === 0) result += text.slice(i, i + 2);
      i++;
      continue;
    }
    if (character === '"' && depth === 0) isQuoted = !isQuoted;
    if (character === '(' && !isQuoted) depth++;
    else if (character === ')' && depth > 0 && !isQuoted) {
      depth--;
      result += ' ';
    } else if (depth === 0) result += character;
  }
  return result;
}

/** The date-time of RFC 5322 section 3.3, obsolete forms included; undefined when it is not one or has no zone. */
export function parseMailDate(text: string): MailDate | undefined {
  const match = DATE.exec(withoutComments(text).trim().replace(/\s+/g, ' '));
  if (!match) return undefined;
  const [, day = '', monthName = '', yearText = '', hour = '', minute = '', second = '0', zone = ''] = match;
  const month = SHORT_MONTHS.indexOf(monthName.toLowerCase());
  const offset = /^[+-]/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(3)}`.replace('-00:00', '+00:00') : mailZoneOffset(zone);
  // RFC 5322 section 4.3: two digits up to 49 are of this century, three digits count from 1900
  const year = yearText.length === 4 ? Number(yearText) : Number(yearText) + (yearText.length === 2 && Number(yearText) < 50 ? 2000 : 1900);
  const date = { year, month: month + 1, day: Number(day) };
  const [hours, minutes, seconds] = [Number(hour), Number(minute), Number(second)];
  const fits = month >= 0 && date.day >= 1 && date.day <= daysInMonth(year, date.month) && hours < 24 && minutes < 60 && seconds < 60;
  if (!fits || offset === undefined || Number(offset.slice(1, 3)) > 23 || Number(offset.slice(4)) > 59) return undefined;
  const offsetMinutes = (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4))) * (offset.startsWith('-') ? -1 : 1);
  return {
    iso: `${formatDate(date)}T${hour.padStart(2, '0')}:${minute}:${second.padStart(2, '0')}${offset}`,
    time: dayNumber(date) * DAY_MS + hours * HOUR_MS + (minutes - offsetMinutes) * MINUTE_MS + seconds * SECOND_MS,
  };
}
