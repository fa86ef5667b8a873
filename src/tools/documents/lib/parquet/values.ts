import { unprocessable } from '../../../errors.ts';
import { viewOf } from '../../../shared/bytes/arrays.ts';
import { base64Of, hexOf, looseUtf8 } from '../../../shared/platform/bytes.ts';
import type { RawValue } from './encodings.ts';
import type { Node, Unit } from './schema.ts';

export type JsonScalar = null | boolean | number | string;

const PER_SECOND: Readonly<Record<Unit, bigint>> = { millis: 1000n, micros: 1_000_000n, nanos: 1_000_000_000n };
const DAY = 86_400n;
const JULIAN_EPOCH = 2_440_588n;
const MAX_EXACT = 2n ** 53n;

const floorDivided = (value: bigint, by: bigint): bigint => (value - (((value % by) + by) % by)) / by;
const padded = (value: bigint | number, digits = 2): string => String(value).padStart(digits, '0');

/** A day since 1970 of the proleptic Gregorian calendar; years beyond four digits as ISO 8601 has them. */
function dayText(day: bigint): string {
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

function timestampText(value: bigint, unit: Unit, isUtc: boolean): string {
  const second = floorDivided(value, PER_SECOND[unit]);
  const day = floorDivided(second, DAY);
  return `${dayText(day)}T${timeText(second - day * DAY, value - second * PER_SECOND[unit], unit)}${isUtc ? 'Z' : ''}`;
}

function timeOfDay(value: bigint, unit: Unit): string {
  if (value < 0n || value >= DAY * PER_SECOND[unit]) unprocessable(`The Parquet file has a time of day of ${value} ${unit}, which there is not.`, 'file');
  return timeText(value / PER_SECOND[unit], value % PER_SECOND[unit], unit);
}

const whole = (value: bigint): number | string => (value <= MAX_EXACT && value >= -MAX_EXACT ? Number(value) : String(value));

/** A whole number with its point moved, all digits kept. */
function decimalText(unscaled: bigint, scale: number): string {
  const sign = unscaled < 0n ? '-' : '';
  const digits = String(unscaled < 0n ? -unscaled : unscaled).padStart(scale + 1, '0');
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** A number of two's complement, the high byte first. */
const bigEndian = (bytes: Uint8Array): bigint => (bytes.length === 0 ? 0n : BigInt.asIntN(bytes.length * 8, BigInt(`0x${hexOf(bytes)}`)));

function halfFloat(bytes: Uint8Array): number {
  const bits = viewOf(bytes).getUint16(0, true);
  const [sign, exponent, fraction] = [bits >> 15 ? -1 : 1, (bits >> 10) & 31, bits & 1023];
  if (exponent === 31) return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
  return sign * (exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15));
}

/** Months, days and milliseconds as a duration of ISO 8601. */
function durationText(bytes: Uint8Array): string {
  const view = viewOf(bytes);
  const [months, days, millis] = [0, 4, 8].map((at) => view.getUint32(at, true)) as [number, number, number];
  const date = `${months > 0 ? `${months}M` : ''}${days > 0 ? `${days}D` : ''}`;
  const fraction = millis % 1000 === 0 ? '' : `.${padded(millis % 1000, 3).replace(/0+$/, '')}`;
  const time = millis > 0 ? `T${Math.floor(millis / 1000)}${fraction}S` : '';
  return date + time === '' ? 'PT0S' : `P${date}${time}`;
}

/** A timestamp of the old kind: nanoseconds of the day and the Julian day. */
function oldTimestamp(bytes: Uint8Array): string {
  const view = viewOf(bytes);
  const nanos = view.getBigInt64(0, true);
  return timestampText((BigInt(view.getInt32(8, true)) - JULIAN_EPOCH) * DAY * PER_SECOND.nanos + nanos, 'nanos', false);
}

const uuidText = (bytes: Uint8Array): string => hexOf(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

function ofBytes({ logical, length }: Node): (bytes: Uint8Array) => JsonScalar {
  switch (logical?.kind) {
    case 'string':
    case 'enum':
    case 'json':
      return looseUtf8;
    case 'decimal': {
      const { scale } = logical;
      return (bytes) => decimalText(bigEndian(bytes), scale);
    }
    case 'uuid':
      return length === 16 ? uuidText : base64Of;
    case 'interval':
      return length === 12 ? durationText : base64Of;
    case 'float16':
      return length === 2 ? (bytes) => finite(halfFloat(bytes)) : base64Of;
    default:
      return base64Of;
  }
}

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);

function ofInteger({ logical, physical }: Node): (value: bigint) => JsonScalar {
  const bits = physical === 'int32' ? 32 : 64;
  if (!logical) return whole;
  switch (logical.kind) {
    case 'integer':
      return logical.isSigned ? whole : (value) => whole(BigInt.asUintN(bits, value));
    case 'decimal': {
      const { scale } = logical;
      return (value) => decimalText(value, scale);
    }
    case 'date':
      return dayText;
    case 'time': {
      const { unit } = logical;
      return (value) => timeOfDay(value, unit);
    }
    case 'timestamp': {
      const { unit, isUtc } = logical;
      return (value) => timestampText(value, unit, isUtc);
    }
    default:
      return whole;
  }
}

/** What makes JSON of the values of a leaf. */
export function converterOf(leaf: Node): (value: RawValue) => JsonScalar {
  if (leaf.logical?.kind === 'decimal' && (leaf.logical.scale < 0 || leaf.logical.scale > 1000))
    unprocessable(`The Parquet file has decimals with ${leaf.logical.scale} digits behind the point.`, 'file');
  if (leaf.logical?.kind === 'unknown') return () => null;
  const isPlain = !leaf.logical || (leaf.logical.kind === 'integer' && leaf.logical.isSigned);
  const [integer, bytes] = [ofInteger(leaf), leaf.physical === 'int96' ? oldTimestamp : ofBytes(leaf)];
  return (value) => {
    if (typeof value === 'boolean') return value;
    if (typeof value === 'bigint') return integer(value);
    if (typeof value !== 'number') return bytes(value);
    if (leaf.physical === 'int32') return isPlain ? value : integer(BigInt(value));
    return finite(value);
  };
}
