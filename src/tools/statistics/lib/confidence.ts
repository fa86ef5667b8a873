import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { exp, log } from '../../shared/numbers/elementary.ts';
import { density, normal } from '../../shared/numbers/normal.ts';
import { Precise } from '../../shared/numbers/precise.ts';
import { erf } from '../../shared/numbers/special-doubles.ts';

/** The optional input for how sure an interval is. */
export const confidencePercent = z
  .number()
  .min(1)
  .max(99.999)
  .default(95)
  .describe('Confidence level in percent: how many of such intervals contain the true value in the long run');

/** What lies beyond each end of a two-sided interval, exactly. */
export const tailOf = (confidencePercent: number): Decimal => new Precise(100).minus(confidencePercent).div(200);

/** The point of a standard normal distribution that a two-sided interval reaches to on both sides, to 20 digits. */
export const criticalZ = (confidencePercent: number): Decimal => upperPoint(tailOf(confidencePercent));

/** The point above which a standard normal distribution has so much, to 20 digits. @param tail from 1e-6 to 1 − 1e-6 */
export function upperPoint(tail: Decimal): Decimal {
  if (tail.eq(0.5)) return new Precise(0);
  if (tail.gt(0.5)) return upperPoint(new Precise(1).minus(tail)).neg();
  const [share, root] = [tail.toNumber(), Math.sqrt(-2 * log(tail.toNumber()))];
  // Abramowitz and Stegun 26.2.22 is good to 0.003, and each of Newton's steps doubles the digits.
  let point = root - (2.30753 + 0.27061 * root) / (1 + 0.99229 * root + 0.04481 * root * root);
  for (let step = 0; step < 4; step += 1) point += (0.5 - erf(point * Math.SQRT1_2) / 2 - share) * Math.sqrt(2 * Math.PI) * exp((point * point) / 2);
  const near = new Precise(point);
  return near.plus(normal(near.neg()).minus(tail).div(density(near)));
}
