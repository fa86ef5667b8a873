import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import type { Tails } from '../../shared/numbers/distributions/tails.ts';
import { doubleFrom } from '../../shared/numbers/double-double-functions.ts';
import { normal } from '../../shared/numbers/normal.ts';
import { doubleOf } from '../../shared/numbers/precise.ts';

export type Alternative = 'two-sided' | 'less' | 'greater';

/** The optional input that says what is held against the null hypothesis. @param meaning of less and greater */
export const alternativeOf = (meaning: string) =>
  z
    .enum(['two-sided', 'less', 'greater'])
    .default('two-sided')
    .describe(`What is tested against the null hypothesis: two-sided, a difference either way; ${meaning}`);

/** The part of a standard normal distribution at least as far out as z. */
export function normalPValue(z: Decimal, alternative: Alternative): number {
  if (alternative === 'two-sided') return doubleOf(normal(z.abs().neg()).times(2));
  return doubleOf(normal(alternative === 'less' ? z : z.neg()));
}

/** The part of a distribution at least as far out as the point that divides it so; two-sided, twice the smaller tail. */
export function pValueOf({ lower, upper }: Tails, alternative: Alternative): number {
  const [below, above] = [doubleFrom(lower), doubleFrom(upper)];
  if (alternative === 'two-sided') return Math.min(1, 2 * Math.min(below, above));
  return alternative === 'less' ? below : above;
}

/**
 * How far a statistic is from its mean with the continuity correction of R's wilcox.test, both in halves.
 * Two-sided it moves by ½ towards the mean, greater takes ½ off, less adds ½.
 */
export function correctedForContinuity(halves: bigint, alternative: Alternative): bigint {
  if (alternative === 'less') return halves + 1n;
  if (alternative === 'greater') return halves - 1n;
  return halves > 0n ? halves - 1n : halves < 0n ? halves + 1n : 0n;
}
