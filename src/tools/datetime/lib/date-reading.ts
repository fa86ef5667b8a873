import { mailZoneOffset, SHORT_MONTHS } from '../../shared/dates/month-names.ts';
import { type ReadDate, weekDate } from './ldml-parse.ts';
import { readDate, WEEKDAYS } from './moments.ts';

/** Undefined where a text does not have the shape, a text saying what is wrong where it has it but names nothing that exists. */
type Outcome = ReadDate | string | undefined;

const NOT_A_DATE = 'The text names a day that does not exist.';
const NOT_A_TIME = 'The text names a time of day that does not exist: hours go to 23, minutes and seconds to 59.';
const NOT_AN_OFFSET = 'The text has an offset that does not exist: hours go to 23, minutes to 59.';

/** RFC 3339 date-time: a full date, time and offset. */
export function readRfc3339(text: string): Outcome {
  const match = /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}:\d{2}:\d{2})(\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/.exec(text);
  if (!match) return undefined;
  const [, date = '', time = '', fraction, zone = ''] = match;
  return assembled(
    readDate(date),
    `${time}${(fraction ?? '').slice(0, 10)}`,
    /^z$/i.test(zone) ? '+00:00' : zone,
    fraction === undefined ? 'second' : 'fraction',
  );
}

/** The three forms of HTTP-date. @param now the present, that two-digit years are near to */
export function readHttp(text: string, now: Temporal.Instant): Outcome {
  const day = 'Mon|Tue|Wed|Thu|Fri|Sat|Sun';
  const month = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
  const time = '\\d{2}:\\d{2}:\\d{2}';
  const fixed = new RegExp(`^(${day}), (\\d{2}) (${month}) (\\d{4}) (${time}) GMT$`).exec(text);
  if (fixed) return named(fixed[1], fixed[4], fixed[3], fixed[2], fixed[5], '+00:00');
  const ansi = new RegExp(`^(${day}) (${month}) (\\d{2}| \\d) (${time}) (\\d{4})$`).exec(text);
  if (ansi) {
    const read = named(ansi[1], ansi[5], ansi[2], ansi[3]?.trim(), ansi[4], undefined);
    return typeof read === 'object' ? { ...read, zone: 'UTC' } : read;
  }
  const old = new RegExp(`^(${WEEKDAYS.join('|')}), (\\d{2})-(${month})-(\\d{2}) (${time}) GMT$`).exec(text);
  if (!old) return undefined;
  const [, weekday, date, monthName, digits, clock] = old;
  const limit = now.toZonedDateTimeISO('UTC').add({ years: 50 });
  const century = limit.year - (limit.year % 100) + Number(digits);
  const inCentury = (year: number): Outcome => named(weekday, String(year).padStart(4, '0'), monthName, date, clock, '+00:00');
  if (century > limit.year) return inCentury(century - 100);
  const read = inCentury(century);
  const tooFar = century === limit.year && typeof read === 'object' && Temporal.PlainDateTime.compare(read.local, limit.toPlainDateTime()) > 0;
  return tooFar ? inCentury(century - 100) : read;
}

/** RFC 5322 date-time with comments and its obsolete forms. */
export function readRfc5322(text: string): Outcome {
  const plain = withoutComments(text);
  if (plain === undefined) return undefined;
  const match =
    /^\s*(?:(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\s*,)?\s*(\d{1,2})\s*(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\s*(\d{2,6})\s+(\d{2})\s*:\s*(\d{2})(?:\s*:\s*(\d{2}))?\s*([+-]\d{4}|[A-Za-z]{1,5})\s*$/i.exec(
      plain,
    );
  if (!match) return undefined;
  const [, weekday, day, month, digits = '', hour, minute, second, zone = ''] = match;
  const written = Number(digits);
  const year = digits.length === 2 ? written + (written < 50 ? 2000 : 1900) : digits.length === 3 ? written + 1900 : written;
  if (year > 9999) return NOT_A_DATE;
  const offset = /^[+-]/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(3)}` : (mailZoneOffset(zone) ?? '+00:00');
  const read = named(weekday, String(year).padStart(4, '0'), month, day, `${hour}:${minute}:${second ?? '00'}`, offset);
  return typeof read === 'object' && second === undefined ? { ...read, precision: 'minute' } : read;
}

function withoutComments(text: string): string | undefined {
  let plain = '';
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '\\' && depth > 0) at += 1;
    else if (char === '(') depth += 1;
    else if (char === ')') {
      if (depth === 0) return undefined;
      depth -= 1;
      plain += ' ';
    } else if (depth === 0) plain += char;
  }
  return depth === 0 ? plain : undefined;
}

function named(weekday: string | undefined, year = '', month = '', day = '', time = '', offset: string | undefined): Outcome {
  const number = SHORT_MONTHS.indexOf(month.toLowerCase()) + 1;
  const date = readDate(`${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`);
  const name = WEEKDAYS[(date?.dayOfWeek ?? 1) - 1] ?? '';
  if (date && weekday !== undefined && !name.toLowerCase().startsWith(weekday.slice(0, 3).toLowerCase()))
    return `The weekday does not fit: ${date} is a ${name}.`;
  return assembled(date, time, offset, 'second');
}

function assembled(date: Temporal.PlainDate | undefined, time: string, offset: string | undefined, precision: ReadDate['precision']): Outcome {
  if (!date) return NOT_A_DATE;
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d/.test(time)) return NOT_A_TIME;
  if (offset !== undefined && !/^[+-](?:[01]\d|2[0-3]):[0-5]\d$/.test(offset)) return NOT_AN_OFFSET;
  const clock = Temporal.PlainTime.from(time);
  return { local: date.toPlainDateTime(clock), time: clock.toString(), precision, ...(offset !== undefined && { offset }) };
}

const ISO_DATES: readonly [RegExp, 'basic' | 'extended' | 'both', ReadDate['precision'], (match: readonly string[]) => Temporal.PlainDate | undefined][] = [
  [/^(\d{4})$/, 'both', 'year', ([, year]) => readDate(`${year}-01-01`)],
  [/^(\d{4})-(\d{2})$/, 'extended', 'month', ([, year, month]) => readDate(`${year}-${month}-01`)],
  [/^(\d{4})-(\d{2})-(\d{2})$/, 'extended', 'day', ([text = '']) => readDate(text)],
  [/^(\d{4})(\d{2})(\d{2})$/, 'basic', 'day', ([, year, month, day]) => readDate(`${year}-${month}-${day}`)],
  [/^(\d{4})-(\d{3})$/, 'extended', 'day', ([, year, day]) => ordinalDate(Number(year), Number(day))],
  [/^(\d{4})(\d{3})$/, 'basic', 'day', ([, year, day]) => ordinalDate(Number(year), Number(day))],
  [/^(\d{4})-W(\d{2})$/, 'extended', 'week', ([, year, week]) => weekDate(Number(year), Number(week), 1)],
  [/^(\d{4})W(\d{2})$/, 'basic', 'week', ([, year, week]) => weekDate(Number(year), Number(week), 1)],
  [/^(\d{4})-W(\d{2})-(\d)$/, 'extended', 'day', ([, year, week, day]) => weekDate(Number(year), Number(week), Number(day))],
  [/^(\d{4})W(\d{2})(\d)$/, 'basic', 'day', ([, year, week, day]) => weekDate(Number(year), Number(week), Number(day))],
];

function ordinalDate(year: number, day: number): Temporal.PlainDate | undefined {
  if (year < 1) return undefined;
  const first = new Temporal.PlainDate(year, 1, 1);
  return day >= 1 && day <= first.daysInYear ? first.add({ days: day - 1 }) : undefined;
}

/** ISO 8601-1:2019 dates and date-times, basic and extended. */
export function readIso8601(text: string): Outcome {
  const [, datePart = '', timePart] = /^([^Tt ]+)(?:[Tt ](.+))?$/.exec(text) ?? [];
  for (const [expression, form, precision, dateOf] of ISO_DATES) {
    const match = expression.exec(datePart);
    if (!match) continue;
    if (timePart === undefined) {
      const date = dateOf(match);
      return date ? { local: date.toPlainDateTime(), precision } : NOT_A_DATE;
    }
    if (precision !== 'day') return undefined;
    const time = isoTime(timePart, form === 'basic');
    if (time === undefined) return undefined;
    const date = dateOf(match);
    if (!date) return NOT_A_DATE;
    return typeof time === 'string' ? time : isoMoment(date, time);
  }
  return undefined;
}

interface IsoTime {
  nanoseconds: number;
  precision: ReadDate['precision'];
  offset: string | undefined;
}

const DAY_NANOSECONDS = 86_400e9;
const NANOSECONDS = { hour: 3600e9, minute: 60e9, second: 1e9 };

/** The time of an ISO 8601 text, after its T. */
function isoTime(text: string, basic: boolean): IsoTime | string | undefined {
  const colon = basic ? '' : ':';
  const expression = new RegExp(`^(\\d{2})(?:${colon}(\\d{2})(?:${colon}(\\d{2}))?)?(?:[.,](\\d+))?(Z|z|[+-]\\d{2}(?::?\\d{2})?)?$`);
  const match = expression.exec(text);
  if (!match) return undefined;
  const [, hour, minute, second, decimals, zone] = match;
  const finest = second !== undefined ? 'second' : minute !== undefined ? 'minute' : 'hour';
  const [hours, minutes, seconds] = [hour, minute, second].map((part) => Number(part ?? 0));
  const nanoseconds = timeOfDay(hours, minutes, seconds) + fractionOf(decimals, NANOSECONDS[finest]);
  const isEndOfDay = hours === 24 && minute !== undefined && nanoseconds === DAY_NANOSECONDS;
  if (!isEndOfDay && !isTime(hours, minutes, seconds)) return NOT_A_TIME;
  const offset = zone === undefined ? undefined : offsetOf(zone);
  if (offset === null) return NOT_AN_OFFSET;
  return { nanoseconds, precision: decimals === undefined ? finest : 'fraction', offset };
}

const timeOfDay = (hour = 0, minute = 0, second = 0): number => (hour * 3600 + minute * 60 + second) * 1e9;
const isTime = (hour = 0, minute = 0, second = 0): boolean => hour < 24 && minute < 60 && second < 60;

/** Decimals of the finest unit that is written, in nanoseconds. */
function fractionOf(decimals: string | undefined, unit: number): number {
  if (decimals === undefined) return 0;
  return Number((BigInt(decimals.slice(0, 20)) * BigInt(unit)) / 10n ** BigInt(Math.min(decimals.length, 20)));
}

/** An offset as ±hh:mm, or null where there is none of that kind: ISO 8601 has no negative zero. */
function offsetOf(zone: string): string | null {
  if (/^z$/i.test(zone)) return '+00:00';
  const offset = `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`;
  return /^[+-](?:[01]\d|2[0-3]):[0-5]\d$/.test(offset) && offset !== '-00:00' ? offset : null;
}

function isoMoment(date: Temporal.PlainDate, { nanoseconds, precision, offset }: IsoTime): ReadDate {
  const local = date.toPlainDateTime().add({ seconds: Math.floor(nanoseconds / 1e9), nanoseconds: nanoseconds % 1e9 });
  const time = nanoseconds === DAY_NANOSECONDS ? '24:00:00' : local.toPlainTime().toString();
  return { local, time, writtenDate: date, precision, ...(offset !== undefined && { offset }) };
}
