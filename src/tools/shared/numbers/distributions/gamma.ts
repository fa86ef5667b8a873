import { add, type DoubleDouble, divide, multiply, negated, squareRoot, subtract } from '../double-double.ts';
import { doubleFrom, logarithm, NOTHING, power, powerLessLine, type Scaled, scaledLogarithm, scaledQuotient, times } from '../double-double-functions.ts';
import { exp, log, PI } from '../elementary.ts';
import { ALL_ABOVE, ALL_BELOW, integral, NOTHING_LEFT, pointOf, type Side, type Tails, tailsFrom } from './tails.ts';

const ONE: DoubleDouble = [1, 0];
const TWO_PI: DoubleDouble = [2 * PI[0], 2 * PI[1]];
/** B₂ₖ/(2k(2k − 1)) as quotients of whole numbers (DLMF 5.11.1). */
const STIRLING: readonly (readonly [number, number])[] = [
  [1, 12],
  [-1, 360],
  [1, 1260],
  [-1, 1680],
  [1, 1188],
  [-691, 360_360],
  [1, 156],
  [-3617, 122_400],
  [43_867, 244_188],
  [-174_611, 125_400],
  [77_683, 5796],
  [-236_364_091, 1_506_960],
  [657_931, 300],
  [-3_392_780_147, 93_960],
  [1_723_168_255_201, 2_492_028],
];
/** From here on Stirling's series is exact. */
const FAR = 34;
/** Up to it the power series is short. */
const NEAR = 40;
const END = 1e-33;
/** Beyond it, and far beyond the shape, nothing is left. */
const MAX_X = 1e290;

let stirling: DoubleDouble[] | undefined;

/** ln Γ(a) − (a − ½) ln a + a − ½ ln 2π, for a above 0 */
export function stirlingRest(a: DoubleDouble): DoubleDouble {
  if (a[0] < FAR) {
    let product = ONE;
    let shifted = a;
    for (; shifted[0] < FAR; shifted = add(shifted, ONE)) product = multiply(product, shifted);
    const line = (x: DoubleDouble): DoubleDouble => subtract(multiply(subtract(x, [0.5, 0]), logarithm(x)), x);
    return subtract(subtract(add(stirlingRest(shifted), line(shifted)), line(a)), logarithm(product));
  }
  if (a[0] > 1e40) return [0, 0];
  stirling ??= STIRLING.map(([top, bottom]) => divide([top, 0], [bottom, 0]));
  const inverse = divide(ONE, a);
  const square = multiply(inverse, inverse);
  let sum: DoubleDouble = [0, 0];
  for (let at = stirling.length - 1; at >= 0; at -= 1) sum = add(multiply(sum, square), stirling[at] ?? ONE);
  return multiply(sum, inverse);
}

/** ln Γ(a), for a above 0 */
export function logGamma(a: DoubleDouble): DoubleDouble {
  const line = subtract(multiply(subtract(a, [0.5, 0]), logarithm(a)), a);
  return add(add(line, stirlingRest(a)), multiply(logarithm(TWO_PI), [0.5, 0]));
}

/** r − 1 − ln r, where r − 1 is d: near r = 1 with all digits. */
export function excess(r: DoubleDouble, d: DoubleDouble): DoubleDouble {
  if (Math.abs(d[0]) > 0.2) return subtract(d, logarithm(r));
  // d − ln(1 + d) = dq − 2(q³/3 + q⁵/5 + …) with q = d/(2 + d)
  const q = divide(d, add([2, 0], d));
  const square = multiply(q, q);
  let rest: DoubleDouble = [0, 0];
  for (let odd = 37; odd >= 3; odd -= 2) rest = multiply(add(rest, divide([2, 0], [odd, 0])), square);
  return multiply(q, subtract(d, rest));
}

/** x^a e^−x/Γ(a), for a and x above 0 */
export function gammaFront(a: DoubleDouble, x: DoubleDouble): Scaled {
  if (x[0] > MAX_X && x[0] / 2 > a[0]) return NOTHING;
  const distance = multiply(a, excess(divide(x, a), divide(subtract(x, a), a)));
  return times(power(negated(add(distance, stirlingRest(a)))), squareRoot(divide(a, TWO_PI)));
}

/** Of the gamma distribution of shape a and rate 1. */
export function gammaTails(a: DoubleDouble, x: DoubleDouble): Tails {
  if (x[0] <= 0) return ALL_ABOVE;
  if (x[0] > MAX_X && x[0] / 2 > a[0]) return ALL_BELOW;
  const front = gammaFront(a, x);
  if (x[0] <= NEAR) return tailsFrom('lower', times(front, series(a, x)), () => times(front, area(a, x, 'upper')));
  const side = x[0] < a[0] ? 'lower' : 'upper';
  return tailsFrom(side, times(front, area(a, x, side)), NOTHING_LEFT);
}

/** Σ x^n/(a(a + 1) … (a + n)) (DLMF 8.11.4) */
function series(a: DoubleDouble, x: DoubleDouble): DoubleDouble {
  let term = divide(ONE, a);
  let sum = term;
  for (let below = add(a, ONE); term[0] > sum[0] * END; below = add(below, ONE)) {
    term = divide(multiply(term, x), below);
    sum = add(sum, term);
  }
  return sum;
}

/** ∫ e^(±av − x(e^±v − 1)) dv over positive v: that of t^(a − 1) e^−t beyond or below x, beside x^a e^−x. */
function area(a: DoubleDouble, x: DoubleDouble, side: Side): DoubleDouble {
  const apart = subtract(a, x);
  const signed = side === 'upper' ? (v: DoubleDouble) => v : negated;
  const exponent = (v: DoubleDouble): DoubleDouble => {
    if (v[0] > 700) return [side === 'upper' ? Number.NEGATIVE_INFINITY : -a[0] * v[0], 0];
    const at = signed(v);
    return subtract(multiply(apart, at), multiply(x, powerLessLine(at)));
  };
  return integral(exponent, Math.abs(apart[0]), x[0] / 2);
}

/** The point of the gamma distribution of shape a with so much in the tail on that side; 0 where it lies below the doubles. */
export function gammaPoint(a: DoubleDouble, side: Side, target: Scaled): DoubleDouble {
  const rising = side === 'lower';
  const logTarget = log(target[0][0]) + target[1] * Math.LN2;
  const shape = a[0];
  if (rising || shape < 1e-3) {
    // P(a, x) = x^a/Γ(a + 1) near 0
    const logLower = rising ? logTarget : log(Math.max(1 - doubleFrom(target), 1e-300));
    const start = (logLower + logGamma(add(a, ONE))[0]) / shape;
    if (start < -60 && rising) {
      const exact = divide(add(scaledLogarithm(target), logGamma(add(a, ONE))), a);
      const [value, exponent] = power(exact);
      return exponent < -1100 ? [0, 0] : [doubleFrom([value, exponent]), exponent < -900 ? 0 : doubleFrom([[value[1], 0], exponent])];
    }
  }
  return pointOf(target, (x) => at(a, x, side), rising, startOf(a, side, logTarget));
}

function at(a: DoubleDouble, x: number, side: Side): { tail: Scaled; slope: number } {
  const tail = gammaTails(a, [x, 0])[side];
  return { tail, slope: tail[0][0] === 0 ? 1 : doubleFrom(scaledQuotient(gammaFront(a, [x, 0]), tail)) };
}

/** Near the point: Wilson and Hilferty's cube, or what the tail is like far out. */
function startOf(a: DoubleDouble, side: Side, logTarget: number): number {
  const shape = a[0];
  const z = roughNormal(logTarget);
  const cube = 1 - 1 / (9 * shape) + ((side === 'lower' ? -z : z) / 3) * Math.sqrt(1 / shape);
  if (cube > 0.3) return shape * cube * cube * cube;
  const gamma = logGamma(add(a, ONE))[0];
  return side === 'lower' ? exp((logTarget + gamma) / shape) : Math.max(0.1, -logTarget - gamma + log(shape));
}

/** The z with about so much of the normal distribution beyond it (Abramowitz and Stegun 26.2.23). @param logTail its logarithm */
export function roughNormal(logTail: number): number {
  if (logTail > -Math.LN2) return -roughNormal(log(Math.max(1 - exp(logTail), 1e-300)));
  const t = Math.sqrt(-2 * logTail);
  return t - (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)));
}
