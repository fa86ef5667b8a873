import { unprocessable } from '../../errors.ts';
import { decimalText } from './duration-parts.ts';
import { quotient, SECOND } from './moments.ts';
import { readNumber } from './systems.ts';

const SIZES = {
  milliseconds: 1_000_000n,
  seconds: SECOND,
  minutes: 60n * SECOND,
  hours: 3_600n * SECOND,
  days: 86_400n * SECOND,
} as const;

/** What a bare number counts. */
export type DurationUnit = keyof typeof SIZES;

const WORDS: Record<string, { unit: string; size: bigint }> = {};
for (const [unit, size, words] of [
  ['millisecond', SIZES.milliseconds, 'ms msec msecs millisecond milliseconds'],
  ['second', SIZES.seconds, 's sec secs second seconds'],
  ['minute', SIZES.minutes, 'm min mins minute minutes'],
  ['hour', SIZES.hours, 'h hr hrs hour hours'],
  ['day', SIZES.days, 'd day days'],
  ['week', 7n * SIZES.days, 'w wk wks week weeks'],
  ['month', 2_629_746n * SECOND, 'mo mos month months'],
  ['year', 31_556_952n * SECOND, 'y yr yrs year years'],
] as const)
  for (const word of words.split(' ')) WORDS[word] = { unit, size };

const ISO_SIZES = [31_556_952n * SECOND, 2_629_746n * SECOND, 7n * SIZES.days, SIZES.days, SIZES.hours, SIZES.minutes, SECOND];
const NUMBER = '(\\d{1,30}(?:[.,]\\d{1,30})?)';
const ISO = new RegExp(`^P(?:${NUMBER}Y)?(?:${NUMBER}M)?(?:${NUMBER}W)?(?:${NUMBER}D)?(T(?:${NUMBER}H)?(?:${NUMBER}M)?(?:${NUMBER}S)?)?$`, 'i');
const CLOCK = /^(\d{1,20}):([0-5]\d)(?::([0-5]\d)(?:[.,](\d{1,30}))?)?$/;
const LIMIT = 10n ** 15n * SECOND;

/** Nanoseconds read from a text, or what is wrong with it. */
type Reading = bigint | { problem: string };

const CALENDAR = { problem: 'has years or months, which have no fixed length' };
const UNREADABLE = { problem: 'is not a duration such as PT1H30M, 1h 30m, 01:30:00 or 5400' };

/** A number times a size, cut towards zero. */
function times(number: string, size: bigint): bigint {
  const exact = readNumber(number.replace(',', '.')) ?? { digits: 0n, decimals: 0 };
  return (exact.digits * size) / 10n ** BigInt(exact.decimals);
}

/** Nanoseconds of a duration in any of the forms, or what is wrong with it. @param average years and months have their mean length */
export function readDuration(value: number | string, unit: DurationUnit, average = false): Reading {
  const text = typeof value === 'number' ? value : value.trim();
  const bare = typeof text === 'string' && /^0x/i.test(text) ? undefined : readNumber(text);
  if (bare) return bounded((bare.digits * SIZES[unit]) / 10n ** BigInt(bare.decimals));
  if (typeof text === 'number') return UNREADABLE;
  const negative = text.startsWith('-');
  const rest = negative ? text.slice(1).trimStart() : text;
  const reading = readIso(rest, average) ?? readClock(rest) ?? readWords(rest, average) ?? UNREADABLE;
  if (typeof reading !== 'bigint') return reading;
  return bounded(negative ? -reading : reading);
}

function bounded(nanoseconds: bigint): Reading {
  return nanoseconds > LIMIT || nanoseconds < -LIMIT ? { problem: 'is longer than 1e15 seconds' } : nanoseconds;
}

function readIso(text: string, average: boolean): Reading | undefined {
  const match = ISO.exec(text);
  if (!match) return undefined;
  const parts = [match[1], match[2], match[3], match[4], match[6], match[7], match[8]];
  const given = parts.flatMap((number, index) => (number === undefined ? [] : [{ number, index }]));
  const emptyTime = match[5] !== undefined && match[5].length === 1;
  const early = given.slice(0, -1).some(({ number }) => /[.,]/.test(number));
  if (given.length === 0 || emptyTime || early) return UNREADABLE;
  if (!average && given.some(({ number, index }) => index < 2 && !/^0+$/.test(number))) return CALENDAR;
  return given.reduce((sum, { number, index }) => sum + times(number, ISO_SIZES[index] ?? SECOND), 0n);
}

function readClock(text: string): bigint | undefined {
  const match = CLOCK.exec(text);
  if (!match) return undefined;
  const [, hours = '0', minutes = '0', seconds = '0', fraction] = match;
  const whole = BigInt(hours) * 3_600n + BigInt(minutes) * 60n + BigInt(seconds);
  return whole * SECOND + (fraction === undefined ? 0n : BigInt(fraction.slice(0, 9).padEnd(9, '0')));
}

function readWords(text: string, average: boolean): Reading | undefined {
  const part = /(?:^|[\s,]*(?:\band\b[\s,]*)?)(\d{1,30}(?:\.\d{1,30})?|\.\d{1,30})\s*([a-z]{1,12})(?![a-z])/giy;
  const seen = new Set<string>();
  let sum = 0n;
  let at = 0;
  while (at < text.length) {
    part.lastIndex = at;
    const match = part.exec(text);
    const key = match?.[2]?.toLowerCase() ?? '';
    const word = Object.hasOwn(WORDS, key) ? WORDS[key] : undefined;
    if (!match || !word) return undefined;
    if (seen.has(word.unit)) return { problem: `has the unit ${word.unit} twice` };
    if (!average && (word.unit === 'year' || word.unit === 'month')) return CALENDAR;
    seen.add(word.unit);
    sum += times((match[1] ?? '').replace(/^\./, '0.'), word.size);
    at = part.lastIndex;
  }
  return seen.size > 0 ? sum : undefined;
}

/** The texts of a duration. */
export function durationTexts(nanoseconds: bigint): { iso: string; clock: string; text: string; short: string } {
  const negative = nanoseconds < 0n;
  const size = negative ? -nanoseconds : nanoseconds;
  const whole = size / SECOND;
  const fraction = size % SECOND;
  const decimals = fraction === 0n ? '' : decimalText(Number(fraction) / 1e9).slice(1);
  const [days, hours, minutes] = [whole / 86_400n, (whole % 86_400n) / 3_600n, (whole % 3_600n) / 60n];
  const seconds = `${whole % 60n}${decimals}`;
  const two = (value: bigint): string => String(value).padStart(2, '0');
  const parts = [
    [String(days), 'day', 'd'],
    [String(hours), 'hour', 'h'],
    [String(minutes), 'minute', 'm'],
    [seconds, 'second', 's'],
  ].filter(([amount]) => amount !== '0');
  const sign = negative ? '-' : '';
  const date = days === 0n ? '' : `${days}D`;
  const time = `${hours === 0n ? '' : `${hours}H`}${minutes === 0n ? '' : `${minutes}M`}${seconds === '0' ? '' : `${seconds}S`}`;
  const iso = parts.length === 0 ? 'PT0S' : `P${date}${time === '' ? '' : `T${time}`}`;
  const words = parts.map(([amount, name]) => `${amount} ${name}${amount === '1' ? '' : 's'}`).join(' ') || '0 seconds';
  const short = parts.map(([amount, , letter]) => `${amount}${letter}`).join(' ') || '0s';
  return { iso: sign + iso, clock: `${sign}${two(whole / 3_600n)}:${two(minutes)}:${two(whole % 60n)}${decimals}`, text: sign + words, short: sign + short };
}

/** A duration as a number of seconds, minutes, hours, days … @param size nanoseconds of the unit */
export const inUnits = (nanoseconds: bigint, size: bigint): number => quotient(nanoseconds, size);

/** Holds a duration to 1e15 seconds. */
export function held(nanoseconds: bigint): bigint {
  if (typeof bounded(nanoseconds) !== 'bigint') unprocessable('The result is longer than 1e15 seconds.');
  return nanoseconds;
}
