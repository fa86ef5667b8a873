import { Decimal } from 'decimal.js';
import { expect, it } from 'vitest';
import { pythonRows } from '../../shared/testing.ts';
import { type Root, rootsOf } from './polynomial-roots.ts';

/** How far a root is from the nearest of some others, each taken once. */
function distances(found: readonly Root[], expected: readonly (readonly [string, string])[]): number[] {
  const left = [...expected];
  return found.map(({ real, imaginary }) => {
    const apart = left.map(([x, y]) => Decimal.hypot(real.minus(x), imaginary.minus(y)).toNumber());
    const nearest = Math.min(...apart);
    left.splice(apart.indexOf(nearest), 1);
    return nearest;
  });
}

it.each(pythonRows<[string[], [string, string][]]>('roots', 'math'))('finds the roots of %j that mpmath does, to 18 places', (coefficients, expected) => {
  const found = rootsOf(coefficients.map(BigInt));
  expect(found).toHaveLength(expected.length);
  for (const distance of distances(found, expected)) expect(distance).toBeLessThan(1e-17);
  expect(found.filter(({ imaginary }) => imaginary.isZero())).toHaveLength(expected.filter(([, imaginary]) => Math.abs(Number(imaginary)) < 1e-15).length);
});

it("tells Wilkinson's roots, the whole numbers from 1 to 20, as real", () => {
  let polynomial = [1n];
  for (let root = 1n; root <= 20n; root++) polynomial = [...polynomial.map((c) => -root * c), 0n].map((c, power) => c + (polynomial[power - 1] ?? 0n));
  const found = rootsOf(polynomial);
  expect(found.every(({ imaginary }) => imaginary.isZero())).toBe(true);
  expect(found.map(({ real }) => Number(real.toFixed(12))).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

it('tells two real roots that differ by less than 10^-9 from a conjugate pair', () => {
  // (10^10 x - 10^10)^2 - 1 and (10^10 x - 10^10)^2 + 1
  const square = 10n ** 20n;
  expect(rootsOf([square - 1n, -2n * square, square]).map(({ imaginary }) => imaginary.isZero())).toEqual([true, true]);
  expect(rootsOf([square + 1n, -2n * square, square]).map(({ imaginary }) => imaginary.abs().toNumber())).toEqual([1e-10, 1e-10]);
});
