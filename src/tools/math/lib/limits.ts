import type { Decimal } from 'decimal.js';
import { unprocessable } from '../../errors.ts';
import { PreciseEvaluator } from '../../shared/numbers/evaluate-precisely.ts';
import type { Program } from '../../shared/numbers/expression.ts';

/** What an expression tends to on one side of a point; nothing when it has no values there. */
export type SideLimit = { kind: 'finite'; value: Decimal } | { kind: 'positive-infinity' | 'negative-infinity' | 'none' } | undefined;

/** Digits for distances down to 10^-24, and for those that shrink to 10^-256. */
const NEAR_DIGITS = 220;
const FAR_DIGITS = 480;
/** Digits beyond that, where nothing but logarithms still changes. */
const SLOW_DIGITS = 60;
const STEPS = 24;
const RANGE = 9e15;

export const limitEvaluator = (): PreciseEvaluator => new PreciseEvaluator(FAR_DIGITS, 'radians', RANGE);

/** Which way to come: towards a point from below or above, or towards an infinity. */
export type Approach = { point: Decimal; side: 'left' | 'right' } | { infinity: 1 | -1 };

/**
 * The limit of an expression, from its values at ever closer points: those that settle have a finite limit, those that grow without end an
 * infinite one. Where ten times closer is too slow to tell (logarithms), the number of digits of the distance is doubled each time.
 */
export function limitFrom(program: Program, variable: string, approach: Approach): SideLimit {
  const near = new Values(program, variable, approach, NEAR_DIGITS);
  const values: Decimal[] = [];
  let overflowed = false;
  let missing = 0;
  for (let step = 1; step <= STEPS; step += 1) {
    const value = near.at(step);
    if (value === undefined) missing += 1;
    else if (value.isNaN()) overflowed = true;
    else values.push(value);
  }
  const last = values.at(-1);
  if (!last || (missing > 0 && near.at(STEPS) === undefined)) return missing === STEPS || near.at(STEPS) === undefined ? undefined : { kind: 'none' };
  const finite = values.filter((value) => value.isFinite()).slice(-10);
  const end = finite.at(-1);
  const exceeded = overflowed || finite.length < Math.min(10, values.length);
  if (end && finite.length >= 6 && spread(finite.slice(-6), end).lte(atLeastOne(end).times('1e-9'))) {
    return { kind: 'finite', value: exceeded ? settled(end, finite) : polished(program, variable, approach, end, finite) };
  }
  if (exceeded) return infinityOf(values.slice(-8)) ?? { kind: 'none' };
  return farther(program, variable, approach, values) ?? { kind: 'none' };
}

/** How far the values are from the last at most. */
const spread = (values: readonly Decimal[], last: Decimal): Decimal =>
  values.reduce((most, value) => (value.minus(last).abs().gt(most) ? value.minus(last).abs() : most), last.times(0));

const atLeastOne = (value: Decimal): Decimal => (value.abs().gt(1) ? value.abs() : value.times(0).plus(1));

/** The values of an expression on the way to a limit. */
class Values {
  readonly #evaluator: PreciseEvaluator;
  readonly #program: Program;
  readonly #variable: string;
  readonly #approach: Approach;

  constructor(program: Program, variable: string, approach: Approach, digits: number) {
    this.#evaluator = new PreciseEvaluator(digits, 'radians', RANGE);
    this.#program = program;
    this.#variable = variable;
    this.#approach = approach;
  }

  /** The value at a distance of about 10^-tenths from the point, or at about 10^tenths towards infinity. */
  at(tenths: number): Decimal | undefined {
    // Uneven factors, so that no period of the expression falls in with the steps.
    const factor = 1 + 0.7 * ((tenths * 0.6180339887498949) % 1);
    const sign = 'infinity' in this.#approach ? this.#approach.infinity : this.#approach.side === 'left' ? -1 : 1;
    const size = this.#evaluator
      .number(`1e${'infinity' in this.#approach ? tenths : -tenths}`)
      .times(factor)
      .times(sign);
    const x = 'infinity' in this.#approach ? size : this.#evaluator.number(this.#approach.point).plus(size);
    return this.#evaluator.extendedValue(this.#program, new Map([[this.#variable, x]]));
  }
}

/** An infinity, when the values keep one sign and grow from each to the next without slowing down. */
function infinityOf(values: readonly Decimal[]): SideLimit {
  const [first] = values;
  if (!first || !values.every((value) => value.isNeg() === first.isNeg() && !value.isZero())) return undefined;
  const grows = values.every((value, index) => index === 0 || !value.isFinite() || value.abs().gt(values[index - 1]?.abs() ?? value));
  if (!grows) return undefined;
  return { kind: first.isNeg() ? 'negative-infinity' : 'positive-infinity' };
}

/** The last value, or 0 when the values shrink towards it. */
function settled(last: Decimal, tail: readonly Decimal[]): Decimal {
  const before = tail.at(-3) ?? last;
  return last.abs().lt('1e-8') && before.abs().gt(last.abs().times(1.5)) ? last.times(0) : last;
}

/** The limit once more from a much closer point, if that agrees. */
function polished(program: Program, variable: string, approach: Approach, last: Decimal, tail: readonly Decimal[]): Decimal {
  const closer = new Values(program, variable, approach, FAR_DIGITS).at(100);
  const agrees = closer?.isFinite() && closer.minus(last).abs().lte(atLeastOne(last).times('1e-7'));
  return settled(agrees && closer ? closer : last, tail);
}

/** Values that turn round no more often than this do not move to and fro: they have a limit, finite or not. */
const MAX_TURNS = 2;

/** As many digits as there are for what is added at such distances. */
const FARTHEST = 256;
/** What is worked out as quickly for numbers of 10^12 digits, and changes as slowly as logarithms do. */
const SLOW = new Set(['+', '-', '*', '/', '^', 'negate', 'ln', 'log', 'log2', 'sqrt', 'cbrt', 'root', 'abs']);

/** Whether a value lies off the way of those before it, as where what remains of a difference is lost among the digits. */
function jumps(values: readonly Decimal[], next: Decimal): boolean {
  const [last, before] = [values.at(-1), values.at(-2)];
  return last !== undefined && before !== undefined && next.isFinite() && next.minus(last).abs().gt(last.minus(before).abs().times(4));
}

/** How often the values change from rising to falling or back. */
function turns(values: readonly Decimal[]): number {
  const rises = values.flatMap((value, index) => (index === 0 || value.eq(values[index - 1] ?? value) ? [] : [value.gt(values[index - 1] ?? value)]));
  return rises.filter((rise, index) => index > 0 && rise !== rises[index - 1]).length;
}

/** The limit from distances of 10^-4, 10^-8, 10^-16 and so on; nothing when the values keep moving to and fro, and unprocessable when they move too slowly to tell. */
function farther(program: Program, variable: string, approach: Approach, nearer: readonly Decimal[]): SideLimit {
  const isSmooth = turns(nearer) <= MAX_TURNS;
  const values = fartherValues(program, variable, approach, isSmooth);
  if (values.length < 5) return undefined;
  if (values.some((value) => !value.isFinite())) return infinityOf(values.slice(-4));
  const limit = limitOf(values);
  if (!limit && isSmooth && turns(values) <= MAX_TURNS) {
    unprocessable('The expression changes too slowly near this point for its limit to be told from its values.', 'expression');
  }
  return limit;
}

/** The values at distances of 10^-4, 10^-8 … 10^-256, and down to 10^-2^40 of smooth ones of logarithms, powers and roots that have not settled by then. */
function fartherValues(program: Program, variable: string, approach: Approach, isSmooth: boolean): Decimal[] {
  const far = new Values(program, variable, approach, FAR_DIGITS);
  const farthest = new Values(program, variable, approach, SLOW_DIGITS);
  const mayGoFar = isSmooth && program.every((step) => step.kind !== 'apply' || SLOW.has(step.name));
  const values: Decimal[] = [];
  for (let tenths = 4; tenths <= 2 ** 40; tenths *= 2) {
    const beyond = tenths > FARTHEST;
    if (beyond && (!mayGoFar || turns(values) > MAX_TURNS || isAtRest(values))) break;
    const value = (beyond ? farthest : far).at(tenths);
    if (!value || value.isNaN() || (beyond && jumps(values, value))) break;
    values.push(value);
  }
  return values;
}

/** Whether the last step of the values is next to nothing. */
function isAtRest(values: readonly Decimal[]): boolean {
  const [last, before] = [values.at(-1), values.at(-2)];
  return last !== undefined && before !== undefined && last.minus(before).abs().lte(atLeastOne(last).times('1e-12'));
}

/** What the values tend to, by how their steps shrink; nothing when that does not tell. */
function limitOf(values: readonly Decimal[]): SideLimit {
  const differences = values.slice(1).map((value, index) => value.minus(values[index] ?? value));
  const ratios = differences.slice(1).map((difference, index) => Number(difference.div(differences[index] ?? difference)));
  const tail = ratios.slice(-4);
  const [last, previous, change, before] = [values.at(-1), values.at(-2), differences.at(-1), differences.at(-2)];
  if (!last || !previous || !change || !before) return undefined;
  const [slower = 0, slow = 0] = [tail[0], tail.at(-1)].map((ratio) => 1 - (ratio ?? 1));
  // Steps whose ratios climb towards 1 shrink too little for an extrapolation, as those of 1/ln(ln(x)) do.
  const isTooSlow = slow < 0.3 && slow < 0.96 * slower;
  if (tail.every((ratio) => ratio > -0.9 && ratio < 0.99) && !isTooSlow) {
    if (Math.abs(tail.at(-1) ?? 0) < 0.3) return { kind: 'finite', value: settled(last, values) };
    // Aitken's extrapolation.
    const limit = change.minus(before).isZero() ? last : last.minus(change.times(change).div(change.minus(before)));
    return { kind: 'finite', value: limit.abs().lt('1e-3') && limit.abs().lt(last.abs().div(5)) ? limit.times(0) : limit };
  }
  // Raabe's test, by which such steps add up to something finite or not; the first of them is about the third doubling of a logarithm.
  const grows = last.abs().gte(previous.abs()) && (values.length + 3) * slow < 1.5;
  return tail.every((ratio) => ratio > 0.9) && grows ? { kind: change.isNeg() ? 'negative-infinity' : 'positive-infinity' } : undefined;
}
