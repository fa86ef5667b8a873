import type { Decimal } from 'decimal.js';
import { angleOf } from '../../shared/numbers/elementary.ts';
import { PI, Precise } from '../../shared/numbers/precise.ts';

/** 2π, to 60 digits. */
export const TWO_PI = PI.times(2);

/** An angle of radians in degrees. */
export const degreesOf = (radians: Decimal): Decimal => radians.times(180).div(PI);

/** Below this size a tangent is its angle, to 40 digits; beyond its inverse the angle is π/2 less the inverse of the tangent. */
const SMALL = '1e-20';

/** The angle in radians, from -π/2 to π/2, whose tangent is that; to 25 digits, in a hundredth of the time that 60 take. */
export function arctangent(tangent: Decimal): Decimal {
  const size = tangent.abs();
  if (size.lt(SMALL)) return tangent;
  return angleOfLarger(size).times(tangent.isNegative() ? -1 : 1);
}

function angleOfLarger(tangent: Decimal): Decimal {
  const inverse = tangent.pow(-1);
  if (inverse.lt(SMALL)) return PI.div(2).minus(inverse);
  const nearest = tangent.toNumber();
  const [angle, rest] = angleOf([nearest, tangent.minus(exactly(nearest)).toNumber()], [1, 0]);
  return exactly(angle).plus(rest);
}

/** No double from 1e-20 on has more bits after the point. */
const FRACTION_BITS = 120;
const SCALE = 2 ** FRACTION_BITS;

/** A double from 1e-20 to 1e20 as the fraction that it is, not as the decimal it is written as. */
const exactly = (double: number): Decimal => new Precise(String(BigInt(double * SCALE))).div(SCALE_TEXT);
const SCALE_TEXT = String(2n ** BigInt(FRACTION_BITS));

/** The angle in degrees, from -90 to 90, whose tangent is that. */
export const arctangentDegrees = (tangent: Decimal): Decimal => degreesOf(arctangent(tangent));
