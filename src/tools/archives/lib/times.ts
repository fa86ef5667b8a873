import { unprocessable } from '../../errors.ts';
import { parseInstant } from '../../shared/dates/instants.ts';

/** Whole seconds since 1970 of an ISO 8601 instant with offset, the present if left out; anything else is unprocessable. */
export function secondsOf(text: string | undefined, path: string): number {
  if (text === undefined) return Math.floor(Date.now() / 1000);
  const milliseconds = parseInstant(text);
  if (milliseconds === undefined) {
    return unprocessable(`The ${path} is not an instant; write ISO 8601 with an offset, such as 2026-01-31T09:30:00Z.`, path);
  }
  return Math.floor(milliseconds / 1000);
}

/** The number of three or four octal digits; anything else is unprocessable. */
export function modeOf(text: string | undefined, usual: number, path: string): number {
  if (text === undefined) return usual;
  if (!/^[0-7]{3,4}$/.test(text)) unprocessable(`The mode is not three or four octal digits, such as 0644.`, path);
  return Number.parseInt(text, 8);
}
