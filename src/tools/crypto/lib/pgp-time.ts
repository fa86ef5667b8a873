import { unprocessable } from '../../errors.ts';

const MAX_TIME = 2 ** 32 - 1;

/** Seconds since 1970 as OpenPGP can write them, in four bytes. Others: unprocessable. */
export function timeOf(seconds: number): number {
  if (seconds < 0 || seconds > MAX_TIME) unprocessable('The time given as now must be from 1970 to 2106, the times that OpenPGP can write.', 'now');
  return seconds;
}
