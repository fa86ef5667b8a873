import { dayNumber, parseDate } from './dates.ts';

const [DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS] = [86_400_000, 3_600_000, 60_000, 1_000] as const;
const FIRST_YEAR = 1;
/** 0001-01-01T00:00:00Z and 9999-12-31T23:59:59.999Z. */
const [MIN_INSTANT, MAX_INSTANT] = [-62_135_596_800_000, 253_402_300_799_999] as const;

const INSTANT = /^([0-9]{4}-[0-9]{2}-[0-9]{2})[Tt]([0-9]{2}):([0-9]{2})(?::([0-9]{2})(?:\.([0-9]{1,9}))?)?(?:([Zz])|([+-])([0-9]{2}):?([0-9]{2}))$/;

/** An instant written in ISO 8601 with an offset (2024-02-29T12:30:00+01:00, or Z) as milliseconds since 1970, or undefined for anything else. The years are 0001 to 9999. Digits beyond milliseconds are dropped. */
export function parseInstant(text: string): number | undefined {
  const match = INSTANT.exec(text);
  if (!match) return undefined;
  const [, dateText = '', hours, minutes, seconds = '0', fraction = '', , sign, offsetHours = '0', offsetMinutes = '0'] = match;
  const date = parseDate(dateText, FIRST_YEAR);
  if (!date || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59 || Number(offsetHours) > 23 || Number(offsetMinutes) > 59) return undefined;
  const offset = (Number(offsetHours) * HOUR_MS + Number(offsetMinutes) * MINUTE_MS) * (sign === '-' ? -1 : 1);
  const time = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS + Number(seconds) * SECOND_MS + Number(fraction.padEnd(3, '0').slice(0, 3));
  return dayNumber(date) * DAY_MS + time - offset;
}

/** The same, within the years 0001 to 9999 in UTC too. */
export function parseInstantInUtc(text: string): number | undefined {
  const instant = parseInstant(text);
  return instant !== undefined && instant >= MIN_INSTANT && instant <= MAX_INSTANT ? instant : undefined;
}
