import { add, type DoubleDouble, multiply, subtract } from '../double-double.ts';
import { asWritten, normalized, scaledProduct, scaledQuotient } from '../double-double-functions.ts';
import { betaFront, betaTails } from './beta.ts';
import { type Discrete, discrete, roughQuantile } from './discrete.ts';
import { always } from './tails.ts';

const ONE: DoubleDouble = [1, 0];

/** The number of successes in so many trials. @param p the probability of each */
export function binomial(trials: number, p: number): Discrete {
  if (p === 0 || p === 1) return discrete(always(p * trials, [0, trials]));
  const x = asWritten(p);
  const share = { x, y: subtract(ONE, x) };
  const spread = Math.sqrt(trials * p * (1 - p));
  return discrete({
    support: [0, trials],
    // C(n, k) = 1/((n + 1) Β(k + 1, n − k + 1))
    mass: (k) => scaledQuotient(betaFront([k + 1, 0], [trials - k + 1, 0], share), scaledProduct(normalized(x), [multiply(share.y, [trials + 1, 0]), 0])),
    tails: (k) => {
      const { lower, upper } = betaTails([k + 1, 0], [trials - k, 0], share);
      return { lower: upper, upper: lower };
    },
    near: (probability) => roughQuantile(probability, trials * p, spread, spread === 0 ? 0 : (1 - 2 * p) / spread),
  });
}

/** The number of failures before so many successes. @param p the probability of success */
export function negativeBinomial(successes: number, p: number): Discrete {
  if (p === 1) return discrete(always(0, [0, Number.POSITIVE_INFINITY]));
  const x = asWritten(p);
  const share = { x, y: subtract(ONE, x) };
  const a: DoubleDouble = [successes, 0];
  const mean = (successes * (1 - p)) / p;
  return discrete({
    support: [0, Number.POSITIVE_INFINITY],
    mass: (k) => {
      const after = add([k, 0], ONE);
      return scaledQuotient(betaFront(a, after, share), [multiply(share.y, add(a, [k, 0])), 0]);
    },
    tails: (k) => betaTails(a, add([k, 0], ONE), share),
    near: (probability) => roughQuantile(probability, mean, Math.sqrt(mean / p), (2 - p) / Math.sqrt(successes * (1 - p))),
  });
}
