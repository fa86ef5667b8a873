import * as astronomy from 'astronomy-engine';
import { elementaryFor } from '../../shared/numbers/elementary-for.ts';
import { arcsine, cosine, sine, wrappedHalf } from './sky.ts';

const DAY_MS = 86_400_000;
const HALF_DAY_MS = DAY_MS / 2;
const HOUR_DEGREES = 15;

/** The Sun of an instant, seen from the middle of the Earth, against the true equator of date. */
export function sunAt(milliseconds: number): { rightAscensionHours: number; declination: number; distanceAu: number; siderealHours: number } {
  return elementaryFor(() => {
    const time = astronomy.MakeTime(new Date(milliseconds));
    const sun = astronomy.GeoVector(astronomy.Body.Sun, time, true);
    const ofDate = astronomy.EquatorFromVector(astronomy.RotateVector(astronomy.Rotation_EQJ_EQD(time), sun));
    return { rightAscensionHours: ofDate.ra, declination: ofDate.dec, distanceAu: ofDate.dist, siderealHours: astronomy.SiderealTime(time) };
  });
}

/** Hour angle of the Sun in degrees, -180 to 180, positive after noon. */
export function hourAngle(milliseconds: number, longitude: number): number {
  return hourAngleOf(sunAt(milliseconds), longitude);
}

const hourAngleOf = ({ rightAscensionHours, siderealHours }: ReturnType<typeof sunAt>, longitude: number): number =>
  wrappedHalf((siderealHours - rightAscensionHours) * HOUR_DEGREES + longitude);

/** Altitude of the middle of the Sun in degrees, without refraction. */
export function altitude(milliseconds: number, latitude: number, longitude: number): number {
  const sun = sunAt(milliseconds);
  return arcsine(sine(latitude) * sine(sun.declination) + cosine(latitude) * cosine(sun.declination) * cosine(hourAngleOf(sun, longitude)));
}

/** The upper transit of the Sun nearest to an instant, in milliseconds since 1970. */
export function noonNear(milliseconds: number, longitude: number): number {
  let noon = milliseconds;
  for (let step = 0; step < 6; step++) noon -= (hourAngle(noon, longitude) / 360) * DAY_MS;
  return noon;
}

/** The upper transit of a date's local day. @param zone the clock of the day */
export function noonOf(date: Temporal.PlainDate, zone: string, longitude: number): number {
  const start = date.toZonedDateTime(zone).epochMilliseconds;
  const end = date.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;
  const noon = noonNear((start + end) / 2, longitude);
  if (noon < start) return noonNear(noon + DAY_MS, longitude);
  return noon >= end ? noonNear(noon - DAY_MS, longitude) : noon;
}

/** When the Sun last stood at an altitude before a noon, or first does after it; undefined within 12 hours of nothing. */
export function crossing(noon: number, direction: -1 | 1, wanted: number, latitude: number, longitude: number): number | undefined {
  const above = (at: number): boolean => altitude(at, latitude, longitude) > wanted;
  if (!above(noon)) return undefined;
  let high = noon;
  let low = noon + direction * HALF_DAY_MS;
  if (above(low)) return undefined;
  while (Math.abs(high - low) > 100) {
    const middle = (high + low) / 2;
    if (above(middle)) high = middle;
    else low = middle;
  }
  return (high + low) / 2;
}
