import { add, type DoubleDouble } from '../double-double.ts';
import { asWritten, NOTHING, normalized, scaledQuotient } from '../double-double-functions.ts';
import { type Discrete, discrete, roughQuantile } from './discrete.ts';
import { gammaFront, gammaTails } from './gamma.ts';
import { ALL_BELOW, always, swapped } from './tails.ts';

/** A count beyond it, and far beyond the rate, never comes. */
const MAX_COUNT = 1e100;

/** The number of random events. @param rate how many are expected, from 0 on */
export function poisson(rate: number): Discrete {
  if (rate === 0) return discrete(always(0, [0, Number.POSITIVE_INFINITY]));
  const expected = asWritten(rate);
  const after = (k: number): DoubleDouble => add([k, 0], [1, 0]);
  const isBeyond = (k: number): boolean => k > MAX_COUNT && k / 2 > rate;
  const spread = Math.sqrt(rate);
  return discrete({
    support: [0, Number.POSITIVE_INFINITY],
    mass: (k) => (isBeyond(k) ? NOTHING : scaledQuotient(gammaFront(after(k), expected), normalized(expected))),
    tails: (k) => (isBeyond(k) ? ALL_BELOW : swapped(gammaTails(after(k), expected))),
    near: (probability) => roughQuantile(probability, rate, spread, 1 / spread),
  });
}
