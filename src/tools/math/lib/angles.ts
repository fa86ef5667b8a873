import type { Decimal } from 'decimal.js';
import { PreciseEvaluator } from '../../shared/numbers/evaluate-precisely.ts';
import { PI, Precise } from '../../shared/numbers/precise.ts';

const inDegrees = new PreciseEvaluator(60, 'degrees');

/** The sine of an angle in degrees, exact for multiples of 30 and 45. */
export const sineOfDegrees = (angle: Decimal): Decimal => new Precise(inDegrees.apply('sin', [inDegrees.number(angle)]) ?? 0);

/** The cosine of an angle in degrees, exact for multiples of 30 and 45. */
export const cosineOfDegrees = (angle: Decimal): Decimal => new Precise(inDegrees.apply('cos', [inDegrees.number(angle)]) ?? 0);

export const degreesOf = (radians: Decimal): Decimal => radians.times(180).div(PI);
export const radiansOf = (degrees: Decimal): Decimal => degrees.times(PI).div(180);

/** The angle in degrees, above -180 up to 180, of the direction (x, y); 0 for (0, 0). */
export function directionDegrees(y: Decimal, x: Decimal): Decimal {
  if (y.isZero()) return new Precise(x.isNeg() && !x.isZero() ? 180 : 0);
  return degreesOf(Precise.atan2(y, x));
}
