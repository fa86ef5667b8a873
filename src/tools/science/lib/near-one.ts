import type { Decimal } from 'decimal.js';
import { Precise } from '../../shared/numbers/precise.ts';

/** Below this size, 1 + x would lose more digits than doubles leave open, and four terms of a series hold 60. */
const SMALL = '1e-20';

/** ln(1 + x), for an x of any size above -1. */
export function logarithmOfOnePlus(x: Decimal): Decimal {
  if (x.abs().gt(SMALL)) return x.plus(1).ln();
  // x - x²/2 + x³/3 - x⁴/4
  return x.times(x.times(x.times(x.div(-4).plus(new Precise(1).div(3))).minus(0.5)).plus(1));
}

/** 1 - e^-x, for an x of 0 or more. */
export function oneLessDecay(x: Decimal): Decimal {
  if (x.gt(SMALL)) return new Precise(1).minus(decay(x));
  // x - x²/2 + x³/6 - x⁴/24
  return x.times(x.times(x.times(x.div(-24).plus(new Precise(1).div(6))).minus(0.5)).plus(1));
}

/** From here on e^-x is 0 as a double. */
const NOTHING_LEFT = 800;

/** e^-x, for an x of 0 or more; 0 where a double would be. */
export const decay = (x: Decimal): Decimal => (x.gt(NOTHING_LEFT) ? new Precise(0) : x.neg().exp());
