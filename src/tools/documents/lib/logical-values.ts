import { unprocessable } from '../../errors.ts';
import { viewOf } from '../../shared/bytes/arrays.ts';
import { hexOf } from '../../shared/platform/bytes.ts';

// Numbers and times of data files as texts, by the conventions of ISO 8601.

/** The unit of a time. */
export type Unit = 'millis' | 'micros' | 'nanos';

/** How many of a unit a second has. */
export const PER_SECOND: Readonly<Record<Unit, bigint>> = { millis: 1000n, micros: 1_000_000n, nanos: 1_000_000_000n };
/** Seconds of a day. */
export const DAY = 86_400n;
const MAX_EXACT = 2n ** 53n;

const floorDivided = (value: bigint, by: bigint): bigint => (value - (((value % by) + by) % by)) / by;
const padded = (value: bigint | number, digits = 2): string => String(value).padStart(digits, '0');

/** A day since 1970 of the proleptic Gregorian calendar; years beyond four digits as ISO 8601 has them. */
export function dayText(day: bigint): string {
  // Howard Hinnant's algorithm for the civil calendar, in eras of 400 years.
  const shifted = day + 719_468n;
  const era = floorDivided(shifted, 146_097n);
  const ofEra = shifted - era * 146_097n;
  const yearOfEra = (ofEra - ofEra / 1460n + ofEra / 36_524n - ofEra / 146_096n) / 365n;
  const ofYear = ofEra - (365n * yearOfEra + yearOfEra / 4n - yearOfEra / 100n);
  const shiftedMonth = (5n * ofYear + 2n) / 153n;
  const month = shiftedMonth < 10n ? shiftedMonth + 3n : shiftedMonth - 9n;
  const year = yearOfEra + era * 400n + (month <= 2n ? 1n : 0n);
  const yearText = year >= 0n && year <= 9999n ? padded(year, 4) : `${year < 0n ? '-' : '+'}${padded(year < 0n ? -year : year, 6)}`;
  return `${yearText}-${padded(month)}-${padded(ofYear - (153n * shiftedMonth + 2n) / 5n + 1n)}`;
}

/** Seconds of a day, and what is left of one, as a time. */
function timeText(seconds: bigint, rest: bigint, unit: Unit): string {
  const fraction = rest === 0n ? '' : `.${padded(rest, String(PER_SECOND[unit]).length - 1).replace(/0+$/, '')}`;
  return `${padded(seconds / 3600n)}:${padded((seconds / 60n) % 60n)}:${padded(seconds % 60n)}${fraction}`;
}

/** A time since 1970 with its date. */
export function timestampText(value: bigint, unit: Unit, isUtc: boolean): string {
  const second = floorDivided(value, PER_SECOND[unit]);
  const day = floorDivided(second, DAY);
  return `${dayText(day)}T${timeText(second - day * DAY, value - second * PER_SECOND[unit], unit)}${isUtc ? 'Z' : ''}`;
}

/** A time since midnight; one beyond a day is unprocessable. */
export function timeOfDay(value: bigint, unit: Unit): string {
  if (value < 0n || value >= DAY * PER_SECOND[unit]) unprocessable(`The file has a time of day of ${value} ${unit}, which there is not.`, 'file');
  return timeText(value / PER_SECOND[unit], value % PER_SECOND[unit], unit);
}

/** A number, or beyond 2^53 a string of its digits. */
export const whole = (value: bigint): number | string => (value <= MAX_EXACT && value >= -MAX_EXACT ? Number(value) : String(value));

/** A whole number with its point moved, all digits kept. */
export function decimalText(unscaled: bigint, scale: number): string {
  const sign = unscaled < 0n ? '-' : '';
  const digits = String(unscaled < 0n ? -unscaled : unscaled).padStart(scale + 1, '0');
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** A number of two's complement, the high byte first. */
export const bigEndian = (bytes: Uint8Array): bigint => (bytes.length === 0 ? 0n : BigInt.asIntN(bytes.length * 8, BigInt(`0x${hexOf(bytes)}`)));

/** Months, days and milliseconds as a duration of ISO 8601. */
export function durationText(bytes: Uint8Array): string {
  const view = viewOf(bytes);
  const [months, days, millis] = [0, 4, 8].map((at) => view.getUint32(at, true)) as [number, number, number];
  const date = `${months > 0 ? `${months}M` : ''}${days > 0 ? `${days}D` : ''}`;
  const fraction = millis % 1000 === 0 ? '' : `.${padded(millis % 1000, 3).replace(/0+$/, '')}`;
  const time = millis > 0 ? `T${Math.floor(millis / 1000)}${fraction}S` : '';
  return date + time === '' ? 'PT0S' : `P${date}${time}`;
}
