import type { CellFormat, RawCell, Scalar } from './model.ts';
import { prepared } from './number-formats.ts';

// Number formats (ECMA-376 part 1, 18.8.30 and 18.8.31), as far as they tell dates from numbers, and the serial numbers of dates.

const DAY_MS = 86_400_000;
const LAST_SERIAL = 2_958_466;
/** The days from the beginning of each date system to 1970-01-01. */
const [EPOCH_1900, EPOCH_1904] = [25_569, 24_107];
const LEAP_DAY_1900 = 60;
const BUILT_IN_DATES = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58]);
const BUILT_IN_TIMES = new Set([18, 19, 20, 21, 32, 33, 34, 35, 45, 47, 55, 56]);

/** The section of a format that counts for a value. */
function sectionOf(code: string, value: number): string {
  const sections = code.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  if (sections.length === 1) return code;
  if (value < 0) return sections[1] ?? '';
  return (value === 0 && sections.length > 2 ? sections[2] : sections[0]) ?? '';
}

/** What a code makes of numbers. */
function kindOfCode(code: string): CellFormat['kind'] {
  const section = sectionOf(code.slice(0, 1000), 1);
  const plain = section.replace(/"[^"]*"?|\\.|[_*]./gs, '');
  // [h], [mm] and [ss] are spans of time, other brackets colours, conditions and locales.
  if (/\[(?:h+|m+|s+)\]/i.test(plain)) return 'number';
  const letters = plain
    .replace(/\[[^\]]*\]/g, '')
    .replace(/general/gi, '')
    .replace(/am\/pm|a\/p|上午\/下午/gi, 'h')
    .toLowerCase();
  if (/[yd]|[bg]{1,2}|e(?![+-])/.test(letters)) return /[yd]|e(?![+-])/.test(letters) ? 'date' : 'number';
  if (/[hs]/.test(letters)) return /m{3,}/.test(letters) ? 'date' : 'time';
  return letters.includes('m') ? 'date' : 'number';
}

/** A format by its number and, where the file gives one, its code. */
export function formatOf(id: number, code: string | undefined): CellFormat {
  if (code !== undefined) return { code, kind: kindOfCode(code) };
  return { code: id, kind: BUILT_IN_DATES.has(id) ? 'date' : BUILT_IN_TIMES.has(id) ? 'time' : 'number' };
}

const two = (value: number): string => String(value).padStart(2, '0');

function timeText(ms: number): string {
  const rest = ms % 1000;
  return `${two(Math.floor(ms / 3_600_000))}:${two(Math.floor(ms / 60_000) % 60)}:${two(Math.floor(ms / 1000) % 60)}${rest === 0 ? '' : `.${String(rest).padStart(3, '0')}`}`;
}

function dayText(serial: number, is1904: boolean): string {
  if (!is1904 && serial === LEAP_DAY_1900) return '1900-02-29';
  // The system of 1900 takes that year for a leap year: days before its 29 February are one further.
  const days = is1904 ? serial - EPOCH_1904 : serial - EPOCH_1900 + (serial < LEAP_DAY_1900 ? 1 : 0);
  return new Date(days * DAY_MS).toISOString().slice(0, 10);
}

/** A number as the date or time that its format makes of it; undefined where it is none. */
export function dateText(value: number, kind: CellFormat['kind'], is1904: boolean): string | undefined {
  if (kind === 'number' || !(value >= 0 && value < LAST_SERIAL)) return undefined;
  const whole = Math.floor(value);
  const ms = Math.round((value - whole) * DAY_MS);
  const [day, time] = ms >= DAY_MS ? [whole + 1, 0] : [whole, ms];
  if (kind === 'time') return timeText(time);
  return value === whole ? dayText(whole, is1904) : `${dayText(day, is1904)}T${timeText(time)}`;
}

/** The value of a cell as the tools give it. */
export function cellValue({ value, format }: RawCell, is1904: boolean): Scalar {
  if (typeof value === 'number' && format) return dateText(value, format.kind, is1904) ?? value;
  return value;
}

/** The part of the library for spreadsheets that writes numbers by their formats. */
export interface FormatWriter {
  format(code: string | number, value: unknown, options: { date1904: boolean }): string;
}

/** What a cell with a number shows. A format with one part shows a negative number as its opposite after a minus sign, so that both are rounded alike. */
function numberShown(writer: FormatWriter, given: string | number, number: number, is1904: boolean): string {
  const { code, value, isSigned } = prepared(given, number);
  if (isSigned && value < 0) {
    const opposite = writer.format(code, -value, { date1904: is1904 });
    if (/[1-9]/.test(opposite)) return `-${opposite}`;
  }
  return writer.format(code, value, { date1904: is1904 });
}

/** What a cell shows. */
export function shownBy(writer: FormatWriter, is1904: boolean): (cell: RawCell) => string {
  return ({ value, isError, format, shown }) => {
    if (shown !== undefined) return shown;
    if (value === null) return '';
    if (isError) return String(value);
    if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
    const code = format?.code ?? 0;
    if (typeof code === 'string' && code.length > 1000) return String(value);
    try {
      return typeof value === 'number' ? numberShown(writer, code, value, is1904) : writer.format(code, value, { date1904: is1904 });
    } catch {
      // A format that is none: Excel would not have opened the file.
      return String(value);
    }
  };
}
