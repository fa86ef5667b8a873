import { invalid } from '../../errors.ts';
import { fractionDigits } from './ldml-format.ts';
import { floorDivide, offsetText, SECOND } from './moments.ts';
import { dayNames, monthNames } from './names.ts';

interface Conversion {
  /** Digits it is padded to, and with what, where it is a number. */
  width?: number;
  fill?: '0' | ' ';
  /** Whether the flag ^ leaves it as it is. */
  keepsCase?: boolean;
  /** What a flag of padding makes of it, where it is no plain number. */
  repadded?(shown: string, flag: string): string;
  value(place: Temporal.ZonedDateTime, locale: readonly string[]): number | string;
}

const number = (width: number, value: (place: Temporal.ZonedDateTime) => number, fill: '0' | ' ' = '0'): Conversion => ({ width, fill, value });
const text = (value: Conversion['value']): Conversion => ({ value });
const composite = (pattern: string): Conversion => text((place, locale) => strftime(pattern, 'pattern', locale)(place));
/** An offset without leading zeros, or with spaces in their place, before the sign. */
function repaddedOffset(shown: string, flag: string): string {
  const bare = shown.replace(/(?<=^[+-])0+(?=\d)/, '');
  return flag === '-' ? bare : flag === '_' ? bare.padStart(shown.length) : shown;
}
const offset = (value: (place: Temporal.ZonedDateTime) => string): Conversion => ({ value, repadded: repaddedOffset });
const sundayFirst = ({ dayOfWeek }: Temporal.ZonedDateTime): number => dayOfWeek % 7;

const CONVERSIONS: Record<string, Conversion> = {
  a: text((place, locale) => dayNames(locale, 'short')[place.dayOfWeek - 1] ?? ''),
  A: text((place, locale) => dayNames(locale, 'long')[place.dayOfWeek - 1] ?? ''),
  b: text((place, locale) => monthNames(locale, 'short')[place.month - 1] ?? ''),
  B: text((place, locale) => monthNames(locale, 'long')[place.month - 1] ?? ''),
  h: text((place, locale) => monthNames(locale, 'short')[place.month - 1] ?? ''),
  c: composite('%a %b %e %T %Y'),
  C: number(2, ({ year }) => Math.floor(year / 100)),
  d: number(2, ({ day }) => day),
  D: composite('%m/%d/%y'),
  e: number(2, ({ day }) => day, ' '),
  F: composite('%Y-%m-%d'),
  G: number(4, ({ yearOfWeek, year }) => yearOfWeek ?? year),
  g: number(2, ({ yearOfWeek, year }) => (((yearOfWeek ?? year) % 100) + 100) % 100),
  H: number(2, ({ hour }) => hour),
  I: number(2, ({ hour }) => hour % 12 || 12),
  j: number(3, ({ dayOfYear }) => dayOfYear),
  k: number(2, ({ hour }) => hour, ' '),
  l: number(2, ({ hour }) => hour % 12 || 12, ' '),
  m: number(2, ({ month }) => month),
  M: number(2, ({ minute }) => minute),
  n: text(() => '\n'),
  N: { value: fractionDigits, repadded: (shown, flag) => (flag === '_' ? shown.replace(/(?<=.)0+$/, '').padEnd(shown.length) : shown) },
  p: text(({ hour }) => (hour < 12 ? 'AM' : 'PM')),
  P: { keepsCase: true, value: ({ hour }) => (hour < 12 ? 'am' : 'pm') },
  R: composite('%H:%M'),
  r: composite('%I:%M:%S %p'),
  s: number(1, ({ epochNanoseconds }) => Number(floorDivide(epochNanoseconds, SECOND))),
  S: number(2, ({ second }) => second),
  t: text(() => '\t'),
  T: composite('%H:%M:%S'),
  u: number(1, ({ dayOfWeek }) => dayOfWeek),
  U: number(2, (place) => Math.floor((place.dayOfYear + 6 - sundayFirst(place)) / 7)),
  V: number(2, ({ weekOfYear }) => weekOfYear ?? 0),
  w: number(1, sundayFirst),
  W: number(2, ({ dayOfYear, dayOfWeek }) => Math.floor((dayOfYear + 7 - dayOfWeek) / 7)),
  x: composite('%m/%d/%y'),
  X: composite('%T'),
  y: number(2, ({ year }) => year % 100),
  Y: number(4, ({ year }) => year),
  z: offset((place) => offsetText(place).replace(':', '')),
  ':z': offset(offsetText),
  Z: text(({ timeZoneId }) => timeZoneId),
  '%': text(() => '%'),
};

/** Writes moments after a strftime pattern (POSIX and GNU). An unknown conversion is invalid. @param path the field the pattern came in */
export function strftime(pattern: string, path: string, locale: readonly string[]): (place: Temporal.ZonedDateTime) => string {
  const parts: (string | { conversion: Conversion; flags: string })[] = [];
  let at = 0;
  for (const match of pattern.matchAll(/%([-_0^]*)(:z|[A-Za-z%]?)/g)) {
    const conversion = Object.hasOwn(CONVERSIONS, match[2] ?? '') ? CONVERSIONS[match[2] ?? ''] : undefined;
    if (!conversion)
      invalid(path, `has "${pattern.slice(match.index, match.index + match[0].length + 1)}" at position ${match.index + 1}, which is not a conversion`);
    parts.push(pattern.slice(at, match.index), { conversion, flags: match[1] ?? '' });
    at = match.index + match[0].length;
  }
  parts.push(pattern.slice(at));
  return (place) => parts.map((part) => (typeof part === 'string' ? part : converted(part.conversion, part.flags, place, locale))).join('');
}

function converted({ width, fill, keepsCase, value, repadded }: Conversion, flags: string, place: Temporal.ZonedDateTime, locale: readonly string[]): string {
  const padding = [...flags].findLast((flag) => flag !== '^');
  const shown = value(place, locale);
  const written =
    repadded && padding
      ? repadded(String(shown), padding)
      : width === undefined || padding === '-'
        ? String(shown)
        : padded(shown, width, padding === '_' ? ' ' : padding === '0' ? '0' : (fill ?? '0'));
  return flags.includes('^') && !keepsCase ? written.toUpperCase() : written;
}

const padded = (value: number | string, width: number, fill: string): string => String(value).padStart(width, fill);
