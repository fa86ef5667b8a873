import type { Decimal } from 'decimal.js';
import { compile, type RealFunction } from './compile.ts';
import { PreciseEvaluator } from './evaluate-precisely.ts';
import type { Program } from './expression.ts';

/** Four times as fine as the distance at which solutions are to be told apart. */
const SAMPLES = 20_000;
/** What stands for a sample beyond the ends of the interval. */
const NOWHERE: Sample = { x: Number.NaN, y: Number.NaN };
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** A place and the expression's value there, NaN where it has none. */
interface Sample {
  readonly x: number;
  readonly y: number;
}

/**
 * The real zeros of an expression in an interval, ascending, sought where it changes sign between 20000 samples, where its size has a least
 * value, and at the edges of where it has values. Each is worked out in decimals of 60 digits, which also tell zeros from poles and jumps.
 */
export class ZeroSearch {
  readonly #value: RealFunction;
  readonly #evaluator = new PreciseEvaluator(60);
  readonly #program: Program;
  readonly #variable: string;
  readonly #from: number;
  readonly #to: number;

  constructor(program: Program, variable: string, from: number, to: number) {
    this.#program = program;
    this.#variable = variable;
    this.#value = compile(program, variable);
    this.#from = from;
    this.#to = to;
  }

  /** @param most how many are wanted; @returns also whether the expression is 0 on a whole stretch */
  zeros(most: number): { zeros: number[]; stretch: number | undefined } {
    const width = this.#to - this.#from;
    const step = width / SAMPLES;
    const samples = Array.from({ length: SAMPLES + 1 }, (_, index) => this.#sample(index === SAMPLES ? this.#to : this.#from + step * index));
    const at = (index: number): Sample => samples[index] ?? NOWHERE;
    const zeros: number[] = [];
    const found = (zero: number | undefined): void => {
      if (zero === undefined || zero < this.#from || zero > this.#to) return;
      const last = zeros.at(-1);
      if (last === undefined || zero - last > step * 1e-7) zeros.push(this.#isZeroAtZero(zero, width) ? 0 : zero);
    };
    for (let index = 0; index <= SAMPLES && zeros.length < most; index += 1) {
      const [here, after] = [at(index), at(index + 1)];
      if (here.y === 0 && after.y === 0 && at(index + 2).y === 0) return { zeros, stretch: here.x };
      for (const zero of this.#shownBy(at(index - 1), here, after)) found(zero);
    }
    return { zeros, stretch: undefined };
  }

  #sample(x: number): Sample {
    return { x, y: this.#value(x) };
  }

  /** The zeros that a sample shows: at it, between it and the one after it, or about it. */
  #shownBy(before: Sample, here: Sample, after: Sample): (number | undefined)[] {
    if (here.y === 0) return [(before.y * after.y < 0 ? this.#crossing(before.x, after.x) : undefined) ?? here.x];
    if (here.y * after.y < 0) return [this.#crossing(here.x, after.x)];
    if (Number.isNaN(here.y) !== Number.isNaN(after.y) && after !== NOWHERE) return [this.#edge(here.x, after.x)];
    const [sizeBefore, size, sizeAfter] = [Math.abs(before.y), Math.abs(here.y), Math.abs(after.y)];
    const isLeast = before.y * here.y > 0 && here.y * after.y > 0 && size <= sizeBefore && size < sizeAfter;
    return isLeast ? this.#touching(before.x, after.x, Math.max(sizeBefore, sizeAfter)) : [];
  }

  /** Whether a zero found next to 0 is 0 itself: no search comes closer than its rounding error. */
  #isZeroAtZero(zero: number, width: number): boolean {
    return Math.abs(zero) < width * 1e-13 && this.#precisely(this.#evaluator.number(0))?.isZero() === true;
  }

  #precisely(x: Decimal): Decimal | undefined {
    return this.#evaluator.valueOrNothing(this.#program, new Map([[this.#variable, x]]));
  }

  /** The zero between two points of different sign, unless a pole or a jump is there. */
  #crossing(from: number, to: number): number | undefined {
    let [low, high] = [from, to];
    const sign = Math.sign(this.#value(low));
    for (let middle = (low + high) / 2; middle > low && middle < high; middle = (low + high) / 2) {
      const value = this.#value(middle);
      if (Number.isNaN(value)) return undefined;
      if (value === 0 || high - low < Math.abs(middle) * 1e-12) break;
      if (Math.sign(value) === sign) low = middle;
      else high = middle;
    }
    return this.#refined(low, high);
  }

  /** By the Illinois form of false position, in decimals. A zero makes the values shrink; a pole or a jump does not. */
  #refined(from: number, to: number): number | undefined {
    let [low, high] = [this.#evaluator.number(from), this.#evaluator.number(to)];
    let [valueLow, valueHigh] = [this.#precisely(low), this.#precisely(high)];
    if (!valueLow || !valueHigh) return undefined;
    if (valueLow.isZero()) return from;
    if (valueHigh.isZero()) return to;
    if (valueLow.isNeg() === valueHigh.isNeg()) return undefined;
    const start = valueLow.abs().gt(valueHigh.abs()) ? valueLow.abs() : valueHigh.abs();
    let best: Decimal = valueLow;
    for (let round = 0; round < 60; round += 1) {
      const middle = high.minus(valueHigh.times(high.minus(low)).div(valueHigh.minus(valueLow)));
      const value = this.#precisely(middle);
      if (!value) return undefined;
      best = value.abs();
      if (best.lt(start.times('1e-20'))) return Number(middle);
      if (value.isNeg() === valueHigh.isNeg()) {
        valueLow = valueLow.div(2);
        [high, valueHigh] = [middle, value];
      } else {
        [low, valueLow] = [high, valueHigh];
        [high, valueHigh] = [middle, value];
      }
      if (high.minus(low).abs().lt(high.abs().times('1e-50'))) break;
    }
    return undefined;
  }

  /** The zeros about a point where the size of the values is least: one that is touched, or two so close that no sample came between. */
  #touching(from: number, to: number, scale: number): number[] {
    const sign = Math.sign(this.#value(from));
    let [low, high] = [from, to];
    let [left, right] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
    let [valueLeft, valueRight] = [Math.abs(this.#value(left)), Math.abs(this.#value(right))];
    for (let round = 0; round < 80 && high - low > 1e-9 * (to - from); round += 1) {
      for (const middle of [left, right]) {
        if (Math.sign(this.#value(middle)) === -sign) return [this.#crossing(from, middle), this.#crossing(middle, to)].filter((zero) => zero !== undefined);
      }
      if (valueLeft <= valueRight) {
        [high, right, valueRight] = [right, left, valueLeft];
        left = high - GOLDEN * (high - low);
        valueLeft = Math.abs(this.#value(left));
      } else {
        [low, left, valueLeft] = [left, right, valueRight];
        right = low + GOLDEN * (high - low);
        valueRight = Math.abs(this.#value(right));
      }
    }
    if (!(Math.min(valueLeft, valueRight) <= scale * 1e-6)) return [];
    const zero = this.#vertex(valueLeft <= valueRight ? left : right, to - from, scale);
    return zero === undefined ? [] : [zero];
  }

  /** The zero that a parabola through ever closer points leads to. */
  #vertex(start: number, width: number, scale: number): number | undefined {
    let x = this.#evaluator.number(start);
    let reach = this.#evaluator.number(width).times('1e-5');
    for (let round = 0; round < 12; round += 1) {
      const [before, here, after] = [this.#precisely(x.minus(reach)), this.#precisely(x), this.#precisely(x.plus(reach))];
      if (!here) return undefined;
      if (here.abs().lte(this.#evaluator.number(scale).times('1e-22'))) return Number(x);
      if (!before || !after) return undefined;
      const curvature = before.plus(after).minus(here.times(2));
      if (curvature.isZero()) return undefined;
      const shift = before.minus(after).div(curvature).div(2).times(reach);
      if (shift.abs().gt(width)) return undefined;
      x = x.plus(shift);
      reach = reach.div(20);
    }
    return undefined;
  }

  /** The zero at the edge between where the expression has values and where it has none, if the edge itself has one. */
  #edge(from: number, to: number): number | undefined {
    const startsWith = !Number.isNaN(this.#value(from));
    const inside = startsWith ? from : to;
    const beyond = startsWith ? to : from;
    const scale = Math.abs(this.#value(inside));
    let [valid, missing] = [this.#evaluator.number(inside), this.#evaluator.number(beyond)];
    for (let round = 0; round < 110; round += 1) {
      const middle = valid.plus(missing).div(2);
      if (this.#precisely(middle)) valid = middle;
      else missing = middle;
    }
    // A single point without a value is passed over.
    if (this.#precisely(missing.plus(missing.minus(valid).times(1e6)))) return undefined;
    const value = this.#precisely(this.#evaluator.number(Number(valid))) ?? this.#precisely(valid);
    return value?.abs().lte(scale * 1e-7) ? Number(valid) : undefined;
  }
}
