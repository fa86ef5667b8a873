import { unprocessable } from '../../errors.ts';
import { floorDivide, instantAt, quotient, SECOND } from './moments.ts';

/** A decimal number as digits × 10^-decimals, exactly. */
export interface ExactNumber {
  digits: bigint;
  decimals: number;
}

const DECIMAL = /^([+-]?)(\d{1,40})(?:\.(\d{1,40}))?$/;
const HEX = /^0[xX]([0-9a-fA-F]{1,32})$/;
const DAY = 86_400n * SECOND;

/** A number as written: digits with an optional sign and decimals, or 0x and hex digits; undefined for anything else. */
export function readNumber(value: number | string): ExactNumber | undefined {
  const text = typeof value === 'number' ? plain(value) : value.trim();
  const hex = HEX.exec(text);
  if (hex) return { digits: BigInt(text), decimals: 0 };
  const match = DECIMAL.exec(text);
  if (!match) return undefined;
  const decimals = match[3] ?? '';
  const digits = BigInt(`${match[2]}${decimals}`);
  return { digits: match[1] === '-' ? -digits : digits, decimals: decimals.length };
}

/** A double without an exponent; beyond 1e40 it stays as it is and reads as nothing. */
function plain(value: number): string {
  const text = String(value);
  if (!text.includes('e')) return text;
  return Math.abs(value) >= 1 ? (Math.abs(value) < 1e40 ? String(BigInt(value)) : '9'.repeat(40)) : value.toFixed(30);
}

/** A number times a factor, rounded down. */
export const scaled = ({ digits, decimals }: ExactNumber, factor: bigint): bigint => floorDivide(digits * factor, 10n ** BigInt(decimals));

/** Instants at which GPS minus UTC grew, in Unix seconds (IERS Bulletin C); the offset is how many have passed. */
const LEAPS = [
  '1981-07-01',
  '1982-07-01',
  '1983-07-01',
  '1985-07-01',
  '1988-01-01',
  '1990-01-01',
  '1991-01-01',
  '1992-07-01',
  '1993-07-01',
  '1994-07-01',
  '1996-01-01',
  '1997-07-01',
  '1999-01-01',
  '2006-01-01',
  '2009-01-01',
  '2012-07-01',
  '2015-07-01',
  '2017-01-01',
].map((date) => BigInt(Date.parse(`${date}T00:00:00Z`)) * 1_000_000n);

const epoch = (date: string): bigint => BigInt(Date.parse(`${date}T00:00:00Z`)) * 1_000_000n;
const YEAR_1 = epoch('0001-01-01');
const FILETIME = epoch('1601-01-01');
const NTP = epoch('1900-01-01');
const MAC = epoch('1904-01-01');
const GPS = epoch('1980-01-06');
const COCOA = epoch('2001-01-01');
const OLE = epoch('1899-12-30');
const FAT_FIRST = epoch('1980-01-01');
const FAT_END = epoch('2108-01-01');
const TICK = 100n;

const leapsBefore = (instant: bigint): bigint => BigInt(LEAPS.filter((leap) => leap <= instant).length) * SECOND;

/** GPS time since its epoch, leap seconds counted, as Unix nanoseconds. A second inside a leap second is the second after it. */
function fromGps(elapsed: bigint): bigint {
  const leaps = LEAPS.filter((leap, index) => leap + BigInt(index) * SECOND <= GPS + elapsed);
  const instant = GPS + elapsed - BigInt(leaps.length) * SECOND;
  const last = leaps.at(-1);
  return last !== undefined && instant < last ? instant + SECOND : instant;
}

function fromDosFat(value: bigint): bigint {
  const bits = (shift: bigint, width: bigint): number => Number((value >> shift) & ((1n << width) - 1n));
  const parts = {
    year: 1980 + bits(25n, 7n),
    month: bits(21n, 4n),
    day: bits(16n, 5n),
    hour: bits(11n, 5n),
    minute: bits(5n, 6n),
    second: bits(0n, 5n) * 2,
  };
  try {
    if (value < 0n || value >= 1n << 32n) throw new RangeError('not 32 bits');
    return Temporal.PlainDateTime.from(parts, { overflow: 'reject' }).toZonedDateTime('UTC').epochNanoseconds;
  } catch {
    return unprocessable('The number is not a DOS/FAT date and time: its 32 bits name a day or time that does not exist.', 'value');
  }
}

function fromOle(value: ExactNumber): bigint {
  const one = 10n ** BigInt(value.decimals);
  const days = value.digits / one;
  const fraction = value.digits % one;
  return OLE + days * DAY + floorDivide((fraction < 0n ? -fraction : fraction) * DAY, one);
}

/** How each system's number becomes nanoseconds since 1970. */
export const SYSTEMS = {
  unixSeconds: (value) => scaled(value, SECOND),
  unixMilliseconds: (value) => scaled(value, 1_000_000n),
  unixMicroseconds: (value) => scaled(value, 1_000n),
  unixNanoseconds: (value) => scaled(value, 1n),
  windowsFiletime: (value) => FILETIME + scaled(value, 1n) * TICK,
  dotNetTicks: (value) => YEAR_1 + scaled(value, 1n) * TICK,
  webkit: (value) => FILETIME + scaled(value, 10n) * TICK,
  cocoa: (value) => COCOA + scaled(value, SECOND),
  macHfs: (value) => MAC + scaled(value, SECOND),
  gps: (value) => fromGps(scaled(value, SECOND)),
  ntp: (value) => NTP + scaled(value, SECOND),
  ole: fromOle,
  dosFat: (value) => fromDosFat(scaled(value, 1n)),
} satisfies Record<string, (value: ExactNumber) => bigint>;

/** An instant in every system. @param nanoseconds since 1970, within the years 0001 to 9999 */
export function inSystems(nanoseconds: bigint) {
  const kept = floorDivide(nanoseconds, TICK) * TICK;
  const since = (start: bigint): number => quotient(kept - start, SECOND);
  const filetime = (kept - FILETIME) / TICK;
  const gps = kept - GPS + leapsBefore(kept);
  const week = 604_800n * SECOND;
  return {
    iso: instantAt(kept).toString(),
    unixSeconds: quotient(kept, SECOND),
    windowsFiletime: String(filetime),
    windowsFiletimeHex: BigInt.asUintN(64, filetime).toString(16).padStart(16, '0'),
    dotNetTicks: String((kept - YEAR_1) / TICK),
    webkit: String(floorDivide(kept - FILETIME, 1_000n)),
    cocoa: since(COCOA),
    macHfs: since(MAC),
    ntp: since(NTP),
    ole: toOle(kept),
    ...(kept >= GPS && { gps: quotient(gps, SECOND), gpsWeek: Number(gps / week), gpsSecondsOfWeek: quotient(gps % week, SECOND) }),
    ...(kept >= FAT_FIRST && kept < FAT_END && { dosFat: toDosFat(kept) }),
  };
}

function toOle(instant: bigint): number {
  const days = floorDivide(instant - OLE, DAY);
  const time = instant - OLE - days * DAY;
  return days < 0n ? -quotient(-days * DAY + time, DAY) : quotient(days * DAY + time, DAY);
}

function toDosFat(instant: bigint): number {
  const { year, month, day, hour, minute, second } = instantAt(instant).toZonedDateTimeISO('UTC');
  return (year - 1980) * 2 ** 25 + month * 2 ** 21 + day * 2 ** 16 + hour * 2 ** 11 + minute * 2 ** 5 + Math.floor(second / 2);
}
