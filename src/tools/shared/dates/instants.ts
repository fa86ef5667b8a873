import { parseDate } from './dates.ts';

const INSTANT = /^([0-9]{4}-[0-9]{2}-[0-9]{2})[Tt]([0-9]{2}):([0-9]{2})(?::([0-9]{2})(?:\.([0-9]{1,9}))?)?(?:([Zz])|([+-])([0-9]{2}):?([0-9]{2}))$/;

/** An instant written in ISO 8601 with an offset (2024-02-29T12:30:00+01:00, or Z) as milliseconds since 1970, or undefined for anything else. Digits beyond milliseconds are dropped. */
export function parseInstant(text: string): number | undefined {
  const match = INSTANT.exec(text);
  if (!match) return undefined;
  const [, dateText = '', hours, minutes, seconds = '0', fraction = '', , sign, offsetHours = '0', offsetMinutes = '0'] = match;
  const date = parseDate(dateText);
  if (!date || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59 || Number(offsetHours) > 23 || Number(offsetMinutes) > 59) return undefined;
  const offset = (Number(offsetHours) * 60 + Number(offsetMinutes)) * (sign === '-' ? -60_000 : 60_000);
  const time = Date.UTC(date.year, date.month - 1, date.day, Number(hours), Number(minutes), Number(seconds), Number(fraction.padEnd(3, '0').slice(0, 3)));
  return time - offset;
}
