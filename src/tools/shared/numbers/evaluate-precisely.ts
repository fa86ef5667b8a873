import { Decimal } from 'decimal.js';
import { unprocessable } from '../../errors.ts';
import { type Program, reads } from './expression.ts';
import { gcd } from './rational.ts';

export type AngleUnit = 'radians' | 'degrees';

/** What gives 0 for numbers other than 0 only where the value is too small. */
const UNDERFLOWING: ReadonlySet<string> = new Set(['*', '/', '^', 'exp']);

/** Below it the area hyperbolic sine is its argument, to more digits than count. */
const TINY = new Decimal('1e-100');

const ratio = (top: Decimal, bottom: Decimal): Decimal | undefined => (bottom.isZero() ? undefined : top.div(bottom));

/** Evaluates expressions in decimals of so many digits, with angles in a unit. */
export class PreciseEvaluator {
  readonly #Number: typeof Decimal;
  readonly #degrees: boolean;
  readonly #constants: ReadonlyMap<string, Decimal>;
  readonly #pi: Decimal;
  /** What is below this, against what it came from, is a rounding error. */
  readonly #noise: Decimal;
  readonly #digits: number;
  #bernoulli: readonly Decimal[] = [];
  readonly #greatestExponent: number;
  /** The functions of one operand; undefined where one has no value. */
  readonly #functions: ReadonlyMap<string, (a: Decimal) => Decimal | undefined> = new Map(
    Object.entries({
      negate: (a) => (a.isZero() ? a : a.negated()),
      abs: (a) => a.abs(),
      sign: (a) => new this.#Number(a.isZero() ? 0 : a.isNeg() ? -1 : 1),
      floor: (a) => this.#snapped(a).floor(),
      ceil: (a) => this.#snapped(a).ceil(),
      trunc: (a) => this.#snapped(a).trunc(),
      round: (a) => this.#rounded(a),
      sqrt: (a) => (a.isNeg() && !a.isZero() ? undefined : this.#snapped(a.sqrt())),
      cbrt: (a) => this.#snapped(a.cbrt()),
      exp: (a) => this.#exponential(a),
      ln: (a) => (a.gt(0) ? a.ln() : undefined),
      log: (a) => (a.gt(0) ? this.#snapped(a.log(10)) : undefined),
      log2: (a) => (a.gt(0) ? this.#snapped(a.log(2)) : undefined),
      '!': (a) => this.#factorial(this.#snapped(a)),
      gamma: (a) => this.#gamma(this.#snapped(a)),
      erf: (a) => this.#erf(a),
      sin: (a) => this.#ofAngle(a).sine,
      cos: (a) => this.#ofAngle(a).cosine,
      tan: (a) => ratio(this.#ofAngle(a).sine, this.#ofAngle(a).cosine),
      cot: (a) => ratio(this.#ofAngle(a).cosine, this.#ofAngle(a).sine),
      sec: (a) => ratio(new this.#Number(1), this.#ofAngle(a).cosine),
      csc: (a) => ratio(new this.#Number(1), this.#ofAngle(a).sine),
      asin: (a) => (a.abs().lte(1) ? this.#toUnit(a.asin()) : undefined),
      acos: (a) => (a.abs().lte(1) ? this.#toUnit(a.acos()) : undefined),
      atan: (a) => this.#toUnit(a.atan()),
      sinh: (a) => (this.#isBeyond(a) ? new this.#Number(a.isNeg() ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY) : a.sinh()),
      cosh: (a) => (this.#isBeyond(a) ? new this.#Number(Number.POSITIVE_INFINITY) : a.cosh()),
      tanh: (a) => (a.abs().gt(5000) ? new this.#Number(a.isNeg() ? -1 : 1) : a.tanh()),
      asinh: (a) => (a.abs().lt(TINY) ? a : a.asinh()),
      acosh: (a) => (a.gte(1) ? a.acosh() : undefined),
      atanh: (a) => (a.abs().lt(1) ? a.atanh() : undefined),
    } satisfies Record<string, (a: Decimal) => Decimal | undefined>),
  );
  /** A power of e greater than this is beyond the range of the arithmetic. */
  readonly #greatestPower: number;

  /**
   * @param digits significant digits of the arithmetic, 40 to 900
   * @param greatestExponent below the negative of this decimal exponent a value is 0, and beyond half of it a value overflows
   */
  constructor(digits = 70, angleUnit: AngleUnit = 'radians', greatestExponent = 20_000) {
    this.#Number = Decimal.clone({
      precision: digits,
      rounding: Decimal.ROUND_HALF_EVEN,
      minE: -greatestExponent,
      // Whatever the least number divides overflows, if it is not next to nothing itself.
      maxE: Math.floor(greatestExponent / 2),
      modulo: Decimal.ROUND_FLOOR,
    });
    this.#degrees = angleUnit === 'degrees';
    this.#greatestExponent = greatestExponent;
    this.#greatestPower = 2.3 * greatestExponent;
    this.#digits = digits;
    this.#pi = this.#Number.acos(-1);
    this.#noise = new this.#Number(10).pow(10 - digits);
    this.#constants = new Map([
      ['pi', this.#pi],
      ['tau', this.#pi.times(2)],
      ['e', this.#Number.exp(1)],
      ['phi', this.#Number.sqrt(5).plus(1).div(2)],
    ]);
  }

  /** The same number in this evaluator's arithmetic: what is done with a decimal is done in the arithmetic it was made in. */
  #own(value: Decimal): Decimal {
    return value.constructor === this.#Number ? value : new this.#Number(value);
  }

  /** A number of this evaluator's arithmetic. */
  number(value: number | string | Decimal): Decimal {
    return new this.#Number(value);
  }

  /**
   * The value of an expression. Without one (division by zero, sqrt(-1), an unknown name …) it is unprocessable, saying which part.
   * @param path the field the expression came in
   */
  evaluate(program: Program, variables: ReadonlyMap<string, Decimal>, path = 'expression'): Decimal {
    const stack: Decimal[] = [];
    for (const step of program) {
      if (step.kind === 'number')
        stack.push(this.#finite(new this.#Number(step.text)) ?? unprocessable(`Position ${step.position}: ${step.text} is too large.`, path));
      else if (step.kind === 'apply') {
        const operands = stack.splice(stack.length - step.operands);
        const value = this.#finite(this.apply(step.name, operands));
        if (!value) {
          const part = reads(
            step.name,
            operands.map((operand) => String(Number(operand.toPrecision(15)))),
          );
          return unprocessable(`Position ${step.position}: ${part} has no value.`, path);
        }
        stack.push(value);
      } else {
        const value = (step.kind === 'constant' ? this.#constants : variables).get(step.name);
        stack.push(value ? this.#own(value) : unprocessable(`Position ${step.position}: the name ${step.name} is unknown.`, path));
      }
    }
    return stack[0] ?? unprocessable('The expression is empty.', path);
  }

  /** The value, or nothing where the expression has none. Unknown names must have been refused before. */
  valueOrNothing(program: Program, variables: ReadonlyMap<string, Decimal>): Decimal | undefined {
    return this.#finite(this.extendedValue(program, variables, true));
  }

  /** The value, infinite or NaN where it, or a part of it, overflows, not 0 where it underflows, or nothing where the expression has none. @param finite whether parts that overflow have no value */
  extendedValue(program: Program, variables: ReadonlyMap<string, Decimal>, finite = false): Decimal | undefined {
    const stack: Decimal[] = [];
    for (const step of program) {
      let value: Decimal | undefined;
      if (step.kind === 'number') value = new this.#Number(step.text);
      else if (step.kind === 'apply') {
        const operands = stack.splice(stack.length - step.operands);
        value = this.apply(step.name, operands);
        if (!finite && value?.isZero() && UNDERFLOWING.has(step.name) && !operands.some((operand) => operand.isZero())) value = this.#leastLike(value);
      } else value = (step.kind === 'constant' ? this.#constants : variables).get(step.name);
      if (!value || (finite && !value.isFinite())) return undefined;
      if (value.isNaN()) return value;
      stack.push(this.#own(value));
    }
    return stack[0];
  }

  /** The least number there is, with the sign of a zero, for what is too small to be told from 0 but is not 0. */
  #leastLike(zero: Decimal): Decimal {
    const least = new this.#Number(`1e-${this.#greatestExponent}`);
    return zero.isNeg() ? least.negated() : least;
  }

  #finite(value: Decimal | undefined): Decimal | undefined {
    return value?.isFinite() ? value : undefined;
  }

  /** The nearest integer where a value differs from it by a rounding error only, else the value. */
  #snapped(value: Decimal): Decimal {
    const nearest = value.round();
    return value.minus(nearest).abs().lte(nearest.abs().times(this.#noise)) ? nearest : value;
  }

  /** The value of an operator or function, or nothing where it has none; infinite or NaN where it overflows. */
  apply(name: string, operands: readonly Decimal[]): Decimal | undefined {
    try {
      return this.#valueOf(name, operands);
    } catch (error) {
      // An angle so large that more digits of π would be needed than there are.
      if (error instanceof Error && error.message.includes('Precision limit exceeded')) return new this.#Number(Number.NaN);
      throw error;
    }
  }

  #valueOf(name: string, operands: readonly Decimal[]): Decimal | undefined {
    const [a, b] = operands;
    if (!a) return undefined;
    if (b === undefined || VARIADIC.has(name)) return VARIADIC.has(name) ? this.#ofMany(name, operands) : this.#functions.get(name)?.(a);
    return this.#ofTwo(name, a, b);
  }

  #ofTwo(name: string, a: Decimal, b: Decimal): Decimal | undefined {
    switch (name) {
      case '+':
        return this.#sum(a, b);
      case '-':
        return this.#sum(a, b.negated());
      case '*':
        return a.times(b);
      case '/':
        return b.isZero() ? undefined : a.div(b);
      case '%':
      case 'mod':
        return this.#remainder(a, b);
      case '^':
        return this.#power(a, b);
      case 'root':
        return this.#root(a, b);
      case 'log':
        return a.gt(0) && b.gt(0) && !b.eq(1) ? a.ln().div(b.ln()) : undefined;
      case 'atan2':
        return a.isZero() && b.isZero() ? new this.#Number(0) : this.#toUnit(this.#Number.atan2(a, b));
      case 'nCr':
        return this.#selections(this.#snapped(a), this.#snapped(b), true);
      case 'nPr':
        return this.#selections(this.#snapped(a), this.#snapped(b), false);
      default:
        return undefined;
    }
  }

  /** A sum whose few digits are the last of its parts' many is a rounding error: 0. */
  #sum(a: Decimal, b: Decimal): Decimal {
    const sum = a.plus(b);
    const error = sum.abs().lt(a.abs().times(this.#noise)) && sum.sd() <= 12 && Math.max(a.sd(), b.sd()) >= this.#digits - 12;
    return error ? new this.#Number(0) : sum;
  }

  /** The remainder of the floored division: the sign of b. */
  #remainder(a: Decimal, b: Decimal): Decimal | undefined {
    if (b.isZero()) return undefined;
    const quotient = a.div(b);
    return quotient.e < this.#digits - 20 && this.#snapped(quotient).isInteger() ? new this.#Number(0) : a.mod(b);
  }

  #power(base: Decimal, exponent: Decimal): Decimal | undefined {
    const power = this.#snapped(exponent);
    if (power.isZero()) return new this.#Number(1);
    if (base.isZero()) return power.gt(0) ? base : undefined;
    if (base.isNeg() && !power.isInteger()) return undefined;
    if (!power.isInteger()) return this.#exponential(power.times(base.ln()));
    return base.pow(power);
  }

  #root(value: Decimal, degree: Decimal): Decimal | undefined {
    const n = this.#snapped(degree);
    if (n.isZero()) return undefined;
    if (value.isZero()) return n.gt(0) ? value : undefined;
    const odd = n.isInteger() && !n.mod(2).isZero();
    if (value.isNeg() && !odd) return undefined;
    const root = this.#exponential(value.abs().ln().div(n));
    return value.isNeg() ? root?.negated() : root;
  }

  #exponential(value: Decimal): Decimal | undefined {
    if (value.gt(this.#greatestPower)) return new this.#Number(Number.POSITIVE_INFINITY);
    return value.lt(-this.#greatestPower) ? new this.#Number(0) : this.#snapped(value.exp());
  }

  #selections(n: Decimal, r: Decimal, unordered: boolean): Decimal | undefined {
    if (!n.isInteger() || !r.isInteger() || n.isNeg() || r.isNeg() || n.abs().gt(1e15)) return undefined;
    if (r.gt(n)) return new this.#Number(0);
    const steps = unordered ? Math.min(r.toNumber(), n.minus(r).toNumber()) : r.toNumber();
    let count = new this.#Number(1);
    for (let step = 1; step <= steps && count.isFinite(); step += 1) {
      count = count.times(n.minus(step - 1));
      if (unordered) count = count.div(step);
    }
    return this.#snapped(count);
  }

  #ofMany(name: string, operands: readonly Decimal[]): Decimal | undefined {
    switch (name) {
      case 'min':
        return this.#Number.min(...operands);
      case 'max':
        return this.#Number.max(...operands);
      case 'hypot':
        return operands.reduce((sum, value) => sum.plus(value.times(value)), new this.#Number(0)).sqrt();
      default: {
        const integers = operands.map((value) => this.#snapped(value));
        if (!integers.every((value) => value.isInteger() && value.abs().lt('1e400'))) return undefined;
        const numbers = integers.map((value) => BigInt(value.abs().toFixed(0)));
        return new this.#Number(String(numbers.reduce(name === 'gcd' ? gcd : multiple)));
      }
    }
  }

  #isBeyond(exponent: Decimal): boolean {
    return exponent.abs().gt(this.#greatestPower);
  }

  #rounded(value: Decimal): Decimal {
    const doubled = this.#snapped(value.times(2)).abs();
    const size = doubled.plus(1).div(2).floor();
    return value.isNeg() ? size.negated() : size;
  }

  #factorial(n: Decimal): Decimal | undefined {
    if (!n.isInteger() || n.isNeg() || n.gt(170)) return undefined;
    let product = 1n;
    for (let factor = 2n; factor <= BigInt(n.toFixed(0)); factor += 1n) product *= factor;
    return new this.#Number(String(product));
  }

  #toUnit(radians: Decimal): Decimal {
    return this.#degrees ? this.#snapped(radians.times(180).div(this.#pi)) : radians;
  }

  /** Sine and cosine of an angle in the unit of this evaluator. */
  #ofAngle(angle: Decimal): { sine: Decimal; cosine: Decimal } {
    return this.#degrees ? this.#ofDegrees(angle) : this.#ofRadians(angle);
  }

  #ofRadians(angle: Decimal): { sine: Decimal; cosine: Decimal } {
    if (angle.isZero()) return { sine: angle, cosine: new this.#Number(1) };
    // A rounded angle, such as π, misses the zeros of sine and cosine by its rounding error.
    const rounded = angle.sd() >= this.#digits - 12;
    const clean = (value: Decimal): Decimal => (rounded && value.abs().lt(angle.abs().times(this.#noise)) ? new this.#Number(0) : value);
    return { sine: clean(angle.sin()), cosine: clean(angle.cos()) };
  }

  /** Multiples of 30 and 45 degrees are exact. */
  #ofDegrees(angle: Decimal): { sine: Decimal; cosine: Decimal } {
    const turn = this.#snapped(angle).mod(360);
    return { sine: this.#sineOfDegrees(turn), cosine: this.#sineOfDegrees(turn.plus(90).mod(360)) };
  }

  /** @param turn from 0 to below 360 */
  #sineOfDegrees(turn: Decimal): Decimal {
    const negative = turn.gte(180);
    const half = negative ? turn.minus(180) : turn;
    const acute = half.gt(90) ? half.negated().plus(180) : half;
    const size = acute.isZero() ? acute : acute.eq(30) ? new this.#Number(0.5) : acute.eq(90) ? new this.#Number(1) : acute.times(this.#pi).div(180).sin();
    return negative && !size.isZero() ? size.negated() : size;
  }

  /** Γ: exact factorials, else Stirling's series after the recurrence, and the reflection formula below 1/2. */
  #gamma(x: Decimal): Decimal | undefined {
    if (x.isInteger()) {
      if (x.lte(0) || x.gt(4000)) return undefined;
      let product = 1n;
      for (let factor = 2n; factor < BigInt(x.toFixed(0)); factor += 1n) product *= factor;
      return new this.#Number(String(product));
    }
    if (x.gt(4000) || x.lt(-4000)) return x.gt(0) ? undefined : new this.#Number(0);
    if (x.lt(0.5)) {
      const other = this.#gamma(x.negated().plus(1));
      return other && this.#pi.div(this.#ofRadians(x.times(this.#pi)).sine.times(other));
    }
    const enough = Math.ceil(this.#digits / 2) + 5;
    let [product, argument] = [new this.#Number(1), x];
    for (; argument.lt(enough); argument = argument.plus(1)) product = product.times(argument);
    const square = argument.times(argument);
    let [series, power] = [new this.#Number(0), argument];
    for (const [index, bernoulli] of this.bernoulli(enough).entries()) {
      const k = 2 * index + 2;
      const term = bernoulli.div(k * (k - 1)).div(power);
      if (term.abs().lt(`1e-${this.#digits + 5}`)) break;
      series = series.plus(term);
      power = power.times(square);
    }
    const logarithm = argument.minus(0.5).times(argument.ln()).minus(argument).plus(this.#pi.times(2).ln().div(2)).plus(series);
    return this.#exponential(logarithm)?.div(product);
  }

  /** The Bernoulli numbers B2, B4, … */
  bernoulli(count: number): readonly Decimal[] {
    if (this.#bernoulli.length < count) {
      this.#bernoulli = bernoulliNumbers(count).map(({ numerator, denominator }) => new this.#Number(String(numerator)).div(String(denominator)));
    }
    return this.#bernoulli.slice(0, count);
  }

  /** erf x = 2/√π · e^(−x²) · Σ 2^n x^(2n+1) / (1·3·…·(2n+1)), whose terms have one sign. */
  #erf(x: Decimal): Decimal {
    if (x.abs().gt(Math.sqrt(this.#digits * 2.31) + 1)) return new this.#Number(x.isNeg() ? -1 : 1);
    if (x.isZero()) return x;
    const square = x.times(x);
    let [sum, term] = [x, x];
    for (let odd = 3; ; odd += 2) {
      term = term.times(square).times(2).div(odd);
      const next = sum.plus(term);
      if (next.eq(sum)) break;
      sum = next;
    }
    return sum.times(2).div(this.#pi.sqrt()).times(square.negated().exp());
  }
}

const VARIADIC = new Set(['min', 'max', 'gcd', 'lcm', 'hypot']);

const multiple = (a: bigint, b: bigint): bigint => (a === 0n || b === 0n ? 0n : (a / gcd(a, b)) * b);

interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

const bernoulli: Fraction[] = [];

/** B2, B4, … B2n, by the tangent numbers (Knuth and Buckholtz 1967). */
function bernoulliNumbers(count: number): readonly Fraction[] {
  if (bernoulli.length >= count) return bernoulli;
  const tangents = Array.from({ length: count + 1 }, () => 0n);
  tangents[1] = 1n;
  for (let k = 2; k <= count; k += 1) tangents[k] = BigInt(k - 1) * (tangents[k - 1] ?? 0n);
  for (let k = 2; k <= count; k += 1) {
    for (let j = k; j <= count; j += 1) tangents[j] = BigInt(j - k) * (tangents[j - 1] ?? 0n) + BigInt(j - k + 2) * (tangents[j] ?? 0n);
  }
  bernoulli.length = 0;
  for (let n = 1; n <= count; n += 1) {
    const fourth = 4n ** BigInt(n);
    bernoulli.push({ numerator: (n % 2 === 1 ? 1n : -1n) * BigInt(2 * n) * (tangents[n] ?? 0n), denominator: fourth * (fourth - 1n) });
  }
  return bernoulli;
}
