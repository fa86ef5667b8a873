import type { D } from '../../shared/numbers/money.ts';
import { nearest } from './pieces.ts';

/** A time in seconds as H:MM:SS, to the nearest second. */
export function clockTime(seconds: D): string {
  const whole = nearest(seconds);
  const two = (part: D) => part.toFixed(0).padStart(2, '0');
  return `${whole.div(3600).floor().toFixed(0)}:${two(whole.div(60).floor().mod(60))}:${two(whole.mod(60))}`;
}
