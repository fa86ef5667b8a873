import { exp, pow, sin } from './elementary.ts';

/** Coefficients of Lanczos' approximation for g = 7 and nine terms (Godfrey 2001). */
const LANCZOS = [
  0.9999999999998099, 676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905, -0.13857109526572012,
  9.984369578019572e-6, 1.5056327351493116e-7,
];

/** Γ(x) to about 1e-14, NaN at its poles; factorials are exact. */
export function gamma(x: number): number {
  if (Number.isInteger(x)) {
    if (x <= 0 || x > 171) return Number.NaN;
    let product = 1;
    for (let factor = 2; factor < x; factor += 1) product *= factor;
    return product;
  }
  if (x < 0.5) return Math.PI / (sin(Math.PI * x) * gamma(1 - x));
  const shifted = x - 1;
  const base = shifted + 7.5;
  let sum = LANCZOS[0] ?? 0;
  for (let index = 1; index < LANCZOS.length; index += 1) sum += (LANCZOS[index] ?? 0) / (shifted + index);
  // In two halves, so that no power overflows before the exponential brings it down.
  const half = pow(base, (shifted + 0.5) / 2);
  return Math.sqrt(2 * Math.PI) * half * exp(-base) * half * sum;
}

/** erf(x) to about 1e-15: a series whose terms have one sign, and a continued fraction for the complement from 3 on. */
export function erf(x: number): number {
  const size = Math.abs(x);
  if (size > 6) return Math.sign(x);
  const square = x * x;
  if (size < 3) {
    let [sum, term] = [x, x];
    for (let odd = 3; Math.abs(term) > Math.abs(sum) * 1e-17; odd += 2) {
      term *= (2 * square) / odd;
      sum += term;
    }
    return (2 / Math.sqrt(Math.PI)) * exp(-square) * sum;
  }
  let fraction = 0;
  for (let k = 60; k > 0; k -= 1) fraction = k / 2 / (size + fraction);
  return Math.sign(x) * (1 - exp(-square) / (Math.sqrt(Math.PI) * (size + fraction)));
}
