import { type Discrete, discrete } from '../../shared/numbers/distributions/discrete.ts';
import { ALL_BELOW, always, type Tails } from '../../shared/numbers/distributions/tails.ts';
import { type DoubleDouble, multiply, negated } from '../../shared/numbers/double-double.ts';
import { asWritten, logarithmOfOneAnd, power, powerLessOne, type Scaled, times } from '../../shared/numbers/double-double-functions.ts';
import { log } from '../../shared/numbers/elementary.ts';

/** e to less is nothing. */
const MIN_POWER = -2000;

/** The number of failures before the first success, and as many more as the first counts. @param p the probability of success, above 0 */
export function geometric(p: number, first: 0 | 1): Discrete {
  const support = [first, Number.POSITIVE_INFINITY] as const;
  if (p === 1) return discrete(always(first, support));
  const chance = asWritten(p);
  const rate: DoubleDouble = logarithmOfOneAnd(negated(chance));
  const tails = (k: number): Tails => {
    if (rate[0] * k < MIN_POWER) return ALL_BELOW;
    const exponent = multiply(rate, [k - first + 1, 0]);
    return { lower: [negated(powerLessOne(exponent)), 0], upper: power(exponent) };
  };
  const mass = (k: number): Scaled => times(k === first ? [[1, 0], 0] : tails(k - 1).upper, chance);
  return discrete({ support, mass, tails, near: (probability) => log(1 - probability) / rate[0] + first - 1 });
}
