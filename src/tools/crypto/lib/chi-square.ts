import { exp, log } from '../../shared/numbers/elementary.ts';

const MAX_TERMS = 10_000;
const TINY = 1e-300;

/** ln Γ(n / 2) for a whole n above 0, by the recurrence from Γ(1/2) or Γ(1). */
function logGammaOfHalf(n: number): number {
  let sum = n % 2 === 1 ? log(Math.PI) / 2 : 0;
  for (let at = n % 2 === 1 ? 1 : 2; at < n; at += 2) sum += log(at / 2);
  return sum;
}

/**
 * The chance that a chi-square variable exceeds a value: the upper regularized gamma function Q(degrees / 2, value / 2),
 * by its series or its continued fraction (Lentz).
 */
export function chiSquareUpperTail(value: number, degrees: number): number {
  const a = degrees / 2;
  const x = value / 2;
  if (x <= 0) return 1;
  const factor = exp(a * log(x) - x - logGammaOfHalf(degrees));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; n < MAX_TERMS && term > sum * Number.EPSILON; n++) {
      term *= x / (a + n);
      sum += term;
    }
    return 1 - sum * factor;
  }
  let b = x + 1 - a;
  let c = 1 / TINY;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1; n < MAX_TERMS; n++) {
    const step = -n * (n - a);
    b += 2;
    d = 1 / (step * d + b || TINY);
    c = b + step / c || TINY;
    fraction *= d * c;
    if (Math.abs(d * c - 1) < Number.EPSILON) break;
  }
  return factor * fraction;
}
