import { D } from '../../shared/numbers/money.ts';
import { root, withoutNoise } from '../../shared/numbers/solve.ts';

/** A sum of money at a time, counted in whole units (periods, days) from the start. */
export interface Flow {
  amount: D;
  time: number;
}

const MIN_RATE = -0.999999;
const MAX_RATE = 10_000;
/** Share of the summed magnitudes below which double arithmetic cannot tell the sign. */
const BLURRED = 1e-12;
/** The same for 60 digits: below it a touching (double) root is taken as one. */
const ZERO = new D('1e-28');
const NEWTON_STEPS = 12;

/**
 * Every rate at which flows discounted to the start sum to 0, from -99.9999 % to 1,000,000 %, as fractions in ascending order; double roots once.
 *
 * The sum is a polynomial in the discount factor with as many positive roots at most as its terms change sign (Descartes, also for real exponents).
 * Dividing by a power that is between two terms of different sign and deriving removes one change, so the roots of the derivatives part those of the sum.
 * @param unitsPerYear time units to which a rate belongs: 1 for periods, 365 for days
 */
export function discountRoots(flows: readonly Flow[], unitsPerYear: number): D[] {
  const terms = merged(flows);
  const levels: { times: number[]; coefficients: number[] }[] = [];
  const largest = Math.max(...terms.map(({ amount }) => amount.abs().toNumber()));
  const times = terms.map(({ time }) => time / unitsPerYear);
  let coefficients = terms.map(({ amount }) => amount.div(largest || 1).toNumber());
  let pivotOfFirst: number | undefined;
  for (;;) {
    const change = coefficients.findIndex((coefficient, index) => index > 0 && coefficient * (coefficients[index - 1] ?? 0) < 0);
    levels.push({ times, coefficients });
    if (change < 0) break;
    const pivot = ((times[change - 1] ?? 0) + (times[change] ?? 0)) / 2;
    pivotOfFirst ??= pivot;
    coefficients = scaled(coefficients.map((coefficient, index) => coefficient * ((times[index] ?? 0) - pivot)));
  }
  if (levels.length === 1 || pivotOfFirst === undefined) return [];

  const edge = (rate: number): D => new D(rate).plus(1).pow(new D(-1).div(unitsPerYear));
  const low = -Math.log1p(MAX_RATE);
  const high = -Math.log1p(MIN_RATE);
  let parting: number[] = [];
  for (const level of levels.slice(1, -1).reverse()) parting = roughRoots(level.times, level.coefficients, [low, ...parting, high]);
  const pivot = pivotOfFirst;
  const derived = terms.map(({ amount, time }) => ({ amount: amount.times(new D(time).div(unitsPerYear).minus(pivot)), time }));
  const turning = parting.map((point) => refine(derived, point, unitsPerYear));
  return exactRoots(terms, [edge(MAX_RATE), ...turning, edge(MIN_RATE)])
    .map((factor) => withoutNoise(factor.pow(-unitsPerYear).minus(1)))
    .sort((a, b) => a.cmp(b));
}

function merged(flows: readonly Flow[]): Flow[] {
  const byTime = new Map<number, D>();
  for (const { amount, time } of flows) byTime.set(time, (byTime.get(time) ?? new D(0)).plus(amount));
  return [...byTime]
    .filter(([, amount]) => !amount.isZero())
    .map(([time, amount]) => ({ time, amount }))
    .sort((a, b) => a.time - b.time);
}

function scaled(values: number[]): number[] {
  const largest = Math.max(...values.map(Math.abs));
  return largest > 0 ? values.map((value) => value / largest) : values;
}

/** Sign of the sum at u, the logarithm of the yearly discount factor; 0 where doubles cannot tell. */
function roughSign(times: readonly number[], coefficients: readonly number[], u: number): number {
  const shift = Math.max((times[0] ?? 0) * u, (times.at(-1) ?? 0) * u);
  let sum = 0;
  let magnitude = 0;
  for (let i = 0; i < times.length; i++) {
    const term = (coefficients[i] ?? 0) * Math.exp((times[i] ?? 0) * u - shift);
    sum += term;
    magnitude += Math.abs(term);
  }
  return Math.abs(sum) <= magnitude * BLURRED ? 0 : Math.sign(sum);
}

function roughRoots(times: readonly number[], coefficients: readonly number[], points: readonly number[]): number[] {
  const found: number[] = [];
  const sign = (u: number) => roughSign(times, coefficients, u);
  for (let i = 1; i < points.length; i++) {
    let [a, b] = [points[i - 1] ?? 0, points[i] ?? 0];
    const start = sign(a);
    const end = sign(b);
    if (end === 0 && i < points.length - 1) found.push(b);
    if (start * end >= 0) continue;
    while (b - a > 1e-14 * Math.max(Math.abs(a), Math.abs(b), 1e-3)) {
      const middle = (a + b) / 2;
      if (middle <= a || middle >= b) break;
      if (sign(middle) === start) a = middle;
      else b = middle;
    }
    found.push((a + b) / 2);
  }
  return found;
}

/** The discount factor per time unit at the logarithm of the yearly one. */
const factorAt = (u: number, unitsPerYear: number): D => new D(u).div(unitsPerYear).exp();

function valueAt(terms: readonly Flow[], factor: D): D {
  // Most gaps between flows are equal.
  const powers = new Map<number, D>();
  const power = (gap: number): D => {
    const known = powers.get(gap) ?? factor.pow(gap);
    powers.set(gap, known);
    return known;
  };
  let value = new D(0);
  for (let i = terms.length - 1; i >= 0; i--) {
    const term = terms[i];
    if (!term) continue;
    value = value.plus(term.amount).times(power(term.time - (terms[i - 1]?.time ?? term.time)));
  }
  return value;
}

function magnitudeAt(terms: readonly Flow[], factor: D): D {
  return valueAt(
    terms.map(({ amount, time }) => ({ amount: amount.abs(), time })),
    factor,
  );
}

/** A rough root, to 40 digits or better, or as it is when no sign changes about it. */
function refine(terms: readonly Flow[], u: number, unitsPerYear: number): D {
  const quick = newton(terms, new D(u).div(unitsPerYear), Math.max(1e-5, Math.abs(u) * 1e-5) / unitsPerYear);
  if (quick) return quick;
  for (const share of [1e-13, 1e-9, 1e-7, 1e-5]) {
    const reach = Math.max(share, Math.abs(u) * share);
    const found = root((factor) => valueAt(terms, factor), factorAt(u - reach, unitsPerYear), factorAt(u + reach, unitsPerYear));
    if (found) return found;
  }
  return factorAt(u, unitsPerYear);
}

function exactRoots(terms: readonly Flow[], points: readonly D[]): D[] {
  const found: D[] = [];
  const signs = points.map((point) => {
    const value = valueAt(terms, point);
    if (value.abs().gt(magnitudeAt(terms, point).times(ZERO))) return value.isPos() ? 1 : -1;
    found.push(point);
    return 0;
  });
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1], points[i]];
    if (from && to && (signs[i - 1] ?? 0) * (signs[i] ?? 0) < 0) {
      const crossing = narrowed(terms, from, to, signs[i - 1] ?? 0);
      if (crossing) found.push(crossing);
    }
  }
  return found;
}

/** The crossing between two factors: bisected in doubles as far as they can tell, then exactly. */
function narrowed(terms: readonly Flow[], from: D, to: D, startSign: number): D | undefined {
  const f = (factor: D) => valueAt(terms, factor);
  const times = terms.map(({ time }) => time);
  const largest = terms.reduce((most, { amount }) => D.max(most, amount.abs()), new D(0));
  const coefficients = terms.map(({ amount }) => amount.div(largest).toNumber());
  let [a, b] = [from.ln().toNumber(), to.ln().toNumber()];
  while (b - a > 1e-13 * Math.max(Math.abs(a), Math.abs(b))) {
    const middle = (a + b) / 2;
    if (middle <= a || middle >= b) break;
    const sign = roughSign(times, coefficients, middle);
    if (sign === 0) {
      a = b = middle;
      break;
    }
    if (sign === startSign) a = middle;
    else b = middle;
  }
  const u = (a + b) / 2;
  const quick = newton(terms, new D(u), Math.abs(u) * 1e-6 + 1e-12);
  if (quick?.gte(from) && quick.lte(to)) return quick;
  for (const share of [1e-13, 1e-9, 1e-6]) {
    const reach = Math.abs(u) * share + share * 1e-6;
    const [low, high] = [D.max(from, new D(u - reach).exp()), D.min(to, new D(u + reach).exp())];
    const found = low.lt(high) ? root(f, low, high) : undefined;
    if (found) return found;
  }
  return root(f, from, to);
}

/** Newton's method on the logarithm of the factor; undefined when it does not settle near the start. @param reach how far from it the root may be */
function newton(terms: readonly Flow[], start: D, reach: number): D | undefined {
  const timed = terms.map(({ amount, time }) => ({ amount: amount.times(time), time }));
  let u = start;
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const factor = u.exp();
    const slope = valueAt(timed, factor);
    if (slope.isZero()) return undefined;
    const move = valueAt(terms, factor).div(slope);
    u = u.minus(move);
    if (u.minus(start).abs().gt(reach)) return undefined;
    if (move.abs().lte(D.max(u.abs(), '1e-12').times('1e-36'))) return u.exp();
  }
  return undefined;
}
