import { mailZoneOffset, SHORT_MONTHS } from '../../shared/dates/month-names.ts';
import { formatInstant, parseMoment } from './moments.ts';

/** Two digits of a year are read as RFC 2822 has it: 00 to 49 from 2000 on, 50 to 99 and three digits from 1900 on. */
function fullYear(written: string): string {
  if (written.length === 4) return written;
  const year = Number(written);
  return String(year + (written.length === 2 && year < 50 ? 2000 : 1900));
}

/** An RFC 822 date as an ISO 8601 instant, or undefined for another form. */
function isoOfRfc822(text: string): string | undefined {
  const [, day = '', month = '', year = '', hour = '', minute, second = '00', zone = ''] =
    /^(?:[A-Za-z]{3,9},?\s+)?(\d{1,2})\s+([A-Za-z]{3})[a-z]*\.?\s+(\d{2,4})\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s+([A-Za-z]{1,3}|[+-]\d{2}:?\d{2})$/.exec(text) ??
    [];
  const monthNumber = SHORT_MONTHS.indexOf(month.toLowerCase()) + 1;
  const offset = /^[+-]/.test(zone) ? zone : mailZoneOffset(zone);
  if (minute === undefined || monthNumber === 0 || offset === undefined) return undefined;
  return `${fullYear(year)}-${String(monthNumber).padStart(2, '0')}-${day.padStart(2, '0')}T${hour.padStart(2, '0')}:${minute}:${second}${offset}`;
}

/** A date of a feed (RFC 822, or ISO 8601; a day alone begins at 00:00 UTC) as YYYY-MM-DDTHH:MM:SSZ, or undefined when it cannot be read. */
export function feedDate(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const trimmed = text.trim();
  const moment = parseMoment(isoOfRfc822(trimmed) ?? trimmed.toUpperCase());
  if (!moment) return undefined;
  return moment.instant === undefined ? `${moment.date}T00:00:00Z` : formatInstant(moment.instant);
}
