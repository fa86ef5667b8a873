/** Seconds since midnight, and whether seconds were written. */
export interface TimeOfDay {
  seconds: number;
  withSeconds: boolean;
}

const TWELVE = /^(\d{1,2})(?::([0-5]\d)(?::([0-5]\d))?)?\s*([ap])\.?\s?m\.?$/i;
const FULL = /^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

/** A time of the 12-hour clock (9:15 AM, 9 p.m.), or undefined. */
export function readTwelveHour(text: string): TimeOfDay | undefined {
  const match = TWELVE.exec(text.trim());
  const hour = Number(match?.[1]);
  if (!match || hour < 1 || hour > 12) return undefined;
  const hours = (hour % 12) + (match[4]?.toLowerCase() === 'p' ? 12 : 0);
  return { seconds: hours * 3_600 + Number(match[2] ?? 0) * 60 + Number(match[3] ?? 0), withSeconds: match[3] !== undefined };
}

/** A time of day HH:MM[:SS], alone or with AM or PM, 24:00 the end of the day; undefined for anything else. */
export function readTimeOfDay(text: string): TimeOfDay | undefined {
  const trimmed = text.trim();
  if (/^24:00(?::00)?$/.test(trimmed)) return { seconds: 86_400, withSeconds: trimmed.length > 5 };
  const match = FULL.exec(trimmed);
  if (!match) return readTwelveHour(trimmed);
  return { seconds: Number(match[1]) * 3_600 + Number(match[2]) * 60 + Number(match[3] ?? 0), withSeconds: match[3] !== undefined };
}

/** What a field of a time of day must be. */
export const TIME_ERROR = 'must be a time of day such as 17:30, 17:30:15 or 5:30 PM';
