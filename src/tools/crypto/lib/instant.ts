import { unprocessable } from '../../errors.ts';

const FORM = /^([+-]\d{6}|\d{4})-(\d{2})-(\d{2})[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9})\d*)?)?([Zz]|[+-]\d{2}(?::?\d{2})?)$/;
const MILLION = 1_000_000n;
const MAX_HOURS = 23;
/** Somewhat before the end of JavaScript's calendar, so that there is room to compute with. */
const MAX_MILLISECONDS = 8.6e15;

/**
 * An instant as nanoseconds since 1970-01-01T00:00:00Z.
 * @param text ISO 8601 with offset, such as 2026-01-01T09:30:00.5+01:00; the present when absent
 * @param path the input field, for the error; anything else is unprocessable
 */
export function instantOf(text: string | undefined, path = 'now'): bigint {
  if (text === undefined) return BigInt(Date.now()) * MILLION;
  const match = FORM.exec(text.trim());
  if (!match) return refuse(path);
  const [, year = '', month = '', day = '', hour = '', minute = '', second = '0', fraction = '', zone = 'Z'] = match;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  date.setUTCHours(Number(hour), Number(minute), Number(second), 0);
  const real = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day) && Number(hour) <= MAX_HOURS;
  const offset = offsetMinutes(zone);
  if (!real || Number(minute) > 59 || Number(second) > 59 || offset === undefined || year === '-000000') return refuse(path);
  if (Math.abs(date.getTime()) > MAX_MILLISECONDS) unprocessable(`The ${path} is beyond the calendar, which ends in the year 274000.`, path);
  return BigInt(date.getTime() - offset * 60_000) * MILLION + BigInt(fraction.padEnd(9, '0'));
}

const refuse = (path: string): never =>
  unprocessable(`The ${path} is not an instant; write ISO 8601 with an offset, such as 2026-01-31T09:30:00Z or 2026-01-31T10:30:00+01:00.`, path);

function offsetMinutes(zone: string): number | undefined {
  if (zone === 'Z' || zone === 'z') return 0;
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(3).replace(':', '') || '0')];
  if (hours > MAX_HOURS || minutes > 59) return undefined;
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}

/** The greatest multiple of `step` nanoseconds not after an instant, in such steps. */
export function wholeSteps(nanoseconds: bigint, step: bigint): bigint {
  const quotient = nanoseconds / step;
  return nanoseconds % step < 0n ? quotient - 1n : quotient;
}

/** Whole seconds since 1970 of an instant in nanoseconds, towards minus infinity. */
export const unixSeconds = (nanoseconds: bigint): number => Number(wholeSteps(nanoseconds, 1_000_000_000n));

/** Whole milliseconds since 1970 of an instant in nanoseconds, towards minus infinity. */
export const unixMilliseconds = (nanoseconds: bigint): number => Number(wholeSteps(nanoseconds, MILLION));

const MAX_UNIX_SECONDS = 8_640_000_000_000;

/** Whether JavaScript's calendar reaches this many seconds since 1970. */
export const isRepresentable = (seconds: number): boolean => Number.isFinite(seconds) && Math.abs(seconds) <= MAX_UNIX_SECONDS;

/** ISO 8601 in UTC with milliseconds. @param milliseconds since 1970 */
export const isoMilliseconds = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** ISO 8601 in UTC, whole seconds. @param seconds since 1970 */
export const isoSeconds = (seconds: number): string => isoMilliseconds(seconds * 1000).replace('.000Z', 'Z');
