import { Decimal } from 'decimal.js';
import { cos, log10, sin } from '../../shared/numbers/elementary.ts';
import { countRealRoots, degree, derivative, type Polynomial } from './polynomial.ts';

/** A root in decimals; real ones have imaginary exactly 0. */
export interface Root {
  real: Decimal;
  imaginary: Decimal;
}

const MAX_ROUNDS = 120;
const MAX_DIGITS = 800;
/** Corrections below this, relative to the root, end the search: far below the precision of doubles. */
const ENOUGH = '1e-26';

/** All roots of a square-free polynomial, to well over 20 digits: Aberth's simultaneous iteration, real ones told apart by Sturm's theorem. */
export function rootsOf(polynomial: Polynomial): Root[] {
  const zeros = polynomial[0] === 0n ? 1 : 0;
  const rest = polynomial.slice(zeros);
  const found: Root[] = zeros === 1 ? [{ real: new Decimal(0), imaginary: new Decimal(0) }] : [];
  if (degree(rest) < 1) return found;
  const realRoots = countRealRoots(rest);
  for (let digits = 50; digits <= MAX_DIGITS; digits *= 2) {
    const roots = sortedOut(new Aberth(rest, digits).roots(), realRoots);
    if (roots) return [...found, ...roots];
  }
  throw new Error('the roots of a polynomial did not converge');
}

/** The real roots and the conjugate pairs among approximate roots; nothing when they are not exact enough to tell. */
function sortedOut(approximate: Root[] | undefined, realRoots: number): Root[] | undefined {
  if (!approximate) return undefined;
  const byDistance = approximate.toSorted((a, b) => a.imaginary.abs().comparedTo(b.imaginary.abs()));
  const real = byDistance.slice(0, realRoots).map((root) => ({ real: root.real, imaginary: new Decimal(0) }));
  const upper = byDistance.slice(realRoots).filter((root) => root.imaginary.gt(0));
  if (2 * upper.length !== approximate.length - realRoots) return undefined;
  return [...real, ...upper.flatMap((root) => [root, { real: root.real, imaginary: root.imaginary.negated() }])];
}

class Aberth {
  readonly #Number: typeof Decimal;
  readonly #coefficients: readonly Decimal[];
  readonly #slope: readonly Decimal[];

  constructor(polynomial: Polynomial, digits: number) {
    this.#Number = Decimal.clone({ precision: digits, minE: -9e15, maxE: 9e15 });
    const decimals = (coefficients: Polynomial): Decimal[] => coefficients.map((coefficient) => new this.#Number(String(coefficient)).toSD(digits)).reverse();
    this.#coefficients = decimals(polynomial);
    this.#slope = decimals(derivative(polynomial));
  }

  /** The roots, unless the iteration does not settle with so many digits. */
  roots(): Root[] | undefined {
    const roots = this.#starts();
    const settled = roots.map(() => false);
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      roots.forEach((root, index) => {
        if (settled[index]) return;
        const step = this.#step(roots, index);
        if (!step) return;
        root.real = root.real.minus(step.real);
        root.imaginary = root.imaginary.minus(step.imaginary);
        settled[index] = size(step).lte(size(root).times(ENOUGH));
      });
      if (settled.every(Boolean)) return roots;
    }
    return undefined;
  }

  /** Aberth's correction of one root: Newton's, repelled by the other roots. */
  #step(roots: readonly Root[], index: number): Root | undefined {
    const root = roots[index];
    if (!root) return undefined;
    const value = this.#value(this.#coefficients, root);
    if (value.real.isZero() && value.imaginary.isZero()) return value;
    const slope = this.#value(this.#slope, root);
    if (slope.real.isZero() && slope.imaginary.isZero()) return undefined;
    const newton = quotient(value, slope);
    let [real, imaginary] = [new this.#Number(0), new this.#Number(0)];
    roots.forEach((other, position) => {
      if (position === index) return;
      const distance = { real: root.real.minus(other.real), imaginary: root.imaginary.minus(other.imaginary) };
      const norm = distance.real.times(distance.real).plus(distance.imaginary.times(distance.imaginary));
      if (norm.isZero()) return;
      real = real.plus(distance.real.div(norm));
      imaginary = imaginary.minus(distance.imaginary.div(norm));
    });
    const repelled = product(newton, { real, imaginary });
    return quotient(newton, { real: repelled.real.negated().plus(1), imaginary: repelled.imaginary.negated() });
  }

  #value(coefficients: readonly Decimal[], { real, imaginary }: Root): Root {
    let [sumReal, sumImaginary] = [new this.#Number(0), new this.#Number(0)];
    for (const coefficient of coefficients) {
      [sumReal, sumImaginary] = [
        sumReal.times(real).minus(sumImaginary.times(imaginary)).plus(coefficient),
        sumReal.times(imaginary).plus(sumImaginary.times(real)),
      ];
    }
    return { real: sumReal, imaginary: sumImaginary };
  }

  /** Starting points on circles whose radii follow the sizes of the coefficients (Bini 1996: the upper convex hull of their logarithms). */
  #starts(): Root[] {
    const lowestFirst = this.#coefficients.toReversed();
    const logarithms = lowestFirst.map((coefficient) => (coefficient.isZero() ? Number.NEGATIVE_INFINITY : logarithm(coefficient)));
    const hull: number[] = [];
    logarithms.forEach((height, power) => {
      if (height === Number.NEGATIVE_INFINITY) return;
      const slope = (from: number, to: number): number => ((logarithms[to] ?? 0) - (logarithms[from] ?? 0)) / (to - from);
      while (hull.length > 1 && slope(hull.at(-2) ?? 0, hull.at(-1) ?? 0) <= slope(hull.at(-1) ?? 0, power)) hull.pop();
      hull.push(power);
    });
    const starts: Root[] = [];
    hull.slice(1).forEach((end, position) => {
      const begin = hull[position] ?? 0;
      const count = end - begin;
      const radius = new this.#Number(10).pow(((logarithms[begin] ?? 0) - (logarithms[end] ?? 0)) / count);
      for (let step = 0; step < count; step += 1) {
        const angle = (2 * Math.PI * step) / count + (2 * Math.PI * position) / lowestFirst.length + 0.7;
        starts.push({ real: radius.times(cos(angle)), imaginary: radius.times(sin(angle)) });
      }
    });
    return starts;
  }
}

/** The decimal logarithm of a number's size, to a few digits. */
const logarithm = (value: Decimal): number => value.e + log10(Math.abs(Number(value.div(`1e${value.e}`).toSD(15))));

const size = ({ real, imaginary }: Root): Decimal => real.abs().plus(imaginary.abs());

const product = (a: Root, b: Root): Root => ({
  real: a.real.times(b.real).minus(a.imaginary.times(b.imaginary)),
  imaginary: a.real.times(b.imaginary).plus(a.imaginary.times(b.real)),
});

function quotient(a: Root, b: Root): Root {
  const norm = b.real.times(b.real).plus(b.imaginary.times(b.imaginary));
  const top = product(a, { real: b.real, imaginary: b.imaginary.negated() });
  return { real: top.real.div(norm), imaginary: top.imaginary.div(norm) };
}
