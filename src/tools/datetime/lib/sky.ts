import { z } from 'zod';
import { unprocessable } from '../../errors.ts';
import { asin, atan2, cos, sin } from '../../shared/numbers/elementary.ts';
import { momentText, writeInstant, zonedOrNow } from './moments.ts';

export const MIN_YEAR = 1700;
export const MAX_YEAR = 2200;
const HALF_SECOND_MS = 500;

/** A moment in UTC of the years that the astronomical tools cover. */
export const skyMoment = momentText.optional().describe('Date, local time or instant in UTC, of the years 1700 to 2200; now if omitted');
export const latitude = z.number().min(-90).max(90).describe('Latitude in degrees, north positive');
export const longitude = z.number().min(-180).max(180).describe('Longitude in degrees, east positive');

/** Holds a year to those that the astronomical tools cover. */
export function withinSky(year: number): void {
  if (year < MIN_YEAR || year > MAX_YEAR) unprocessable(`The moment is outside the years ${MIN_YEAR} to ${MAX_YEAR}.`, 'date');
}

/** The moment asked for, in milliseconds since 1970. */
export function skyTime(text: string | undefined): number {
  const place = zonedOrNow(text, 'UTC');
  withinSky(place.year);
  return Number(place.epochNanoseconds) / 1e6;
}

/** The nearest whole second. */
export const nearestSecond = (milliseconds: number): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(Math.floor((milliseconds + HALF_SECOND_MS) / 1_000) * 1_000);

/** An instant with Z, to the nearest second. */
export const writeSecond = (milliseconds: number): string => writeInstant(nearestSecond(milliseconds));

const TURN = 360;
/** An angle from 0 up to 360 degrees. */
export const wrapped = (degrees: number): number => {
  const rest = degrees % TURN;
  return rest < 0 ? rest + TURN : rest + 0;
};
/** An angle from -180 up to 180 degrees. */
export const wrappedHalf = (degrees: number): number => {
  const rest = wrapped(degrees);
  return rest >= TURN / 2 ? rest - TURN : rest;
};
const DEGREE = Math.PI / 180;
export const sine = (degrees: number): number => sin(degrees * DEGREE);
export const cosine = (degrees: number): number => cos(degrees * DEGREE);
export const arcsine = (value: number): number => asin(Math.max(-1, Math.min(1, value))) / DEGREE;
export const arctangent = (y: number, x: number): number => atan2(y, x) / DEGREE;
