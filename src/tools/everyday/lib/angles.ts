import { atan } from '../../shared/numbers/elementary.ts';
import { D } from '../../shared/numbers/money.ts';
import { PI } from '../../shared/numbers/precise.ts';

const RADIANS = PI.div(180);

/** Degrees in radians. */
export const radians = (degrees: D | number): D => RADIANS.times(degrees);

/** The angle of a slope in degrees, to about 45 digits: the double nearest it and a step of what its tangent misses. */
export function slopeDegrees(slope: D): D {
  const near = new D(atan(slope.toNumber()));
  const tangent = near.tan();
  return near.plus(slope.minus(tangent).div(slope.times(tangent).plus(1))).div(RADIANS);
}
