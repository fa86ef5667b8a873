import { invalid } from '../../errors.ts';
import type { PatternPart } from './ldml-format.ts';
import { MONTHS, readZone, WEEKDAYS } from './moments.ts';

/** The finest part a date gives. */
export type Precision = 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute' | 'second' | 'fraction';

/** What a text says: a local time, its offset as written (+HH:MM) or its zone, and how finely. */
export interface ReadDate {
  local: Temporal.PlainDateTime;
  /** `HH:MM:SS[.fraction]` as written; absent for a date alone. */
  time?: string;
  /** The date as written, where 24:00 makes it another than that of `local`. */
  writtenDate?: Temporal.PlainDate;
  offset?: string;
  zone?: string;
  precision: Precision;
}

const MAX_DIGITS: Record<string, number> = { y: 4, Y: 4, M: 2, d: 2, D: 3, w: 2, Q: 1, e: 1, h: 2, H: 2, K: 2, k: 2, m: 2, s: 2, S: 9 };
const short = (names: readonly string[]): string[] => names.map((name) => name.slice(0, 3));
const OFFSETS: Record<string, string> = { X: 'Z|[+-]\\d{2}(?:\\d{2})?', XX: 'Z|[+-]\\d{4}', XXX: 'Z|[+-]\\d{2}:\\d{2}' };
const GROUPS = [
  ['year', 'yY'],
  ['month', 'MQ'],
  ['week', 'w'],
  ['day', 'dDEe'],
  ['hour', 'hHKk'],
  ['minute', 'm'],
  ['second', 's'],
  ['fraction', 'S'],
] as const satisfies readonly (readonly [Precision, string])[];

const isNumber = (part: PatternPart | undefined): boolean => part?.field !== undefined && part.field.charAt(0) in MAX_DIGITS && !isName(part.field);
const isName = (field: string): boolean => /^(?:MMM+|E+|QQQ+|a)$/.test(field);
const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Reads texts after a pattern. The reader answers with a text saying what does not fit. A pattern that cannot be read by is invalid. @param path the pattern's field */
export function patternReader(parts: readonly PatternPart[], path: string): (text: string) => ReadDate | string {
  const fields = parts.flatMap(({ field }) => (field === undefined ? [] : [field]));
  const letters = fields.map((field) => (field.charAt(0).toLowerCase() === 'x' ? 'x' : field.charAt(0)));
  const twice = letters.find((letter, index) => letters.indexOf(letter) !== index);
  if (twice !== undefined) invalid(path, `has the field ${twice} twice, so a date cannot be read by it`);
  const narrow = fields.find((field) => field === 'MMMMM' || field === 'EEEEE');
  if (narrow !== undefined) invalid(path, `has ${narrow}, single letters that do not name one month or day`);
  const source = parts
    .map((part, index) => (part.field === undefined ? literally(part.text ?? '') : `(${fieldSource(part.field, isNumber(parts[index - 1]))})`))
    .join('');
  const expression = new RegExp(`^${source}$`, 'iu');
  const precision = GROUPS.findLast(([, group]) => letters.some((letter) => group.includes(letter)))?.[0] ?? 'year';
  return (text) => {
    const match = expression.exec(text);
    if (!match) return 'does not fit the pattern';
    return dateFrom(new Map(fields.map((field, index) => [field.charAt(0), { field, text: match[index + 1] ?? '' }])), precision);
  };
}

/** @param afterNumber the field follows another number at once: then it has just as many digits as letters */
function fieldSource(field: string, afterNumber: boolean): string {
  const letter = field.charAt(0);
  if (field === 'MMM') return short(MONTHS).join('|');
  if (field === 'MMMM') return MONTHS.join('|');
  if (letter === 'E') return (field === 'EEEE' ? WEEKDAYS : short(WEEKDAYS)).join('|');
  if (field === 'QQQ') return 'Q[1-4]';
  if (field === 'QQQQ') return '(?:1st|2nd|3rd|4th) quarter';
  if (letter === 'a') return 'AM|PM';
  if (letter === 'x' || letter === 'X') return (OFFSETS[field.toUpperCase()] ?? '').slice(letter === 'x' ? 2 : 0);
  if (letter === 'V') return '[A-Za-z][A-Za-z0-9_+/-]*|[+-]\\d{2}:\\d{2}';
  if (field === 'yy') return '\\d{2}';
  return afterNumber ? `\\d{${field.length}}` : `\\d{${field.length},${Math.max(field.length, MAX_DIGITS[letter] ?? 2)}}`;
}

type Fields = ReadonlyMap<string, { field: string; text: string }>;

/** The date that fields make, or why they make none. */
function dateFrom(fields: Fields, precision: Precision): ReadDate | string {
  const number = (letter: string): number | undefined => {
    const found = fields.get(letter);
    return found && Number(found.text);
  };
  const offset = offsetFrom(fields.get('X')?.text ?? fields.get('x')?.text);
  const zoneWritten = fields.get('V')?.text;
  const zone = zoneWritten === undefined ? undefined : readZone(zoneWritten);
  if (zoneWritten !== undefined && zone === undefined) return `names the time zone ${zoneWritten.slice(0, 40)}, which does not exist`;
  const date = calendarDate(fields, number);
  if (!date) return 'is not a date of the calendar';
  const clock = clockFrom(fields, number);
  if (!clock) return 'has a time of day that does not exist';
  if (offset === null) return 'has an offset that does not exist';
  const mismatch = mismatchOf(fields, date);
  if (mismatch !== undefined) return mismatch;
  const timed = [...'hHKkmsS'].some((letter) => fields.has(letter));
  return {
    local: date.toPlainDateTime(clock),
    precision,
    ...(timed && { time: clock.toString() }),
    ...(offset !== undefined && { offset }),
    ...(zone !== undefined && { zone }),
  };
}

function clockFrom(fields: Fields, number: (letter: string) => number | undefined): Temporal.PlainTime | undefined {
  const hour = hourFrom(fields, number);
  const [minute, second] = [number('m') ?? 0, number('s') ?? 0];
  if (hour === undefined || minute > 59 || second > 59) return undefined;
  const fraction = (fields.get('S')?.text ?? '').padEnd(9, '0');
  return Temporal.PlainTime.from({
    hour,
    minute,
    second,
    millisecond: Number(fraction.slice(0, 3)),
    microsecond: Number(fraction.slice(3, 6)),
    nanosecond: Number(fraction.slice(6)),
  });
}

/** What the weekday or the quarter that is written says otherwise than the date. */
function mismatchOf(fields: Fields, date: Temporal.PlainDate): string | undefined {
  const weekday = fields.get('E')?.text ?? (fields.has('w') ? undefined : fields.get('e')?.text);
  if (weekday !== undefined && weekdayFrom(weekday) !== date.dayOfWeek) return `names a weekday, but ${date} is a ${WEEKDAYS[date.dayOfWeek - 1]}`;
  const quarter = fields.get('Q')?.text;
  const isOther = quarter !== undefined && Number(/[1-4]/.exec(quarter)?.[0]) !== Math.ceil(date.month / 3);
  return isOther ? 'names a quarter that the date is not in' : undefined;
}

function calendarDate(fields: Fields, number: (letter: string) => number | undefined): Temporal.PlainDate | undefined {
  const written = number('y');
  const year = fields.get('y')?.field === 'yy' && written !== undefined ? written + (written < 69 ? 2000 : 1900) : written;
  const weekYear = number('Y');
  const week = number('w');
  try {
    if (week !== undefined) return weekDate(weekYear ?? year ?? 1970, week, number('e') ?? weekdayFrom(fields.get('E')?.text ?? '1'));
    const wanted = year ?? weekYear ?? 1970;
    if (wanted < 1) return undefined;
    const dayOfYear = number('D');
    if (dayOfYear !== undefined) {
      const start = new Temporal.PlainDate(wanted, 1, 1);
      return dayOfYear >= 1 && dayOfYear <= start.daysInYear ? start.add({ days: dayOfYear - 1 }) : undefined;
    }
    return new Temporal.PlainDate(wanted, monthFrom(fields), number('d') ?? 1);
  } catch {
    return undefined;
  }
}

/** The date of an ISO week and weekday; undefined where the year has no such week. */
export function weekDate(year: number, week: number, weekday: number): Temporal.PlainDate | undefined {
  if (year < 1 || weekday < 1 || weekday > 7 || week < 1) return undefined;
  const fourth = new Temporal.PlainDate(year, 1, 4);
  const date = fourth.add({ days: (week - 1) * 7 + weekday - fourth.dayOfWeek });
  return date.yearOfWeek === year && date.year >= 1 && date.year <= 9999 ? date : undefined;
}

const weekdayFrom = (text: string): number =>
  /^\d$/.test(text) ? Number(text) : short(WEEKDAYS).findIndex((name) => name.toLowerCase() === text.slice(0, 3).toLowerCase()) + 1;

function monthFrom(fields: Fields): number {
  const month = fields.get('M');
  const quarter = fields.get('Q')?.text;
  if (!month) return quarter === undefined ? 1 : Number(/[1-4]/.exec(quarter)?.[0] ?? 0) * 3 - 2;
  return /^\d/.test(month.text) ? Number(month.text) : short(MONTHS).findIndex((name) => name.toLowerCase() === month.text.slice(0, 3).toLowerCase()) + 1;
}

function hourFrom(fields: Fields, number: (letter: string) => number | undefined): number | undefined {
  const afternoon = fields.get('a')?.text.toLowerCase() === 'pm' ? 12 : 0;
  const within = (value: number, low: number, high: number): boolean => value >= low && value <= high;
  const [full, from1, half, from0] = [number('H'), number('k'), number('h'), number('K')];
  if (full !== undefined) return within(full, 0, 23) ? full : undefined;
  if (from1 !== undefined) return within(from1, 1, 24) ? from1 % 24 : undefined;
  if (half !== undefined) return within(half, 1, 12) ? (half % 12) + afternoon : undefined;
  if (from0 !== undefined) return within(from0, 0, 11) ? from0 + afternoon : undefined;
  return 0;
}

/** An offset as +HH:MM; null where it is out of range. */
function offsetFrom(text: string | undefined): string | undefined | null {
  if (text === undefined) return undefined;
  if (/^z$/i.test(text)) return '+00:00';
  const digits = text.slice(1).replace(':', '').padEnd(4, '0');
  if (Number(digits.slice(0, 2)) > 23 || Number(digits.slice(2)) > 59) return null;
  return `${text.charAt(0)}${digits.slice(0, 2)}:${digits.slice(2)}`;
}

/** The instant that a text read means. @param zone where it has neither offset nor zone of its own */
export function instantRead(read: ReadDate, zone: string): Temporal.ZonedDateTime {
  const own = read.offset ?? read.zone ?? zone;
  return read.time === undefined && read.offset === undefined ? read.local.toPlainDate().toZonedDateTime(own) : read.local.toZonedDateTime(own);
}
