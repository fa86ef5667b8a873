/** A day of a calendar. Years are astronomical. */
export interface Ymd {
  year: number;
  month: number;
  day: number;
}

const isJulianLeap = (year: number): boolean => ((year % 4) + 4) % 4 === 0;
const isGregorianLeap = (year: number): boolean => isJulianLeap(year) && (year % 100 !== 0 || year % 400 === 0);
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const exists = ({ year, month, day }: Ymd, leap: (year: number) => boolean): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= (LENGTHS[month - 1] ?? 0) + (month === 2 && leap(year) ? 1 : 0);

/** Days of a year counted from March, before a month: March is 0. */
const daysBefore = (monthFromMarch: number): number => Math.floor((153 * monthFromMarch + 2) / 5);

/** 1 March of year 0 in days since 1970-01-01, by either calendar. */
const GREGORIAN_START = -719_468;
const JULIAN_START = -719_470;

/** Days since 1970-01-01 of a proleptic Gregorian date; undefined for one that does not exist. */
export function gregorianToDay(date: Ymd): number | undefined {
  if (!exists(date, isGregorianLeap)) return undefined;
  const year = date.month > 2 ? date.year : date.year - 1;
  const days = year * 365 + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return GREGORIAN_START + days + daysBefore((date.month + 9) % 12) + date.day - 1;
}

/** Days since 1970-01-01 of a proleptic Julian date; undefined for one that does not exist. */
export function julianToDay(date: Ymd): number | undefined {
  if (!exists(date, isJulianLeap)) return undefined;
  const year = date.month > 2 ? date.year : date.year - 1;
  return JULIAN_START + year * 365 + Math.floor(year / 4) + daysBefore((date.month + 9) % 12) + date.day - 1;
}

function fromMarch(yearFromMarch: number, dayOfYear: number): Ymd {
  const month = Math.floor((5 * dayOfYear + 2) / 153);
  return { year: yearFromMarch + (month > 9 ? 1 : 0), month: ((month + 2) % 12) + 1, day: dayOfYear - daysBefore(month) + 1 };
}

/** The proleptic Gregorian date of a day since 1970-01-01. */
export function dayToGregorian(day: number): Ymd {
  const { year, month, day: date } = new Temporal.PlainDate(1970, 1, 1).add({ days: day });
  return { year, month, day: date };
}

/** The proleptic Julian date of a day since 1970-01-01. */
export function dayToJulian(day: number): Ymd {
  const days = day - JULIAN_START;
  const cycle = Math.floor(days / 1461);
  const rest = days - cycle * 1461;
  const year = Math.min(3, Math.floor(rest / 365));
  return fromMarch(cycle * 4 + year, rest - year * 365);
}

/** YYYY-MM-DD, for years 0 to 9999. */
export const writeYmd = ({ year, month, day }: Ymd): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
