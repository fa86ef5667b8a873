import { D } from './money.ts';

const STEPS = 400;
const TOLERANCE = new D('1e-40');
const NOISE = new D('1e-35');

/**
 * The root of a function that falls (or rises) through zero between two points, by Chandrupatla's method: inverse quadratic interpolation
 * where it is safe, bisection where it is not.
 * @param low a point with another sign of `f` than `high` @returns the root to about 40 significant digits, or undefined when the signs agree
 */
export function root(f: (x: D) => D, low: D, high: D): D | undefined {
  // The newest point and the one beyond the root; after the first step also the one before them.
  let [newest, fNewest] = [high, f(high)];
  let [beyond, fBeyond] = [low, f(low)];
  if (fBeyond.isZero()) return low;
  if (fNewest.isZero()) return high;
  if (fNewest.isNeg() === fBeyond.isNeg()) return undefined;
  let share = new D(0.5);
  for (let step = 0; step < STEPS; step++) {
    const x = newest.plus(share.times(beyond.minus(newest)));
    const fx = f(x);
    if (fx.isZero()) return withoutNoise(x);
    let [before, fBefore] = [newest, fNewest];
    if (fx.isNeg() !== fNewest.isNeg()) [before, fBefore, beyond, fBeyond] = [beyond, fBeyond, newest, fNewest];
    [newest, fNewest] = [x, fx];
    const width = beyond.minus(newest);
    const least = D.max(newest.abs(), beyond.abs()).times(TOLERANCE).div(width.abs());
    if (least.gte(0.5)) break;
    share = nextShare([newest, fNewest], [beyond, fBeyond], [before, fBefore]);
    if (share.lt(least)) share = least;
    else if (share.gt(D.sub(1, least))) share = D.sub(1, least);
  }
  return withoutNoise(fNewest.abs().lt(fBeyond.abs()) ? newest : beyond);
}

type Point = readonly [x: D, f: D];

/** Where between the newest point (0) and the one beyond the root (1) to look next. */
function nextShare([a, fa]: Point, [b, fb]: Point, [c, fc]: Point): D {
  const half = new D(0.5);
  if (c.eq(b) || fc.eq(fb) || fc.eq(fa)) return half;
  const xi = a.minus(b).div(c.minus(b));
  const phi = fa.minus(fb).div(fc.minus(fb));
  if (phi.pow(2).gte(xi) || D.sub(1, phi).pow(2).gte(D.sub(1, xi))) return half;
  const towards = fa.div(fb.minus(fa)).times(fc.div(fb.minus(fc)));
  return towards.plus(
    c
      .minus(a)
      .div(b.minus(a))
      .times(fa.div(fc.minus(fa)))
      .times(fb.div(fc.minus(fb))),
  );
}

/** What is smaller than any rate means is the noise about a root at 0. */
export const withoutNoise = (value: D): D => (value.abs().lt(NOISE) ? new D(0) : value);
