import type { Decimal } from 'decimal.js';
import { unprocessable } from '../../errors.ts';
import { PreciseEvaluator } from './evaluate-precisely.ts';

const DIGITS = 60;
/** Arguments from here on are near enough to infinity for the asymptotic series. */
const FAR = 45;
const MAX_ROUNDS = 100_000;
/** From this parameter on the incomplete gamma functions are taken by their uniform expansion. */
const UNIFORM = 1e6;

/** Special functions of real arguments in decimals of so many digits. Sources: NIST Digital Library of Mathematical Functions. */
export class SpecialFunctions {
  readonly #evaluator: PreciseEvaluator;
  readonly #digits: number;
  readonly #epsilon: Decimal;
  readonly pi: Decimal;

  constructor(digits = DIGITS) {
    this.#digits = digits;
    this.#evaluator = new PreciseEvaluator(digits, 'radians', 9e15);
    this.#epsilon = this.number(10).pow(-digits);
    this.pi = this.#apply('acos', this.number(-1));
  }

  number(value: number | string | Decimal): Decimal {
    return this.#evaluator.number(value);
  }

  #apply(name: string, ...operands: Decimal[]): Decimal {
    return this.#evaluator.apply(name, operands) ?? this.number(Number.NaN);
  }

  /** Γ(x). Its poles are unprocessable. */
  gamma(x: Decimal): Decimal {
    if (x.isInteger() && x.lte(0)) pole('gamma', x);
    if (x.gt(200)) unprocessable('The result is too large to be given as a number.', 'x');
    if (x.lt(-400)) return this.number(0);
    return this.#apply('gamma', x);
  }

  /** ln |Γ(x)| and the sign of Γ(x). Poles are unprocessable. */
  logGamma(x: Decimal): { value: Decimal; sign: number } {
    if (x.isInteger() && x.lte(0)) pole('log-gamma', x);
    if (x.lt(0.5)) {
      // Reflection (DLMF 5.5.3).
      const sine = this.#sineOfPi(x);
      const other = this.logGamma(x.negated().plus(1)).value;
      return { value: this.pi.div(sine.abs()).ln().minus(other), sign: sine.isNeg() ? -1 : 1 };
    }
    let [shifted, product] = [x, this.number(1)];
    for (; shifted.lt(FAR); shifted = shifted.plus(1)) product = product.times(shifted);
    const inverseSquare = this.number(1).div(shifted.times(shifted));
    let [series, power] = [this.number(0), this.number(1).div(shifted)];
    for (const [index, bernoulli] of this.#evaluator.bernoulli(60).entries()) {
      const term = bernoulli.times(power).div((2 * index + 2) * (2 * index + 1));
      series = series.plus(term);
      power = power.times(inverseSquare);
      if (term.abs().lt(this.#epsilon)) break;
    }
    const stirling = shifted.minus(0.5).times(shifted.ln()).minus(shifted).plus(this.pi.times(2).ln().div(2)).plus(series);
    return { value: stirling.minus(product.ln()), sign: 1 };
  }

  /** sin(πx), which is 0 exactly at integers. */
  #sineOfPi(x: Decimal): Decimal {
    const nearest = x.round();
    const sine = this.pi.times(x.minus(nearest)).sin();
    return nearest.mod(2).isZero() ? sine : sine.negated();
  }

  /** ψ(x), the logarithmic derivative of Γ. Poles are unprocessable. */
  digamma(x: Decimal): Decimal {
    if (x.isInteger() && x.lte(0)) pole('digamma', x);
    if (x.lt(0.5)) {
      const offset = x.minus(x.round()).times(this.pi);
      return this.digamma(x.negated().plus(1)).minus(this.pi.times(offset.cos()).div(offset.sin()));
    }
    let [shifted, sum] = [x, this.number(0)];
    for (; shifted.lt(FAR); shifted = shifted.plus(1)) sum = sum.minus(this.number(1).div(shifted));
    const inverseSquare = this.number(1).div(shifted.times(shifted));
    let power = inverseSquare;
    let result = shifted.ln().minus(this.number(1).div(shifted).div(2)).plus(sum);
    for (const [index, bernoulli] of this.#evaluator.bernoulli(60).entries()) {
      const term = bernoulli.times(power).div(2 * index + 2);
      result = result.minus(term);
      power = power.times(inverseSquare);
      if (term.abs().lt(this.#epsilon)) break;
    }
    return result;
  }

  /** Β(a, b) = Γ(a)Γ(b)/Γ(a + b). */
  beta(a: Decimal, b: Decimal): Decimal {
    const sum = a.plus(b);
    const [first, second] = [this.logGamma(a), this.logGamma(b)];
    if (sum.isInteger() && sum.lte(0)) return this.number(0);
    const both = this.logGamma(sum);
    return this.#exponential(first.value.plus(second.value).minus(both.value)).times(first.sign * second.sign * both.sign);
  }

  /** e^x, 0 where that is below the range of doubles. */
  #exponential(x: Decimal): Decimal {
    if (x.gt(1000)) unprocessable('The result is too large to be given as a number.');
    return x.lt(-1000) ? this.number(0) : x.exp();
  }

  erf(x: Decimal): Decimal {
    return this.#apply('erf', x);
  }

  /** 1 − erf(x), with the digits that the difference takes away added before. */
  erfc(x: Decimal): Decimal {
    if (x.gt(30)) return this.number(0);
    if (x.lt(1)) return this.erf(x).negated().plus(1);
    const wide = new SpecialFunctions(this.#digits + Math.ceil(x.toNumber() ** 2 * 0.45) + 10);
    return this.number(wide.erf(wide.number(x)).negated().plus(1));
  }

  /** The y with erf(y) = x, by Newton's method. @param x between -1 and 1 */
  inverseErf(x: Decimal): Decimal {
    if (x.isZero()) return x;
    const target = x.abs();
    const rest = target.negated().plus(1);
    const factor = this.pi.sqrt().div(2);
    let y = target.lt(0.7) ? target.times(factor) : rest.ln().negated().sqrt();
    for (let round = 0; round < 200; round += 1) {
      const error = target.lt(0.7) ? this.erf(y).minus(target) : rest.minus(this.erfc(y));
      const step = error.times(factor).times(y.times(y).exp());
      // Halley's correction keeps the steps from overshooting far out.
      const corrected = step.div(y.times(step).plus(1));
      y = y.minus(corrected);
      if (corrected.abs().lt(y.abs().times('1e-40'))) break;
    }
    return x.isNeg() ? y.negated() : y;
  }

  /** ζ(x) for real x other than 1, by Borwein's series and the reflection formula (DLMF 25.4.1). */
  zeta(x: Decimal): Decimal {
    if (x.eq(1)) pole('zeta', x);
    if (x.gt(250)) return this.number(1);
    if (x.gte(-0.5)) return this.#alternatingZeta(x);
    if (x.isInteger() && x.mod(2).isZero()) return this.number(0);
    if (x.lt(-400)) unprocessable('The result is too large to be given as a number.', 'x');
    const other = x.negated().plus(1);
    const sine = this.#sineOfPi(x.div(2));
    const size = this.logGamma(other).value.plus(this.pi.times(2).ln().times(x)).minus(this.pi.ln()).plus(sine.abs().ln()).plus(this.zeta(other).ln());
    const result = this.#exponential(size);
    return sine.isNeg() ? result.negated() : result;
  }

  /** Borwein's algorithm 2 (2000) with n = 100 terms: an error of about 8^-100. */
  #alternatingZeta(x: Decimal): Decimal {
    const n = 100;
    const partial: bigint[] = [];
    let [term, sum] = [1n, 0n];
    for (let k = 0; k <= n; k += 1) {
      // n (n + k − 1)! 4^k / ((n − k)! (2k)!)
      if (k > 0) term = (term * 4n * BigInt(n + k - 1) * BigInt(n - k + 1)) / BigInt((2 * k - 1) * 2 * k);
      sum += term;
      partial.push(sum);
    }
    const whole = partial[n] ?? 1n;
    const powers = this.#powersOfWholes(n, x);
    let total = this.number(0);
    for (let k = 0; k < n; k += 1) {
      const weight = this.number(String((partial[k] ?? 0n) - whole)).times(k % 2 === 0 ? 1 : -1);
      total = total.plus(weight.div(powers[k + 1] ?? 1));
    }
    const factor = this.number(2).pow(x.negated().plus(1)).negated().plus(1);
    return total
      .negated()
      .div(factor)
      .div(this.number(String(whole)));
  }

  /** 0, 1, 2^x, 3^x and on: those of primes are worked out, the others are their products. */
  #powersOfWholes(last: number, x: Decimal): Decimal[] {
    const powers = [this.number(0), this.number(1)];
    for (let base = 2; base <= last; base += 1) {
      let divisor = 2;
      while (divisor * divisor <= base && base % divisor !== 0) divisor += 1;
      const rest = powers[base / divisor];
      powers.push(divisor * divisor <= base && rest ? rest.times(powers[divisor] ?? 1) : this.number(base).pow(x));
    }
    return powers;
  }

  /** W₀(x), by Halley's method. @param x from -1/e; below it by no more than a rounding error counts as -1/e */
  lambertW(x: Decimal): Decimal {
    if (x.isZero()) return x;
    const e = this.number(1).exp();
    const fromBranch = x.times(e).plus(1);
    if (fromBranch.abs().lt('3e-16')) return fromBranch.lte(0) ? this.number(-1) : this.#nearBranch(fromBranch);
    if (fromBranch.isNeg()) unprocessable('lambert-w takes values from -1/e (about -0.36787944) on.', 'x');
    let w = x.gt(3) ? x.ln().minus(x.ln().ln()) : x.gt(-0.25) ? x.div(x.plus(1)) : fromBranch.times(2).sqrt().minus(1);
    for (let round = 0; round < 200; round += 1) {
      const power = w.exp();
      const error = w.times(power).minus(x);
      const step = error.div(power.times(w.plus(1)).minus(w.plus(2).times(error).div(w.times(2).plus(2))));
      w = w.minus(step);
      if (step.abs().lt(w.abs().times('1e-45'))) break;
    }
    return w;
  }

  /** The series about the branch point (DLMF 4.13.6). @param fromBranch 1 + e·x */
  #nearBranch(fromBranch: Decimal): Decimal {
    const p = fromBranch.times(2).sqrt();
    return p.minus(1).minus(p.times(p).div(3)).plus(p.pow(3).times(11).div(72));
  }

  /** P(a, x) and Q(a, x) = 1 − P(a, x). @param a above 0 @param x not negative */
  incompleteGamma(a: Decimal, x: Decimal): { p: Decimal; q: Decimal } {
    if (x.isZero()) return { p: x, q: this.number(1) };
    if (a.gte(UNIFORM)) return new SpecialFunctions(140).#uniform(a, x);
    const front = this.#exponential(a.times(x.ln()).minus(x).minus(this.logGamma(a).value));
    if (x.lt(a.plus(1))) {
      let [sum, term] = [this.number(1).div(a), this.number(1).div(a)];
      for (let n = 1; n < MAX_ROUNDS; n += 1) {
        term = term.times(x).div(a.plus(n));
        sum = sum.plus(term);
        if (term.gte(sum.times('1e-40'))) continue;
        const p = sum.times(front);
        return { p, q: p.negated().plus(1) };
      }
      return beyondReach();
    }
    if (front.isZero()) return { p: this.number(1), q: front };
    const q = front.times(this.#fraction((n) => [n.times(a.minus(n)), x.minus(a).plus(n.times(2)).plus(1)], x.minus(a).plus(1)));
    return { p: q.negated().plus(1), q };
  }

  /** 1 / (first + n₁/(d₁ + n₂/(d₂ + …))) by Lentz' method, with the parts n and d for each step. */
  #fraction(parts: (step: Decimal) => [Decimal, Decimal], first: Decimal): Decimal {
    const tiny = this.number('1e-3000');
    let c = first.isZero() ? tiny : first;
    let result = c;
    let d = this.number(0);
    for (let step = 1; step < MAX_ROUNDS; step += 1) {
      const [numerator, denominator] = parts(this.number(step));
      d = denominator.plus(numerator.times(d));
      c = denominator.plus(numerator.div(c));
      if (d.isZero()) d = tiny;
      if (c.isZero()) c = tiny;
      d = this.number(1).div(d);
      const factor = c.times(d);
      result = result.times(factor);
      if (factor.minus(1).abs().lt('1e-40')) return this.number(1).div(result);
    }
    return beyondReach();
  }

  /** Temme's uniform expansion for great a (DLMF 8.12): the error is below a^-3. */
  #uniform(a: Decimal, x: Decimal): { p: Decimal; q: Decimal } {
    const [wideA, wideX] = [this.number(a), this.number(x)];
    const mu = wideX.div(wideA).minus(1);
    if (mu.isZero()) {
      // η = 0: c₀ = −1/3, c₁ = −1/540.
      const rest = this.number(-1).div(3).minus(this.number(1).div(540).div(wideA)).div(wideA.times(this.pi).times(2).sqrt());
      return { p: this.number(0.5).minus(rest), q: this.number(0.5).plus(rest) };
    }
    const half = mu.minus(mu.plus(1).ln());
    const eta = half
      .times(2)
      .sqrt()
      .times(mu.isNeg() ? -1 : 1);
    const c0 = this.number(1).div(mu).minus(this.number(1).div(eta));
    const inverse = this.number(1).div(mu);
    const c1 = this.number(1).div(eta.pow(3)).minus(inverse.pow(3)).minus(inverse.pow(2)).minus(inverse.div(12));
    const rest = this.#exponential(wideA.times(half).negated())
      .div(wideA.times(this.pi).times(2).sqrt())
      .times(c0.plus(c1.div(wideA)));
    const z = eta.times(wideA.div(2).sqrt());
    const narrow = new SpecialFunctions();
    const tail = (argument: Decimal): Decimal => narrow.erfc(narrow.number(argument)).div(2);
    return { p: tail(z.negated()).minus(rest), q: tail(z).plus(rest) };
  }

  /** I_x(a, b). @param x from 0 to 1 @param a above 0 @param b above 0 */
  incompleteBeta(x: Decimal, a: Decimal, b: Decimal): Decimal {
    const rest = x.negated().plus(1);
    if (x.isZero() || rest.isZero()) return x;
    if (x.eq(rest) && a.eq(b)) return x;
    if (x.gt(a.plus(1).div(a.plus(b).plus(2)))) return this.#betaFraction(rest, x, b, a).negated().plus(1);
    return this.#betaFraction(x, rest, a, b);
  }

  /** DLMF 8.17.22 */
  #betaFraction(x: Decimal, rest: Decimal, a: Decimal, b: Decimal): Decimal {
    const logBeta = this.logGamma(a)
      .value.plus(this.logGamma(b).value)
      .minus(this.logGamma(a.plus(b)).value);
    const front = this.#exponential(a.times(x.ln()).plus(b.times(rest.ln())).minus(logBeta)).div(a);
    if (front.isZero()) return front;
    const one = this.number(1);
    const fraction = this.#fraction((step) => {
      const m = step.div(2).floor();
      const top = step.mod(2).isZero() ? m.times(b.minus(m)) : a.plus(m).times(a.plus(b).plus(m)).negated();
      const even = a.plus(m.times(2));
      const bottom = step.mod(2).isZero() ? even.minus(1).times(even) : even.times(even.plus(1));
      return [top.times(x).div(bottom), one];
    }, one);
    return front.times(fraction);
  }
}

const beyondReach = (): never => unprocessable('The parameters are too large to work this out in the time there is.', 'a');

function pole(name: string, x: Decimal): never {
  return unprocessable(`${name} has a pole at ${x.toString()}.`, 'x');
}
