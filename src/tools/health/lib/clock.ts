import { Decimal } from 'decimal.js';

/** Digits that count: what division and powers leave behind them must not tip a tie. */
const TRUSTED_DIGITS = 45;

/** Whole seconds, the nearest, half up. */
const wholeSeconds = (seconds: Decimal): bigint => BigInt(seconds.toSignificantDigits(TRUSTED_DIGITS).toFixed(0, Decimal.ROUND_HALF_UP));

const two = (value: bigint): string => String(value).padStart(2, '0');

/** Seconds as M:SS, with minutes beyond 59 where need be. */
export function minutesText(seconds: Decimal): string {
  const whole = wholeSeconds(seconds);
  return `${whole / 60n}:${two(whole % 60n)}`;
}

/** Seconds as H:MM:SS, with as many hours as there are. */
export function hoursText(seconds: Decimal): string {
  const whole = wholeSeconds(seconds);
  return `${whole / 3600n}:${two((whole / 60n) % 60n)}:${two(whole % 60n)}`;
}
