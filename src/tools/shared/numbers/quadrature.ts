import type { Decimal } from 'decimal.js';
import { compile, type RealFunction } from './compile.ts';
import { PreciseEvaluator } from './evaluate-precisely.ts';
import type { Program } from './expression.ts';
import { workOf } from './work.ts';

export interface Integral {
  value: number;
  errorEstimate: number;
}

const DIGITS = 50;
/** Steps of the substitution variable at the first level, and how often they are halved. */
const FIRST_STEP = 0.25;
const LEVELS = 6;
/** Beyond this the substitutions have come nearer to the ends than any singularity that can be integrated matters. */
const REACH = 7.4;
const RELATIVE = 1e-12;
const ABSOLUTE = 1e-14;
/** An expression with more work than this is evaluated in doubles alone. */
const PRECISE_WORK = 1500;
const FIRST_PANELS = 1500;
const MAX_PANELS = 8000;
/** What share of an interval, at each end, may hold a singularity. */
const MARGIN = 0.01;

/**
 * The integral of an expression between two points, infinite ones included, or nothing when it does not settle.
 * Double-exponential substitution in decimals (Takahasi and Mori 1974), whose points come close enough to the ends for singularities there;
 * for integrands that are not smooth inside a finite interval adaptive Gauss-Kronrod panels.
 */
export function integrate(program: Program, variable: string, from: Decimal, to: Decimal): Integral | undefined {
  const [integrand, start, end] = onFiniteInterval(compile(program, variable), Number(from), Number(to));
  const margin = MARGIN * (end - start);
  // Decimals would cancel the two sides of a pole inside: there must be none.
  if (!adaptively(integrand, start + margin, end - margin)) return undefined;
  const panels = adaptively(integrand, start, end);
  const substituted = workOf(program) > PRECISE_WORK ? undefined : new Substitution(program, variable, from, to).integral();
  if (!panels || !substituted) return substituted ?? panels;
  // Where the two differ, the substitution has missed something between its points, and the panels have not.
  const tolerance = 1e-7 * Math.max(Math.abs(substituted.value), Math.abs(panels.value)) + 1e-11;
  return Math.abs(substituted.value - panels.value) <= tolerance ? substituted : panels;
}

/** The integrand with an infinite interval brought to a finite one. */
function onFiniteInterval(value: RealFunction, from: number, to: number): [RealFunction, number, number] {
  if (Number.isFinite(from) && Number.isFinite(to)) return [value, from, to];
  if (Number.isFinite(from)) return [(u) => value(from + u / (1 - u)) / (1 - u) ** 2, 0, 1];
  if (Number.isFinite(to)) return [(u) => value(to - (1 - u) / u) / u ** 2, 0, 1];
  return [(u) => (value(u / (1 - u * u)) * (1 + u * u)) / (1 - u * u) ** 2, -1, 1];
}

interface Point {
  x: Decimal;
  weight: Decimal;
}

/** A sum of terms, and the sum of their sizes. */
interface Sum {
  total: Decimal;
  size: Decimal;
}

class Substitution {
  readonly #evaluator = new PreciseEvaluator(DIGITS);
  readonly #program: Program;
  readonly #variable: string;
  readonly #from: Decimal;
  readonly #to: Decimal;
  readonly #halfPi: Decimal;
  /** Where along each direction the terms have become negligible or the expression has no value any more. */
  readonly #ends = { 1: REACH, '-1': REACH };
  /** The size of the terms where a direction ended because no value was left. */
  #leftOver = 0;

  constructor(program: Program, variable: string, from: Decimal, to: Decimal) {
    this.#program = program;
    this.#variable = variable;
    this.#from = this.#evaluator.number(from);
    this.#to = this.#evaluator.number(to);
    this.#halfPi = (this.#evaluator.apply('acos', [this.#evaluator.number(-1)]) ?? this.#evaluator.number(Math.PI)).div(2);
  }

  /** The sums over points at ever smaller steps, until two agree. */
  integral(): Integral | undefined {
    let step = FIRST_STEP;
    let total = this.#term(0)?.value ?? this.#evaluator.number(0);
    let size = total.abs();
    ({ total, size } = this.#add(total, size, step, 1, true));
    let before = total.times(step);
    for (let level = 1; level <= LEVELS; level += 1) {
      step /= 2;
      ({ total, size } = this.#add(total, size, step, 2, false));
      const now = total.times(step);
      const error = Number(now.minus(before).abs());
      const magnitude = Number(size.times(step));
      if (!Number.isFinite(magnitude)) return undefined;
      if (level >= 3 && (error <= RELATIVE * Math.abs(Number(now)) || error <= ABSOLUTE || error <= 1e-20 * magnitude)) {
        const lost = this.#leftOver * step;
        if (lost > 1e-10 * magnitude && lost > ABSOLUTE) return undefined;
        const value = now.abs().lt(magnitude * 1e-25) ? 0 : Number(now);
        // Each level has about twice the digits of the one before: what is the square of its error, both by the size of the terms.
        const left = magnitude > 0 ? error * (error / magnitude) : 0;
        return { value: value + 0, errorEstimate: Math.max(left, lost, Math.abs(value) * 1.2e-16) };
      }
      before = now;
    }
    return undefined;
  }

  /** Adds the terms at every stride-th multiple of a step, starting at one, in both directions. */
  #add(total: Decimal, size: Decimal, step: number, stride: number, first: boolean): Sum {
    let sum = { total, size };
    for (const direction of [1, -1] as const) {
      sum = this.#addInDirection(direction, sum, step, stride, first);
      if (first && this.#ends[direction] === REACH) this.#leaveOver(direction * REACH);
    }
    return sum;
  }

  #addInDirection(direction: 1 | -1, before: Sum, step: number, stride: number, first: boolean): Sum {
    let { total, size } = before;
    let negligible = 0;
    for (let index = 1; index * step <= this.#ends[direction]; index += stride) {
      const term = this.#term(direction * index * step);
      // A single point without a value is passed over; the last ones are the end of what decimals can tell apart.
      if (!term && this.#term(direction * (index + 0.37) * step)) continue;
      if (!term) {
        this.#ends[direction] = Math.min(this.#ends[direction], index * step);
        this.#leaveOver(direction * (index - stride) * step);
        break;
      }
      total = total.plus(term.value);
      size = size.plus(term.value.abs());
      negligible = term.value.abs().lte(size.times('1e-24')) && index * step > 2.5 ? negligible + 1 : 0;
      if (first && negligible > 2) {
        this.#ends[direction] = index * step;
        break;
      }
    }
    return { total, size };
  }

  /** Notes the size of the term at a place, after which nothing more is added. */
  #leaveOver(t: number): void {
    this.#leftOver = Math.max(this.#leftOver, Number(this.#term(t)?.value.abs() ?? 0));
  }

  #term(t: number): { value: Decimal } | undefined {
    const point = this.#point(t);
    const value = point && this.#evaluator.valueOrNothing(this.#program, new Map([[this.#variable, point.x]]));
    return value ? { value: value.times(point.weight) } : undefined;
  }

  /** The point that a value of the substitution variable stands for, and the derivative there. */
  #point(t: number): Point | undefined {
    const outer = hyperbolic(this.#evaluator.number(t));
    const u = this.#halfPi.times(outer.sinh);
    const slope = this.#halfPi.times(outer.cosh);
    const { power, inverse, sinh, cosh } = hyperbolic(u);
    if (this.#from.isFinite() && this.#to.isFinite()) {
      const half = this.#to.minus(this.#from).div(2);
      // The distance from the nearer end, width · e^(−|u|) / (2 cosh u), keeps its digits where x itself has none left.
      const distance = half.div((t < 0 ? inverse : power).times(cosh));
      const x = t < 0 ? this.#from.plus(distance) : this.#to.minus(distance);
      if (x.eq(this.#from) || x.eq(this.#to)) return undefined;
      return { x, weight: half.times(slope).div(cosh.times(cosh)) };
    }
    if (this.#from.isFinite() || this.#to.isFinite()) {
      const x = this.#from.isFinite() ? this.#from.plus(power) : this.#to.minus(power);
      if (x.eq(this.#from) || x.eq(this.#to)) return undefined;
      return { x, weight: power.times(slope) };
    }
    return { x: sinh, weight: slope.times(cosh) };
  }
}

/** The exponential of a number and of its negative, and its hyperbolic sine and cosine, for the price of one. */
function hyperbolic(u: Decimal): { power: Decimal; inverse: Decimal; sinh: Decimal; cosh: Decimal } {
  const power = u.exp();
  const inverse = power.pow(-1);
  return { power, inverse, sinh: power.minus(inverse).div(2), cosh: power.plus(inverse).div(2) };
}

/** Abscissae and weights of the Gauss-Kronrod rule with 15 points (Piessens et al., QUADPACK 1983); Gauss weights for every second one. */
const ABSCISSAE = [
  0.9914553711208126, 0.9491079123427585, 0.8648644233597691, 0.7415311855993945, 0.5860872354676911, 0.4058451513773972, 0.20778495500789848, 0,
];
const KRONROD = [
  0.022935322010529224, 0.06309209262997856, 0.10479001032225019, 0.14065325971552592, 0.1690047266392679, 0.19035057806478542, 0.20443294007529889,
  0.20948214108472782,
];
const GAUSS = [0.1294849661688697, 0.27970539148927664, 0.3818300505051189, 0.4179591836734694];

interface Panel {
  from: number;
  to: number;
  value: number;
  error: number;
}

/** The integral over a finite interval, the panel with the greatest error halved until all are small enough; nothing when they never are. */
function adaptively(value: RealFunction, from: number, to: number): Integral | undefined {
  const edge = (index: number): number => from + ((to - from) * index) / FIRST_PANELS;
  const panels = Array.from({ length: FIRST_PANELS }, (_, index) => panel(value, edge(index), edge(index + 1)));
  while (panels.length < MAX_PANELS) {
    const total = panels.reduce((sum, part) => sum + part.value, 0);
    const error = panels.reduce((sum, part) => sum + part.error, 0);
    if (Number.isNaN(total)) return undefined;
    if (error <= Math.max(1e-10 * Math.abs(total), 1e-13)) return { value: total, errorEstimate: error };
    // Several at a time, so that the sums above stay cheap.
    panels.sort((a, b) => b.error - a.error);
    for (const worst of panels.splice(0, Math.max(1, Math.floor(panels.length / 20)))) {
      const middle = (worst.from + worst.to) / 2;
      if (!(middle > Math.min(worst.from, worst.to) && middle < Math.max(worst.from, worst.to))) return undefined;
      panels.push(panel(value, worst.from, middle), panel(value, middle, worst.to));
    }
  }
  return undefined;
}

function panel(value: RealFunction, from: number, to: number): Panel {
  const [centre, half] = [(from + to) / 2, (to - from) / 2];
  // A single point without a value is passed over.
  const at = (x: number): number => {
    const here = value(x);
    return Number.isNaN(here) ? value(x + half * 1e-7) : here;
  };
  let [kronrod, gauss] = [0, 0];
  ABSCISSAE.forEach((abscissa, index) => {
    const sum = abscissa === 0 ? at(centre) : at(centre - half * abscissa) + at(centre + half * abscissa);
    kronrod += (KRONROD[index] ?? 0) * sum;
    if (index % 2 === 1) gauss += (GAUSS[(index - 1) / 2] ?? 0) * sum;
  });
  return { from, to, value: kronrod * half, error: Math.abs((kronrod - gauss) * half) };
}
