import { aligned, scaledFraction } from '../../shared/numbers/exact-sums.ts';
import { add, compare, floor, multiply, type Rational, rational, rationalOf, subtract } from '../../shared/numbers/rational.ts';

/** A double as the decimal it is written as. */
export const decimal = (value: number): Rational => rationalOf(value, '');

const ZERO = rational(0n);
const ONE = rational(1n);
const HALF = rational(1n, 2n);

/** a and b of the position a + p(n + 1 − a − b) between the values, by definition. */
const OFFSETS = {
  type4: [ZERO, ONE],
  type5: [HALF, HALF],
  type6: [ZERO, ZERO],
  type7: [ONE, ONE],
  type8: [rational(1n, 3n), rational(1n, 3n)],
  type9: [rational(3n, 8n), rational(3n, 8n)],
} as const satisfies Record<string, readonly [Rational, Rational]>;

export const QUANTILE_TYPES = ['type1', 'type2', 'type3', 'type4', 'type5', 'type6', 'type7', 'type8', 'type9'] as const;
export type QuantileType = (typeof QUANTILE_TYPES)[number];

/** An exact quantile by one of the nine definitions of Hyndman and Fan (1996). @param sorted ascending, not empty @param share from 0 to 1 */
export function quantileOf(sorted: readonly number[], share: Rational, type: QuantileType = 'type7'): Rational {
  const count = rational(BigInt(sorted.length));
  /** The value at a place counted from 1, kept within the list. */
  const at = (place: bigint) => decimal(sorted[Math.min(Math.max(Number(place), 1), sorted.length) - 1] ?? 0);
  const [position, weight] = positionOf(count, share, type);
  const [lower, upper] = [at(position), at(position + 1n)];
  return add(lower, multiply(weight, subtract(upper, lower)));
}

/** The place below a quantile, counted from 1, and the share of the step to the next. */
function positionOf(count: Rational, share: Rational, type: QuantileType): [place: bigint, weight: Rational] {
  switch (type) {
    case 'type1':
    case 'type2':
    case 'type3': {
      const exact = subtract(multiply(count, share), type === 'type3' ? HALF : ZERO);
      const place = floor(exact);
      const between = compare(exact, rational(place)) !== 0;
      if (type === 'type3') return [place, !between && place % 2n === 0n ? ZERO : ONE];
      return [place, between ? ONE : type === 'type1' ? ZERO : HALF];
    }
    default: {
      const [a, b] = OFFSETS[type];
      const exact = add(a, multiply(share, subtract(add(count, ONE), add(a, b))));
      const place = floor(exact);
      return [place, subtract(exact, rational(place))];
    }
  }
}

export const medianOf = (sorted: readonly number[]): Rational => quantileOf(sorted, HALF);

/** First and third quartile, type 7, and the distance between them. */
export function quartilesOf(sorted: readonly number[]): { q1: Rational; q3: Rational; range: Rational } {
  const [q1, q3] = [quantileOf(sorted, rational(1n, 4n)), quantileOf(sorted, rational(3n, 4n))];
  return { q1, q3, range: subtract(q3, q1) };
}

/** The median of |x − median|. */
export function medianDeviationOf(sorted: readonly number[]): Rational {
  const { units, exponent } = aligned(sorted);
  const count = units.length;
  const twiceMedian = (units[(count - 1) >> 1] ?? 0n) + (units[count >> 1] ?? 0n);
  /** Twice the deviation, or nothing beyond the ends. */
  const away = (index: number): bigint | undefined => {
    const unit = units[index];
    if (unit === undefined) return undefined;
    const difference = 2n * unit - twiceMedian;
    return difference < 0n ? -difference : difference;
  };
  // Below the median and above it the deviations are sorted already: they are merged from the middle outwards.
  let below = ((count + 1) >> 1) - 1;
  let above = below + 1;
  let [low, high] = [away(below), away(above)];
  let [before, last] = [0n, 0n];
  for (let taken = 0; taken <= count >> 1; taken++) {
    before = last;
    if (low !== undefined && (high === undefined || low <= high)) {
      last = low;
      below -= 1;
      low = away(below);
    } else {
      last = high ?? 0n;
      above += 1;
      high = away(above);
    }
  }
  return scaledFraction(count % 2 === 1 ? last : before + last, count % 2 === 1 ? 2n : 4n, exponent);
}
