import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  commonDivisor,
  countRealRoots,
  degree,
  derivative,
  exactQuotient,
  type Polynomial,
  plus,
  primitive,
  pseudoDivide,
  scaled,
  squareFreeFactors,
  times,
  trimmed,
} from './polynomial.ts';
import { irreducibleFactors } from './polynomial-factors.ts';
import { rootsOf } from './polynomial-roots.ts';

const polynomial = fc.array(fc.bigInt({ min: -9n, max: 9n }), { maxLength: 5 }).map(trimmed);
const nonZero = polynomial.filter((a) => a.length > 0);
const P = (...coefficients: number[]): Polynomial => coefficients.map(BigInt);
const product = (factors: readonly Polynomial[]): Polynomial => factors.reduce(times, P(1));

it('multiplies by the distributive law, and divides exactly what it has multiplied', () => {
  fc.assert(
    fc.property(polynomial, polynomial, nonZero, (a, b, c) => {
      expect(times(plus(a, b), c)).toEqual(plus(times(a, c), times(b, c)));
      expect(exactQuotient(times(a, c), c)).toEqual(a);
      expect(derivative(times(a, c))).toEqual(trimmed(plus(times(derivative(a), c), times(a, derivative(c)))));
    }),
  );
});

it('divides with a remainder of a lower degree', () => {
  fc.assert(
    fc.property(polynomial, nonZero, (a, b) => {
      const { quotient, remainder, times: steps } = pseudoDivide(a, b);
      const factor = (b.at(-1) ?? 0n) ** BigInt(steps);
      expect(plus(times(quotient, b), remainder)).toEqual(scaled(a, factor));
      expect(degree(remainder)).toBeLessThan(degree(b));
    }),
  );
});

it('finds the greatest common divisor of two multiples', () => {
  fc.assert(
    fc.property(nonZero, nonZero, nonZero, (a, b, c) => {
      const divisor = commonDivisor(times(a, c), times(b, c));
      for (const multiple of [times(a, c), times(b, c)]) expect(pseudoDivide(multiple, divisor).remainder).toEqual([]);
      expect(degree(divisor)).toBeGreaterThanOrEqual(degree(c));
    }),
  );
});

// x⁴+1 is irreducible and factors modulo every prime; the last is the polynomial of Swinnerton-Dyer for 2, 3 and 5.
it.each([
  [P(-1, 0, 0, 0, 1), [P(-1, 1), P(1, 1), P(1, 0, 1)]],
  [P(1, 0, 0, 0, 1), [P(1, 0, 0, 0, 1)]],
  [P(4, 0, 0, 0, 1), [P(2, -2, 1), P(2, 2, 1)]],
  [P(-1, 0, 0, 0, 0, 0, 1), [P(-1, 1), P(1, 1), P(1, -1, 1), P(1, 1, 1)]],
  [P(6, 5, 1), [P(2, 1), P(3, 1)]],
  [P(-6, 1, 2), [P(-3, 2), P(2, 1)]],
  [P(576, 0, -960, 0, 352, 0, -40, 0, 1), [P(576, 0, -960, 0, 352, 0, -40, 0, 1)]],
])('factors %s over the rational numbers', (whole, factors) => {
  const sorted = (list: readonly Polynomial[]): string[] => list.map(String).sort();
  expect(sorted(irreducibleFactors(whole))).toEqual(sorted(factors));
});

it('has factors whose product is the polynomial, free of squares with their powers', () => {
  fc.assert(
    fc.property(nonZero, nonZero, (a, b) => {
      const whole = primitive(times(times(a, a), b));
      fc.pre(degree(whole) > 0);
      const parts = squareFreeFactors(whole);
      const again = product(parts.flatMap(({ factor, multiplicity }) => Array.from({ length: multiplicity }, () => factor)));
      expect([String(again), String(scaled(again, -1n))]).toContain(String(whole));
      for (const { factor } of parts) {
        expect(degree(commonDivisor(factor, derivative(factor)))).toBeLessThanOrEqual(0);
        const positive = (factor.at(-1) ?? 0n) < 0n ? scaled(factor, -1n) : factor;
        expect(product(irreducibleFactors(positive))).toEqual(positive);
      }
    }),
    { numRuns: 60 },
  );
});

it('finds as many roots as the degree, of the sum and the product that Vieta’s formulas say, real ones as Sturm counts them', () => {
  const whole = fc.uniqueArray(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(whole, fc.boolean(), (zeros, complex) => {
      const a = product([...zeros.map((zero) => P(-zero, 1)), ...(complex ? [P(5, 2, 1)] : [])]);
      const roots = rootsOf(a);
      expect(roots).toHaveLength(degree(a));
      expect(countRealRoots(a)).toBe(zeros.length);
      const real = roots.filter(({ imaginary }) => imaginary.isZero()).map((one) => one.real.toNumber());
      expect(real.toSorted((x, y) => x - y).map((value) => Math.round(value * 1e12) / 1e12 + 0)).toEqual(
        zeros.toSorted((x, y) => x - y).map((zero) => zero + 0),
      );
      const sum = roots.reduce((total, one) => total + one.real.toNumber(), 0);
      expect(sum).toBeCloseTo(zeros.reduce((total, zero) => total + zero, 0) - (complex ? 2 : 0), 9);
    }),
    { numRuns: 40 },
  );
});
