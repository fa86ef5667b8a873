import type { Decimal } from 'decimal.js';
import { crossed, totalOf } from '../../shared/numbers/exact-sums.ts';
import { Precise } from '../../shared/numbers/precise.ts';
import { gcd } from '../../shared/numbers/rational.ts';

/** Values as whole multiples of a unit shared by all groups, over a denominator of the group's own. */
export interface Group {
  readonly units: readonly bigint[];
  readonly denominator: bigint;
}

/** Sums of squares of a one-way analysis of variance, with their degrees of freedom. */
export interface OneWay {
  readonly between: Decimal;
  readonly within: Decimal;
  readonly degreesBetween: number;
  readonly degreesWithin: number;
}

/** Splits the squared deviations of groups that are not empty. Sums that are 0 come out as exactly 0. @param exponent of the power of ten that is one unit */
export function oneWay(groups: readonly Group[], exponent: number): OneWay {
  const square = new Precise(10).pow(2 * exponent);
  const common = groups.reduce((least, { denominator }) => (least / gcd(least, denominator)) * denominator, 1n);
  const parts = groups.map(({ units, denominator }) => ({ count: BigInt(units.length), total: totalOf(units) * (common / denominator) }));
  const count = parts.reduce((sum, part) => sum + part.count, 0n);
  const grand = parts.reduce((sum, part) => sum + part.total, 0n);
  let [between, within] = [new Precise(0), new Precise(0)];
  for (const part of parts) {
    const deviation = new Precise(String(part.total * count - grand * part.count)).div(String(common * count));
    between = between.plus(deviation.times(deviation).div(String(part.count)));
  }
  for (const { units, denominator } of groups) {
    within = within.plus(new Precise(String(crossed(units, units))).div(String(BigInt(units.length) * denominator * denominator)));
  }
  return {
    between: between.times(square),
    within: within.times(square),
    degreesBetween: groups.length - 1,
    degreesWithin: Number(count) - groups.length,
  };
}

/** The quotient of the mean squares. @param analysis with squares left within the groups */
export const ratioOf = ({ between, within, degreesBetween, degreesWithin }: OneWay): Decimal => between.times(degreesWithin).div(within.times(degreesBetween));
