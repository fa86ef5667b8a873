import { unprocessable } from '../../errors.ts';
import { ordinalWord, SCALES, SMALL_NUMBERS, TENS } from './english-numbers.ts';

/** `digits` divided by ten to the power of `places`. */
export interface Decimal {
  digits: bigint;
  places: number;
}

const MINUS = new Set(['minus', 'negative']);
const POINT = 'point';
/** Digits after point: zero to nine, and oh. */
const AFTER_POINT = new Map([...SMALL_NUMBERS.slice(0, 10).map((word, digit) => [word, String(digit)] as const), ['oh', '0'] as const]);
const UNITS = new Map(SMALL_NUMBERS.map((word, value) => [word, value] as const).slice(1));
const TENS_VALUES = new Map(TENS.map((word, tens) => [word, 10 * tens] as const).slice(2));
const POWERS = new Map(SCALES.map((word, power) => [word, power] as const).slice(1));
const CARDINALS = new Map([...SMALL_NUMBERS, ...TENS.slice(2), ...SCALES.slice(1), 'hundred'].map((word) => [ordinalWord(word), word] as const));
const DIGITS = /^(\d+)(?:\.(\d+))?$/;

/**
 * Reads a number in English words.
 * Words that are not a number are unprocessable; the message names the first that does not fit.
 */
export function readNumberWords(text: string): { value: Decimal; negative: boolean; ordinal: boolean } {
  const words = text
    .toLowerCase()
    .replace(/^\p{White_Space}*[-\u2212](?=\d)/u, 'minus ')
    .split(/[\p{White_Space},\-\u2010\u2011]+/u)
    .filter((word) => word !== '');
  const negative = MINUS.has(words[0] ?? '');
  const point = words.indexOf(POINT);
  const whole = words.slice(negative ? 1 : 0, point < 0 ? undefined : point);
  const said = point < 0 ? undefined : words.slice(point + 1);
  const last = whole.at(-1) ?? refuse('a number word is missing');
  const cardinal = said === undefined ? CARDINALS.get(last) : undefined;
  const reader = new Reader([...whole.slice(0, -1), cardinal ?? last]);
  const { digits, places } = reader.number();
  if (said === undefined) return { value: { digits, places }, negative, ordinal: cardinal !== undefined };
  if (reader.readDigits) refuse('before point come words alone');
  if (said.length === 0) refuse('after point come digits in words');
  const after = said.map((word) => AFTER_POINT.get(word) ?? refuse(`after point come single digits, not ${JSON.stringify(word)}`));
  return { value: { digits: BigInt(digits + after.join('')), places: said.length }, negative, ordinal: false };
}

function refuse(why: string): never {
  return unprocessable(`Not a number in English words: ${why}.`, 'words');
}

/** Reads the words of a whole number from the first to the last. */
class Reader {
  /** Whether a part was given in digits. */
  readDigits = false;
  readonly #words: readonly string[];
  #at = 0;

  constructor(words: readonly string[]) {
    this.#words = words;
  }

  /** The number that all the words stand for; decimal places come from digits such as 2.5 alone. */
  number(): Decimal {
    if (this.#words.length === 1 && this.#words[0] === 'zero') return { digits: 0n, places: 0 };
    let total: Decimal = { digits: 0n, places: 0 };
    let room: Decimal | undefined;
    while (this.#at < this.#words.length) {
      if (room !== undefined && this.#next() === 'and') this.#at++;
      const part = this.#part();
      const power = POWERS.get(this.#next() ?? '');
      if (power !== undefined) this.#at++;
      else if (this.#at < this.#words.length) this.#misfit();
      const scaled = simplest({ digits: part.digits * 1000n ** BigInt(power ?? 0), places: part.places });
      // Each part must fit below the scale word before it, and below the places of digits before it.
      if (room !== undefined && compare(scaled, room) >= 0) refuse(`${JSON.stringify(this.#words[this.#at - 1])} cannot follow what stands before it`);
      total = sum(total, scaled);
      room = { digits: 1000n ** BigInt(power ?? 0), places: part.places };
    }
    return simplest(total);
  }

  /** Up to the next scale word: digits, a, or a number below ten thousand. */
  #part(): Decimal {
    const [, integer, decimals = ''] = DIGITS.exec(this.#next() ?? '') ?? [];
    if (integer !== undefined) return this.#digits(integer, decimals);
    if (this.#next() === 'a') {
      this.#at++;
      if (this.#next() !== 'hundred' && !POWERS.has(this.#next() ?? '')) refuse('a comes only before hundred, thousand and larger ones');
      return { digits: BigInt(this.#hundreds(1)), places: 0 };
    }
    return { digits: BigInt(this.#hundreds(this.#belowHundred())), places: 0 };
  }

  #digits(integer: string, decimals: string): Decimal {
    this.#at++;
    this.readDigits = true;
    const value = { digits: BigInt(integer + decimals), places: decimals.length };
    if (value.digits === 0n) refuse('digits of zero cannot be multiplied');
    if (this.#next() === 'hundred' && Number(integer) < 100) {
      if (decimals === '') return { digits: BigInt(this.#hundreds(Number(integer))), places: 0 };
      this.#at++;
      return simplest({ digits: value.digits * 100n, places: value.places });
    }
    if (!POWERS.has(this.#next() ?? '')) refuse('digits come only before thousand, million and larger ones');
    return value;
  }

  /** A number of hundreds where hundred follows, with what is said after it; else the number itself. */
  #hundreds(count: number): number {
    if (this.#next() !== 'hundred') return count;
    this.#at++;
    const after = this.#next() === 'and' ? this.#words[this.#at + 1] : this.#next();
    if (!UNITS.has(after ?? '') && !TENS_VALUES.has(after ?? '')) return count * 100;
    const [start, beforeHundred] = [this.#at, count * 100];
    if (this.#next() === 'and') this.#at++;
    const rest = this.#belowHundred();
    if (this.#next() !== 'hundred') return beforeHundred + rest;
    this.#at = start;
    return this.#misfit();
  }

  #belowHundred(): number {
    const word = this.#next() ?? refuse(`it ends with ${JSON.stringify(this.#words.at(-1))}`);
    const unit = UNITS.get(word);
    const tens = TENS_VALUES.get(word);
    if (unit === undefined && tens === undefined) this.#misfit();
    this.#at++;
    if (tens === undefined) return unit ?? 0;
    const linked = this.#next() === 'and' ? 1 : 0;
    const after = UNITS.get(this.#words[this.#at + linked] ?? '') ?? 10;
    if (after > 9) return tens;
    this.#at += linked + 1;
    return tens + after;
  }

  #next(): string | undefined {
    return this.#words[this.#at];
  }

  #misfit(): never {
    const word = this.#next() ?? '';
    const known = word === 'and' || word === 'a' || word === 'zero' || [UNITS, TENS_VALUES, POWERS].some((words) => words.has(word)) || word === 'hundred';
    return refuse(known || CARDINALS.has(word) ? `${JSON.stringify(word)} does not fit where it stands` : `${JSON.stringify(word)} is not a number word`);
  }
}

function simplest({ digits, places }: Decimal): Decimal {
  let [shorter, left] = [digits, places];
  while (left > 0 && shorter % 10n === 0n) [shorter, left] = [shorter / 10n, left - 1];
  return { digits: shorter, places: left };
}

function sum(a: Decimal, b: Decimal): Decimal {
  const places = Math.max(a.places, b.places);
  return { digits: inPlaces(a, places) + inPlaces(b, places), places };
}

function compare(a: Decimal, b: Decimal): number {
  const places = Math.max(a.places, b.places);
  const [one, other] = [inPlaces(a, places), inPlaces(b, places)];
  return one < other ? -1 : one > other ? 1 : 0;
}

const inPlaces = ({ digits, places }: Decimal, wanted: number): bigint => digits * 10n ** BigInt(wanted - places);
