// The texts of ProtoJSON (https://protobuf.dev/programming-guides/json/) for well-known types and numbers.
import { daysInMonth, parseDate } from '../../shared/dates/dates.ts';

export const MAX_NANOSECONDS = 999_999_999n;
/** 0001-01-01T00:00:00Z and 9999-12-31T23:59:59Z in seconds since 1970. */
export const MIN_TIMESTAMP = -62_135_596_800n;
export const MAX_TIMESTAMP = 253_402_300_799n;
/** About 10,000 years. */
export const MAX_DURATION = 315_576_000_000n;

/** Seconds and nanoseconds. */
export interface Moment {
  seconds: bigint;
  nanoseconds: bigint;
}

/** A timestamp as RFC 3339 in UTC with 0, 3, 6 or 9 digits of a fraction; undefined out of range. */
export function timestampText({ seconds, nanoseconds }: Moment): string | undefined {
  if (seconds < MIN_TIMESTAMP || seconds > MAX_TIMESTAMP || nanoseconds < 0n || nanoseconds > MAX_NANOSECONDS) return undefined;
  return new Date(Number(seconds) * 1000).toISOString().replace('.000Z', `${fractionText(nanoseconds)}Z`);
}

/** A duration as seconds with 0, 3, 6 or 9 digits of a fraction; undefined out of range or with parts of different sign. */
export function durationText({ seconds, nanoseconds }: Moment): string | undefined {
  const size = seconds < 0n ? -seconds : seconds;
  const rest = nanoseconds < 0n ? -nanoseconds : nanoseconds;
  const mixed = (seconds < 0n && nanoseconds > 0n) || (seconds > 0n && nanoseconds < 0n);
  if (size > MAX_DURATION || rest > MAX_NANOSECONDS || mixed) return undefined;
  return `${seconds < 0n || nanoseconds < 0n ? '-' : ''}${size}${fractionText(rest)}s`;
}

function fractionText(nanoseconds: bigint): string {
  if (nanoseconds === 0n) return '';
  const digits = String(nanoseconds).padStart(9, '0');
  return `.${digits.endsWith('000000') ? digits.slice(0, 3) : digits.endsWith('000') ? digits.slice(0, 6) : digits}`;
}

/** The moment an RFC 3339 text with up to 9 digits of a fraction stands for. */
export function parseTimestamp(text: string): Moment | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?(?:Z|([+-])(\d{2}):(\d{2}))$/.exec(text);
  if (!match) return undefined;
  const [, day = '', hour, minute, second, fraction = '', sign, offsetHour = '0', offsetMinute = '0'] = match;
  const date = parseDate(day, 1);
  if (!date || date.day > daysInMonth(date.year, date.month) || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  if (Number(offsetHour) > 23 || Number(offsetMinute) > 59) return undefined;
  const local = Date.parse(`${day}T${hour}:${minute}:${second}Z`) / 1000;
  const offset = (Number(offsetHour) * 3600 + Number(offsetMinute) * 60) * (sign === '-' ? -1 : 1);
  const seconds = BigInt(local - offset);
  return seconds < MIN_TIMESTAMP || seconds > MAX_TIMESTAMP ? undefined : { seconds, nanoseconds: BigInt(fraction.padEnd(9, '0')) };
}

/** The length a text such as -1.5s stands for. */
export function parseDuration(text: string): Moment | undefined {
  const [, sign, whole, fraction = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,9}))?s$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const [seconds, nanoseconds] = [BigInt(whole), BigInt(fraction.padEnd(9, '0'))];
  if (seconds > MAX_DURATION) return undefined;
  return sign === '-' ? { seconds: -seconds, nanoseconds: -nanoseconds } : { seconds, nanoseconds };
}

/** The shortest decimal that reads back as the same 32-bit float, or as the same double. */
export function floatText(value: number, single: boolean): string {
  if (Object.is(value, -0)) return '-0';
  if (!single || !Number.isFinite(value)) return String(value);
  for (let digits = 1; digits < 9; digits++) {
    const candidate = Number(value.toPrecision(digits));
    if (Math.fround(candidate) === value) return String(candidate);
  }
  return String(Number(value.toPrecision(9)));
}
