import type { Decimal } from 'decimal.js';
import { unprocessable } from '../../errors.ts';
import { PreciseEvaluator } from '../../shared/numbers/evaluate-precisely.ts';
import type { Program, Step } from '../../shared/numbers/expression.ts';

/** The coefficients of a power series about a point, as many as are known. */
type Series = readonly Decimal[];

const DIGITS = 90;
/** Terms beyond those wanted, which divisions of two series that vanish at the point use up. */
const SPARE_TERMS = 22;

const TRIGONOMETRIC = new Set(['sin', 'cos', 'tan', 'cot', 'sec', 'csc']);
const HYPERBOLIC = new Set(['sinh', 'cosh', 'tanh']);
const NOT_ANALYTIC = 'is not analytic at this point';
const STEPPING = new Set(['sign', 'floor', 'ceil', 'round', 'trunc']);

/**
 * The Taylor coefficients of an expression about a point, by arithmetic on power series. One that is not analytic there is unprocessable.
 * @param order the highest power wanted
 */
export function taylorCoefficients(program: Program, variable: string, about: number, order: number): Decimal[] {
  const coefficients = new SeriesArithmetic(order + 1 + SPARE_TERMS).evaluate(program, variable, about).slice(0, order + 1);
  if (coefficients.length <= order) unprocessable('The expression divides by too high a power of zero at this point.', 'about');
  return coefficients;
}

class SeriesArithmetic {
  readonly #evaluator = new PreciseEvaluator(DIGITS);
  readonly #length: number;

  constructor(length: number) {
    this.#length = length;
  }

  evaluate(program: Program, variable: string, about: number): Series {
    const stack: Series[] = [];
    for (const step of program) {
      if (step.kind === 'apply') stack.push(this.#apply(step, stack.splice(stack.length - step.operands)));
      else if (step.kind === 'variable' && step.name === variable) stack.push(this.#series([this.#number(about), this.#number(1)]));
      else stack.push(this.#series([this.#evaluator.evaluate([step], new Map())]));
    }
    return stack[0] ?? [];
  }

  #number(value: number | string): Decimal {
    return this.#evaluator.number(value);
  }

  #series(first: readonly Decimal[]): Series {
    return Array.from({ length: this.#length }, (_, index) => first[index] ?? this.#number(0));
  }

  #fail(step: Step, reason: string): never {
    const name = step.kind === 'apply' ? (step.name === '!' ? 'the factorial' : step.name) : '';
    return unprocessable(`Position ${step.position}: ${name} ${reason}.`, 'expression');
  }

  #apply(step: Extract<Step, { kind: 'apply' }>, operands: readonly Series[]): Series {
    const [a = [], b = []] = operands;
    if (operands.every((operand) => operand.slice(1).every((coefficient) => coefficient.isZero()))) return this.#ofConstants(step, operands);
    switch (step.name) {
      case '+':
        return a.slice(0, b.length).map((value, index) => this.#sum(value, b[index]));
      case '-':
        return this.#minus(a, b);
      case 'negate':
        return this.#scaled(a, -1);
      case '*':
        return this.#times(a, b);
      case '/':
        return this.#over(step, a, b);
      case '^':
        return this.#power(step, a, b);
      default:
        return operands.length === 1 ? this.#ofOne(step, a) : this.#ofMany(step, operands);
    }
  }

  #ofConstants(step: Extract<Step, { kind: 'apply' }>, operands: readonly Series[]): Series {
    const value = this.#evaluator.apply(
      step.name,
      operands.map((operand) => operand[0] ?? this.#number(0)),
    );
    return value?.isFinite() ? this.#series([value]) : this.#fail(step, 'has no value here');
  }

  #sum(a: Decimal, b: Decimal = this.#number(0)): Decimal {
    return this.#evaluator.apply('+', [a, b]) ?? a;
  }

  #minus(a: Series, b: Series): Series {
    return a.slice(0, b.length).map((value, index) => this.#sum(value, b[index]?.negated()));
  }

  #scaled(a: Series, factor: Decimal | number): Series {
    return a.map((coefficient) => coefficient.times(factor));
  }

  #times(a: Series, b: Series): Series {
    return Array.from({ length: Math.min(a.length, b.length) }, (_, index) => {
      let total = this.#number(0);
      for (let k = 0; k <= index; k += 1) {
        const [left, right] = [a[k], b[index - k]];
        if (left && right && !left.isZero() && !right.isZero()) total = this.#sum(total, left.times(right));
      }
      return total;
    });
  }

  #over(step: Step, a: Series, b: Series): Series {
    const shift = b.findIndex((coefficient) => !coefficient.isZero());
    if (shift < 0) this.#fail(step, 'divides by zero');
    if (a.slice(0, shift).some((coefficient) => !coefficient.isZero())) this.#fail(step, 'divides by zero at this point');
    return this.#quotient(a.slice(shift), b.slice(shift));
  }

  /** @param b not 0 at the point */
  #quotient(a: Series, b: Series): Series {
    const [first = this.#number(1)] = b;
    const result: Decimal[] = [];
    for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
      let rest = a[index] ?? this.#number(0);
      for (let k = 1; k <= index; k += 1) {
        const [left, right] = [b[k], result[index - k]];
        if (left && right && !left.isZero() && !right.isZero()) rest = this.#sum(rest, left.times(right).negated());
      }
      result.push(rest.div(first));
    }
    return result;
  }

  #slope(a: Series): Series {
    return a.slice(1).map((coefficient, index) => coefficient.times(index + 1));
  }

  #integral(slope: Series, constant: Decimal): Series {
    return [constant, ...slope.map((coefficient, index) => coefficient.div(index + 1))];
  }

  #power(step: Step, a: Series, b: Series): Series {
    const constant = b.slice(1).every((coefficient) => coefficient.isZero());
    const [exponent = this.#number(0)] = b;
    const [value = this.#number(0)] = a;
    if (!constant) return value.gt(0) ? this.#exponential(this.#times(b, this.#logarithm(a))) : this.#fail(step, NOT_ANALYTIC);
    if (exponent.isInteger() && exponent.abs().lte(10_000)) {
      const size = this.#integerPower(a, Math.abs(exponent.toNumber()));
      return exponent.isNeg() ? this.#over(step, this.#series([this.#number(1)]), size) : size;
    }
    return value.gt(0) ? this.#realPower(a, exponent) : this.#fail(step, NOT_ANALYTIC);
  }

  #integerPower(a: Series, exponent: number): Series {
    let result: Series = this.#series([this.#number(1)]).slice(0, a.length);
    let square = a;
    for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
      if (left % 2 === 1) result = this.#times(result, square);
      if (left > 1) square = this.#times(square, square);
    }
    return result;
  }

  /** @param a above 0 at the point */
  #realPower(a: Series, exponent: Decimal): Series {
    const [first = this.#number(1)] = a;
    const result: Decimal[] = [this.#known('^', first, exponent)];
    for (let index = 1; index < a.length; index += 1) {
      let total = this.#number(0);
      for (let k = 1; k <= index; k += 1) {
        const [left, right] = [a[k], result[index - k]];
        if (left && right && !left.isZero())
          total = total.plus(
            exponent
              .times(k)
              .minus(index - k)
              .times(left)
              .times(right),
          );
      }
      result.push(total.div(first).div(index));
    }
    return result;
  }

  /** The value of a function where it is known to have one. */
  #known(name: string, ...operands: Decimal[]): Decimal {
    const value = this.#evaluator.apply(name, operands);
    return value?.isFinite() ? value : unprocessable(`${name} has no value at this point, or is too large.`, 'expression');
  }

  #exponential(a: Series): Series {
    return this.#solved(a, this.#known('exp', a[0] ?? this.#number(0)));
  }

  /** The solution of y' = u'·y with a given value at the point. */
  #solved(u: Series, start: Decimal): Series {
    const result: Decimal[] = [start];
    for (let index = 1; index < u.length; index += 1) {
      let total = this.#number(0);
      for (let k = 1; k <= index; k += 1) {
        const [left, right] = [u[k], result[index - k]];
        if (left && right && !left.isZero()) total = total.plus(left.times(right).times(k));
      }
      result.push(total.div(index));
    }
    return result;
  }

  /** @param a above 0 at the point */
  #logarithm(a: Series): Series {
    return this.#integral(this.#quotient(this.#slope(a), a), this.#known('ln', a[0] ?? this.#number(1)));
  }

  #sineAndCosine(a: Series): { sine: Series; cosine: Series } {
    const [angle = this.#number(0)] = a;
    const sine: Decimal[] = [this.#known('sin', angle)];
    const cosine: Decimal[] = [this.#known('cos', angle)];
    for (let index = 1; index < a.length; index += 1) {
      let [ofSine, ofCosine] = [this.#number(0), this.#number(0)];
      for (let k = 1; k <= index; k += 1) {
        const factor = a[k]?.times(k);
        if (!factor || factor.isZero()) continue;
        ofSine = ofSine.plus(factor.times(cosine[index - k] ?? 0));
        ofCosine = ofCosine.minus(factor.times(sine[index - k] ?? 0));
      }
      sine.push(ofSine.div(index));
      cosine.push(ofCosine.div(index));
    }
    return { sine, cosine };
  }

  #ofOne(step: Step, a: Series): Series {
    const name = step.kind === 'apply' ? step.name : '';
    const [value = this.#number(0)] = a;
    if (name === 'sqrt') return value.gt(0) ? this.#realPower(a, this.#number('0.5')) : this.#fail(step, NOT_ANALYTIC);
    if (name === 'cbrt') return this.#oddRoot(step, a, this.#number(3));
    if (name === 'exp') return this.#exponential(a);
    if (name === 'ln' || name === 'log' || name === 'log2') return this.#logarithmTo(step, name, a);
    if (name === 'abs') return value.isZero() ? this.#fail(step, NOT_ANALYTIC) : this.#scaled(a, value.isNeg() ? -1 : 1);
    if (name === 'gamma') return this.#gamma(step, a);
    if (name === 'erf') return this.#errorFunction(a);
    if (TRIGONOMETRIC.has(name)) return this.#trigonometric(step, name, a);
    if (HYPERBOLIC.has(name)) return this.#hyperbolic(name, a);
    return STEPPING.has(name) ? this.#constantStep(step, name, value) : this.#inverse(step, name, a);
  }

  #logarithmTo(step: Step, name: 'ln' | 'log' | 'log2', a: Series): Series {
    if (!a[0]?.gt(0)) this.#fail(step, NOT_ANALYTIC);
    const logarithm = this.#logarithm(a);
    if (name === 'ln') return logarithm;
    const base = this.#known('ln', this.#number(name === 'log' ? 10 : 2));
    return logarithm.map((coefficient) => coefficient.div(base));
  }

  #errorFunction(a: Series): Series {
    const [value = this.#number(0)] = a;
    const slope = this.#times(this.#exponential(this.#scaled(this.#times(a, a), -1)), this.#slope(a));
    const pi = this.#known('acos', this.#number(-1));
    return this.#integral(this.#scaled(slope, this.#number(2).div(this.#known('sqrt', pi))), this.#known('erf', value));
  }

  #trigonometric(step: Step, name: string, a: Series): Series {
    const { sine, cosine } = this.#sineAndCosine(a);
    if (name === 'sin') return sine;
    if (name === 'cos') return cosine;
    const one = this.#series([this.#number(1)]);
    const top = name === 'tan' ? sine : name === 'cot' ? cosine : one;
    return this.#over(step, top, name === 'tan' || name === 'sec' ? cosine : sine);
  }

  #hyperbolic(name: string, a: Series): Series {
    const up = this.#exponential(a);
    const down = this.#exponential(this.#scaled(a, -1));
    const sine = this.#scaled(this.#minus(up, down), 0.5);
    const cosine = up.map((coefficient, index) => this.#sum(coefficient, down[index]).div(2));
    return name === 'sinh' ? sine : name === 'cosh' ? cosine : this.#quotient(sine, cosine);
  }

  /** A step function, away from its jumps. */
  #constantStep(step: Step, name: string, value: Decimal): Series {
    const atJump = name === 'sign' ? value.isZero() : name === 'round' ? value.times(2).isInteger() && !value.isInteger() : value.isInteger();
    if (atJump && !(name === 'trunc' && value.isZero())) this.#fail(step, 'jumps at this point');
    return this.#series([this.#known(name, value)]);
  }

  #inverse(step: Step, name: string, a: Series): Series {
    const [value = this.#number(0)] = a;
    const one = this.#series([this.#number(1)]);
    const square = this.#times(a, a);
    const minus = this.#minus(one, square);
    const plus = this.#minus(one, this.#scaled(square, -1));
    const half = this.#number('-0.5');
    const inside = value.abs().lt(1);
    const integrated = (derivative: Series): Series => this.#integral(this.#times(derivative, this.#slope(a)), this.#known(name, value));
    switch (name) {
      case 'asin':
        return inside ? integrated(this.#realPower(minus, half)) : this.#fail(step, NOT_ANALYTIC);
      case 'acos':
        return inside ? integrated(this.#scaled(this.#realPower(minus, half), -1)) : this.#fail(step, NOT_ANALYTIC);
      case 'atan':
        return integrated(this.#quotient(one, plus));
      case 'asinh':
        return integrated(this.#realPower(plus, half));
      case 'acosh':
        return value.gt(1) ? integrated(this.#realPower(this.#scaled(minus, -1), half)) : this.#fail(step, NOT_ANALYTIC);
      case 'atanh':
        return inside ? integrated(this.#quotient(one, minus)) : this.#fail(step, NOT_ANALYTIC);
      default:
        return this.#fail(step, 'of the variable has no power series');
    }
  }

  #oddRoot(step: Step, a: Series, degree: Decimal): Series {
    const [value = this.#number(0)] = a;
    if (value.isZero()) this.#fail(step, NOT_ANALYTIC);
    const exponent = this.#number(1).div(degree);
    if (value.gt(0)) return this.#realPower(a, exponent);
    if (!degree.isInteger() || degree.mod(2).isZero()) this.#fail(step, 'has no value here');
    return this.#scaled(this.#realPower(this.#scaled(a, -1), exponent), -1);
  }

  #ofMany(step: Extract<Step, { kind: 'apply' }>, operands: readonly Series[]): Series {
    const [a = [], b = []] = operands;
    const isConstant = b.slice(1).every((coefficient) => coefficient.isZero());
    switch (step.name) {
      case 'log':
        if (!(a[0]?.gt(0) && b[0]?.gt(0))) this.#fail(step, NOT_ANALYTIC);
        return this.#over(step, this.#logarithm(a), this.#logarithm(b));
      case 'root':
        if (!isConstant || !b[0] || b[0].isZero()) this.#fail(step, 'needs a constant degree other than 0');
        return this.#oddRoot(step, a, b[0] ?? this.#number(1));
      case 'hypot': {
        const total = operands.map((operand) => this.#times(operand, operand)).reduce((sum, square) => this.#minus(sum, this.#scaled(square, -1)));
        return total[0]?.gt(0) ? this.#realPower(total, this.#number('0.5')) : this.#fail(step, NOT_ANALYTIC);
      }
      case 'atan2': {
        const [y = this.#number(0), x = this.#number(0)] = [a[0], b[0]];
        if (y.isZero() && !x.gt(0)) this.#fail(step, NOT_ANALYTIC);
        const bottom = this.#minus(this.#times(a, a), this.#scaled(this.#times(b, b), -1));
        const top = this.#minus(this.#times(b, this.#slope(a)), this.#times(a, this.#slope(b)));
        return this.#integral(this.#quotient(top, bottom), this.#known('atan2', y, x));
      }
      default:
        return this.#fail(step, 'of the variable has no power series');
    }
  }

  /** Γ(u): Stirling's series of ln Γ far to the right, and the recurrence back to the point. */
  #gamma(step: Step, a: Series): Series {
    const [value = this.#number(0)] = a;
    if ((value.isInteger() && value.lte(0)) || value.abs().gt(1000)) this.#fail(step, 'is not analytic at this point, or too large');
    const shift = Math.max(0, Math.ceil(70 - value.toNumber()));
    const far = a.map((coefficient, index) => (index === 0 ? coefficient.plus(shift) : coefficient));
    const half = this.#number('0.5');
    const start = this.#known('gamma', value.plus(shift));
    // (ln Γ)' = ln z − 1/2z − Σ B2k / (2k z^2k)
    const inverse = this.#quotient(this.#series([this.#number(1)]), far);
    const square = this.#times(inverse, inverse);
    let digamma = this.#minus(this.#logarithm(far), this.#scaled(inverse, half));
    let power = square;
    for (const [index, bernoulli] of this.#evaluator.bernoulli(45).entries()) {
      digamma = this.#minus(digamma, this.#scaled(power, bernoulli.div(2 * index + 2)));
      power = this.#times(power, square);
    }
    const logarithm = this.#integral(this.#times(digamma, this.#slope(a)), this.#number(0));
    let result = this.#solved(logarithm, start);
    for (let added = 0; added < shift; added += 1) {
      const factor = a.map((coefficient, index) => (index === 0 ? coefficient.plus(added) : coefficient));
      result = this.#quotient(result, factor);
    }
    return result;
  }
}
