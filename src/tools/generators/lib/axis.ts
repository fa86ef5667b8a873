import { unprocessable } from '../../errors.ts';

const INTERVALS = 6;

/** A scale from the first of its ticks to the last. */
export interface Axis {
  ticks: number[];
  /** Where a value is on the scale: 0 at the first tick, 1 at the last. */
  share(value: number): number;
}

/**
 * The round ticks for values from `least` to `greatest`: the step is the smallest of 1, 2 and 5 × 10^n that is at least a sixth of the range.
 * Worked out in decimals, so that 0.3 is three steps of 0.1.
 * @param fromZero whether 0 is on the scale whatever the values
 */
export async function axisOf(least: number, greatest: number, fromZero: boolean): Promise<Axis> {
  const { Decimal: Library } = await import('decimal.js');
  const Decimal = Library.clone({ precision: 700, toExpNeg: -400, toExpPos: 400 });
  const lowest = new Decimal(fromZero ? Math.min(0, least) : least);
  const highest = new Decimal(fromZero ? Math.max(0, greatest) : greatest);
  const top = highest.equals(lowest) ? lowest.plus(1) : highest;
  const sixth = top.minus(lowest).dividedBy(INTERVALS);
  const power = new Decimal(10).pow(sixth.e);
  const step = power.times([1, 2, 5, 10].find((factor) => sixth.lessThanOrEqualTo(power.times(factor))) ?? 10);
  const first = lowest.dividedBy(step).floor();
  const count = top.dividedBy(step).ceil().minus(first).toNumber();
  const ticks = Array.from({ length: count + 1 }, (_, index) => first.plus(index).times(step).toNumber() + 0);
  if (!ticks.every(Number.isFinite))
    unprocessable('The values reach so far that the scale leaves the range of numbers; divide them all by the same factor.', 'series');
  const [bottom, end] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  // Halves first, so that a range wider than the largest double does not overflow.
  const span = end / 2 - bottom / 2;
  return { ticks, share: (value) => (span === 0 ? 0 : (value / 2 - bottom / 2) / span) };
}
