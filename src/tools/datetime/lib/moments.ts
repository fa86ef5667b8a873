import { z } from 'zod';
import { invalid, unprocessable } from '../../errors.ts';

export type { Moment };

const DATE = /^(\d{4}-\d{2}-\d{2})$/;
const LOCAL = /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(\.\d{1,9})?)?$/;
const OFFSET = /^[+-](?:[01]\d|2[0-3]):[0-5]\d$/;
const ZONE_NAME = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/;
const MIN_YEAR = 1;
const MAX_YEAR = 9999;

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'] as const;

/** What a caller may write where a point in time is asked for: a day, a time without an offset, or one with it. */
type Moment =
  | { kind: 'date'; date: Temporal.PlainDate }
  | { kind: 'local'; local: Temporal.PlainDateTime }
  | { kind: 'instant'; instant: Temporal.Instant; offset: string };

/** The English name of an ISO weekday, 1 Monday to 7 Sunday. */
export const weekdayName = (weekday: number): string => WEEKDAYS[weekday - 1] ?? '';

/** A real date YYYY-MM-DD of the years 0001 to 9999, or undefined. */
export function readDate(text: string): Temporal.PlainDate | undefined {
  if (!DATE.test(text)) return undefined;
  try {
    const date = Temporal.PlainDate.from(text, { overflow: 'reject' });
    return date.year >= MIN_YEAR ? date : undefined;
  } catch {
    return undefined;
  }
}

/** A real local time (date, T or a space, HH:MM[:SS[.fraction]]), or undefined. */
export function readLocal(text: string): Temporal.PlainDateTime | undefined {
  const match = LOCAL.exec(text);
  const date = match?.[1] === undefined ? undefined : readDate(match[1]);
  return date?.toPlainDateTime(Temporal.PlainTime.from(text.slice(11)));
}

/** A local time followed by Z or an offset, or undefined. */
export function readInstant(text: string): { instant: Temporal.Instant; offset: string } | undefined {
  const offset = text.endsWith('Z') ? 'Z' : text.slice(-6);
  if (offset !== 'Z' && !OFFSET.test(offset)) return undefined;
  const local = readLocal(text.slice(0, -offset.length));
  if (!local) return undefined;
  return { instant: local.toZonedDateTime(offset === 'Z' ? 'UTC' : offset).toInstant(), offset: offset === 'Z' ? '+00:00' : offset };
}

/** A date, local time or instant, or undefined. */
export function readMoment(text: string): Moment | undefined {
  const date = readDate(text);
  if (date) return { kind: 'date', date };
  const local = readLocal(text);
  if (local) return { kind: 'local', local };
  const instant = readInstant(text);
  return instant && { kind: 'instant', ...instant };
}

/** A zone as the tz database spells it (links not resolved), `UTC` or a fixed offset +HH:MM; undefined for anything else. */
export function readZone(text: string): string | undefined {
  if (!OFFSET.test(text) && !ZONE_NAME.test(text)) return undefined;
  try {
    return new Temporal.ZonedDateTime(0n, text).timeZoneId;
  } catch {
    return undefined;
  }
}

const DATE_ERROR = 'must be a real date written YYYY-MM-DD, from 0001-01-01 to 9999-12-31';
const MOMENT_ERROR =
  'must be a date (2024-03-05), a local time (2024-03-05T15:04:05) or an instant (2024-03-05T15:04:05Z, 2024-03-05T15:04:05+01:00) that exists';
const INSTANT_ERROR = 'must be an instant that exists, written such as 2024-03-05T15:04:05Z or 2024-03-05T15:04:05+01:00';
const ZONE_ERROR = 'must be a time zone: an IANA name such as Europe/Berlin, UTC, or an offset such as +05:30';

/** An input that must be a date. */
export const dateText = z
  .string()
  .max(64)
  .refine((text) => readDate(text) !== undefined, { error: DATE_ERROR });
/** An input that must be a date, local time or instant. */
export const momentText = z
  .string()
  .min(1)
  .max(64)
  .refine((text) => readMoment(text) !== undefined, { error: MOMENT_ERROR });
/** An input that must be an instant. */
export const instantText = z
  .string()
  .min(1)
  .max(64)
  .refine((text) => readInstant(text) !== undefined, { error: INSTANT_ERROR });
/** An input that must be a time zone. */
export const zoneText = z
  .string()
  .min(1)
  .max(64)
  .refine((text) => readZone(text) !== undefined, { error: ZONE_ERROR });

/** A date that `dateText` has checked. @param path the field, for those that no schema has checked */
export const dateOf = (text: string, path = ''): Temporal.PlainDate => readDate(text) ?? invalid(path, DATE_ERROR);
/** A moment that `momentText` has checked. */
export const momentOf = (text: string, path = ''): Moment => readMoment(text) ?? invalid(path, MOMENT_ERROR);
/** An instant that `instantText` has checked, or the present. */
export const instantOrNow = (text: string | undefined, path = ''): Temporal.Instant =>
  text === undefined ? Temporal.Now.instant() : (readInstant(text)?.instant ?? invalid(path, INSTANT_ERROR));
/** A zone that `zoneText` has checked, in its own spelling. */
export const zoneOf = (text: string, path = ''): string => readZone(text) ?? invalid(path, ZONE_ERROR);

/** A moment on the clock of a zone: dates are their first moment there, local times are taken there, skipped ones moved forward, repeated ones the first. */
export function zonedOf(moment: Moment, zone: string): Temporal.ZonedDateTime {
  if (moment.kind === 'date') return moment.date.toZonedDateTime(zone);
  return moment.kind === 'local' ? moment.local.toZonedDateTime(zone) : moment.instant.toZonedDateTimeISO(zone);
}

/** The moment that a text names, or the present, on the clock of a zone. */
export const zonedOrNow = (text: string | undefined, zone: string, path = ''): Temporal.ZonedDateTime =>
  text === undefined ? Temporal.Now.zonedDateTimeISO(zone) : zonedOf(momentOf(text, path), zone);

/** The date that a text names, or today in a zone. */
export const dateOrToday = (text: string | undefined, zone = 'UTC', path = ''): Temporal.PlainDate =>
  text === undefined ? Temporal.Now.plainDateISO(zone) : dateOf(text, path);

/** Holds a result to the years that can be written. */
export function withinYears<T extends { year: number }>(place: T): T {
  if (place.year < MIN_YEAR || place.year > MAX_YEAR) unprocessable('The result is outside the years 0001 to 9999.');
  return place;
}

/** A date as YYYY-MM-DD; unprocessable outside the years 0001 to 9999. */
export const writeDate = (date: Temporal.PlainDate): string => withinYears(date).toString();

/** A local time with its seconds always and its fraction where it is not zero. */
export const writeLocal = (local: Temporal.PlainDateTime): string => withinYears(local).toString();

/** An instant with Z; unprocessable outside the years 0001 to 9999. */
export function writeInstant(instant: Temporal.Instant): string {
  withinYears(instant.toZonedDateTimeISO('UTC'));
  return instant.toString();
}

/** An instant with the offset of its zone, +00:00 for UTC. */
export const writeZoned = (zoned: Temporal.ZonedDateTime): string => withinYears(zoned).toString({ timeZoneName: 'never' });

/** The offset in force as +HH:MM, local mean times rounded to the minute. */
export const offsetText = (zoned: Temporal.ZonedDateTime): string => zoned.toString({ timeZoneName: 'never' }).slice(-6);

/** Whole nanoseconds since 1970-01-01T00:00Z as an instant; unprocessable outside the years 0001 to 9999. */
export function instantAt(nanoseconds: bigint): Temporal.Instant {
  if (nanoseconds < MIN_NANOSECONDS || nanoseconds > MAX_NANOSECONDS) unprocessable('The moment is outside the years 0001 to 9999.');
  return Temporal.Instant.fromEpochNanoseconds(nanoseconds);
}

const MIN_NANOSECONDS = -62_135_596_800_000_000_000n;
const MAX_NANOSECONDS = 253_402_300_799_999_999_999n;
/** Nanoseconds of a second. */
export const SECOND = 1_000_000_000n;

/** A quotient of whole numbers rounded down. @param divisor greater than 0 */
export const floorDivide = (value: bigint, divisor: bigint): bigint => (value - (((value % divisor) + divisor) % divisor)) / divisor;

/** numerator / denominator as the nearest double, however small. @param denominator greater than 0 */
export function quotient(numerator: bigint, denominator: bigint): number {
  // 25 digits that count, and one that stands for all that follow.
  const places = 25 + String(denominator).length;
  const scaled = numerator * 10n ** BigInt(places);
  const rest = scaled % denominator === 0n ? '' : '1';
  return Number(`${scaled / denominator}${rest}e-${places + rest.length}`) + 0;
}

/** The name of a zone's offset in force, in English. @param style long "Eastern Daylight Time", short "EDT" */
export function zoneName(instant: Temporal.Instant, zone: string, style: 'long' | 'short'): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: style });
  return format.formatToParts(instant.epochMilliseconds).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** Ends a sentence of parts such as "7 days 5 hours", zero parts left out. @param parts amounts with their singular names */
export const partsText = (parts: readonly (readonly [amount: number | string, name: string])[], none = '0 seconds'): string =>
  parts
    .filter(([amount]) => Number(amount) !== 0)
    .map(([amount, name]) => `${amount} ${name}${Number(amount) === 1 ? '' : 's'}`)
    .join(' ') || none;
