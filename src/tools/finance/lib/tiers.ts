import { invalid } from '../../errors.ts';
import { D, fraction } from '../../shared/numbers/money.ts';

/** A rate that holds from a level on. */
export interface Tier {
  from: number;
  ratePercent: number;
}

/** Refuses tiers that do not rise strictly. @param path the field they came in */
export function mustRise(tiers: readonly Tier[], path: string): void {
  tiers.forEach(({ from }, index) => {
    const before = tiers[index - 1];
    if (before && from <= before.from) invalid(`${path}[${index}].from`, `must be above the one before, ${before.from}`);
  });
}

/** The part of an amount that falls into each tier, and the rate's share of it. */
export function slices(amount: D, tiers: readonly Tier[]): { amount: D; share: D }[] {
  return tiers.map(({ from, ratePercent }, index) => {
    const end = tiers[index + 1]?.from;
    const part = D.max(0, (end === undefined ? amount : D.min(amount, end)).minus(from));
    return { amount: part, share: part.times(fraction(ratePercent)) };
  });
}
