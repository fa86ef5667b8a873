import { D } from './money.ts';

const STEPS = 400;
const TOLERANCE = new D('1e-40');
const NOISE = new D('1e-35');

/**
 * The root of a function that falls (or rises) through zero between two points, by Brent-like bracketing: the Illinois false position with bisection when it is slow.
 * @param low a point with another sign of `f` than `high` @returns the root to about 40 significant digits, or undefined when the signs agree
 */
export function root(f: (x: D) => D, low: D, high: D): D | undefined {
  let [a, b] = [low, high];
  let [fa, fb] = [f(a), f(b)];
  if (fa.isZero()) return a;
  if (fb.isZero()) return b;
  if (fa.isNeg() === fb.isNeg()) return undefined;
  for (let step = 0; step < STEPS; step++) {
    const width = b.minus(a).abs();
    if (width.lte(D.max(a.abs(), b.abs()).times(TOLERANCE))) break;
    const secant = a.minus(fa.times(b.minus(a)).div(fb.minus(fa)));
    const x = step % 3 === 2 ? a.plus(b).div(2) : secant;
    const fx = f(x);
    if (fx.isZero()) return withoutNoise(x);
    if (fx.isNeg() === fb.isNeg()) {
      [b, fb] = [x, fx];
      fa = fa.div(2);
    } else {
      [a, fa] = [x, fx];
      fb = fb.div(2);
    }
  }
  return withoutNoise(a.plus(b).div(2));
}

/** What is smaller than any rate means is the noise about a root at 0. */
export const withoutNoise = (value: D): D => (value.abs().lt(NOISE) ? new D(0) : value);
