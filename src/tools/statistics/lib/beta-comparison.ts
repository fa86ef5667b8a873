import { betaAtOdds } from '../../shared/numbers/distributions/beta.ts';
import { logGamma } from '../../shared/numbers/distributions/gamma.ts';
import { add, type DoubleDouble, divide, multiply, productOf, scaled, subtract } from '../../shared/numbers/double-double.ts';
import { doubleFrom, power, type Scaled, scaledProduct, scaledQuotient, times } from '../../shared/numbers/double-double-functions.ts';
import { exp, log } from '../../shared/numbers/elementary.ts';

/** Parameters of a beta distribution: whole numbers from 1 on. */
export type Shape = readonly [alpha: number, beta: number];

/** Longer sums are done in a worker. */
const MAX_SHORT = 2_000;
/** Beyond it the integral is done sooner. */
const MAX_TERMS = 200_000;
const BITS = 500;

/** Whether the chance that B is above A is more work than the event loop may be held up with. */
export const isSlow = ([, betaA]: Shape, [alphaB]: Shape): boolean => Math.min(betaA, alphaB) > MAX_SHORT;

/** P(B > A) for independent A and B, with all its digits where the sum is not too long, else to 12, also where it is tiny. */
export function probabilityAbove([alphaA, betaA]: Shape, [alphaB, betaB]: Shape): number {
  if (Math.min(betaA, alphaB) > MAX_TERMS) return integralAbove([alphaA, betaA], [alphaB, betaB]);
  // 1 − A and 1 − B, when their sum is the shorter one.
  return betaA < alphaB ? sumAbove([betaB, alphaB], [betaA, alphaA]) : sumAbove([alphaA, betaA], [alphaB, betaB]);
}

/** Σ Β(αA + i, βA + βB)/((βB + i)·Β(1 + i, βB)·Β(αA, βA)) over i from 0 to αB − 1 (Miller 2015) */
function sumAbove([alphaA, betaA]: Shape, [alphaB, betaB]: Shape): number {
  let [term, sum, scale]: [DoubleDouble, DoubleDouble, number] = [[1, 0], [1, 0], 0];
  for (let i = 0; i < alphaB - 1; i += 1) {
    term = divide(multiply(term, productOf(alphaA + i, betaB + i)), productOf(alphaA + betaA + betaB + i, 1 + i));
    sum = add(sum, term);
    if (sum[0] > 2 ** BITS) [term, sum, scale] = [scaled(term, 2 ** -BITS), scaled(sum, 2 ** -BITS), scale + BITS];
  }
  const gamma = (x: number): DoubleDouble => logGamma([x, 0]);
  const first = subtract(add(gamma(betaA + betaB), gamma(alphaA + betaA)), add(gamma(alphaA + betaA + betaB), gamma(betaA)));
  const [value, exponent] = times(power(first), sum);
  return Math.min(1, doubleFrom([value, exponent + scale]));
}

/** Steps of the integral, in deviations of the narrower distribution. */
const STEP = 0.3;
const NEGLIGIBLE = 1e-17;
const MAX_HALVINGS = 60;

/** ∫ of the narrower density by the wider tail over the logarithm of the odds, where the trapezoidal rule converges fast. */
function integralAbove(a: Shape, b: Shape): number {
  const deviation = ([alpha, beta]: Shape): number => Math.sqrt(1 / alpha + 1 / beta);
  const middle = ([alpha, beta]: Shape): number => log(alpha / beta);
  const [narrow, wide, side] = deviation(a) < deviation(b) ? ([a, b, 'upper'] as const) : ([b, a, 'lower'] as const);
  const at = (u: number): { density: Scaled; wideDensity: Scaled; tail: Scaled } => {
    const odds = power([u, 0]);
    const { front, [side]: tail } = betaAtOdds([wide[0], 0], [wide[1], 0], odds);
    return { density: betaAtOdds([narrow[0], 0], [narrow[1], 0], odds).front, wideDensity: front, tail };
  };
  const term = (u: number): number => {
    const { density, tail } = at(u);
    return doubleFrom(scaledProduct(density, tail));
  };
  // Of the integrand's logarithm; where the tail is below all numbers it falls as its density does.
  const isRising = (u: number): boolean => {
    const { wideDensity, tail } = at(u);
    const own = slopeOf(narrow, u);
    if (tail[0][0] === 0) return own + slopeOf(wide, u) > 0;
    const fall = doubleFrom(scaledQuotient(wideDensity, tail));
    return own + (side === 'lower' ? fall : -fall) > 0;
  };
  const step = STEP * deviation(narrow);
  // The integrand has one peak, between the middle of the narrower density and where the wider tail no longer grows.
  let [low, high] = [Math.min(middle(a), middle(b)), Math.max(middle(a), middle(b))];
  for (let round = 0; round < MAX_HALVINGS && high - low > step; round += 1) {
    const centre = (low + high) / 2;
    if (isRising(centre)) low = centre;
    else high = centre;
  }
  const peak = (low + high) / 2;
  let sum = term(peak);
  for (const direction of [-1, 1]) {
    for (let k = 1; ; k += 1) {
      const next = term(peak + direction * k * step);
      sum += next;
      if (next <= sum * NEGLIGIBLE) break;
    }
  }
  return Math.min(1, sum * step);
}

/** Of the logarithm of a beta density over the logarithm of the odds. */
const slopeOf = ([alpha, beta]: Shape, u: number): number =>
  u < 0 ? alpha - ((alpha + beta) * exp(u)) / (1 + exp(u)) : ((alpha + beta) * exp(-u)) / (1 + exp(-u)) - beta;
