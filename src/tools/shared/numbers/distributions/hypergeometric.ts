import { add, type DoubleDouble, divide, multiply, productOf, subtract } from '../double-double.ts';
import { power, type Scaled, times } from '../double-double-functions.ts';
import { type Discrete, discrete, roughQuantile } from './discrete.ts';
import { logGamma } from './gamma.ts';
import { NOTHING_LEFT, tailsFrom } from './tails.ts';

/** Up to this deviation sums have all digits of double-doubles. */
const MAX_EXACT_DEVIATION = 50;
const END = 1e-33;
const END_OF_DOUBLES = 1e-19;

/** ln n! */
const logFactorial = (n: number): DoubleDouble => logGamma([n + 1, 0]);

/** The standard deviation of the number of successes drawn. */
export function hypergeometricDeviation(population: number, successes: number, draws: number): number {
  if (population < 2) return 0;
  return Math.sqrt(((draws * successes) / population) * ((population - successes) / population) * ((population - draws) / (population - 1)));
}

/** The number of successes among what is drawn from a population without putting back. */
export function hypergeometric(population: number, successes: number, draws: number): Discrete {
  const failures = population - successes;
  const least = Math.max(0, draws - failures);
  const most = Math.min(draws, successes);
  const chosen = (n: number, k: number): DoubleDouble => subtract(logFactorial(n), add(logFactorial(k), logFactorial(n - k)));
  let all: DoubleDouble | undefined;
  const mass = (k: number): Scaled => {
    all ??= chosen(population, draws);
    return power(subtract(add(chosen(successes, k), chosen(failures, draws - k)), all));
  };
  const mean = population === 0 ? 0 : (draws * successes) / population;
  const deviation = hypergeometricDeviation(population, successes, draws);
  /** Two factors and two divisors that lead from the mass at k to the next, going up or down. */
  const next = (k: number, isUp: boolean): [number, number, number, number] =>
    isUp ? [successes - k, draws - k, k + 1, failures - draws + k + 1] : [k, failures - draws + k, successes - k + 1, draws - k + 1];
  /** All masses from k on, beside that at k. */
  const sumFrom = (k: number, isUp: boolean): DoubleDouble => {
    let at = k;
    if (deviation > MAX_EXACT_DEVIATION) {
      let [sum, term] = [1, 1];
      for (; term > sum * END_OF_DOUBLES; at += isUp ? 1 : -1) {
        const [a, b, c, d] = next(at, isUp);
        term *= (a / c) * (b / d);
        sum += term;
      }
      return [sum, 0];
    }
    let [sum, term]: [DoubleDouble, DoubleDouble] = [
      [1, 0],
      [1, 0],
    ];
    for (; term[0] > sum[0] * END; at += isUp ? 1 : -1) {
      const [a, b, c, d] = next(at, isUp);
      term = divide(multiply(term, productOf(a, b)), productOf(c, d));
      sum = add(sum, term);
    }
    return sum;
  };
  return discrete({
    support: [least, most],
    mass,
    tails: (k) =>
      k < mean
        ? tailsFrom('lower', times(mass(k), sumFrom(k, false)), NOTHING_LEFT)
        : tailsFrom('upper', times(mass(k + 1), sumFrom(k + 1, true)), NOTHING_LEFT),
    near: (probability) => roughQuantile(probability, mean, deviation, 0),
  });
}
