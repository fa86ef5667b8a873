import { toNumber } from '../../shared/numbers/rational.ts';
import type { Alternative } from './alternative.ts';

/** Binary places kept of a weight. The least double has 1,074, and what is cut off in all steps together is far below that. */
const PLACES = 1300n;
/** R and SciPy count an outcome as no likelier than the one seen when it is at most 1 + 1e-7 times as likely. */
const [LIKELIER, AS_LIKELY] = [10_000_001n, 10_000_000n];

/** A distribution on the whole numbers from `low` to `high` whose probabilities fall away from `mode` on both sides. */
export interface Unimodal {
  readonly low: number;
  readonly high: number;
  readonly mode: number;
  /** P(x + 1) / P(x) as numerator and denominator, both above 0. */
  step(x: number): readonly [up: bigint, down: bigint];
}

/** The chance of an outcome at least as far out as the one seen; two-sided, of all that are no likelier. To the nearest double, down to the least of them. */
export function exactPValue({ low, high, mode, step }: Unimodal, seen: number, alternative: Alternative): number {
  const weights = new Map([[mode, 1n << PLACES]]);
  for (let x = mode, weight = 1n << PLACES; x < high && weight > 0n; x += 1) {
    const [up, down] = step(x);
    weight = (weight * up) / down;
    weights.set(x + 1, weight);
  }
  for (let x = mode, weight = 1n << PLACES; x > low && weight > 0n; x -= 1) {
    const [up, down] = step(x - 1);
    weight = (weight * down) / up;
    weights.set(x - 1, weight);
  }
  const most = (weights.get(seen) ?? 0n) * LIKELIER;
  let [counted, all] = [0n, 0n];
  for (const [x, weight] of weights) {
    all += weight;
    if (alternative === 'two-sided' ? weight * AS_LIKELY <= most : alternative === 'less' ? x <= seen : x >= seen) counted += weight;
  }
  return toNumber({ numerator: counted, denominator: all });
}
