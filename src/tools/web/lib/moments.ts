import { z } from 'zod';
import { formatDate, parseDate } from '../../shared/dates/dates.ts';

/** A date, or an instant with the date it was written with. */
export interface Moment {
  /** As written, YYYY-MM-DD. */
  date: string;
  /** Milliseconds since 1970 in UTC; undefined for a date alone. */
  instant: number | undefined;
}

const MINUTE_MS = 60_000;

/** Reads YYYY-MM-DD, or an ISO 8601 instant: that with T, a time of day (seconds and their fraction may be absent) and Z or an offset. */
export function parseMoment(text: string): Moment | undefined {
  const [, day = '', hour, minute, second = '0', fraction = '', offset] =
    /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2}|[+-]\d{2}))?$/.exec(text) ?? [];
  const date = parseDate(day, 0);
  if (!date) return undefined;
  if (hour === undefined || minute === undefined || offset === undefined) return { date: formatDate(date), instant: undefined };
  const [hours, minutes, seconds] = [Number(hour), Number(minute), Number(second)];
  const shift = offsetMinutes(offset);
  if (hours > 23 || minutes > 59 || seconds > 59 || shift === undefined) return undefined;
  const start = new Date(0);
  start.setUTCFullYear(date.year, date.month - 1, date.day);
  start.setUTCHours(hours, minutes, seconds, Number(fraction.slice(0, 3).padEnd(3, '0')));
  return { date: formatDate(date), instant: start.getTime() - shift * MINUTE_MS };
}

function offsetMinutes(offset: string): number | undefined {
  if (offset === 'Z') return 0;
  const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(3).replace(':', ''))];
  if (hours > 23 || minutes > 59) return undefined;
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}

/** Milliseconds since 1970 of an ISO 8601 instant with offset, or undefined. */
export const parseInstant = (text: string): number | undefined => parseMoment(text)?.instant;

/** An input that holds an ISO 8601 instant with Z or an offset, within the years 0000 to 9999 in UTC too. */
export const instantText = () =>
  z
    .string()
    .min(20)
    .max(40)
    .refine((text) => isWritable(parseInstant(text)), { error: 'must be an ISO 8601 instant with Z or an offset, such as 2026-03-01T12:00:00Z' });

const isWritable = (instant: number | undefined): boolean => instant !== undefined && /^\d{4}-/.test(new Date(instant).toISOString());

/** Milliseconds since 1970 of a text that `instantText` has checked. */
export function checkedInstant(text: string): number {
  const instant = parseInstant(text);
  if (instant === undefined) throw new RangeError(`not an instant: ${text}`);
  return instant;
}

/** YYYY-MM-DDTHH:MM:SSZ in UTC, fractions of a second cut off. */
export const formatInstant = (instant: number): string => `${new Date(Math.floor(instant / 1000) * 1000).toISOString().slice(0, -5)}Z`;
