import { floorDivide, SECOND } from './moments.ts';
import type { ExactNumber } from './systems.ts';

/** Nanoseconds of a day. */
export const DAY = 86_400n * SECOND;
const MILLISECOND = 1_000_000n;
const midnight = (date: string): bigint => BigInt(Date.parse(`${date}T00:00:00Z`)) * MILLISECOND;
/** The zero of Julian dates in nanoseconds since 1970. */
export const JULIAN_EPOCH = midnight('1970-01-01') - (DAY * 4_881_175n) / 2n;

/** A number of days to the nearest millisecond, halves up, as nanoseconds. */
export function dayNanoseconds({ digits, decimals }: ExactNumber): bigint {
  const one = 10n ** BigInt(decimals);
  return floorDivide(2n * digits * 86_400_000n + one, 2n * one) * MILLISECOND;
}

/** A number of days to the nearest nanosecond, halves up. */
export const julianDays = ({ digits, decimals }: ExactNumber): bigint => {
  const one = 10n ** BigInt(decimals);
  return floorDivide(2n * digits * DAY + one, 2n * one);
};

/** A Julian date as nanoseconds since 1970. */
export const julianInstant = (value: ExactNumber): bigint => JULIAN_EPOCH + dayNanoseconds(value);

/** A serial of Excel's 1900 system as nanoseconds since 1970; undefined for those that mean no day: below 0 and the 1900-02-29 that never was. */
export function excelInstant(value: ExactNumber): bigint | undefined {
  const day = floorDivide(value.digits, 10n ** BigInt(value.decimals));
  if (day < 0n || day === 60n) return undefined;
  return midnight(day < 60n ? '1899-12-31' : '1899-12-30') + dayNanoseconds(value);
}
