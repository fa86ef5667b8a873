import type { Decimal } from 'decimal.js';
import { unprocessable } from '../../errors.ts';
import { Precise } from '../../shared/numbers/precise.ts';

/** A motion with constant acceleration, in SI units. */
interface Motion {
  displacement: Decimal;
  initialVelocity: Decimal;
  finalVelocity: Decimal;
  acceleration: Decimal;
  time: Decimal;
}

/** By how much of the square of the velocity the turning point may be missed: what rounding the displacement to a double does. */
const ROUNDING = new Precise(2 ** -52);

const noTime = (why: string): never => unprocessable(`No time of 0 or more fits: ${why}.`);
const free = (what: string): never => unprocessable(`There are infinitely many solutions: the ${what} may be anything.`);

/** A motion from its quantities in the order of their usual letters: s, u, v, a, t. */
const suvat = (displacement: Decimal, initialVelocity: Decimal, finalVelocity: Decimal, acceleration: Decimal, time: Decimal): Motion => ({
  displacement,
  initialVelocity,
  finalVelocity,
  acceleration,
  time,
});

/** The whole motion from exactly three of its quantities. Of two times the smallest above 0 is taken. No solution, or more than that, is unprocessable. */
export function wholeMotion(given: { readonly [Name in keyof Motion]: number | undefined }): Motion {
  const [s, u, v, a, t] = [given.displacement, given.initialVelocity, given.finalVelocity, given.acceleration, given.time].map((value) =>
    value === undefined ? undefined : new Precise(value),
  );
  if (t) return during(t, { s, u, v, a });
  if (u && v && a) return betweenVelocities(u, v, a);
  if (u && v && s) return overDistance(u, v, s);
  if (u && a && s) {
    const { time, other } = firstTime(u, a, s);
    return suvat(s, u, other, a, time);
  }
  if (v && a && s) {
    // Played backwards, the motion begins with its final velocity and the acceleration has the other sign.
    const { time, other } = firstTime(v, a.neg(), s);
    return suvat(s, other, v, a, time);
  }
  throw new RangeError(NOT_THREE);
}

const NOT_THREE = 'exactly three quantities are needed';

/** The motion in a known time. */
function during(t: Decimal, { s, u, v, a }: Readonly<Record<'s' | 'u' | 'v' | 'a', Decimal | undefined>>): Motion {
  if (t.isZero() && !(a && (u || v))) return atOnce({ s, u, v });
  if (u && v) return suvat(u.plus(v).times(t).div(2), u, v, v.minus(u).div(t), t);
  if (u && a) return suvat(u.times(2).plus(a.times(t)).times(t).div(2), u, u.plus(a.times(t)), a, t);
  if (v && a) return suvat(v.times(2).minus(a.times(t)).times(t).div(2), v.minus(a.times(t)), v, a, t);
  if (!s) throw new RangeError(NOT_THREE);
  const doubled = s.times(2);
  if (a) {
    const change = a.times(t).times(t);
    return suvat(s, doubled.minus(change).div(t).div(2), doubled.plus(change).div(t).div(2), a, t);
  }
  if (u) return suvat(s, u, doubled.minus(u.times(t)).div(t), s.minus(u.times(t)).times(2).div(t).div(t), t);
  if (v) return suvat(s, doubled.minus(v.times(t)).div(t), v, v.times(t).minus(s).times(2).div(t).div(t), t);
  throw new RangeError(NOT_THREE);
}

/** In a time of 0 nothing moves and no velocity changes, whatever the acceleration. */
function atOnce({ s, u, v }: Readonly<Record<'s' | 'u' | 'v', Decimal | undefined>>): never {
  if (s && !s.isZero()) return noTime('in a time of 0 s the displacement is 0');
  if (u && v && !u.eq(v)) return noTime('in a time of 0 s the velocity cannot change');
  return free(u || v ? 'acceleration' : 'velocity');
}

function betweenVelocities(u: Decimal, v: Decimal, a: Decimal): Motion {
  const change = v.minus(u);
  if (a.isZero()) return change.isZero() ? free('time') : noTime('without acceleration the velocity cannot change');
  const time = change.div(a);
  if (time.lt(0)) return noTime('the acceleration changes the velocity the other way');
  return suvat(u.plus(v).times(change).div(a).div(2), u, v, a, time);
}

function overDistance(u: Decimal, v: Decimal, s: Decimal): Motion {
  const sum = u.plus(v);
  if (s.isZero()) {
    if (u.eq(v)) return free(u.isZero() ? 'time' : 'acceleration');
    return sum.isZero() ? free('acceleration') : noTime('only with opposite velocities does the body come back to where it was');
  }
  if (sum.isZero()) return noTime('with opposite velocities the displacement is 0');
  const time = s.times(2).div(sum);
  if (time.lt(0)) return noTime('the displacement is against the mean velocity');
  return suvat(s, u, v, v.minus(u).times(sum).div(s).div(2), time);
}

/** When a body with a velocity and an acceleration is displaced by s for the first time, and its velocity then. */
function firstTime(velocity: Decimal, acceleration: Decimal, s: Decimal): { time: Decimal; other: Decimal } {
  if (acceleration.isZero()) {
    if (velocity.isZero()) return s.isZero() ? free('time') : noTime('a body at rest without acceleration stays where it is');
    const time = s.div(velocity);
    return time.lt(0) ? noTime('the displacement is against the velocity') : { time, other: velocity };
  }
  const square = velocity.times(velocity);
  const otherSquare = square.plus(acceleration.times(s).times(2));
  if (otherSquare.lt(square.times(ROUNDING).neg())) return noTime('the body turns back before it gets there');
  const other = otherSquare.gt(0) ? otherSquare.sqrt() : new Precise(0);
  // One root is a sum of terms of the same sign; the other follows from the product of both, so that no digits cancel.
  const sum = velocity.lt(0) ? other.minus(velocity) : velocity.plus(other).neg();
  const [plain, derived] = velocity.lt(0) ? [other, other.neg()] : [other.neg(), other];
  const roots = [
    { time: sum.div(acceleration), other: plain },
    { time: sum.isZero() ? sum : s.times(-2).div(sum), other: derived },
  ];
  const [first] = roots.filter(({ time }) => time.gt(0)).sort((one, two) => one.time.cmp(two.time));
  return first ?? roots.find(({ time }) => time.isZero()) ?? noTime('the body was there only before');
}
