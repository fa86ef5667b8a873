import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { asWritten } from '../../shared/numbers/double-double-functions.ts';
import { doubleOf, Precise } from '../../shared/numbers/precise.ts';
import { normalPoint } from './tails.ts';

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
export const upperPoint = (tail: Decimal): Decimal => (tail.gt(0.5) ? upperPoint(new Precise(1).minus(tail)).neg() : normalPoint(asWritten(doubleOf(tail))));
