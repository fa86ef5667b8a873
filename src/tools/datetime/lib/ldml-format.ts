import { invalid } from '../../errors.ts';
import { offsetText } from './moments.ts';
import { dayNames, monthNames, type NameStyle } from './names.ts';

/** A piece of an LDML pattern: a run of one letter, or text to stand as it is. */
export type PatternPart = { field: string; text?: undefined } | { text: string; field?: undefined };

const FIELDS = new Set(
  'y yy yyyy Y YYYY M MM MMM MMMM MMMMM d dd D DDD w ww Q QQQ QQQQ E EEE EEEE EEEEE e a h hh H HH K KK k kk m mm s ss X XX XXX x xx xxx VV'.split(' '),
);
const isField = (run: string): boolean => FIELDS.has(run) || /^S{1,9}$/.test(run);

/** Splits an LDML pattern (UTS #35) into fields and text. A letter or a length that means nothing is invalid. @param path the field the pattern came in */
export function readPattern(pattern: string, path: string): PatternPart[] {
  const parts: PatternPart[] = [];
  const addText = (text: string): void => {
    const last = parts.at(-1);
    if (last?.text !== undefined) last.text += text;
    else parts.push({ text });
  };
  for (let at = 0; at < pattern.length; ) {
    const char = pattern.charAt(at);
    if (char === "'") {
      const { text, end } = readQuoted(pattern, at, path);
      addText(text);
      at = end;
    } else if (/[A-Za-z]/.test(char)) {
      let end = at + 1;
      while (pattern[end] === char) end += 1;
      const field = pattern.slice(at, end);
      if (!isField(field)) invalid(path, `has "${field.slice(0, 12)}" at position ${at + 1}, which is not a field; put text between single quotes`);
      parts.push({ field });
      at = end;
    } else {
      addText(char);
      at += 1;
    }
  }
  return parts;
}

function readQuoted(pattern: string, start: number, path: string): { text: string; end: number } {
  if (pattern[start + 1] === "'") return { text: "'", end: start + 2 };
  let text = '';
  for (let at = start + 1; at < pattern.length; at++) {
    if (pattern[at] !== "'") text += pattern[at];
    else if (pattern[at + 1] === "'") {
      text += "'";
      at += 1;
    } else return { text, end: at + 1 };
  }
  return invalid(path, `opens a quote at position ${start + 1} that is not closed`);
}

/** Writes moments after a pattern. @param locale for the names of months and days */
export function patternWriter(parts: readonly PatternPart[], locale: readonly string[]): (place: Temporal.ZonedDateTime) => string {
  const cache = new Map<string, string[]>();
  const named = (kind: 'month' | 'day', style: NameStyle, index: number): string => {
    const key = `${kind} ${style}`;
    const names = cache.get(key) ?? (kind === 'month' ? monthNames(locale, style) : dayNames(locale, style));
    cache.set(key, names);
    return names[index - 1] ?? '';
  };
  return (place) => parts.map((part) => part.text ?? fieldText(part.field ?? '', place, named)).join('');
}

type Named = (kind: 'month' | 'day', style: NameStyle, index: number) => string;

const STYLES: readonly NameStyle[] = ['short', 'long', 'narrow'];
const pad = (value: number, width: number): string => String(value).padStart(width, '0');
const NUMBERS: Record<string, (place: Temporal.ZonedDateTime) => number> = {
  y: ({ year }) => year,
  Y: ({ yearOfWeek, year }) => yearOfWeek ?? year,
  M: ({ month }) => month,
  d: ({ day }) => day,
  D: ({ dayOfYear }) => dayOfYear,
  w: ({ weekOfYear }) => weekOfYear ?? 0,
  e: ({ dayOfWeek }) => dayOfWeek,
  h: ({ hour }) => hour % 12 || 12,
  H: ({ hour }) => hour,
  K: ({ hour }) => hour % 12,
  k: ({ hour }) => hour || 24,
  m: ({ minute }) => minute,
  s: ({ second }) => second,
};
const ORDINALS = ['1st', '2nd', '3rd', '4th'];

function fieldText(field: string, place: Temporal.ZonedDateTime, named: Named): string {
  const letter = field.charAt(0);
  const { length } = field;
  if (field === 'yy') return pad(place.year % 100, 2);
  if (letter === 'M' && length > 2) return named('month', STYLES[length - 3] ?? 'short', place.month);
  if (letter === 'E') return named('day', STYLES[Math.max(0, length - 3)] ?? 'short', place.dayOfWeek);
  if (letter === 'Q') {
    const quarter = Math.ceil(place.month / 3);
    if (length < 4) return length === 1 ? String(quarter) : `Q${quarter}`;
    return `${ORDINALS[quarter - 1]} quarter`;
  }
  if (letter === 'a') return place.hour < 12 ? 'AM' : 'PM';
  if (letter === 'S') return fractionDigits(place).slice(0, length);
  if (letter === 'X' || letter === 'x') return writtenOffset(place, length, letter === 'X');
  if (letter === 'V') return place.timeZoneId;
  return pad(NUMBERS[letter]?.(place) ?? 0, length);
}

/** The nine digits after the decimal sign of the seconds. */
export const fractionDigits = ({ millisecond, microsecond, nanosecond }: Temporal.ZonedDateTime): string =>
  pad(millisecond * 1_000_000 + microsecond * 1_000 + nanosecond, 9);

function writtenOffset(place: Temporal.ZonedDateTime, length: number, withZ: boolean): string {
  const offset = offsetText(place);
  if (withZ && offset === '+00:00') return 'Z';
  if (length === 3) return offset;
  return length === 1 && offset.endsWith(':00') ? offset.slice(0, 3) : offset.replace(':', '');
}
