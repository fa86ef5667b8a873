import { weekdayOf } from '../../shared/dates/dates.ts';

/** Places in C's struct tm, each a 32-bit integer. */
const [SECOND, MINUTE, HOUR, DAY, MONTH, YEAR, WEEKDAY, YEAR_DAY] = [0, 1, 2, 3, 4, 5, 6, 7] as const;

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
/** Directives that stand for others. */
const COMPOUND: Readonly<Record<string, string>> = {
  c: '%a %b %e %H:%M:%S %Y',
  D: '%m/%d/%y',
  F: '%Y-%m-%d',
  r: '%I:%M:%S %p',
  R: '%H:%M',
  T: '%H:%M:%S',
  x: '%m/%d/%y',
  X: '%H:%M:%S',
};
/** Directives that are a number: its least and greatest value and its digits. */
const NUMBERS: Readonly<Record<string, readonly [least: number, greatest: number, digits: number]>> = {
  C: [0, 99, 2],
  d: [1, 31, 2],
  g: [0, 99, 2],
  H: [0, 23, 2],
  I: [1, 12, 2],
  j: [1, 366, 3],
  m: [1, 12, 2],
  M: [0, 59, 2],
  S: [0, 61, 2],
  u: [1, 7, 1],
  U: [0, 53, 2],
  V: [0, 53, 2],
  w: [0, 6, 1],
  W: [0, 53, 2],
  y: [0, 99, 2],
  Y: [0, 9999, 4],
};
/** A directive with flags and modifiers, which mean nothing here, or any character. */
const DIRECTIVE = /%[-_0^#]*(?:E(?=[cCyYxX])|O(?=[bBdeHImMSUVWwy]))?([\s\S]?)|[\s\S]/g;
const SAME: Readonly<Record<string, string>> = { A: 'a', B: 'b', h: 'b', e: 'd', k: 'H', l: 'I' };
const MAX_SECONDS = 8.64e12;

const isSpace = (character: string | undefined): boolean => character !== undefined && /[ \t\n\v\f\r]/.test(character);
const isDigit = (character: string | undefined): boolean => character !== undefined && character >= '0' && character <= '9';

/** The instant of a date, in days since 1970. @param year since 1900 @param day may be 0, the day before the first */
const dayNumber = (year: number, month: number, day: number): number => new Date(0).setUTCFullYear(1900 + year, month, day) / 86_400_000;

/**
 * Reads a date as strptime of POSIX does, with what glibc adds to it: %F, %s and so on, the date that a day or a week of the year gives, the weekday and the day of the
 * year that a date gives. What the format does not name stays as it is in `fields`.
 * @param fields struct tm: seconds, minutes, hours, day, month from 0, year since 1900, weekday from 0 for Sunday, day of the year from 0
 * @returns how many characters were read; undefined where the text does not fit
 */
export function strptime(text: string, format: string, fields: Int32Array): number | undefined {
  const reader = new Reader(text, fields);
  if (!reader.read(format)) return undefined;
  reader.complete();
  return reader.at;
}

class Reader {
  at = 0;
  readonly #text: string;
  readonly #fields: Int32Array;
  /** The directives that have been read, by their letters. */
  readonly #read = new Map<string, number>();
  /** Whether the year is one of a century. */
  #isYearOfCentury = false;

  constructor(text: string, fields: Int32Array) {
    this.#text = text;
    this.#fields = fields;
  }

  read(format: string): boolean {
    for (const [character, letter] of format.matchAll(DIRECTIVE)) {
      if (letter !== undefined) {
        if (!this.#directive(SAME[letter] ?? letter)) return false;
      } else if (isSpace(character)) this.#skipSpace();
      else if (this.#text[this.at++] !== character) return false;
    }
    return true;
  }

  #directive(letter: string): boolean {
    const compound = Object.hasOwn(COMPOUND, letter) ? COMPOUND[letter] : undefined;
    if (compound !== undefined) return this.read(compound);
    const range = Object.hasOwn(NUMBERS, letter) ? NUMBERS[letter] : undefined;
    if (range) {
      const value = this.#number(...range);
      if (value === undefined) return false;
      this.#read.set(letter, value);
      this.#setNumber(letter, value);
      return true;
    }
    switch (letter) {
      case '%':
        return this.#text[this.at++] === '%';
      case 'n':
      case 't':
        this.#skipSpace();
        return true;
      case 'a':
        return this.#name(WEEKDAYS, 'a', WEEKDAY);
      case 'b':
        return this.#name(MONTHS, 'm', MONTH);
      case 'p': {
        const half = /^[AP]M/i.exec(this.#text.slice(this.at, this.at + 2))?.[0];
        this.at += 2;
        this.#read.set('p', half?.toUpperCase() === 'PM' ? 12 : 0);
        return half !== undefined;
      }
      case 'G':
        return this.#digits() !== '';
      case 's':
        return this.#seconds();
      case 'z':
        return this.#offset();
      case 'Z':
        this.#skipSpace();
        while (this.at < this.#text.length && !isSpace(this.#text[this.at])) this.at++;
        return true;
      default:
        return false;
    }
  }

  #skipSpace(): void {
    while (isSpace(this.#text[this.at])) this.at++;
  }

  #digits(): string {
    const start = this.at;
    while (isDigit(this.#text[this.at])) this.at++;
    return this.#text.slice(start, this.at);
  }

  /** Digits while the number may still be in its range. */
  #number(least: number, greatest: number, digits: number): number | undefined {
    this.#skipSpace();
    if (!isDigit(this.#text[this.at])) return undefined;
    let value = 0;
    for (let count = 0; count < digits && isDigit(this.#text[this.at]) && (count === 0 || value * 10 <= greatest); count++)
      value = value * 10 + Number(this.#text[this.at++]);
    return value >= least && value <= greatest ? value : undefined;
  }

  #setNumber(letter: string, value: number): void {
    const fields = this.#fields;
    if (letter === 'd') fields[DAY] = value;
    else if (letter === 'm') fields[MONTH] = value - 1;
    else if (letter === 'j') fields[YEAR_DAY] = value - 1;
    else if (letter === 'M') fields[MINUTE] = value;
    else if (letter === 'S') fields[SECOND] = value;
    else if (letter === 'w' || letter === 'u') {
      fields[WEEKDAY] = value % 7;
      this.#read.set('a', value % 7);
    } else if (letter === 'H') {
      fields[HOUR] = value;
      this.#read.delete('I');
    } else if (letter === 'I') fields[HOUR] = value % 12;
    else if (letter === 'Y' || letter === 'y') {
      fields[YEAR] = letter === 'Y' ? value - 1900 : value < 69 ? value + 100 : value;
      this.#isYearOfCentury = letter === 'y';
    }
  }

  #name(names: readonly string[], letter: string, field: typeof WEEKDAY | typeof MONTH): boolean {
    const rest = this.#text.slice(this.at, this.at + 9).toLowerCase();
    const index = names.findIndex((name) => rest.startsWith(name.slice(0, 3).toLowerCase()));
    const name = names[index]?.toLowerCase();
    if (name === undefined) return false;
    this.at += rest.startsWith(name) ? name.length : 3;
    this.#fields[field] = index;
    this.#read.set(letter, index);
    return true;
  }

  /** Seconds since 1970. */
  #seconds(): boolean {
    const digits = this.#digits();
    const seconds = Number(digits);
    if (digits === '' || seconds > MAX_SECONDS) return false;
    const date = new Date(seconds * 1000);
    const year = date.getUTCFullYear() - 1900;
    const days = Math.floor(seconds / 86_400);
    this.#fields.set([
      date.getUTCSeconds(),
      date.getUTCMinutes(),
      date.getUTCHours(),
      date.getUTCDate(),
      date.getUTCMonth(),
      year,
      date.getUTCDay(),
      days - dayNumber(year, 0, 1),
    ]);
    return true;
  }

  /** An offset, which changes nothing, as jq has all times in UTC. */
  #offset(): boolean {
    this.#skipSpace();
    if (this.#text[this.at] === 'Z') {
      this.at++;
      return true;
    }
    const found =
      /^[+-]\d\d(?::?(\d\d))?(?!\d)/.exec(this.#text.slice(this.at, this.at + 7)) ?? /^[+-]\d\d:?(\d\d)/.exec(this.#text.slice(this.at, this.at + 6));
    this.at += found?.[0].length ?? 0;
    return found !== null && Number(found[1] ?? 0) < 60;
  }

  /** Sets what follows from what was read. */
  complete(): void {
    const fields = this.#fields;
    if (this.#has('I')) fields[HOUR] = (fields[HOUR] ?? 0) + (this.#read.get('p') ?? 0);
    const century = this.#read.get('C');
    if (century !== undefined) fields[YEAR] = (this.#isYearOfCentury ? (fields[YEAR] ?? 0) % 100 : 0) + (century - 19) * 100;
    if (['Y', 'y', 'C', 'm', 'd'].some((letter) => this.#has(letter))) this.#completeDate();
    this.#completeWeek();
  }

  #has(letter: string): boolean {
    return this.#read.has(letter);
  }

  get #firstDay(): number {
    return dayNumber(this.#fields[YEAR] ?? 0, 0, 1);
  }

  /** Sets the date of a day of the year, or the day of the year of a date, and the weekday. */
  #completeDate(): void {
    const fields = this.#fields;
    const date = (): number => dayNumber(fields[YEAR] ?? 0, fields[MONTH] ?? 0, fields[DAY] ?? 0);
    if (this.#has('j')) {
      if (!this.#has('a')) this.#setDate();
    } else fields[YEAR_DAY] = date() - this.#firstDay;
    if (!this.#has('a')) fields[WEEKDAY] = weekdayOf(date());
  }

  /** Sets the day of a weekday in a week of the year. Weeks begin with Sunday (%U) or Monday (%W); days before the first are in week 0. */
  #completeWeek(): void {
    const week = this.#read.get('U') ?? this.#read.get('W');
    const weekday = this.#read.get('a');
    if (week === undefined || weekday === undefined) return;
    const first = this.#has('U') ? 0 : 1;
    const day = ((7 - (weekdayOf(this.#firstDay) - first)) % 7) + (week - 1) * 7 + ((weekday - first + 7) % 7);
    if (!this.#has('j')) this.#fields[YEAR_DAY] = day;
    this.#setDate();
  }

  /** Sets month and day by the day of the year, but those that were read. */
  #setDate(): void {
    const date = new Date((this.#firstDay + (this.#fields[YEAR_DAY] ?? 0)) * 86_400_000);
    if (!this.#has('m')) this.#fields[MONTH] = date.getUTCMonth();
    if (!this.#has('d')) this.#fields[DAY] = date.getUTCDate();
  }
}
