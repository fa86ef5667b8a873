import { type DoubleDouble, divide, multiply } from '../double-double.ts';
import { asWritten, normalized, scaledQuotient, times } from '../double-double-functions.ts';
import { betaAtOdds, betaOdds } from './beta.ts';
import { type Continuous, continuous } from './continuous.ts';

const HALF: DoubleDouble = [0.5, 0];
/** From here on nothing tells it from infinitely many. */
const MAX_FREEDOM = 1e30;

/** Fisher and Snedecor's F distribution. @param df1 of the numerator, above 0 @param df2 of the denominator, above 0 */
export function fDistribution(df1: number, df2: number): Continuous {
  const [first, second] = [asWritten(Math.min(df1, MAX_FREEDOM)), asWritten(Math.min(df2, MAX_FREEDOM))];
  const [a, b] = [multiply(first, HALF), multiply(second, HALF)];
  const [ratio, inverse] = [divide(first, second), divide(second, first)];
  return continuous({
    support: [0, Number.POSITIVE_INFINITY],
    density: (x) => scaledQuotient(betaAtOdds(a, b, times(normalized(x), ratio)).front, normalized(x)),
    densityAtEnd: () => (df1 < 2 ? Number.POSITIVE_INFINITY : df1 === 2 ? 1 : 0),
    tails: (x) => betaAtOdds(a, b, times(normalized(x), ratio)),
    point: (side, target) => times(betaOdds(a, b, side, target), inverse),
  });
}
